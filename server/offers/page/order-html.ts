import { formatPrice } from '../../../catalogue/money.ts';
import { company } from '../../../content/company.ts';
import { longDay } from '../../../content/long-day.ts';
import { trackingUrl } from '../../../contract/carriers.ts';
import { offerTotals } from '../../../contract/offer.ts';
import { offerPaths } from '../../../contract/offer-paths.ts';
import type { OrderState } from '../../../contract/order.ts';
import { documentNames } from '../../documents/document-pdf.ts';
import { ukDate } from '../../email/uk-date.ts';
import { type Html, html } from '../../http/html.ts';
import { deliveryDueDay } from '../../orders/delivery.ts';
import { owedPence, transferFacts } from '../../orders/emails/payment-emails.ts';
import { isUnderReview } from '../../orders/issue-text.ts';
import { isPartDispatched, type Order } from '../../orders/order.ts';
import { receivedPence } from '../../orders/order-amounts.ts';
import { formatFullDay } from '../offer-emails.ts';
import { alertHtml, buttonFormHtml } from './form-html.ts';
import { linesHtml, totalsHtml } from './lines-html.ts';
import type { CustomerPage } from './page-data.ts';
import { type PageRequest, pdfLinkHtml, questionFormHtml } from './page-html.ts';

const stateHeadings: Readonly<Record<OrderState, string>> = {
  'awaiting-payment': 'Thank you. Please make the bank transfer now.',
  paid: 'Thank you for your order',
  preparing: 'Your order is being prepared',
  dispatched: 'Your order is on its way',
  delivered: 'Your order has been delivered',
  cancelled: 'Your order has been cancelled',
  refunded: 'Your order has been refunded',
};

/** The order of an accepted offer, and how to pay it if payment is still due. */
export function orderHtml(page: CustomerPage, order: Order, request: PageRequest): Html {
  const { offered } = page;
  const { key, rejected } = request;
  const { reference, state } = order;
  const accepted = offered?.offer.decidedAt ?? order.createdAt;
  const lines = offered?.offer.versions.find(
    ({ number }) => number === offered.offer.acceptedVersion,
  )?.lines;
  return html`<div class="offer-head"><div><p class="offer-label">${offered?.offer.reference}, accepted on ${ukDate(accepted)} as order ${reference}</p>
<h1>${isPartDispatched(order) ? 'Part of your order is on its way' : stateHeadings[state]}</h1>
<p class="offer-lead">${leadText(order)}</p></div></div>
${rejected && alertHtml(rejected)}
<div class="offer-order">${stepsHtml(order)}${
    state === 'awaiting-payment' &&
    html`<dl class="offer-transfer">${transferFacts(order).map(
      ([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`,
    )}</dl>`
  }</div>
${state === 'awaiting-payment' && pdfLinkHtml(key, 'Pro-forma invoice as PDF')}
${order.sessionId !== null && html`<p class="offer-document"><a href="/success?session_id=${encodeURIComponent(order.sessionId)}">Track your order</a></p>`}
${shipmentsHtml(order)}
${page.documents.map(({ kind, number }) => pdfLinkHtml(key, `${documentNames[kind]} ${number} as PDF`, number))}
${registerHtml(order, key)}
${lines && html`${linesHtml(lines, undefined, request.catalogue)}${totalsHtml(lines, offerTotals(lines))}`}
${questionFormHtml(key, rejected)}`;
}

/** The fragment that shows the message that the register email was sent. */
export const registerSentAnchor = 'register-sent';

function registerHtml({ state, paidAt }: Order, key: string): Html | undefined {
  if (paidAt === null || state === 'cancelled' || state === 'refunded') return undefined;
  return html`<section class="offer-more" aria-labelledby="register"><h2 id="register">Equipment register</h2>
<p class="offer-small-text">Documents, QR labels and inspections for each piece, on your phone. No account needed: we email you a link.</p>
${buttonFormHtml(offerPaths.register, 'Open a register', { key }, 'offer-button offer-button-plain')}
<p class="offer-sent" id="${registerSentAnchor}" role="status">We've emailed the link to the address on this order.</p></section>`;
}

function leadText(order: Order): string {
  const { state, paymentDue } = order;
  const call = `Call ${company.phone.shown} or ask below.`;
  if (state === 'awaiting-payment') {
    const received = receivedPence(order);
    const part = received > 0 ? `We've received ${formatPrice(received)} so far. ` : '';
    const day = paymentDue === null ? '' : ` until ${formatFullDay(paymentDue)}`;
    return `${part}Please pay ${formatPrice(owedPence(order))}. We'll hold the goods for you${day}, and dispatch them once the payment arrives.`;
  }
  if (state === 'cancelled') {
    return order.paidAt === null
      ? `No payment arrived in time. Still want it? ${call}`
      : `We'll refund what you paid. Not what you expected? ${call}`;
  }
  if (state === 'refunded') return `We've refunded what you paid. Questions? ${call}`;
  if (isUnderReview(order)) return 'We need to check your order and will email you today.';
  const due = deliveryDueDay(order);
  return due ? `We'll deliver it by ${longDay(due)}.` : "We'll keep you posted by email.";
}

/** The steps of the order, with the current one marked. */
function stepsHtml(order: Order): Html | undefined {
  if (order.state === 'cancelled' || order.state === 'refunded') return undefined;
  const at = (...states: OrderState[]) =>
    order.events.find(({ state }) => states.includes(state))?.at;
  const steps = [
    ['Accepted', order.createdAt],
    [order.paidBy === 'card' ? 'Paid by card' : 'Payment received', order.paidAt ?? undefined],
    ['Dispatched', at('dispatched')],
    ['Delivered', at('delivered')],
  ] as const;
  const current = steps.findIndex(([, moment]) => moment === undefined);
  return html`<ol class="offer-steps">${steps.map(
    ([name, moment], index) =>
      html`<li${moment ? html` class="offer-done"` : index === current && html` aria-current="step"`}><b>${name}</b><span>${moment ? ukDate(moment) : index === current ? 'Next' : ''}</span></li>`,
  )}</ol>`;
}

function shipmentsHtml({ shipments }: Order): Html | undefined {
  if (shipments.length === 0) return undefined;
  return html`<ul class="offer-shipments">${shipments.map(({ carrier, tracking, at }) => {
    const href = trackingUrl(carrier, tracking);
    const text = `${carrier}${tracking ? `, ${tracking}` : ''}`;
    return html`<li>${ukDate(at)}: ${href ? html`<a href="${href}" rel="noreferrer">${text}</a>` : text}</li>`;
  })}</ul>`;
}
