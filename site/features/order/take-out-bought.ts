import type { TrackedOrder } from '../../../contract/order.ts';
import type { StoredLine } from '../cart/cart-storage.ts';
import { browserCart } from '../cart/cart-store.ts';
import { browserCheckout } from '../checkout/checkout.ts';

/**
 * Takes what was bought out of the cart it was paid from, once. Our emails lead to the page of an
 * order too, and are opened on other devices and by other people; and the buyer comes back to look
 * when the cart has long been filled anew.
 */
export function takeOutBought(session: string, bought: TrackedOrder['lines']) {
  if (browserCheckout.payments.forget(session))
    browserCart.rewrite((lines) => linesLeft(lines, bought));
}

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
