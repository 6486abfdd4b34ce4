import type { Pence } from '../../../catalogue/money.ts';
import type { ListedProduct } from '../listed-products/listed-product.ts';
import { type Cart, type CartItem, createCart, getQuantity, stockLimit } from './cart.ts';

/** A stored cart line. `seenPrice`, the price last shown, reveals a price change and is never charged. */
export type StoredLine = { id: string; quantity: number; seenPrice?: Pence | undefined };

/** What has happened to a line since the buyer last saw it. */
export type CartChange =
  | { kind: 'no-longer-sold'; id: string }
  | { kind: 'sold-out'; product: ListedProduct }
  | { kind: 'fewer-left'; product: ListedProduct; quantity: number }
  | { kind: 'repriced'; product: ListedProduct; seenPrice: Pence };

/** Reads the stored lines. Invalid entries are dropped, and lines of one product are merged. */
export function parseStoredLines(text: string | null): StoredLine[] {
  const lines = new Map<string, StoredLine>();
  for (const entry of parseEntries(text)) {
    const line = parseLine(entry);
    if (!line) continue;
    const { id, quantity } = line;
    lines.set(id, { ...line, quantity: quantity + (lines.get(id)?.quantity ?? 0) });
  }
  return [...lines.values()];
}

// Written by hand, because otherwise every page with an Add button would load a validator.
function parseLine(entry: unknown): StoredLine | undefined {
  const { id, quantity, seenPrice }: Readonly<Record<string, unknown>> = Object(entry);
  if (typeof id !== 'string' || id === '' || !isInteger(quantity) || quantity < 1) return;
  return {
    id,
    quantity,
    seenPrice: isInteger(seenPrice) && seenPrice >= 0 ? seenPrice : undefined,
  };
}

function isInteger(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

function parseEntries(text: string | null): unknown[] {
  try {
    return [...JSON.parse(text ?? '[]')];
  } catch {
    return [];
  }
}

/** Joins stored lines with today's products: prices and stock are always today's. */
export function joinLinesWithProducts(
  lines: readonly StoredLine[],
  products: ReadonlyMap<string, ListedProduct>,
): { cart: Cart; changes: CartChange[] } {
  const items: CartItem[] = [];
  const changes: CartChange[] = [];
  for (const { id, quantity: wanted, seenPrice } of lines) {
    const product = products.get(id);
    if (!product) {
      changes.push({ kind: 'no-longer-sold', id });
      continue;
    }
    const quantity = Math.min(wanted, stockLimit(product));
    if (quantity === 0) {
      changes.push({ kind: 'sold-out', product });
      continue;
    }
    if (quantity < wanted) changes.push({ kind: 'fewer-left', product, quantity });
    if (seenPrice !== undefined && seenPrice !== product.price) {
      changes.push({ kind: 'repriced', product, seenPrice });
    }
    items.push({ product, quantity });
  }
  return { cart: createCart(items), changes };
}

/** The lines to store for a cart after the buyer has been shown every change. */
export const toStoredLines = (cart: Cart): StoredLine[] =>
  cart.items.map(({ product: { id, price }, quantity }) => ({ id, quantity, seenPrice: price }));

/** The lines to store after an action. Untouched lines stay as stored, so that their changes can still be shown. */
export function mergeStoredLines(
  stored: readonly StoredLine[],
  before: Cart,
  after: Cart,
): StoredLine[] {
  const lines = toStoredLines(after);
  const kept = stored.flatMap((line) =>
    getQuantity(before, line.id) === getQuantity(after, line.id)
      ? line
      : lines.filter(({ id }) => id === line.id),
  );
  return [...kept, ...lines.filter(({ id }) => !stored.some((line) => line.id === id))];
}

/** A line the buyer has taken out and may want back. */
export type RemovedLine = { readonly item: CartItem; readonly place: number };

/** The lines that are not in the cart any more. */
export function filterStillRemoved(
  cart: Cart,
  lines: readonly RemovedLine[],
): readonly RemovedLine[] {
  return lines.filter(({ item }) => getQuantity(cart, item.product.id) === 0);
}

/** The lines that were removed between two states of the cart. */
export function findRemovedLines(before: readonly CartItem[], after: Cart): readonly RemovedLine[] {
  return filterStillRemoved(
    after,
    before.map((item, place) => ({ item, place })),
  );
}

/** Puts lines back in their old positions. Stock limits are applied when the cart is read, as always. */
export function restoreLines(removed: readonly RemovedLine[]) {
  return (lines: StoredLine[]): StoredLine[] =>
    removed.reduce((kept, { item: { product, quantity }, place }) => {
      const { id, price } = product;
      return kept.some((line) => line.id === id)
        ? kept
        : kept.toSpliced(place, 0, { id, quantity, seenPrice: price });
    }, lines);
}
