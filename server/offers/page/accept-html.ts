import { randomUUID } from 'node:crypto';
import { formatPrice } from '../../../catalogue/money.ts';
import { type OfferTotals, paymentWorkingDays } from '../../../contract/offer.ts';
import { acceptForm } from '../../../contract/offer-forms.ts';
import { offerPaths } from '../../../contract/offer-paths.ts';
import { type Html, html } from '../../http/html.ts';
import { formHtml } from './form-html.ts';
import type { CustomerPage } from './page-data.ts';
import type { PageRequest } from './page-html.ts';

/** The two ways to accept: pay by card now, or by bank transfer later. */
export function acceptPanelHtml(
  { quoteRequest }: CustomerPage,
  { offer, version }: NonNullable<CustomerPage['offered']>,
  totals: OfferTotals,
  { key, rejected }: PageRequest,
): Html {
  const { totalPence, exVatPence, discountPence } = totals;
  const hidden = { key, version: String(version.number) };
  const wasRejected = rejected?.path === offerPaths.accept;
  const knownDetails = {
    name: offer.name,
    company: offer.company || quoteRequest.company,
    phone: offer.phone,
  };
  const prefilled = wasRejected
    ? rejected
    : { path: offerPaths.accept, sentence: '', typed: knownDetails, errors: {} };
  return html`<aside class="offer-accept" id="accept" aria-labelledby="to-pay">
<div><p class="offer-label" id="to-pay">To pay, including VAT</p><p class="offer-sum">${formatPrice(totalPence)}</p><p class="offer-small-text">${formatPrice(exVatPence)} ex VAT. ${discountPence > 0 && `You save ${formatPrice(discountPence)} on list prices.`}</p></div>
<div><form method="post" action="${offerPaths.pay}"><input type="hidden" name="key" value="${key}"><input type="hidden" name="version" value="${version.number}"><input type="hidden" name="attempt" value="${randomUUID()}"><button type="submit" class="offer-button">Accept and pay ${formatPrice(totalPence)} by card</button></form>
<p class="offer-small-text">You enter the delivery address, your PO number and your card on the secure payment page. Your order is placed when you pay.</p></div>
<details${wasRejected && html` open`}><summary>Accept and pay by bank transfer</summary>
<p class="offer-small-text">Your order is placed now, and the goods are held for you for ${paymentWorkingDays} working days. We'll email you a pro-forma invoice with our bank details, and dispatch the goods once the payment arrives.</p>
${formHtml({ action: offerPaths.accept, form: acceptForm, hidden, rejected: prefilled, isPlain: true })}</details>
<div class="offer-links"><p class="offer-small-text">By accepting, you order${offer.company && ` for ${offer.company}`} under our <a href="/terms">terms and conditions</a>.</p><p><a href="#ask">Ask a question</a> <a href="#decline">Decline</a></p></div>
</aside>`;
}
