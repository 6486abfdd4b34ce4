import { and, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { outboxEmail } from '../database/schema.ts';

/**
 * Puts mails back into the outbox as if nobody had tried, to another recipient where one is named.
 * One that is being sent just now is left, for it would go out twice.
 */
export function resendEmails(queries: Queries, which: SQL | undefined, recipient?: string) {
  return queries
    .update(outboxEmail)
    .set({
      state: 'queued',
      attempts: 0,
      nextAttemptAt: sql`now()`,
      leasedUntil: null,
      sentAt: null,
      ...(recipient !== undefined && { recipient }),
    })
    .where(and(which, or(isNull(outboxEmail.leasedUntil), lt(outboxEmail.leasedUntil, sql`now()`))))
    .returning({ id: outboxEmail.id, kind: outboxEmail.kind, state: outboxEmail.state });
}

/** Whether one of them is being sent just now. None is taken to be sent until this transaction ends. */
export async function isBeingSent(queries: Queries, which: SQL | undefined): Promise<boolean> {
  const held = await queries
    .select({ leased: sql<boolean>`coalesce(${outboxEmail.leasedUntil} >= now(), false)` })
    .from(outboxEmail)
    .where(which)
    .for('update');
  return held.some(({ leased }) => leased);
}
