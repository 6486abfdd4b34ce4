import { eq } from 'drizzle-orm';
import type { CheckoutRejected } from '../../contract/create-checkout.ts';
import { holdMinutes } from '../../contract/hold-minutes.ts';
import type { Database, Queries } from '../database/database.ts';
import { checkout, checkoutLine, deliveryItem, hasStock, isGoods } from '../database/schema.ts';
import { HttpError } from '../http/errors.ts';
import type { HashedNetwork } from '../http/limits/limiter.ts';
import { claimOffer } from '../offers/accept.ts';
import { newCheckoutId } from '../payments/provider.ts';
import { isShortage, reserveStock } from '../stock/ledger.ts';
import { claimHold } from '../stock/restock-holds.ts';
import type { Basket } from './basket.ts';
import { rejectShortage, rejectTotalTooHigh } from './basket.ts';
import { lockNetworks, recordNetworkHolds } from './network-holds.ts';

/** Identifies the buyer of a checkout. */
export type Holder = {
  attemptKey?: string | undefined;
  browserKey?: string | undefined;
  networks: readonly HashedNetwork[];
  /** The key of a unit that is held for them since it came back in stock. */
  restockKey?: string | undefined;
};

export type HeldCheckout = typeof checkout.$inferSelect & {
  lines: (typeof checkoutLine.$inferSelect)[];
  /** Whether this request created it, and did not find it under its key. */
  isNew: boolean;
};

/** Creates the checkout and reserves its stock, both or neither. */
export async function holdBasket(
  database: Database,
  basket: Basket,
  holder: Holder,
): Promise<HeldCheckout> {
  await rejectTotalTooHigh(database.queries, basket);
  try {
    return await database.transaction(async (queries) => {
      await lockNetworks(queries, holder.networks);
      const inserted = await insertCheckout(queries, basket, holder);
      return inserted ?? (await findCheckoutByAttempt(queries, basket, holder.attemptKey));
    });
  } catch (error) {
    if (!isShortage(error)) throw error;
    await rejectShortage(database.queries, basket);
    throw new HttpError(409, 'Stock has just changed. Please try again.');
  }
}

async function insertCheckout(
  queries: Queries,
  { lines, delivery, totalPence, offer }: Basket,
  { attemptKey, browserKey, networks, restockKey }: Holder,
): Promise<HeldCheckout | undefined> {
  if (offer) await claimOffer(queries, offer);
  const [inserted] = await queries
    .insert(checkout)
    .values({
      id: newCheckoutId(),
      attemptKey,
      browserKey,
      totalPence,
      offerId: offer?.id,
      offerVersion: offer?.version,
      expiresAt: new Date(Date.now() + holdMinutes * 60_000),
    })
    // The same attempt, or another checkout of the same browser, exists already.
    .onConflictDoNothing()
    .returning();
  if (!inserted) return undefined;
  const rows = await queries
    .insert(checkoutLine)
    .values([
      ...lines.map(
        ({ product: { id, priceId, name, sku, price }, quantity, vatPercent }, index) => ({
          checkoutId: inserted.id,
          line: index + 1,
          productId: id,
          priceId,
          name,
          sku,
          unitPence: price,
          quantity,
          vatPercent,
        }),
      ),
      ...(delivery ? [deliveryLine(inserted.id, lines.length + 1, delivery)] : []),
    ])
    .returning();
  const goods = rows.filter(hasStock);
  if (restockKey !== undefined && !(await claimHold(queries, restockKey, inserted.id)))
    throw holdExpiredError();
  await reserveStock(queries, inserted.id, goods);
  const units = goods.reduce((sum, { quantity }) => sum + quantity, 0);
  // The payment of an offer, for which we sent the link, does not count towards a network's share.
  if (!offer) await recordNetworkHolds(queries, inserted.id, units, networks);
  return { ...inserted, lines: rows, isNew: true };
}

/** The error if the held unit has returned to stock, or another tab has just taken it. */
export function holdExpiredError(): HttpError {
  return new HttpError(
    410,
    'This product is no longer held for you. If it is still in stock, you can add it to your cart on the product page.',
  );
}

function deliveryLine(
  checkoutId: string,
  line: number,
  { name, pence, service }: NonNullable<Basket['delivery']>,
): typeof checkoutLine.$inferInsert {
  const charge = { name, unitPence: pence, quantity: 1, delivery: service };
  return { checkoutId, line, ...deliveryItem, priceId: '', ...charge };
}

/** The checkout this attempt created before: a double click, or a lost response. */
async function findCheckoutByAttempt(
  queries: Queries,
  basket: Basket,
  attemptKey: string | undefined,
): Promise<HeldCheckout> {
  const [found] = await queries
    .select()
    .from(checkout)
    .where(eq(checkout.attemptKey, attemptKey ?? ''));
  if (!found) throw new HttpError(503, 'This checkout has just ended. Please try again.');
  const lines = await queries
    .select()
    .from(checkoutLine)
    .where(eq(checkoutLine.checkoutId, found.id))
    .orderBy(checkoutLine.line);
  if (!isSameBasket(lines, basket)) {
    throw new HttpError(422, 'Your cart has changed. Please try again.');
  }
  if (found.state === 'paid') throw alreadyPaidError(found);
  return { ...found, lines, isNew: false };
}

/** Names the session, so that the browser can show the order instead of a second payment. */
function alreadyPaidError({ sessionId }: typeof checkout.$inferSelect): HttpError {
  return new HttpError(409, 'This order has already been paid.', {
    details:
      sessionId === null
        ? undefined
        : ({ session_id: sessionId } satisfies Partial<CheckoutRejected>),
  });
}

function isSameBasket(lines: HeldCheckout['lines'], basket: Basket): boolean {
  // The attempt key of an offer contains the version, which never changes.
  if (basket.offer) return true;
  const quantities = new Map<string, number>();
  for (const { productId, quantity } of lines.filter(isGoods)) {
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  }
  return (
    quantities.size === basket.lines.length &&
    basket.lines.every(({ product, quantity }) => quantities.get(product.id) === quantity)
  );
}
