import type { TrackedOrder } from '../../../contract/order.ts';
import type { StoredLine } from '../cart/cart-storage.ts';
import { browserCart } from '../cart/cart-store.ts';
import { browserCheckout } from '../checkout/checkout.ts';

/**
 * Removes purchased items from the cart, once, and only in the browser they were bought in: emailed links
 * also open this page on other devices.
 */
export function removePurchased(session: string, purchased: TrackedOrder['lines']) {
  if (browserCheckout.payments.removeSession(session))
    browserCart.updateStoredLines((lines) => subtractPurchased(lines, purchased));
}

/** The lines left after a purchase. The buyer may have added more in another tab. */
export function subtractPurchased(
  lines: readonly StoredLine[],
  purchased: TrackedOrder['lines'],
): StoredLine[] {
  const purchasedQuantities = new Map(
    purchased.map(({ productId, quantity }) => [productId, quantity]),
  );
  return lines
    .map((line) => ({ ...line, quantity: line.quantity - (purchasedQuantities.get(line.id) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}
