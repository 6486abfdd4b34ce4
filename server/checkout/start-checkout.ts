import { and, eq, sql } from 'drizzle-orm';
import type { CheckoutStarted } from '../../contract/create-checkout.ts';
import type { Shop } from '../app/shop.ts';
import { checkout, isGoods } from '../database/schema.ts';
import { HttpError } from '../http/errors.ts';
import { abandonCheckout } from '../orders/close-checkout.ts';
import { isProviderError, type PaymentSession, ProviderError } from '../payments/provider.ts';
import { paymentProvider } from '../payments/settings.ts';
import { withProviderPrices } from '../payments/sync-prices.ts';
import type { Basket } from './basket.ts';
import { cancelCheckout, endCheckout } from './end-checkout.ts';
import { type HeldCheckout, type Holder, holdBasket } from './hold-basket.ts';

type StartCheckoutRequest = {
  basket: Basket;
  holder: Holder;
  successUrl: string;
  cancelUrl: string;
};

/**
 * Reserves stock, creates the provider's session, then stores it. A crash in between leaves a
 * checkout without a session, which a job ends and releases.
 */
export async function startCheckout(
  shop: Shop,
  { basket: requestedBasket, holder, successUrl, cancelUrl }: StartCheckoutRequest,
): Promise<CheckoutStarted> {
  const { database, provider } = shop;
  const basket = await withProviderPrices(database.queries, requestedBasket, provider.priceAccount);
  await endOtherCheckout(shop, holder);
  const found = await holdBasket(database, basket, holder);
  const held = isStale(found, basket) ? await replaceHold(shop, basket, holder) : found;
  const { sessionId, url } = held;
  if (url !== null) return { url, session_id: sessionId ?? undefined };
  try {
    const session = await provider.createSession({ ...held, successUrl, cancelUrl });
    return await storeSession(shop, held, session, successUrl);
  } catch (error) {
    // A repeated request leaves the checkout to the first one, which may still succeed.
    if (held.isNew) await abandonCheckout(database, held.id);
    throw error instanceof ProviderError ? toHttpError(error) : error;
  }
}

/**
 * Ends this browser's other open checkout, in whichever tab it is. If a bank is still processing its
 * payment, it stays open beside the new one.
 */
async function endOtherCheckout(
  shop: Shop,
  { browserKey, attemptKey = '' }: Holder,
): Promise<void> {
  if (browserKey === undefined) return;
  const { queries } = shop.database;
  const other = and(
    eq(checkout.browserKey, browserKey),
    eq(checkout.state, 'open'),
    sql`${checkout.attemptKey} is distinct from ${attemptKey}`,
  );
  const [found] = await queries.select({ id: checkout.id }).from(checkout).where(other);
  if (!found) return;
  await endCheckout(shop, found.id);
  await queries
    .update(checkout)
    .set({ browserKey: null })
    .where(and(eq(checkout.id, found.id), other));
}

/** Whether the checkout has expired, or a price or the delivery has changed since. */
function isStale({ expiresAt, lines }: HeldCheckout, basket: Basket): boolean {
  if (basket.offer) return expiresAt.getTime() <= Date.now();
  const prices = new Map(basket.lines.map(({ product }) => [product.id, product.price]));
  const isPriceChanged = lines
    .filter(isGoods)
    .some(({ productId, unitPence }) => prices.get(productId) !== unitPence);
  const chargedDelivery = lines.find((line) => !isGoods(line));
  const { delivery } = basket;
  const isDeliveryChanged =
    chargedDelivery?.name !== delivery?.name || chargedDelivery?.unitPence !== delivery?.pence;
  return isPriceChanged || isDeliveryChanged || expiresAt.getTime() <= Date.now();
}

/** Ends the old hold at once: the buyer should not wait for the job. */
async function replaceHold(shop: Shop, basket: Basket, holder: Holder): Promise<HeldCheckout> {
  if (holder.attemptKey !== undefined) await cancelCheckout(shop, holder.attemptKey);
  const held = await holdBasket(shop.database, basket, holder);
  if (!isStale(held, basket)) return held;
  throw new HttpError(
    409,
    'Your bank is still processing a payment for this cart. Please wait a few minutes.',
  );
}

async function storeSession(
  { database, provider }: Shop,
  held: HeldCheckout,
  session: PaymentSession,
  successUrl: string,
): Promise<CheckoutStarted> {
  const { id, url } = session;
  const invalid = validateSession(session, held, provider.isPaymentUrl(url ?? '', successUrl));
  const updated =
    url === undefined || invalid
      ? []
      : await database.queries
          .update(checkout)
          .set({ sessionId: id, url })
          .where(and(eq(checkout.id, held.id), eq(checkout.state, 'open')))
          .returning({ id: checkout.id });
  if (url !== undefined && updated.length > 0) return { url, session_id: id };
  await provider.endSession(id);
  throw (
    invalid ?? new HttpError(503, "This took too long. You haven't been charged. Please try again.")
  );
}

/** Rejects a session with another total, or with a payment page on an unknown origin. */
function validateSession(
  { totalPence, url }: PaymentSession,
  held: HeldCheckout,
  isPaymentUrl: boolean,
): HttpError | undefined {
  if (totalPence !== held.totalPence) {
    return new HttpError(502, "We're updating our prices. Please try again later.", {
      cause: new Error(
        `The provider's total differs from the catalogue: run ${paymentProvider.syncCommand}`,
      ),
    });
  }
  if (url === undefined || isPaymentUrl) return undefined;
  return new HttpError(502, noPaymentMessage, {
    cause: new Error("The payment page is neither the provider's nor on our own domain"),
  });
}

const noPaymentMessage =
  "We can't take payments right now. You haven't been charged. Please call us.";

function toHttpError(error: ProviderError): HttpError {
  return error.temporary
    ? new HttpError(
        503,
        "We can't reach our payment provider. You haven't been charged. Please try again in a minute.",
        { cause: error },
      )
    : new HttpError(502, noPaymentMessage, {
        cause: isProviderError(error, 'wrong expiry') ? clockError(error) : error,
      });
}

/** We set a session's expiry by our clock, and the provider checks it by its own. */
function clockError({ cause }: ProviderError): Error {
  return new Error("The provider rejected the session's expiry: is this machine's clock right?", {
    cause,
  });
}
