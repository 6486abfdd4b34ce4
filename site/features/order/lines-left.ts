import type { TrackedOrder } from '../../../contract/order.ts';
import type { StoredLine } from '../cart/cart-storage.ts';

/**
 * What stays in a cart when these have been bought. Not simply nothing: our e-mails lead to the page
 * of an order too, and are opened on other devices and by other people, whose cart is another one.
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
