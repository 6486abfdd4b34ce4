import { and, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Log } from '../app/log.ts';
import type { Database } from '../database/database.ts';
import { outboxEmail } from '../database/schema.ts';
import { attachDocument } from '../documents/document-emails.ts';
import { withTimeout } from '../http/with-timeout.ts';
import { fillQuoteKey } from '../offers/quote-key.ts';
import { fillRegisterKey } from '../register/register-keys.ts';
import { isSenderRejected } from './is-sender-rejected.ts';
import { type Transport, UnsendableEmailError } from './transport.ts';

export type DeliveryDeps = { database: Database; transport: Transport; log: Log };

type LeasedEmail = typeof outboxEmail.$inferSelect;

/** How many emails are sent in parallel. */
const batchSize = 10;
/** Shorter than the lease, or a second worker would send the same email. */
const attemptTimeoutMs = 60_000;
/** After this long another worker takes over from one that died. */
const leaseSeconds = 120;
/** After this many rejections an email is given up. */
const maxAttempts = 30;

/**
 * Sends due emails and returns how many were sent. Any number of processes may run it at once. Ends
 * early when asked to stop, or when the mail server is unreachable.
 */
export async function deliverEmails(
  deps: DeliveryDeps,
  isStopping: () => boolean = () => false,
): Promise<number> {
  let sent = 0;
  while (!isStopping()) {
    const batch = await leaseDueEmails(deps.database);
    const outcomes = await Promise.all(batch.map((leased) => deliverEmail(deps, leased)));
    const sentCount = outcomes.filter((outcome) => outcome === 'sent').length;
    sent += sentCount;
    if (outcomes.includes('no server')) break;
    const retriedCount = sentCount > 0 ? await retryHeldBackEmails(deps.database) : 0;
    if (batch.length < batchSize && retriedCount === 0) break;
  }
  return sent;
}

/** Leases a few emails in one statement; others skip what is locked. */
async function leaseDueEmails({ queries }: Database): Promise<LeasedEmail[]> {
  const due = queries.$with('due').as(
    queries
      .select({ id: outboxEmail.id })
      .from(outboxEmail)
      .where(
        and(
          eq(outboxEmail.state, 'queued'),
          lte(outboxEmail.nextAttemptAt, sql`now()`),
          or(isNull(outboxEmail.leasedUntil), lt(outboxEmail.leasedUntil, sql`now()`)),
        ),
      )
      .orderBy(outboxEmail.nextAttemptAt, outboxEmail.id)
      .limit(batchSize)
      .for('update', { skipLocked: true }),
  );
  return queries
    .with(due)
    .update(outboxEmail)
    .set({
      leasedUntil: sql`now() + make_interval(secs => ${leaseSeconds})`,
      attempts: sql`${outboxEmail.attempts} + 1`,
    })
    .where(inArray(outboxEmail.id, queries.select({ id: due.id }).from(due)))
    .returning();
}

/** An email has been sent, so those held back by the mail server are due now, oldest first. */
async function retryHeldBackEmails({ queries }: Database): Promise<number> {
  const retried = await queries
    .update(outboxEmail)
    .set({ nextAttemptAt: outboxEmail.createdAt })
    .where(
      and(
        eq(outboxEmail.state, 'queued'),
        gt(outboxEmail.nextAttemptAt, sql`now()`),
        isNull(outboxEmail.leasedUntil),
        eq(outboxEmail.heldBack, true),
      ),
    )
    .returning({ id: outboxEmail.id });
  return retried.length;
}

type DeliveryOutcome = 'sent' | 'rejected' | 'no server';

async function deliverEmail(
  { database, transport, log }: DeliveryDeps,
  leased: LeasedEmail,
): Promise<DeliveryOutcome> {
  const { id, kind, attempts, heldBack } = leased;
  let destination: string;
  try {
    const { queries } = database;
    const keyed = await fillRegisterKey(queries, await fillQuoteKey(queries, leased));
    const email = await attachDocument(queries, keyed);
    destination = await withTimeout(attemptTimeoutMs, transport.send(email), timeoutError);
  } catch (error) {
    const isRejected = isEmailRejected(error);
    // Attempts while the mail server accepted nothing do not count against this email.
    const counted = isRejected && heldBack ? 1 : attempts;
    const isGivenUp = isPermanentFailure(error) || (isRejected && counted >= maxAttempts);
    const pause = isGivenUp ? 0 : retryDelay(counted);
    const reason = getErrorReason(error);
    await database.queries
      .update(outboxEmail)
      .set({
        state: isGivenUp ? 'dead' : 'queued',
        attempts: counted,
        leasedUntil: null,
        lastError: reason,
        heldBack: !isRejected,
        nextAttemptAt: sql`now() + make_interval(secs => ${pause})`,
      })
      // Another worker may have leased and sent it since.
      .where(
        and(
          eq(outboxEmail.id, id),
          eq(outboxEmail.state, 'queued'),
          eq(outboxEmail.attempts, attempts),
        ),
      );
    log.warn(isGivenUp ? 'email given up' : 'email delayed', { email: id, kind, attempts, reason });
    return isRejected ? 'rejected' : 'no server';
  }
  await database.queries
    .update(outboxEmail)
    .set({
      state: 'sent',
      sentAt: sql`now()`,
      leasedUntil: null,
      lastError: null,
      heldBack: false,
    })
    .where(eq(outboxEmail.id, id));
  log.info('email sent', { email: id, kind, place: destination });
  return 'sent';
}

const timeoutError = () => Object.assign(new Error('the attempt timed out'), { code: 'ETIMEDOUT' });

/** Half a minute, doubled up to six hours: thirty attempts span more than five days. */
export function retryDelay(attempts: number): number {
  return Math.min(30 * 2 ** (attempts - 1), 6 * 60 * 60);
}

type SmtpError = {
  code?: unknown;
  command?: unknown;
  response?: unknown;
  responseCode?: unknown;
};

/** The recipient or content was rejected, not our connection, login or sender address. */
function isEmailRejected(error: unknown): boolean {
  if (error instanceof UnsendableEmailError) return true;
  return isRejectedAfterSender(error) && !isSenderRejected((error as SmtpError).response);
}

/** Rejected at the recipient or content stage. */
function isRejectedAfterSender(error: unknown): boolean {
  const { command } = error as SmtpError;
  return command === 'RCPT TO' || command === 'DATA';
}

/** A 5xx about this email is final; everything else may change. */
function isPermanentFailure(error: unknown): boolean {
  if (error instanceof UnsendableEmailError) return true;
  return isEmailRejected(error) && Number((error as SmtpError).responseCode) >= 500;
}

/** The error code without the server's text, which may repeat the address. */
function getErrorReason(error: unknown): string {
  if (error instanceof UnsendableEmailError) return 'invalid address';
  const { code, command, response, responseCode } = error as SmtpError;
  const isSenderFault = isRejectedAfterSender(error) && isSenderRejected(response);
  const rejectedBy = isSenderFault ? 'our sender or login' : command;
  return [code, rejectedBy, responseCode].filter(Boolean).join(' ') || 'unknown';
}
