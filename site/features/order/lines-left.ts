import type { TrackedOrder } from '../../../contract/order.ts';
import type { StoredLine } from '../cart/cart-storage.ts';

/**
 * What stays in a cart when these have been bought. Not simply nothing: the buyer may have put more
 * in since, in another tab.
 */
export function linesLeft(
  lines: readonly StoredLine[],
  bought: TrackedOrder['lines'],
): StoredLine[] {
  const paid = new Map(bought.map(({ productId, quantity }) => [productId, quantity]));
  return lines
    .map((line) => ({ ...line, quantity: line.quantity - (paid.get(line.id) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}
