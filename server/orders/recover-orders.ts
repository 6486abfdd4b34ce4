import type { Shop } from '../app/shop.ts';
import { leaveSequenceGap } from '../database/backup/tables.ts';
import { applyMissedEvents, type MissedEvents } from './missed-events.ts';
import { findMissingOrders, makeMissingOrders } from './missing-orders.ts';

/** What came of asking the payment provider for orders that are missing, and for refunds and disputes. */
export type Recovered = MissedEvents & {
  /** How many sessions were paid. */
  paid: number;
  /** The references of the orders that were made. */
  made: readonly string[];
  failed: number;
};

/**
 * Makes the orders of what was paid since a moment, and notes what became of payments. Books that
 * have lost a checkout have lost count of their numbers with it, unless whoever brought them back
 * has seen to that.
 */
export async function recoverOrders(
  shop: Shop,
  since: Date,
  numbers: 'seen to' | 'may be lost',
): Promise<Recovered> {
  const { paid, missing } = await findMissingOrders(shop, since);
  const booksAreOld = missing.some(({ isLost }) => isLost);
  if (numbers === 'may be lost' && booksAreOld) await leaveSequenceGap(shop.database.queries);
  // Where one is lost, another whose checkout was open then may have been sent since just as well.
  const made = await makeMissingOrders(
    shop,
    missing.map((order) => ({ ...order, isLost: booksAreOld })),
  );
  const missed = await applyMissedEvents(shop, { refunds: since, disputes: since });
  return { paid, ...made, ...missed };
}
