import type { TrackedOrder } from '../../../contract/order.ts';
import type { StoredLine } from '../cart/cart-storage.ts';
import { browserCart } from '../cart/cart-store.ts';
import { browserCheckout } from '../checkout/checkout.ts';

/**
 * Removes purchased items from the cart, once, and only in the browser they were bought in: emailed links
 * also open this page on other devices.
 */
export function takeOutBought(session: string, bought: TrackedOrder['lines']) {
  if (browserCheckout.payments.forget(session))
    browserCart.rewrite((lines) => linesLeft(lines, bought));
}

/** The lines left after a purchase. The buyer may have added more in another tab. */
export function linesLeft(
  lines: readonly StoredLine[],
  bought: TrackedOrder['lines'],
): StoredLine[] {
  const paid = new Map(bought.map(({ productId, quantity }) => [productId, quantity]));
  return lines
    .map((line) => ({ ...line, quantity: line.quantity - (paid.get(line.id) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}
