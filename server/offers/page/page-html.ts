import type { Catalogue } from '../../../catalogue/index-products.ts';
import { claims, company } from '../../../content/company.ts';
import { offerTotals, quoteParameter } from '../../../contract/offer.ts';
import { askForm, declineForm } from '../../../contract/offer-forms.ts';
import { offerPaths } from '../../../contract/offer-paths.ts';
import { ukDate } from '../../email/uk-date.ts';
import { type Html, html, paragraphs } from '../../http/html.ts';
import { offerEndMessages } from '../accept.ts';
import type { OfferEnd } from '../offer.ts';
import { formatFullDay } from '../offer-emails.ts';
import { acceptPanelHtml } from './accept-html.ts';
import { alertHtml, buttonFormHtml, formHtml, type RejectedForm } from './form-html.ts';
import { linesHtml, totalsHtml } from './lines-html.ts';
import { orderHtml } from './order-html.ts';
import type { CustomerPage, Message } from './page-data.ts';

export type PageRequest = {
  key: string;
  catalogue: Catalogue;
  rejected?: RejectedForm | undefined;
  now?: Date;
};

/** The body of the customer's page, for any state of the request and its offer. */
export function pageHtml(page: CustomerPage, request: PageRequest): Html {
  const { offered, order } = page;
  const content = order
    ? orderHtml(page, order, request)
    : offered
      ? offerHtml(page, offered, request)
      : requestHtml(page, request);
  return html`<div class="offer" data-offer-key="${request.key}">${content}</div>`;
}

/** The page of a link that is not valid. */
export function invalidLinkHtml(): Html {
  return html`<div class="offer"><div class="offer-head"><h1>This link doesn't work</h1>
<p class="offer-lead">Part of it may be missing, or the page may have been deleted. Open it from our email again, call <a href="${company.phone.href}">${company.phone.shown}</a> or email <a href="${company.email.href}">${company.email.shown}</a>.</p></div></div>`;
}

/** The page while the database cannot be reached. */
export function unavailableHtml(): Html {
  return html`<div class="offer"><div class="offer-head"><h1>We can't show this page right now</h1>
<p class="offer-lead">Nothing is lost. Please try again in a minute, or call <a href="${company.phone.href}">${company.phone.shown}</a>.</p></div></div>`;
}

/** The page of a request without an offer. */
function requestHtml(
  { quoteRequest, messages }: CustomerPage,
  { key, rejected }: PageRequest,
): Html {
  return html`<div class="offer-head"><p class="offer-label">Quote request of ${ukDate(quoteRequest.createdAt)}</p>
<h1>Your quote request</h1>
<p class="offer-lead">For ${quoteRequest.company}. We'll reply in writing within ${claims.quoteWorkingDays} working days.</p></div>
${rejected && alertHtml(rejected)}
${threadHtml(quoteRequest.message, quoteRequest.createdAt, messages)}
${questionFormHtml(key, rejected)}`;
}

type Offered = NonNullable<CustomerPage['offered']>;

function offerHtml(page: CustomerPage, offered: Offered, request: PageRequest): Html {
  const { offer, version, end } = offered;
  const { key, rejected } = request;
  const { reference, company: firm, name } = offer;
  const totals = offerTotals(version.lines);
  const recipientText = [name, firm].filter(Boolean).join(', ') || offer.email;
  const hidden = { key, version: String(version.number) };
  const isDeclining = rejected?.path === offerPaths.decline;
  return html`<div class="offer-head"><div><p class="offer-label">Offer ${reference}, version ${version.number}</p>
<h1>${version.title || 'Your offer'}</h1>
<p class="offer-lead">For ${firm || name || offer.email}</p></div>${!end && daysLeftHtml(offered, request.now)}</div>
${rejected && alertHtml(rejected)}
${page.isPreview && previewHtml}
${end && offerEndHtml(end)}
<dl class="offer-cells"><div><dt>Offer</dt><dd>${reference}, version ${version.number}</dd></div><div><dt>Date</dt><dd>${ukDate(version.sentAt ?? version.savedAt)}</dd></div><div><dt>Valid until</dt><dd>${formatFullDay(version.validUntil)}</dd></div><div><dt>Delivery</dt><dd>${deliveryText(version.leadDays)}</dd></div><div><dt>For</dt><dd>${recipientText}</dd></div></dl>
<div class="offer-grid${end && ' offer-ended'}"><div>
${version.note && html`<div class="offer-note">${paragraphs(version.note)}</div>`}
${linesHtml(version.lines, offered.before?.lines, request.catalogue)}
${totalsHtml(version.lines, totals)}
<div class="offer-terms"><div><h2>Delivery</h2><p>${deliveryText(version.leadDays)}.</p></div><div><h2>Payment</h2><p>By card now, or by bank transfer: we'll dispatch the goods once the payment arrives.</p></div><div><h2>Returns</h2><p>${claims.returnDays} days to cancel or return if you buy as a consumer. Our <a href="/terms">terms and conditions</a> apply.</p></div></div>
${pdfLinkHtml(key, 'Offer as PDF')}
</div>
${!end && acceptPanelHtml(page, offered, totals, request)}
</div>
${threadHtml(page.quoteRequest.message, page.quoteRequest.createdAt, page.messages)}
${questionFormHtml(key, rejected, end)}
${
  !end &&
  html`<details class="offer-more" id="decline"${isDeclining && html` open`}><summary>Decline this offer</summary>
${formHtml({ action: offerPaths.decline, form: declineForm, hidden, rejected, isPlain: true })}</details>
${
  !offer.remindersOff &&
  html`<div class="offer-quiet"><p>We'll email you one reminder before this offer ends.</p>${buttonFormHtml(offerPaths.reminders, "Don't remind me", { key }, 'offer-link')}</div>`
}`
}`;
}

