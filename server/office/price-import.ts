import { parseChange } from '../../catalogue/changes.ts';
import { type Pence, parsePounds } from '../../catalogue/money.ts';
import type { Product } from '../../catalogue/product.ts';
import { maxBulkPrices } from '../../contract/prices.ts';
import type { ReportColumns } from '../admin/report.ts';
import { previewImport } from './csv-import.ts';

/** A line of the file that would change a price. */
type PricedLine = {
  line: number;
  productId: string;
  sku: string;
  name: string;
  before: { price: Pence; originalPrice: Pence | null };
  after: { price: Pence; originalPrice: Pence | null };
  isUnchanged: boolean;
};

const columns = { sku: 'SKU', price: 'New price', was: 'New was-price' } as const;

const pounds = (pence: Pence | undefined) => (pence === undefined ? '' : (pence / 100).toFixed(2));

/** Exported with empty price columns to fill in; an import reads SKU, New price and New was-price. */
export const priceListColumns: ReportColumns<Product> = {
  [columns.sku]: 'sku',
  Product: 'name',
  'Price inc VAT': ({ price }) => pounds(price),
  'Was-price inc VAT': ({ originalPrice }) => pounds(originalPrice),
  [columns.price]: () => '',
  [columns.was]: () => '',
};

/** The changes and errors of a price list, by line. Nothing is applied. */
export function previewPriceImport(text: string, products: readonly Product[]) {
  const bySku = new Map(products.map((product) => [product.sku, product]));
  return previewImport(text, {
    columns,
    optional: ['was'],
    maxChanges: maxBulkPrices,
    parseLine: (cell, line) => parseLine(cell, line, bySku),
  });
}

/** Undefined if neither price is filled in; a dash removes the was-price. */
function parseLine(
  cell: (name: keyof typeof columns) => string,
  line: number,
  bySku: ReadonlyMap<string, Product>,
): PricedLine | string | undefined {
  if (cell('price') === '' && cell('was') === '') return undefined;
  const product = bySku.get(cell('sku').toUpperCase());
  if (!product) return `There is no product ${cell('sku') || 'without a SKU'}.`;
  const { id: productId, sku, name } = product;
  const before = { price: product.price, originalPrice: product.originalPrice ?? null };
  const price = cell('price') === '' ? before.price : parsePounds(cell('price'));
  const originalPrice = parseWasPrice(cell('was'), before.originalPrice);
  const hint = 'enter pounds and pence, such as 283.49.';
  if (price === undefined) return `New price is ${cell('price')}: ${hint}`;
  if (originalPrice === undefined) return `New was-price is ${cell('was')}: ${hint}`;
  const { error } = parseChange({ productId, field: 'price', value: price });
  if (error) return error.message;
  if (originalPrice !== null && originalPrice <= price)
    return `The was-price (${pounds(originalPrice)}) must be higher than the price (${pounds(price)}).`;
  const isUnchanged = price === before.price && originalPrice === before.originalPrice;
  return { line, productId, sku, name, before, after: { price, originalPrice }, isUnchanged };
}

function parseWasPrice(text: string, before: Pence | null): Pence | null | undefined {
  if (text === '') return before;
  return /^[-–—]$/.test(text) ? null : parsePounds(text);
}
