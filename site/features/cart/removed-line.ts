import { type Cart, type CartItem, quantityOf } from './cart.ts';
import type { StoredLine } from './cart-storage.ts';

/** A line the buyer has taken out and may want back. */
export type RemovedLine = { readonly item: CartItem; readonly place: number };

/** The line that went when a product's line was changed; nothing where it is still there. */
export function removedBy(
  before: readonly CartItem[],
  id: string,
  after: Cart,
): RemovedLine | undefined {
  const place = before.findIndex(({ product }) => product.id === id);
  const item = before[place];
  return item && quantityOf(after, id) === 0 ? { item, place } : undefined;
}

/** Puts a line back where it was. The stock sets its limit when the cart is read, as always. */
export function putBack({ item: { product, quantity }, place }: RemovedLine) {
  const { id, price } = product;
  return (lines: StoredLine[]): StoredLine[] =>
    lines.some((line) => line.id === id)
      ? lines
      : lines.toSpliced(place, 0, { id, quantity, seenPrice: price });
}
