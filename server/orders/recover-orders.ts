import { eq } from 'drizzle-orm';
import { describeError } from '../app/log.ts';
import type { Shop } from '../app/shop.ts';
import { leaveSequenceGap } from '../database/backup/backup-tables.ts';
import { checkout } from '../database/schema.ts';
import { restoreSeries } from '../documents/document-series.ts';
import { claimDailyRun } from '../jobs/job-runs.ts';
import type { EventsSince, PaidSession, PaymentEvent } from '../payments/provider.ts';
import { ProviderError } from '../payments/provider.ts';
import { applyPaymentEvent } from './apply-payment-event.ts';
import { findOrderBySession } from './order.ts';
import { recordOrder } from './record-order.ts';

/** How many refunds and disputes were new to us, and how many could not be recorded. */
type MissedEvents = { recorded: number; unrecorded: number };

/** The result of fetching missing orders, refunds and disputes from the payment provider. */
export type RecoveryResult = MissedEvents & {
  /** How many sessions were paid. */
  paid: number;
  /** The references of the orders that were created. */
  made: readonly string[];
  failed: number;
};

/**
 * Creates the missing orders of sessions paid since a moment, and records refunds and disputes. A
 * database that has lost a checkout has also lost count of its numbers, unless the restore has already
 * taken care of that.
 */
export async function recoverOrders(
  shop: Shop,
  since: Date,
  sequenceState: 'seen to' | 'may be lost',
): Promise<RecoveryResult> {
  const { paid, missing } = await findMissingOrders(shop, since);
  const isRestored = missing.some(({ isLost }) => isLost);
  if (sequenceState === 'may be lost' && isRestored) {
    await leaveSequenceGap(shop.database.queries);
    await restoreSeries(shop.database.queries, [], 'unknown');
  }
  // If one is lost, another whose checkout was open at the backup may have been sent since, too.
  const made = await createMissingOrders(
    shop,
    missing.map((order) => ({ ...order, isLost: isRestored })),
  );
  const missed = await applyMissedEvents(shop, { refunds: since, disputes: since });
  return { paid, ...made, ...missed };
}

type MissingOrder = PaidSession & {
  /** Its checkout is missing too, as the database was restored from an older backup. */
  isLost: boolean;
};

/** How many sessions were paid at the provider since a moment, and those without an order here. */
export async function findMissingOrders(
  { database: { queries }, provider }: Shop,
  since: Date,
): Promise<{ paid: number; missing: MissingOrder[] }> {
  const paid = await provider.findPaidSince(since);
  const missing: MissingOrder[] = [];
  for (const session of paid) {
    if (await findOrderBySession(queries, session.id)) continue;
    const known = await queries.$count(checkout, eq(checkout.id, session.checkoutId));
    missing.push({ ...session, isLost: known === 0 });
  }
  return { paid: paid.length, missing };
}

/** Creates the missing orders. One that cannot be created does not hold up the others. */
export async function createMissingOrders(
  shop: Shop,
  missing: readonly MissingOrder[],
): Promise<{ made: string[]; failed: number }> {
  const made: string[] = [];
  for (const session of missing) {
    const about = { checkout: session.checkoutId };
    const reference = await tryOrLog(shop, 'a paid session could not be made an order', about, () =>
      createMissingOrder(shop, session),
    );
    if (reference !== undefined) made.push(reference);
  }
  return { made, failed: missing.length - made.length };
}

/** What was done for a lost order under its former number is unknown: a person must check it. */
async function createMissingOrder(shop: Shop, session: MissingOrder): Promise<string> {
  const boughtAt = session.isLost ? session.createdAt : undefined;
  await recordOrder(shop, { ...session, boughtAt });
  const made = await findOrderBySession(shop.database.queries, session.id);
  if (!made) throw new Error('No order was created for a paid session');
  return made.reference;
}

const weekMs = 7 * 24 * 60 * 60 * 1000;

/**
 * How far back to check, in milliseconds: a refund may fail a month after it was made, a bank's enquiry
 * closes by itself after 120 days, and a day's check may fail.
 */
const lookbackMs = { refunds: 5 * weekMs, disputes: 18 * weekMs };

/**
 * Records the payment events of the last weeks whose webhook calls were lost. Runs once a day across all
 * processes, and returns whether this call did it. If it fails, the next day's check finds the same.
 */
export async function applyMissedEventsDaily(shop: Shop, now = new Date()): Promise<boolean> {
  if (!(await claimDailyRun(shop.database.queries, 'missed payment events', now))) return false;
  const missed = await applyMissedEvents(shop, {
    refunds: new Date(now.getTime() - lookbackMs.refunds),
    disputes: new Date(now.getTime() - lookbackMs.disputes),
  });
  if (missed.recorded > 0) shop.log.warn('payment events were missed by the webhook', missed);
  return true;
}

/**
 * Records refunds and disputes made since a moment, also of orders that were placed long before it: a
 * restored database lacks them. One that cannot be recorded does not hold up the others.
 */
export async function applyMissedEvents(shop: Shop, since: EventsSince): Promise<MissedEvents> {
  const missed: MissedEvents = { recorded: 0, unrecorded: 0 };
  for (const event of await shop.provider.findEventsSince(since)) {
    const { about, paymentId: payment }: PaymentEvent = event;
    const message = 'a payment event could not be recorded';
    const isNew = await tryOrLog(shop, message, { about, payment }, () =>
      applyPaymentEvent(shop, event),
    );
    if (isNew === undefined) missed.unrecorded += 1;
    else if (isNew) missed.recorded += 1;
  }
  return missed;
}

/** Logs an error and returns undefined, unless the provider is unavailable for all of them. */
async function tryOrLog<Result>(
  { log }: Shop,
  message: string,
  about: Record<string, string>,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProviderError && error.temporary) throw error;
    log.error(message, { ...about, ...describeError(error) });
    return undefined;
  }
}
