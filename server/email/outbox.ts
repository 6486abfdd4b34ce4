import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { company } from '../../content/company.ts';
import type { EmailKind } from '../../contract/email-kinds.ts';
import { UndoError } from '../activity/activity.ts';
import type { Queries } from '../database/database.ts';
import { outboxEmail } from '../database/schema.ts';
import type { EmailContent } from './email-template.ts';

type EmailToQueue = EmailContent & {
  kind: EmailKind;
  to: string;
  replyTo?: string | undefined;
  /** The quote request whose page it links to. */
  quoteId?: number | undefined;
  /** The document that is attached when it is sent. */
  documentId?: number | undefined;
  /** Identifies the email permanently, if a repeat of its cause must not send a second one. */
  key?: string | undefined;
};

/** The domain of our Message-IDs. */
const mailDomain = new URL(company.origin).hostname;

/** One plain address: anything else could add a second recipient or a header. */
const plainAddressPattern =
  /^[^\s@<>(),;:"\\[\]\p{C}]+@[^\s@<>(),;:"\\[\]\p{C}]+\.[^\s@<>(),;:"\\[\]\p{C}]+$/u;

/** Whether email can be sent to an address. */
export function isDeliverableAddress(address: string): boolean {
  return address.length <= 254 && plainAddressPattern.test(address);
}

/**
 * Queues an email. Call it in the transaction of what it is about: both are stored or neither.
 * Returns whether it is new.
 */
export async function queueEmail(
  queries: Queries,
  { to, replyTo, key = randomUUID(), ...rest }: EmailToQueue,
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
export function requeueEmails(queries: Queries, condition: SQL | undefined, recipient?: string) {
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
    .where(
      and(condition, or(isNull(outboxEmail.leasedUntil), lt(outboxEmail.leasedUntil, sql`now()`))),
    )
    .returning({ id: outboxEmail.id, kind: outboxEmail.kind, state: outboxEmail.state });
}

/** The state of emails before they are queued again, so that this can be undone. */
export async function findEmailStates(queries: Queries, condition: SQL | undefined) {
  const { id, state, attempts, nextAttemptAt, sentAt } = outboxEmail;
  const found = await queries
    .select({ id, state, attempts, nextAttemptAt, sentAt })
    .from(outboxEmail)
    .where(condition);
  return found.map((email) => ({
    ...email,
    nextAttemptAt: email.nextAttemptAt.toISOString(),
    sentAt: email.sentAt?.toISOString() ?? null,
  }));
}

/** An email as it was before it was queued again. */
const emailBeforeRequeue = v.object({
  id: v.number(),
  state: v.picklist(['queued', 'sent', 'dead']),
  attempts: v.number(),
  nextAttemptAt: v.string(),
  sentAt: v.nullable(v.string()),
});

/** Emails that a change has queued, and those that it has queued again. */
export const emailUndoData = v.object({
  emails: v.array(v.number()),
  resent: v.array(emailBeforeRequeue),
});

type EmailUndoData = v.InferOutput<typeof emailUndoData>;

/**
 * Withdraws queued emails. Throws if one was sent or is being sent. Locks them first: a worker skips
 * locked rows, and the rows that it took before have a lease, so none of them can be sent afterwards.
 * `recipient` is the former one.
 */
export async function withdrawEmails(
  queries: Queries,
  { emails, resent }: EmailUndoData,
  recipient?: string,
): Promise<void> {
  const all = [...emails, ...resent.map(({ id }) => id)];
  const lockedRows = await queries
    .select({ state: outboxEmail.state, leasedUntil: outboxEmail.leasedUntil })
    .from(outboxEmail)
    .where(inArray(outboxEmail.id, all))
    .orderBy(outboxEmail.id)
    .for('update');
  if (lockedRows.some(({ state, leasedUntil }) => state === 'sent' || leasedUntil !== null)) {
    throw new UndoError('email-sent', 'Too late to undo: the email has been sent.');
  }
  await queries.delete(outboxEmail).where(inArray(outboxEmail.id, emails));
  for (const { id, nextAttemptAt, sentAt, ...former } of resent) {
    await queries
      .update(outboxEmail)
      .set({
        ...former,
        recipient,
        nextAttemptAt: new Date(nextAttemptAt),
        sentAt: sentAt === null ? null : new Date(sentAt),
      })
      .where(eq(outboxEmail.id, id));
  }
}

/** Delays queued emails, so that they can be withdrawn. */
export async function delayEmails(
  queries: Queries,
  { emails, resent }: EmailUndoData,
  seconds: number,
): Promise<void> {
  const waiting = [...emails, ...resent.map(({ id }) => id)];
  if (seconds === 0 || waiting.length === 0) return;
  await queries
    .update(outboxEmail)
    .set({ nextAttemptAt: sql`now() + make_interval(secs => ${seconds})` })
    .where(inArray(outboxEmail.id, waiting));
}

/** Whether one of them is being sent right now; locks them until the transaction ends. */
export async function isBeingSent(queries: Queries, condition: SQL | undefined): Promise<boolean> {
  const lockedRows = await queries
    .select({ leased: sql<boolean>`coalesce(${outboxEmail.leasedUntil} >= now(), false)` })
    .from(outboxEmail)
    .where(condition)
    .for('update');
  return lockedRows.some(({ leased }) => leased);
}

type StuckEmails = { count: number; since: Date; trouble: string };

/** A mail server that restarts is available again by then. */
const stuckAfterMinutes = 15;

/** Emails that wait because none can be sent, with the oldest one's error; undefined if there are none. */
export async function findStuckEmails(queries: Queries): Promise<StuckEmails | undefined> {
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
        lt(outboxEmail.createdAt, sql`now() - make_interval(mins => ${stuckAfterMinutes})`),
        eq(outboxEmail.heldBack, true),
      ),
    )
    .orderBy(outboxEmail.createdAt)
    .limit(1);
  return oldest && { ...oldest, trouble: oldest.trouble ?? '' };
}
