import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Database, Queries } from '../database/database.ts';
import { checkout } from '../database/schema.ts';
import { holdAgain } from '../offers/hold.ts';
import { lockOfferById, type Offer } from '../offers/offer.ts';
import { releaseHeld } from '../stock/ledger.ts';
import { findTakenHold } from '../stock/restock-holds.ts';

type Ended = 'expired' | 'failed';

/** Ends a checkout that came to nothing and releases its stock. Does nothing if it is not open. */
export function closeCheckout(database: Database, id: string, state: Ended): Promise<boolean> {
  return close(database, id, state);
}

/**
 * Ends a checkout that nobody can have been sent to pay. Does nothing once its session is recorded, as
 * a repeat of the request may have done meanwhile: its buyer may be paying.
 */
export function dropCheckout(database: Database, id: string): Promise<boolean> {
  return close(database, id, 'failed', isNull(checkout.sessionId));
}

async function close(database: Database, id: string, state: Ended, only?: SQL): Promise<boolean> {
  return database.transaction(async (queries) => {
    const offered = await lockOfferOf(queries, id);
    const closed = await queries
      .update(checkout)
      .set({ state, attemptKey: null, browserKey: null })
      .where(and(eq(checkout.id, id), eq(checkout.state, 'open'), only))
      .returning({ id: checkout.id });
    if (closed.length === 0) return false;
    const holdAgainForRequest = await findTakenHold(queries, id);
    await releaseHeld(queries, id, 'released');
    if (offered) await holdAgain(queries, offered);
    await holdAgainForRequest();
    return true;
  });
}

/** The offer that a checkout sells. It is locked before its checkouts, and they before their goods. */
export async function lockOfferOf(queries: Queries, id: string): Promise<Offer | undefined> {
  const [found] = await queries
    .select({ offerId: checkout.offerId })
    .from(checkout)
    .where(eq(checkout.id, id));
  return found && found.offerId !== null ? lockOfferById(queries, found.offerId) : undefined;
}

/**
 * In a database that was restored from an older backup, what was open then has ended since, and may be
 * an order that was sent. Dropped here, it is recovered as one that a person must check.
 */
export function dropOpenCheckouts(database: Database): Promise<void> {
  return database.transaction(async (queries) => {
    const open = await queries
      .select({ id: checkout.id })
      .from(checkout)
      .where(eq(checkout.state, 'open'))
      .for('update');
    const ids = open.map(({ id }) => id);
    for (const id of ids) await releaseHeld(queries, id, 'released');
    await queries.delete(checkout).where(inArray(checkout.id, ids));
  });
}