const previewHtml = html`<div class="offer-state" role="status"><p><strong>This is a preview.</strong> The customer sees the same page without this line. Nothing can be accepted here.</p></div>`;

function deliveryText(leadDays: number | null): string {
  const days = leadDays ?? claims.deliveryWorkingDays;
  const [count, unit] = [days, days === 1 ? 'working day' : 'working days'];
  return `Within ${count} ${unit} of payment`;
}

const nextStepTexts: Readonly<Record<OfferEnd, string>> = {
  accepted: '',
  declined: 'Changed your mind? Ask us for a new version below.',
  withdrawn: 'Still interested? Ask us below, or call us.',
  lapsed: 'Ask us below for a new one: we may be able to offer the same again.',
  replaced: '',
};

function offerEndHtml(end: OfferEnd): Html {
  return html`<div class="offer-state" role="status"><p><strong>${offerEndMessages[end]}</strong> ${nextStepTexts[end]}</p></div>`;
}

/** The days left to accept, drawn to scale with the words inside. */
function daysLeftHtml({ version }: Offered, now = new Date()): Html {
  const dayMs = 86_400_000;
  const days = Math.max(
    0,
    Math.round(
      (Date.parse(version.validUntil) - Math.floor(now.getTime() / dayMs) * dayMs) / dayMs,
    ),
  );
  const text = days === 0 ? 'Last day' : days === 1 ? '1 day left' : `${days} days left`;
  const ticks = Math.min(Math.max(days, 1), 60);
  const at = (tick: number) => 1 + (358 / ticks) * tick;
  const marks = Array.from(
    { length: ticks - 1 },
    (_, tick) => `M${at(tick + 1).toFixed(1)} ${(tick + 1) % 5 === 0 ? 22 : 26}V30`,
  );
  return html`<svg class="offer-days" viewBox="0 0 360 46" role="img" aria-label="${text}"><path d="M1 30H359M1 18v18M359 18v18M1 30l8-3.5v7zM359 30l-8-3.5v7z"></path><path class="offer-ticks" d="${marks.join('')}"></path><rect x="132" y="18" width="96" height="24"></rect><text x="180" y="35" text-anchor="middle">${text}</text><text class="offer-small" x="1" y="12">Today</text><text class="offer-small" x="359" y="12" text-anchor="end">${formatFullDay(version.validUntil)}</text></svg>`;
}

function threadHtml(request: string, at: Date, messages: readonly Message[]): Html | undefined {
  const all = [...(request ? [{ isOurs: false, body: request, at }] : []), ...messages];
  if (all.length === 0) return undefined;
  return html`<section class="offer-thread" aria-labelledby="messages"><h2 id="messages">Messages</h2><ol>${all.map(
    ({ isOurs, body, at: moment }) =>
      html`<li${isOurs && html` class="offer-ours"`}><p class="offer-label">${isOurs ? company.name : 'You'}, ${ukDate(moment)}</p>${paragraphs(body)}</li>`,
  )}</ol></section>`;
}

/** The form for a question, open if the offer can no longer be accepted. */
export function questionFormHtml(key: string, rejected?: RejectedForm, end?: OfferEnd): Html {
  const isOpen = end !== undefined || rejected?.path === offerPaths.ask;
  const title = end === 'lapsed' || end === 'withdrawn' ? 'Ask for it again' : 'Ask a question';
  return html`<details class="offer-more" id="ask"${isOpen && html` open`}><summary>${title}</summary>
${formHtml({ action: offerPaths.ask, form: askForm, hidden: { key }, rejected, isPlain: true })}</details>`;
}

/** The query parameter with the number of an invoice or credit note. */
export const documentParameter = 'number';

/** A link to a PDF: of the page itself, or of an invoice or credit note by its number. */
export function pdfLinkHtml(key: string, text: string, number?: string): Html {
  const query = { [quoteParameter]: key, ...(number && { [documentParameter]: number }) };
  const href = `${offerPaths.document}?${new URLSearchParams(query)}`;
  return html`<p class="offer-document"><a href="${href}" rel="nofollow">${text}</a></p>`;
}
