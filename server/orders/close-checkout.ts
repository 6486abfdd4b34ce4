import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Database, Queries } from '../database/database.ts';
import { checkout } from '../database/schema.ts';
import { lockOfferById, type Offer } from '../offers/offer.ts';
import { restoreOfferHold } from '../offers/offer-holds.ts';
import { releaseHeldStock } from '../stock/ledger.ts';
import { prepareHoldReturn } from '../stock/restock-holds.ts';

/**
 * Ends a checkout whose buyer cannot have reached the payment page. Does nothing once its session is
 * recorded, as by a repeat of the request meanwhile: its buyer may be paying.
 */
export function abandonCheckout(database: Database, id: string): Promise<boolean> {
  return closeCheckout(database, id, 'failed', isNull(checkout.sessionId));
}

/**
 * Ends a checkout that expired or failed and releases its stock. Does nothing if it is not open, or does
 * not meet the condition.
 */
export function closeCheckout(
  database: Database,
  id: string,
  state: 'expired' | 'failed',
  condition?: SQL,
): Promise<boolean> {
  return database.transaction(async (queries) => {
    const lockedOffer = await lockCheckoutOffer(queries, id);
    const closed = await queries
      .update(checkout)
      .set({ state, attemptKey: null, browserKey: null })
      .where(and(eq(checkout.id, id), eq(checkout.state, 'open'), condition))
      .returning({ id: checkout.id });
    if (closed.length === 0) return false;
    const holdAgainForRequest = await prepareHoldReturn(queries, id);
    await releaseHeldStock(queries, id, 'released');
    if (lockedOffer) await restoreOfferHold(queries, lockedOffer);
    await holdAgainForRequest();
    return true;
  });
}

/** Locks the offer that a checkout sells. Lock order: the offer, then its checkouts, then their goods. */
export async function lockCheckoutOffer(queries: Queries, id: string): Promise<Offer | undefined> {
  const [found] = await queries
    .select({ offerId: checkout.offerId })
    .from(checkout)
    .where(eq(checkout.id, id));
  return found && found.offerId !== null ? lockOfferById(queries, found.offerId) : undefined;
}

/**
 * In a database restored from an older backup, checkouts that were open then have ended since, and may
 * be orders that were sent. Deleted here, they are recovered as orders that a person must check.
 */
export function deleteOpenCheckouts(database: Database): Promise<void> {
  return database.transaction(async (queries) => {
    const open = await queries
      .select({ id: checkout.id })
      .from(checkout)
      .where(eq(checkout.state, 'open'))
      .for('update');
    const ids = open.map(({ id }) => id);
    for (const id of ids) await releaseHeldStock(queries, id, 'released');
    await queries.delete(checkout).where(inArray(checkout.id, ids));
  });
}
