import { and, eq, inArray, lte, type SQL } from 'drizzle-orm';
import { ApiError, resourceMissing } from './api-error.ts';
import {
  type Buyer,
  pageQuery,
  payment,
  type SandboxTransaction,
  type SessionRow,
  session,
} from './database.ts';
import { type ListParameters, maxAmount, type SessionParameters } from './parameters.ts';
import { lineObject, randomId, sessionObject, toUnixSeconds } from './stripe-objects.ts';
import { recordEvent } from './webhooks.ts';

const minLifetimeSeconds = 30 * 60;
const maxLifetimeSeconds = 24 * 60 * 60;
/** Stripe takes no card payment under 30p. */
const minAmount = 30;

/** Creates a session that is open until it is paid or its time is over. */
export async function createSession(
  tx: SandboxTransaction,
  asked: SessionParameters,
): Promise<SessionRow> {
  const lines = asked.line_items.map(lineObject);
  const totalPence = lines.reduce((sum, line) => sum + line.amount_total, 0);
  if (totalPence < minAmount || totalPence > maxAmount) {
    const code = totalPence < minAmount ? 'amount_too_small' : 'amount_too_large';
    throw new ApiError('The total must be between £0.30 and £999,999.99', { code });
  }
  const id = randomId('cs_test', 29);
  const times = { createdAt: tx.now, expiresAt: resolveExpiry(tx.now, asked.expires_at) };
  const [row] = await tx.queries
    .insert(session)
    .values({ id, asked, lines, totalPence, ...times })
    .returning();
  if (!row) throw new Error('The session was not written');
  return row;
}

function resolveExpiry(now: Date, asked = toUnixSeconds(now) + maxLifetimeSeconds): Date {
  const life = asked - toUnixSeconds(now);
  if (life >= minLifetimeSeconds && life <= maxLifetimeSeconds) return new Date(asked * 1000);
  throw new ApiError('`expires_at` must be between 30 minutes and 24 hours from now.', {
    param: 'expires_at',
  });
}

/** Finds a session as it stands at this moment, and locks it until the work is done. */
export async function findSession(
  tx: SandboxTransaction,
  id: string,
): Promise<SessionRow | undefined> {
  await expireWhere(tx, and(eq(session.id, id), lte(session.expiresAt, tx.now)));
  const found = await tx.queries.select().from(session).where(eq(session.id, id)).for('update');
  return found[0];
}

export async function listSessions(
  tx: SandboxTransaction,
  asked: ListParameters,
): Promise<object[]> {
  await expireOverdue(tx);
  const { where, orderBy, limit } = await pageQuery(tx.queries, session, asked);
  const rows = await tx.queries
    .select({ session, payment })
    .from(session)
    .leftJoin(payment, eq(payment.id, session.paymentId))
    .where(and(where, asked.status && eq(session.status, asked.status)))
    .orderBy(...orderBy)
    .limit(limit);
  return rows.map((row) => sessionObject(row.session, row.payment));
}

/** Ends a session before its time. */
export async function expireSession(tx: SandboxTransaction, id: string): Promise<SessionRow> {
  const [ended] = await expireWhere(tx, eq(session.id, id));
  if (ended) return ended;
  if (!(await findSession(tx, id))) throw resourceMissing('checkout.session', id);
  throw new ApiError('Only Checkout Sessions with a status in ["open"] can be expired.');
}

/** Ends every session whose time is over, and returns how many there were. */
export async function expireOverdue(tx: SandboxTransaction): Promise<number> {
  const overdue = tx.queries
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.status, 'open'), lte(session.expiresAt, tx.now)))
    // Another process at the same task takes others.
    .for('update', { skipLocked: true });
  return (await expireWhere(tx, inArray(session.id, overdue))).length;
}

async function expireWhere(tx: SandboxTransaction, which: SQL | undefined): Promise<SessionRow[]> {
  const ended = await tx.queries
    .update(session)
    .set({ status: 'expired' })
    .where(and(eq(session.status, 'open'), which))
    .returning();
  for (const row of ended) {
    await recordEvent(tx, 'checkout.session.expired', sessionObject(row, null));
  }
  return ended;
}

/** The test cards, under the numbers that Stripe's own test mode has. */
export const testCards = [
  { number: '4242424242424242', result: 'paid', label: 'Payment succeeds' },
  { number: '4000000000000002', result: 'declined', label: 'Declined by your bank' },
  { number: '4000000000009995', result: 'declined', label: 'Declined: insufficient funds' },
] as const;

/** Pays an open session, which must have been found in the same work; says why the card is declined. */
export async function paySession(
  tx: SandboxTransaction,
  row: SessionRow,
  { buyer, card }: { buyer: Buyer; card: string },
): Promise<string | undefined> {
  const declined = testCards.find(({ number, result }) => number === card && result === 'declined');
  if (declined) return declined.label;
  const [paid] = await tx.queries
    .insert(payment)
    .values({
      id: randomId('pi'),
      chargeId: randomId('ch'),
      amountPence: row.totalPence,
      metadata: row.asked.payment_intent_data?.metadata ?? {},
    })
    .returning();
  if (!paid) throw new Error('The payment was not written');
  const [done] = await tx.queries
    .update(session)
    .set({ status: 'complete', buyer, paymentId: paid.id })
    .where(eq(session.id, row.id))
    .returning();
  if (!done) throw new Error('The session has gone while it was paid');
  await recordEvent(tx, 'checkout.session.completed', sessionObject(done, paid));
  return undefined;
}
