import { html } from 'hono/html';
import { exVat, formatPrice, vatOf, vatRate } from '../../../../catalogue/money.ts';
import { deliveryWords } from '../../../../content/delivery.ts';
import { deliveryTime } from '../../../../content/delivery-day.ts';
import type { SessionRow } from '../books/session-object.ts';
import type { WireLine } from '../wire.ts';
import type { Html } from './layout.ts';

/** What is bought and what it comes to. */
export function orderSummary({ lines, totalPence }: SessionRow): Html {
  return html`<section class="order" aria-labelledby="order">
<h2 id="order">Your order</h2>
<ul class="lines">${lines.map(line)}</ul>
<dl class="totals">
<dt>Total ex VAT</dt><dd>${formatPrice(exVat(totalPence))}</dd>
<dt>VAT ${vatRate}</dt><dd>${formatPrice(vatOf(totalPence))}</dd>
${deliveryRow()}
<dt class="due">Total inc VAT</dt><dd class="due">${formatPrice(totalPence)}</dd>
</dl>
</section>`;
}

function deliveryRow(): Html {
  const { name, value, beyond } = deliveryWords();
  return html`<dt>${name}</dt><dd>${value}</dd>
<dd class="note">${deliveryTime(new Date())} ${beyond}</dd>`;
}

function line({ description, price, quantity, amount_total }: WireLine): Html {
  const product = typeof price.product === 'object' ? price.product : undefined;
  const each = (quantity ?? 1) > 1 && `${quantity} × ${formatPrice(price.unit_amount ?? 0)}`;
  const details = [product?.description, each].filter(Boolean).join(' · ');
  return html`<li><b>${description}</b><span class="sum">${formatPrice(amount_total)}</span>${
    details && html`<span>${details}</span>`
  }</li>`;
}
