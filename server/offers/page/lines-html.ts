import type { Catalogue } from '../../../catalogue/index-products.ts';
import { formatPrice } from '../../../catalogue/money.ts';
import { getStills } from '../../../catalogue/pictures.ts';
import { exVatAt } from '../../../catalogue/vat.ts';
import { unitPriceExVat } from '../../../catalogue/vat-totals.ts';
import {
  compareVersions,
  type OfferLine,
  type OfferLineChange,
  type OfferTotals,
  offerTotals,
} from '../../../contract/offer.ts';
import { type Html, html } from '../../http/html.ts';

/** The lines of an offer, with marks where they differ from the version before. */
export function linesHtml(
  lines: readonly OfferLine[],
  before: readonly OfferLine[] | undefined,
  catalogue: Catalogue,
): Html {
  const totals = exVatByLine(lines);
  const goods = lines.filter(({ kind }) => kind !== 'delivery');
  const { changes, removed } = compareVersions(before ?? lines, lines);
  return html`<h2 class="sr-only">Items</h2><table class="offer-lines"><caption class="sr-only">What we offer, prices without VAT</caption><thead><tr><th scope="col" colspan="2">Item</th><th scope="col">Quantity</th><th scope="col">Your price ex VAT</th><th scope="col">Total ex VAT</th></tr></thead><tbody>${goods.map(
    (line) => lineHtml(line, changes[lines.indexOf(line)], totals.get(line) ?? 0, catalogue),
  )}${removed.map(
    ({ name, quantity }) =>
      html`<tr class="offer-removed"><td></td><td><span class="offer-mark">Removed</span> <s>${quantity} × ${name}</s></td><td></td><td></td><td></td></tr>`,
  )}</tbody></table>`;
}

function exVatByLine(lines: readonly OfferLine[]): Map<OfferLine, number> {
  const { lines: amounts } = offerTotals(lines);
  return new Map(lines.map((line, index) => [line, amounts[index] ?? 0]));
}

function lineHtml(
  line: OfferLine,
  change: OfferLineChange | undefined,
  totalExVat: number,
  catalogue: Catalogue,
): Html {
  const { productId, name, sku, quantity, unitPence, listPence, vatPercent } = line;
  const product = productId === null ? undefined : catalogue.byId(productId);
  const picture = productId === null ? undefined : getStills(productId)['three-quarter']?.file;
  return html`<tr><td class="offer-picture">${
    picture &&
    html`<img src="/pictures/${picture}-240.avif" width="240" height="240" alt="" loading="lazy">`
  }</td><td class="offer-item">${sku && html`<p class="offer-label">${sku}</p>`}<h3>${
    product ? html`<a href="/product/${product.id}">${name}</a>` : name
  }</h3>${product && factsHtml(product)}${changeHtml(change, vatPercent)}${
    product &&
    html`<p class="offer-document"><a href="/product/${product.id}.pdf">Data sheet</a></p>`
  }</td><td class="offer-figure"><span class="offer-in-row">Quantity </span>${quantity} ×</td><td class="offer-figure"><span class="offer-in-row">Each ex VAT </span>${
    unitPence === 0 ? 'No charge' : formatPrice(unitPriceExVat(totalExVat, quantity))
  }${discountHtml(line, listPence)}</td><td class="offer-figure"><span class="offer-in-row">Total ex VAT </span>${formatPrice(totalExVat)}</td></tr>`;
}

function factsHtml(product: NonNullable<ReturnType<Catalogue['byId']>>): Html | undefined {
  const facts = [
    ...(product.height > 0 ? [['Height', `${product.height} m`]] : []),
    ...(product.loadRating ? [['Load', `${product.loadRating} kg`]] : []),
  ];
  if (facts.length === 0) return undefined;
  return html`<dl class="offer-facts">${facts.map(
    ([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`,
  )}</dl>`;
}

function discountHtml({ unitPence, vatPercent }: OfferLine, listPence: number | null) {
  if (listPence === null || listPence <= unitPence) return undefined;
  const percent = Math.round(((listPence - unitPence) * 1000) / listPence) / 10;
  return html`<small><s><span class="sr-only">List price </span>${formatPrice(exVatAt(listPence, vatPercent))}</s>${unitPence > 0 && html` ${percent}% off`}</small>`;
}

function changeHtml(change: OfferLineChange | undefined, vatPercent: number): Html | undefined {
  if (change?.kind === 'new') return html`<p><span class="offer-mark">New</span></p>`;
  if (change?.kind !== 'changed') return undefined;
  const { quantity, unitPence } = change.before;
  return html`<p><span class="offer-mark">Changed</span> <small>before: ${quantity} × ${formatPrice(exVatAt(unitPence, vatPercent))} ex VAT</small></p>`;
}

/** Goods, delivery, VAT by rate and the total. */
export function totalsHtml(lines: readonly OfferLine[], totals: OfferTotals): Html {
  const amounts = exVatByLine(lines);
  const delivery = lines.find(({ kind }) => kind === 'delivery');
  const deliveryExVat = delivery ? (amounts.get(delivery) ?? 0) : 0;
  return html`<dl class="offer-totals"><div><dt>Goods</dt><dd>${formatPrice(totals.exVatPence - deliveryExVat)}</dd></div><div><dt>${delivery?.name ?? 'Delivery'}</dt><dd>${delivery ? formatPrice(deliveryExVat) : 'Included'}</dd></div><div><dt>Total ex VAT</dt><dd>${formatPrice(totals.exVatPence)}</dd></div>${totals.rates.map(
    ({ percent, vatPence }) =>
      html`<div><dt>VAT ${percent}%</dt><dd>${formatPrice(vatPence)}</dd></div>`,
  )}<div class="offer-total"><dt>Total inc VAT</dt><dd>${formatPrice(totals.totalPence)}</dd></div></dl>`;
}
