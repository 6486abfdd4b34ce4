import { html } from 'hono/html';
import { formatPrice } from '../../../../catalogue/money.ts';
import { company } from '../../../../content/company.ts';
import type { SessionRow } from '../books/session-object.ts';
import { type Html, pageAnswer } from './layout.ts';
import { leaveAddress, paidAddress } from './ways-out.ts';

/** The step in which the buyer's bank asks whether it is really the buyer. */
export function bankPage(session: SessionRow): Promise<Response> {
  const card = session.attempt?.card.slice(-4) ?? '';
  return panel(session, {
    title: 'Confirm this payment',
    lead: 'Your bank checks that it is you. In the sandbox you decide what it finds.',
    more: html`<dl><dt>To</dt><dd>${company.name}</dd><dt>Amount</dt><dd>${formatPrice(session.totalPence)}</dd><dt>Card</dt><dd>Visa ending ${card}</dd></dl>
<form class="acts two" method="post" action="/sandbox/checkout/${session.id}/confirm">
<button class="button main" name="answer" value="complete">Complete</button>
<button class="button line" name="answer" value="fail">Fail</button>
</form>`,
  });
}

/** A session that is over says so, and where to go from here. */
export function endedPage(session: SessionRow): Promise<Response> {
  return session.status === 'complete'
    ? panel(session, {
        title: 'This order is paid',
        lead: `${formatPrice(session.totalPence)} was paid with a test card. There is nothing more to do here.`,
        more: way(paidAddress(session), 'See your order'),
      })
    : panel(session, {
        title: 'This checkout has expired',
        lead: 'Nothing was charged, and the goods are back on the shelf. Your cart is still in the shop.',
        more: way(leaveAddress(session), 'Back to shop'),
        status: 410,
      });
}

/** No session goes by this address. */
export function unknownPage(): Promise<Response> {
  return panel(undefined, {
    title: 'Page Not Found',
    lead: 'There is no checkout at this address. Start again from your cart.',
    more: way('/', 'Back to shop'),
    status: 404,
  });
}

/** The books cannot be read, or the form cannot, or it did not come from here. */
export function refusalPage(status: number, title: string, lead: string): Promise<Response> {
  return panel(undefined, { title, lead, more: way('/', 'Back to shop'), status });
}

type Panel = { title: string; lead: string; more: Html; status?: number };

function panel(session: SessionRow | undefined, { title, lead, more, status }: Panel) {
  const body = html`<section class="panel"><h1>${title}</h1><p class="lead">${lead}</p>${more}</section>`;
  return pageAnswer({
    title,
    shop: session ? leaveAddress(session) : '/',
    body,
    ...(status !== undefined && { status }),
  });
}

function way(address: string, label: string): Html {
  return html`<div class="acts"><a class="button main" href="${address}">${label}</a></div>`;
}
