import type { TrackedOrder } from '../../../contract/order.ts';
import { browserCart } from '../cart/cart-store.ts';
import { browserCheckout } from '../checkout/checkout.ts';
import { linesLeft } from './lines-left.ts';

/**
 * Takes what was bought out of the cart it was paid from, once. Our emails lead to the page of an
 * order too, and are opened on other devices and by other people; and the buyer comes back to look
 * when the cart has long been filled anew.
 */
export function takeOutBought(session: string, bought: TrackedOrder['lines']) {
  if (browserCheckout.payments.forget(session))
    browserCart.rewrite((lines) => linesLeft(lines, bought));
}
