import type { Shop } from '../app/shop.ts';
import type { PaymentSession } from '../payments/provider.ts';
import { closeCheckout } from './close-checkout.ts';
import { recordOrder } from './record-order.ts';

/**
 * Brings our books in line with how a session stands. Safe to repeat, in any order and at once:
 * a paid session becomes one order, and what ends without payment puts its goods back once.
 */
export async function recordPayment(shop: Shop, session: PaymentSession): Promise<void> {
  const { checkoutId, state } = session;
  if (checkoutId === undefined) return;
  if (state === 'paid') await recordOrder(shop, { ...session, checkoutId });
  if (state === 'expired' || state === 'failed') {
    await closeCheckout(shop.database, checkoutId, state);
  }
}
