import { html } from 'hono/html';
import { formatPrice } from '../../../../catalogue/money.ts';
import type { FieldErrors } from '../../../../contract/field-errors.ts';
import { customFields } from '../api/session-parameters.ts';
import type { TypedFields } from '../books/buyer-fields.ts';
import { cards, spaced } from '../books/cards.ts';
import type { SessionRow } from '../books/session-object.ts';
import type { Delivery } from '../notices/plan.ts';
import { customName } from './buyer-form.ts';
import { choice, textField } from './fields.ts';
import { type Html, pageAnswer } from './layout.ts';
import { orderSummary } from './order-summary.ts';
import { leaveAddress } from './ways-out.ts';

type Filled = {
  session: SessionRow;
  typed: TypedFields;
  errors?: FieldErrors;
  /** Why the last try did not go through. */
  refusal?: string | undefined;
  status?: number;
};

/** The page where the buyer says who pays, where the goods go and by which card. */
export function payPage(filled: Filled): Promise<Response> {
  const { session, errors = {}, refusal, status = 200 } = filled;
  const isWrong = refusal !== undefined || Object.keys(errors).length > 0;
  const body = html`<h1>Checkout</h1>
<p class="lead">Your goods are held until ${clock(session.expiresAt)}.</p>
<div class="columns">
${orderSummary(session)}
<form class="pay" method="post" action="/sandbox/checkout/${session.id}" novalidate>
${refusal === undefined ? errorSummary(errors) : notice(refusal)}
${contact(filled)}
${address(filled)}
${custom(filled)}
${payment(filled)}
<div class="acts">
${submitText(filled)}
<button class="button main">Pay ${formatPrice(session.totalPence)}</button>
<a class="button line" href="${leaveAddress(session)}">Leave without paying</a>
</div>
</form>
</div>`;
  const title = isWrong ? 'Error: Checkout' : 'Checkout';
  return pageAnswer({ title, shop: leaveAddress(session), body, status });
}

function contact({ session, typed, errors = {} }: Filled): Html {
  const asksForPhone = session.asked.phone_number_collection?.enabled === true;
  return html`<fieldset><legend>Contact</legend><div class="fields two">
${textField({ name: 'email', label: 'E-mail', type: 'email', autocomplete: 'email', hint: 'For the order confirmation.' }, typed, errors)}
${asksForPhone && textField({ name: 'phone', label: 'Phone', type: 'tel', autocomplete: 'tel', hint: 'For the driver.' }, typed, errors)}
</div></fieldset>`;
}

function address({ typed, errors = {} }: Filled): Html {
  return html`<fieldset><legend>Delivery address</legend><div class="fields">
${textField({ name: 'name', label: 'Full name', autocomplete: 'shipping name' }, typed, errors)}
${textField({ name: 'line1', label: 'Address line 1', autocomplete: 'shipping address-line1' }, typed, errors)}
${textField({ name: 'line2', label: 'Address line 2', autocomplete: 'shipping address-line2', optional: true }, typed, errors)}
<div class="two fields">
${textField({ name: 'town', label: 'Town or city', autocomplete: 'shipping address-level2' }, typed, errors)}
${textField({ name: 'county', label: 'County', autocomplete: 'shipping address-level1', optional: true }, typed, errors)}
${textField({ name: 'postcode', label: 'Postcode', autocomplete: 'shipping postal-code' }, typed, errors)}
<div class="field"><p class="label">Country</p><p class="given">United Kingdom</p></div>
</div></div></fieldset>`;
}

function custom({ session, typed, errors = {} }: Filled): Html {
  const fields = customFields(session.asked);
  if (fields.length === 0) return html``;
  return html`<fieldset><legend>About the order</legend><div class="fields">${fields.map((field) =>
    textField(
      {
        name: customName(field),
        label: field.label.custom,
        autocomplete: 'off',
        optional: field.optional,
      },
      typed,
      errors,
    ),
  )}</div></fieldset>`;
}

/** What the shop says beside the button, with its addresses as links. */
function submitText({ session }: Filled): Html | '' {
  const { submit } = session.asked.custom_text ?? {};
  if (!submit) return '';
  const parts = submit.message.split(/(https?:\/\/\S+)/);
  return html`<p class="hint">${parts.map((part, place) =>
    place % 2 === 1 ? html`<a href="${part}">${part}</a>` : part,
  )}</p>`;
}

function payment({ typed, errors = {} }: Filled): Html {
  const chosen = typed.card || cards[0].number;
  const delivery = typed.delivery || 'prompt';
  return html`<fieldset id="card"${errors.card ? html` aria-describedby="card-error"` : ''}><legend>Test card</legend>
${errors.card && html`<p class="wrong" id="card-error">${errors.card}</p>`}
<div class="choices">${cards.map(({ number, says }) =>
    choice({ name: 'card', value: number, label: `Visa ${spaced(number)}`, says, chosen }),
  )}</div>
<details id="delivery"${delivery === 'prompt' ? '' : html` open`}><summary>For testers: how the shop hears of the payment</summary>
<div class="choices words">${Object.entries(told).map(([value, label]) =>
    choice({ name: 'delivery', value, label, chosen: delivery }),
  )}</div></details>
</fieldset>`;
}

const told: Readonly<Record<Delivery, string>> = {
  prompt: 'At once',
  twice: 'Twice at once',
  late: '20 seconds late',
  never: 'Not at all: the shop has to ask',
};

function errorSummary(errors: FieldErrors): Html | '' {
  const entries = Object.entries(errors);
  if (entries.length === 0) return '';
  const points = entries.map(([name, message]) => html`<li><a href="#${name}">${message}</a></li>`);
  return html`<div class="notice" role="alert" tabindex="-1" autofocus>Please check ${
    entries.length === 1 ? 'one field' : `${entries.length} fields`
  }. You have not been charged.<ul>${points}</ul></div>`;
}

function notice(refusal: string): Html {
  return html`<p class="notice" role="alert" tabindex="-1" autofocus>${refusal} <a href="#card">Choose another card</a></p>`;
}

const britishTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  minute: '2-digit',
});

function clock(moment: Date): Html {
  return html`<time datetime="${moment.toISOString()}">${britishTime.format(moment)}</time>`;
}
