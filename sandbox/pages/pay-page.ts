import { html } from 'hono/html';
import type { FieldErrors } from '../../contract/field-errors.ts';
import type { SessionRow } from '../database.ts';
import { testCards } from '../sessions.ts';
import type { SessionLine } from '../stripe-objects.ts';
import { type BuyerFormValues, customFieldName } from './buyer-form.ts';
import { formatPence, type Html, pageResponse, type SellerDetails } from './layout.ts';

type PayPageState = {
  shop: SellerDetails;
  row: SessionRow;
  typed: BuyerFormValues;
  errors?: FieldErrors;
  /** Why the last card was declined. */
  declined?: string;
  status?: number;
};

type TextField = {
  name: string;
  label: string;
  autocomplete: string;
  type?: 'email' | 'tel';
  hint?: string;
  optional?: boolean;
};

/** The page for contact details, delivery address and test card. */
export function payPage(filled: PayPageState): Promise<Response> {
  const { shop, row, errors = {}, declined, status = 200 } = filled;
  const { custom_fields: custom, custom_text: customText } = row.asked;
  const input = (field: TextField) => textField(field, filled);
  const isWrong = declined !== undefined || Object.keys(errors).length > 0;
  const body = html`<h1>Checkout</h1>
<p class="lead">Your items are reserved until ${ukTimeFormat.format(row.expiresAt)}.</p>
<div class="columns">
${orderSummary(row, shop)}
<form class="pay" method="post" action="/sandbox/checkout/${row.id}" novalidate>
${declined ? html`<p class="alert" role="alert" tabindex="-1" autofocus>${declined} <a href="#card">Choose another card</a></p>` : errorSummary(errors)}
<fieldset><legend>Contact</legend><div class="fields two">
${input({ name: 'email', label: 'Email', type: 'email', autocomplete: 'email', hint: 'For your order confirmation' })}
${input({ name: 'phone', label: 'Phone', type: 'tel', autocomplete: 'tel', hint: 'For the driver' })}
</div></fieldset>
<fieldset><legend>Delivery address</legend><div class="fields">
${input({ name: 'name', label: 'Full name', autocomplete: 'shipping name' })}
${input({ name: 'line1', label: 'Address line 1', autocomplete: 'shipping address-line1' })}
${input({ name: 'line2', label: 'Address line 2', autocomplete: 'shipping address-line2', optional: true })}
<div class="fields two">
${input({ name: 'town', label: 'Town or city', autocomplete: 'shipping address-level2' })}
${input({ name: 'county', label: 'County', autocomplete: 'shipping address-level1', optional: true })}
${input({ name: 'postcode', label: 'Postcode', autocomplete: 'shipping postal-code' })}
<div class="field"><p class="label">Country</p><p class="given">United Kingdom or Isle of Man</p></div>
</div>${linkify(customText?.shipping_address?.message)}</div></fieldset>
${
  custom.length > 0 &&
  html`<fieldset><legend>About the order</legend><div class="fields">${custom.map((field) =>
    input({
      name: customFieldName(field),
      label: field.label.custom,
      autocomplete: 'off',
      optional: field.optional,
    }),
  )}</div></fieldset>`
}
${cardChoice(filled)}
<div class="acts">
${linkify(customText?.submit?.message)}
<button class="button main">Pay ${formatPence(row.totalPence)}</button>
<a class="button line" href="${row.asked.cancel_url}">Leave without paying</a>
</div>
</form>
</div>`;
  const title = isWrong ? 'Error: Checkout' : 'Checkout';
  return pageResponse({ title, shop, backUrl: row.asked.cancel_url, body, status });
}

function textField(field: TextField, { typed, errors = {} }: PayPageState): Html {
  const { name, label, autocomplete, type = 'text', hint, optional = false } = field;
  const error = errors[name];
  const describedBy = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ');
  return html`<div class="field">
<label for="${name}">${label}${optional && html` <i>optional</i>`}</label>
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" value="${typed[name]}"${
    optional ? '' : html` required`
  }${error ? html` aria-invalid="true"` : ''}${
    describedBy ? html` aria-describedby="${describedBy}"` : ''
  }>
${error && html`<p class="wrong" id="${name}-error">${error}</p>`}
${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
</div>`;
}

function cardChoice({ typed, errors = {} }: PayPageState): Html {
  const chosen = typed.card || testCards[0].number;
  return html`<fieldset id="card"${errors.card ? html` aria-describedby="card-error"` : ''}><legend>Test card</legend>
${errors.card && html`<p class="wrong" id="card-error">${errors.card}</p>`}
<div class="choices">${testCards.map(({ number, label }) => {
    const spaced = number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
    const checked = number === chosen ? html` checked` : '';
    return html`<label><input type="radio" name="card" value="${number}"${checked}><b>Visa ${spaced}</b><span>${label}</span></label>`;
  })}</div></fieldset>`;
}

function orderSummary({ lines, totalPence }: SessionRow, { totalRows }: SellerDetails): Html {
  const hasDelivery = lines.some(({ price }) => price.product.metadata.delivery !== undefined);
  return html`<section class="order" aria-labelledby="order">
<h2 id="order">Your order</h2>
<ul class="lines">${lines.map(orderLine)}</ul>
<dl class="totals">${totalRows(totalPence, hasDelivery).map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}
<dt class="due">Total inc VAT</dt><dd class="due">${formatPence(totalPence)}</dd></dl>
</section>`;
}

function orderLine({ description, price, quantity, amount_total }: SessionLine): Html {
  const each = quantity > 1 && `${quantity} × ${formatPence(price.unit_amount)}`;
  const details = [price.product.description, each].filter(Boolean).join(' · ');
  return html`<li><b>${description}</b><span class="sum">${formatPence(amount_total)}</span>${
    details && html`<span>${details}</span>`
  }</li>`;
}

/** The shop's own text, with its addresses as links. */
function linkify(message: string | undefined): Html | '' {
  if (!message) return '';
  const parts = message.split(/(https?:\/\/\S+)/);
  return html`<p class="hint">${parts.map((part, place) =>
    place % 2 === 1 ? html`<a href="${part}">${part}</a>` : part,
  )}</p>`;
}

function errorSummary(errors: FieldErrors): Html | '' {
  const entries = Object.entries(errors);
  if (entries.length === 0) return '';
  const points = entries.map(([name, message]) => html`<li><a href="#${name}">${message}</a></li>`);
  const count = entries.length === 1 ? 'one field' : `${entries.length} fields`;
  return html`<div class="alert" role="alert" tabindex="-1" autofocus>Please check ${count}. You haven't been charged.<ul>${points}</ul></div>`;
}

const ukTimeFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  timeStyle: 'short',
});
