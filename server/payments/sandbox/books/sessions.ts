import { and, eq, gte, inArray, lte, type SQL } from 'drizzle-orm';
import type * as v from 'valibot';
import { ApiError, missing } from '../api/api-error.ts';
import { largestAmount } from '../api/parameters.ts';
import { expandable, present } from '../api/present.ts';
import type { SessionParameters, sessionQuestion } from '../api/session-parameters.ts';
import { recordEvent } from '../notices/record-event.ts';
import { randomId } from '../random-id.ts';
import { sandboxSession } from '../schema.ts';
import { seconds, type WireSession } from '../wire.ts';
import { after, newestFirst } from './paging.ts';
import { findPayment } from './payments.ts';
import { linesOf } from './session-lines.ts';
import { type SessionRow, sessionObject } from './session-object.ts';
import type { Work } from './work.ts';

const shortestLife = 30 * 60;
const longestLife = 24 * 60 * 60;
/** Stripe takes no card payment under 30p. */
const smallestAmount = 30;

/** Makes a session that is open until it is paid or its time is over. */
export async function createSession(work: Work, asked: SessionParameters): Promise<SessionRow> {
  const lines = await linesOf(work, asked.line_items);
  const totalPence = lines.reduce((sum, line) => sum + line.amount_total, 0);
  refuseAmount(totalPence);
  const [row] = await work.queries
    .insert(sandboxSession)
    .values({
      id: randomId('cs_test', 58),
      asked,
      lines,
      totalPence,
      createdAt: work.now,
      expiresAt: expiryOf(work.now, asked.expires_at),
    })
    .returning();
  if (!row) throw new Error('The session was not written');
  return row;
}

/** Finds a session as it stands at this moment, and keeps it so until the work is done. */
export async function findSession(work: Work, id: string): Promise<SessionRow | undefined> {
  await expire(work, and(eq(sandboxSession.id, id), lte(sandboxSession.expiresAt, work.now)));
  const [row] = await work.queries
    .select()
    .from(sandboxSession)
    .where(eq(sandboxSession.id, id))
    .for('update');
  return row;
}

/** Sessions in full, the newest first; one more than asked for tells that there are more. */
export async function listSessions(
  work: Work,
  asked: v.InferOutput<typeof sessionQuestion>,
): Promise<WireSession[]> {
  await expireOverdue(work);
  const { createdAt, status } = sandboxSession;
  const find = (last: string) => findSession(work, last);
  const conditions: (SQL | undefined)[] = [
    await after(sandboxSession, asked.starting_after, 'checkout.session', find),
  ];
  if (asked.created) conditions.push(gte(createdAt, new Date(asked.created.gte * 1000)));
  if (asked.status) conditions.push(eq(status, asked.status));
  const rows = await work.queries
    .select()
    .from(sandboxSession)
    .where(and(...conditions))
    .orderBy(...newestFirst(sandboxSession))
    .limit(asked.limit + 1);
  const sessions: WireSession[] = [];
  for (const row of rows) sessions.push(await fullSession(work, row));
  return sessions;
}

/** Ends a session before its time. */
export async function expireSession(work: Work, id: string): Promise<SessionRow> {
  const [ended] = await expire(work, eq(sandboxSession.id, id));
  if (ended) return ended;
  if (!(await findSession(work, id))) throw missing('checkout.session', id, 'path');
  throw new ApiError(
    'Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has another status.',
  );
}

/** Ends every session whose time is over, and answers how many there were. */
export async function expireOverdue(work: Work): Promise<number> {
  const overdue = work.queries
    .select({ id: sandboxSession.id })
    .from(sandboxSession)
    .where(and(eq(sandboxSession.status, 'open'), lte(sandboxSession.expiresAt, work.now)))
    // Another process at the same task takes others.
    .for('update', { skipLocked: true });
  return (await expire(work, inArray(sandboxSession.id, overdue))).length;
}

/** The session with everything that hangs on it. */
export async function fullSession(work: Work, row: SessionRow): Promise<WireSession> {
  return sessionObject(row, row.paymentId === null ? null : await findPayment(work, row.paymentId));
}

async function expire(work: Work, which: SQL | undefined): Promise<SessionRow[]> {
  const ended = await work.queries
    .update(sandboxSession)
    .set({ status: 'expired' })
    .where(and(eq(sandboxSession.status, 'open'), which))
    .returning();
  for (const row of ended) {
    await recordEvent(
      work,
      'checkout.session.expired',
      present(sessionObject(row, null), expandable.session),
    );
  }
  return ended;
}

function expiryOf(now: Date, asked = seconds(now) + longestLife): Date {
  const life = asked - seconds(now);
  if (life >= shortestLife && life <= longestLife) return new Date(asked * 1000);
  const rule = life < shortestLife ? 'be at least 30 minutes' : 'be less than 24 hours';
  throw new ApiError(`The \`expires_at\` timestamp must ${rule} from Checkout Session creation.`, {
    param: 'expires_at',
  });
}

function refuseAmount(pence: number): void {
  if (pence < smallestAmount) {
    throw new ApiError(
      "The Checkout Session's total amount due must add up to at least £0.30 gbp",
      {
        code: 'amount_too_small',
      },
    );
  }
  if (pence > largestAmount) {
    throw new ApiError("The Checkout Session's total amount must be no more than £999,999.99 gbp", {
      code: 'amount_too_large',
    });
  }
}
