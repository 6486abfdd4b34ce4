import { and, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { mail } from '../database/schema.ts';

/**
 * Puts mails back into the outbox as if nobody had tried, to another recipient where one is named.
 * One that is being sent just now is left, for it would go out twice.
 */
export function sendAgain(queries: Queries, which: SQL | undefined, recipient?: string) {
  return queries
    .update(mail)
    .set({
      state: 'queued',
      attempts: 0,
      nextAttemptAt: sql`now()`,
      leasedUntil: null,
      sentAt: null,
      ...(recipient !== undefined && { recipient }),
    })
    .where(and(which, or(isNull(mail.leasedUntil), lt(mail.leasedUntil, sql`now()`))))
    .returning({ id: mail.id, kind: mail.kind, state: mail.state });
}

/** Whether one of them is being sent just now. None is taken to be sent until this transaction ends. */
export async function isBeingSent(queries: Queries, which: SQL | undefined): Promise<boolean> {
  const held = await queries
    .select({ leased: sql<boolean>`coalesce(${mail.leasedUntil} >= now(), false)` })
    .from(mail)
    .where(which)
    .for('update');
  return held.some(({ leased }) => leased);
}
