import { randomUUID } from 'node:crypto';
import { and, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { company } from '../../content/company.ts';
import type { EmailKind } from '../../contract/email-kinds.ts';
import type { Queries } from '../database/database.ts';
import { outboxEmail } from '../database/schema.ts';
import type { EmailContent } from './email-template.ts';

type QueuedEmail = EmailContent & {
  kind: EmailKind;
  to: string;
  replyTo?: string | undefined;
  /** Identifies the email for good, where a repeat of what caused it must not send a second. */
  key?: string | undefined;
};

/** The domain of our Message-IDs. */
const mailDomain = new URL(company.origin).hostname;

/** One plain address: anything else could add a second recipient or a header. */
const plainAddress =
  /^[^\s@<>(),;:"\\[\]\p{C}]+@[^\s@<>(),;:"\\[\]\p{C}]+\.[^\s@<>(),;:"\\[\]\p{C}]+$/u;

/** Whether email can be sent to an address. */
export function isDeliverableAddress(address: string): boolean {
  return address.length <= 254 && plainAddress.test(address);
}

/**
 * Queues an email. Call it in the transaction of what it is about: both are stored or neither.
 * Returns whether it is new.
 */
export async function queueEmail(
  queries: Queries,
  { to, replyTo, key = randomUUID(), ...rest }: QueuedEmail,
): Promise<boolean> {
  if (!isDeliverableAddress(to)) throw new Error(`a ${rest.kind} email has no valid recipient`);
  const queued = await queries
    .insert(outboxEmail)
    .values({
      ...rest,
      recipient: to,
      replyTo: replyTo !== undefined && isDeliverableAddress(replyTo) ? replyTo : null,
      messageId: `<${key}@${mailDomain}>`,
    })
    .onConflictDoNothing({ target: outboxEmail.key })
    .returning({ id: outboxEmail.id });
  return queued.length > 0;
}

/**
 * Queues emails again as if never tried, optionally to another recipient. Those being sent right
 * now are left alone.
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

/** Whether one of them is being sent right now; locks them until the transaction ends. */
export async function isBeingSent(queries: Queries, which: SQL | undefined): Promise<boolean> {
  const held = await queries
    .select({ leased: sql<boolean>`coalesce(${outboxEmail.leasedUntil} >= now(), false)` })
    .from(outboxEmail)
    .where(which)
    .for('update');
  return held.some(({ leased }) => leased);
}

type StuckEmail = { count: number; since: Date; trouble: string };

/** A mail server that restarts is back by then. */
const patienceMinutes = 15;

/** Emails that wait because none can be sent, with the oldest one's error; undefined where all is well. */
export async function findStuckEmails(queries: Queries): Promise<StuckEmail | undefined> {
  const [oldest] = await queries
    .select({
      count: sql<number>`(count(*) over ())::int`,
      since: outboxEmail.createdAt,
      trouble: outboxEmail.lastError,
    })
    .from(outboxEmail)
    .where(
      and(
        eq(outboxEmail.state, 'queued'),
        lt(outboxEmail.createdAt, sql`now() - make_interval(mins => ${patienceMinutes})`),
        eq(outboxEmail.heldBack, true),
      ),
    )
    .orderBy(outboxEmail.createdAt)
    .limit(1);
  return oldest && { ...oldest, trouble: oldest.trouble ?? '' };
}
