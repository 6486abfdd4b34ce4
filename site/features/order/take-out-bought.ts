import type { TrackedOrder } from '../../../contract/order.ts';
import type { StoredLine } from '../cart/cart-storage.ts';
import { browserCart } from '../cart/cart-store.ts';
import { browserCheckout } from '../checkout/checkout.ts';

/** Takes what was bought out of the cart it was paid from, once: emails lead here too, on other devices and later. */
export function takeOutBought(session: string, bought: TrackedOrder['lines']) {
  if (browserCheckout.payments.forget(session))
    browserCart.rewrite((lines) => linesLeft(lines, bought));
}

/** What stays in a cart when these have been bought: the buyer may have added more in another tab. */
export function linesLeft(
  lines: readonly StoredLine[],
  bought: TrackedOrder['lines'],
): StoredLine[] {
  const paid = new Map(bought.map(({ productId, quantity }) => [productId, quantity]));
  return lines
    .map((line) => ({ ...line, quantity: line.quantity - (paid.get(line.id) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}
