import { html, raw } from 'hono/html';
import { company } from '../../../../content/company.ts';
import { policyOf, style } from './style.ts';

/** A piece of a page; what was put into it is escaped. */
export type Html = ReturnType<typeof html>;

type Page = {
  title: string;
  /** Where leaving without paying leads. */
  shop: string;
  body: Html;
  status?: number;
};

/** One page of the hosted checkout, marked as a sandbox, hidden from search engines and from caches. */
export async function pageAnswer({ title, shop, body, status = 200 }: Page): Promise<Response> {
  const page = await html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${title} · ${company.name} sandbox checkout</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${raw(style)}</style>
</head>
<body>
<header>
<div class="band"><p class="sheet"><b>Sandbox</b>No money moves here and no card is charged.</p></div>
<div class="top"><div class="sheet">
<span class="logo">${mark}${company.name}</span>
<a class="quiet" href="${shop}">Back to shop</a>
</div></div>
</header>
<main class="sheet">${body}</main>
<footer class="sheet"><p class="foot">A stand-in for the payment provider, for trying the shop out. Do not enter a real card number. ${company.legalName}, ${company.phone.shown}.</p></footer>
</body>
</html>`;
  return new Response(String(page), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policyOf(new URL(shop, 'http://localhost').origin),
      'x-robots-tag': 'noindex, nofollow',
    },
  });
}

/** Two stiles, three rungs. */
const mark = html`<svg viewBox="0 0 30 40" aria-hidden="true"><path fill="#0e1a2b" d="M0 0h5v40H0zM25 0h5v40h-5zM5 6h20v4H5zM5 30h20v4H5z"/><path fill="#ffcb05" d="M5 18h20v4H5z"/></svg>`;
