import type { CartCodeLine } from '../../../contract/cart-code.ts';
import { encodeCart } from '../../../contract/cart-code.ts';
import { type CartItem, stockLimit } from '../cart/cart.ts';
import type { ListedProduct } from '../listed-products/listed-product.ts';

/** A line of a list, with the product as it is sold today, if it is still sold. */
export type ListLine = CartCodeLine & { readonly product?: ListedProduct | undefined };

/** Joins the lines of a list with today's products. */
export function toListLines(
  lines: readonly CartCodeLine[],
  products: readonly ListedProduct[],
): ListLine[] {
  const bySku = new Map(products.map((product) => [product.sku, product]));
  return lines.map((line) => ({ ...line, product: bySku.get(line.sku) }));
}

/** How many of a line can be bought now. */
export const availableQuantity = ({ product, quantity }: ListLine) =>
  product ? Math.min(quantity, stockLimit(product)) : 0;

/** The items of a list that can be bought now. */
export function availableItems(lines: readonly ListLine[]): CartItem[] {
  return lines.flatMap((line) =>
    line.product && availableQuantity(line) > 0
      ? { product: line.product, quantity: availableQuantity(line) }
      : [],
  );
}

/** Every item of a list that is still sold, in stock or not, for a quote request. */
export const itemsToQuote = (lines: readonly ListLine[]): CartItem[] =>
  lines.flatMap(({ product, quantity }) => (product ? { product, quantity } : []));

/** What has changed about a line since the list was made. */
export type LineChange =
  | { kind: 'not-sold' }
  | { kind: 'sold-out' }
  | { kind: 'fewer'; left: number }
  | { kind: 'repriced'; pence: number };

/** Every change of a line, worst first. */
export function findLineChanges(line: ListLine): LineChange[] {
  const { product, quantity, pence } = line;
  if (!product) return [{ kind: 'not-sold' }];
  const left = stockLimit(product);
  const changes: LineChange[] = [];
  if (left === 0) changes.push({ kind: 'sold-out' });
  else if (left < quantity) changes.push({ kind: 'fewer', left });
  if (pence !== undefined && pence !== product.price) changes.push({ kind: 'repriced', pence });
  return changes;
}

/** The code of these items, at today's prices. */
export function encodeItems(items: readonly CartItem[]): string {
  return encodeCart(
    items.map(({ product: { sku, price }, quantity }) => ({ sku, quantity, pence: price })),
  );
}

const quoteCell = (text: string | number) => `"${String(text).replaceAll('"', '""')}"`;

/** A list as CSV for a spreadsheet; the quick order reads it back. */
export function toCsv(lines: readonly ListLine[]): string {
  const rows = lines.map(({ sku, quantity, product }) =>
    [sku, product?.name ?? '', quantity, product ? (product.price / 100).toFixed(2) : ''].map(
      quoteCell,
    ),
  );
  // Starts with a UTF-8 byte order mark: spreadsheets guess otherwise, and names contain a × sign.
  return `\uFEFF${[['SKU', 'Product', 'Quantity', 'Price each inc VAT'].map(quoteCell), ...rows].map((row) => row.join(',')).join('\r\n')}\r\n`;
}
