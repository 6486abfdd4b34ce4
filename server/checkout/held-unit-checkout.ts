import { eq } from 'drizzle-orm';
import { takeParameter } from '../../contract/restock-hold.ts';
import type { Shop } from '../app/shop.ts';
import { checkout } from '../database/schema.ts';
import { HttpError } from '../http/errors.ts';
import type { HashedNetwork } from '../http/limits/limiter.ts';
import { findHold } from '../stock/restock-holds.ts';
import { buildBasket } from './basket.ts';
import { holdExpiredError } from './hold-basket.ts';
import { startCheckout } from './start-checkout.ts';

type HeldUnitRequest = { key: string; networks: readonly HashedNetwork[] };

/**
 * Starts a checkout of the unit that is held for someone, and returns the URL of the payment page. A
 * repeat returns the same URL while that checkout is open.
 */
export async function startHeldUnitCheckout(
  shop: Shop,
  { key, networks }: HeldUnitRequest,
): Promise<string> {
  const { database, origin, catalogue } = shop;
  const hold = await findHold(database.queries, key);
  const product = hold && catalogue().byId(hold.productId);
  if (!hold || !product || product.withdrawn) throw holdExpiredError();
  const openPaymentUrl =
    hold.checkoutId === null ? undefined : await findPaymentUrl(shop, hold.checkoutId);
  if (openPaymentUrl) return openPaymentUrl;
  try {
    const { url } = await startCheckout(shop, {
      basket: buildBasket([{ price: product.priceId, quantity: 1 }], catalogue()),
      holder: { networks, restockKey: key },
      successUrl: `${origin}/success?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${origin}/product/${product.id}?${takeParameter}=${key}`,
    });
    return url;
  } catch (error) {
    // A double click, or another tab: the first request has taken the hold.
    const taken = await findHold(database.queries, key);
    if (!taken?.checkoutId) throw error;
    const otherPaymentUrl = await findPaymentUrl(shop, taken.checkoutId);
    if (otherPaymentUrl) return otherPaymentUrl;
    throw new HttpError(503, 'Your payment page is just being opened. Please try again.');
  }
}

/** The payment page of a checkout, if it is still open. */
async function findPaymentUrl({ database }: Shop, id: string): Promise<string | undefined> {
  const [found] = await database.queries
    .select({ url: checkout.url, state: checkout.state })
    .from(checkout)
    .where(eq(checkout.id, id));
  return found?.state === 'open' ? (found.url ?? undefined) : undefined;
}
