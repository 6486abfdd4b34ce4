import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { SessionRow } from '../database.ts';
import { style } from './style.ts';

/** What the pages say of the seller. */
export type SellerDetails = {
  name: string;
  contact: string;
  /** What makes up a total: VAT, delivery. */
  totalRows: (
    totalPence: number,
    /** Whether one of the lines is a delivery charge. */
    hasDelivery: boolean,
  ) => readonly (readonly [label: string, value: string])[];
};

/** A piece of a page; what is put into it is escaped. */
export type Html = ReturnType<typeof html>;

type Page = { title: string; shop: SellerDetails; backUrl: string; body: Html; status: number };

const styleHash = createHash('sha256').update(style).digest('base64');

/** One page of the hosted checkout, marked as a sandbox, hidden from search engines and caches. */
export async function pageResponse(shown: Page): Promise<Response> {
  const { title, shop, backUrl, body, status } = shown;
  const page = await html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${title} · ${shop.name} sandbox checkout</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${raw(style)}</style>
</head>
<body>
<header>
<div class="band"><p class="sheet"><b>Sandbox</b>This is a test checkout. No money moves and no card is charged.</p></div>
<div class="top"><div class="sheet">
<span class="logo">${mark}${shop.name}</span>
<a class="quiet" href="${backUrl}">Back to shop</a>
</div></div>
</header>
<main class="sheet">${body}</main>
<footer class="sheet"><p class="foot">This page stands in for our payment provider so you can try the shop. Don't enter a real card number. ${shop.contact}</p></footer>
</body>
</html>`;
  const backOrigin = new URL(backUrl, 'http://localhost').origin;
  return new Response(String(page), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; form-action 'self' ${backOrigin}; base-uri 'none'; frame-ancestors 'none'`,
      'x-robots-tag': 'noindex, nofollow',
      ...(status === 503 && { 'retry-after': '5' }),
    },
  });
}

/** Two stiles, three rungs. */
const mark = raw(
  '<svg viewBox="0 0 30 40" aria-hidden="true"><path fill="#0e1a2b" d="M0 0h5v40H0zM25 0h5v40h-5zM5 6h20v4H5zM5 30h20v4H5z"/><path fill="#ffcb05" d="M5 18h20v4H5z"/></svg>',
);

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

export function formatPence(pence: number): string {
  return pounds.format(pence / 100);
}

/** Where a buyer goes who has paid. */
export function successUrl({ id, asked }: SessionRow): string {
  return asked.success_url.replaceAll('{CHECKOUT_SESSION_ID}', id);
}

/** A session that is over says so, and where to go from here. */
export function sessionEndedPage(shop: SellerDetails, row: SessionRow): Promise<Response> {
  const backUrl = row.asked.cancel_url;
  if (row.status !== 'complete') {
    const text = "You haven't been charged. Your items are still in your cart.";
    return messagePage(shop, 410, ['This checkout has expired', text], backUrl);
  }
  const text = `You paid ${formatPence(row.totalPence)} with a test card. No money moved.`;
  const order = { url: successUrl(row), label: 'See your order' };
  return messagePage(shop, 200, ['This order has been paid', text], backUrl, order);
}

export function messagePage(
  shop: SellerDetails,
  status: number,
  [title, text]: readonly [string, string],
  backUrl = '/',
  { url, label } = { url: backUrl, label: 'Back to shop' },
): Promise<Response> {
  const body = html`<section class="panel"><h1>${title}</h1><p class="lead">${text}</p><a class="button main" href="${url}">${label}</a></section>`;
  return pageResponse({ title, shop, backUrl, body, status });
}
