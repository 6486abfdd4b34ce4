import { and, eq, sql } from 'drizzle-orm';
import type { CheckoutStarted } from '../../contract/create-checkout.ts';
import type { Shop } from '../app/shop.ts';
import { checkout } from '../database/schema.ts';
import { HttpError } from '../http/errors.ts';
import { dropCheckout } from '../orders/close-checkout.ts';
import type { PaymentSession } from '../payments/payment-session.ts';
import { isAboutTime, ProviderError } from '../payments/provider-error.ts';
import type { Basket } from './basket.ts';
import { cancelCheckout } from './cancel-checkout.ts';
import { endCheckout } from './end-checkout.ts';
import { type HeldCheckout, type Holder, holdBasket } from './hold-basket.ts';
import { isPaymentUrl } from './return-urls.ts';

type HoldRequest = {
  basket: Basket;
  holder: Holder;
  successUrl: string;
  cancelUrl: string;
};

/**
 * Holds the goods, then asks the provider for a place to pay, then notes it. Whatever falls over in
 * between leaves a checkout without a session, which the sweeper ends and whose goods it puts back.
 */
export async function startCheckout(
  shop: Shop,
  { basket, holder, successUrl, cancelUrl }: HoldRequest,
): Promise<CheckoutStarted> {
  const { database, provider } = shop;
  await releaseOther(shop, holder);
  const found = await holdBasket(database, basket, holder);
  const held = isStale(found, basket) ? await holdAnew(shop, basket, holder) : found;
  const { sessionId, url } = held;
  if (url !== null) return { url, session_id: sessionId ?? undefined };
  try {
    const session = await provider.createSession({ ...held, successUrl, cancelUrl });
    return await keepSession(shop, held, session, successUrl);
  } catch (error) {
    // A repeat leaves the ending to the request that began it, which may yet succeed.
    if (held.isNew) await dropCheckout(database, held.id);
    throw error instanceof ProviderError ? unpayable(error) : error;
  }
}

/**
 * Frees what the same browser holds by another attempt, in whichever tab. A payment that its bank is
 * still processing goes on beside the new one.
 */
async function releaseOther(shop: Shop, { browserKey, attemptKey = '' }: Holder): Promise<void> {
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

/** Its time to pay is over, or it was held at a price that has changed since. */
function isStale({ expiresAt, lines }: HeldCheckout, basket: Basket): boolean {
  const prices = new Map(basket.lines.map(({ product }) => [product.id, product.price]));
  const isRepriced = lines.some(({ productId, unitPence }) => prices.get(productId) !== unitPence);
  return isRepriced || expiresAt.getTime() <= Date.now();
}

/** What the attempt held before ends at once: the buyer is not to wait for the sweeper. */
async function holdAnew(shop: Shop, basket: Basket, holder: Holder): Promise<HeldCheckout> {
  if (holder.attemptKey !== undefined) await cancelCheckout(shop, holder.attemptKey);
  const held = await holdBasket(shop.database, basket, holder);
  if (!isStale(held, basket)) return held;
  throw new HttpError(409, 'Your bank is still at work on a payment for this cart. Please wait.');
}

async function keepSession(
  { database, provider }: Shop,
  held: HeldCheckout,
  session: PaymentSession,
  successUrl: string,
): Promise<CheckoutStarted> {
  const { id, url } = session;
  const invalid = validateSession(session, held, successUrl);
  const kept =
    url === undefined || invalid
      ? []
      : await database.queries
          .update(checkout)
          .set({ sessionId: id, url })
          .where(and(eq(checkout.id, held.id), eq(checkout.state, 'open')))
          .returning({ id: checkout.id });
  if (url !== undefined && kept.length > 0) return { url, session_id: id };
  await provider.endSession(id);
  throw invalid ?? new HttpError(503, 'This took too long. Nothing was charged. Please try again.');
}

/** Nobody is sent to pay another price, or to pay anywhere but where the provider takes money. */
function validateSession(
  { totalPence, url }: PaymentSession,
  held: HeldCheckout,
  successUrl: string,
): HttpError | undefined {
  if (totalPence !== held.totalPence) {
    return new HttpError(502, 'Our prices are being changed. Please try again later.', {
      cause: new Error('The provider charges another price than the catalogue: run stripe sync'),
    });
  }
  if (url === undefined || isPaymentUrl(url, successUrl)) return undefined;
  return new HttpError(502, noPayment, {
    cause: new Error('The place to pay is neither at Stripe nor under our own name'),
  });
}

const noPayment = 'Payment is not possible just now. Nothing was charged. Please call us.';

function unpayable(error: ProviderError): HttpError {
  return error.temporary
    ? new HttpError(
        503,
        'Our payment provider cannot be reached. Nothing was charged. Please try again in a minute.',
        { cause: error },
      )
    : new HttpError(502, noPayment, { cause: isAboutTime(error) ? wrongClock(error) : error });
}

/** Our clock says when a session ends, the provider's how long that is from now. */
function wrongClock({ cause }: ProviderError): Error {
  return new Error(
    'The provider does not take the end of the time to pay: is the clock of this machine right?',
    { cause },
  );
}
