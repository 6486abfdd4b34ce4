import { type Cart, type CartItem, quantityOf } from './cart.ts';
import type { StoredLine } from './cart-storage.ts';

/** A line the buyer has taken out and may want back. */
export type RemovedLine = { readonly item: CartItem; readonly place: number };

/** The lines that are not in the cart any more. */
export function removedFrom(cart: Cart, lines: readonly RemovedLine[]): readonly RemovedLine[] {
  return lines.filter(({ item }) => quantityOf(cart, item.product.id) === 0);
}

/** The lines that went when the cart became another. */
export function removedBy(before: readonly CartItem[], after: Cart): readonly RemovedLine[] {
  return removedFrom(
    after,
    before.map((item, place) => ({ item, place })),
  );
}

/** Puts lines back where they were. The stock sets their limits when the cart is read, as always. */
export function putBack(removed: readonly RemovedLine[]) {
  return (lines: StoredLine[]): StoredLine[] =>
    removed.reduce((kept, { item: { product, quantity }, place }) => {
      const { id, price } = product;
      return kept.some((line) => line.id === id)
        ? kept
        : kept.toSpliced(place, 0, { id, quantity, seenPrice: price });
    }, lines);
}
