import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { announceDelaySeconds } from '../../contract/activity.ts';
import {
  type Actor,
  recordActivity,
  rejectIfAlreadyUndone,
  UndoError,
} from '../activity/activity.ts';
import type { Database, Queries } from '../database/database.ts';
import { activity, activityValue, outboxEmail } from '../database/schema.ts';
import {
  delayEmails,
  emailUndoData,
  findEmailStates,
  isBeingSent,
  queueEmail,
  requeueEmails,
  withdrawEmails,
} from './outbox.ts';

type ResendRequest = { by: Actor; recipient?: string | undefined };

/**
 * Sends an email again, optionally to another recipient, after the time in which that can be undone. If
 * it was sent, a copy is sent, as mail servers drop a second email with the same Message-ID.
 */
export function resendEmail(
  database: Database,
  id: number,
  { by, recipient }: ResendRequest,
): Promise<{ activityId: number } | 'not found' | 'being sent'> {
  return database.transaction(async (queries) => {
    const which = eq(outboxEmail.id, id);
    if (await isBeingSent(queries, which)) return 'being sent';
    const [email] = await queries.select().from(outboxEmail).where(which);
    if (!email) return 'not found';
    const undo =
      email.state === 'sent'
        ? { emails: [await queueCopy(queries, email, recipient)], resent: [] }
        : { emails: [], resent: await findEmailStates(queries, which) };
    if (email.state !== 'sent') await requeueEmails(queries, which, recipient);
    await delayEmails(queries, undo, announceDelaySeconds);
    const { orderReference, kind, recipient: before } = email;
    const activityId = await recordActivity(queries, {
      actor: by,
      action: 'email.resend',
      record: orderReference ? 'order' : 'email',
      recordId: orderReference ?? String(id),
      data: { emailId: id, kind, undo },
      ...(recipient !== undefined && {
        fields: ['email'],
        values: { email: { before, after: recipient } },
      }),
    });
    return { activityId };
  });
}

type Email = typeof outboxEmail.$inferSelect;

async function queueCopy(queries: Queries, email: Email, to = email.recipient): Promise<number> {
  const { kind, replyTo, subject, text, html } = email;
  // Begins like the key of the original, which contains the order's reference.
  const key = `${email.key ?? kind}.${randomUUID()}`;
  await queueEmail(queries, { kind, to, replyTo: replyTo ?? undefined, key, subject, text, html });
  const [copy] = await queries
    .select({ id: outboxEmail.id })
    .from(outboxEmail)
    .where(eq(outboxEmail.key, key));
  if (!copy) throw new Error('The copy of an email was not queued');
  return copy.id;
}

const resendActivityData = v.object({ emailId: v.number(), undo: emailUndoData });

/**
 * Undoes sending an email again before it has left, and restores its former state. Returns undefined
 * for an activity of another kind.
 */
export function undoResend(database: Database, activityId: number, by: Actor) {
  return database.transaction(async (queries) => {
    const [found] = await queries
      .select()
      .from(activity)
      .where(eq(activity.id, activityId))
      .for('update');
    if (found?.action !== 'email.resend') return undefined;
    await rejectIfAlreadyUndone(queries, activityId);
    const data = v.safeParse(resendActivityData, found.data);
    if (!data.success) throw new UndoError('not-undoable', 'This cannot be undone.');
    const [value] = await queries
      .select()
      .from(activityValue)
      .where(eq(activityValue.activityId, activityId));
    if (found.fields.length > 0 && !value) {
      throw new UndoError('not-undoable', 'This cannot be undone: its personal data was erased.');
    }
    const { undo, emailId } = data.output;
    await withdrawEmails(queries, undo, v.parse(v.optional(v.string()), value?.before));
    const { record, recordId } = found;
    const undoActivityId = await recordActivity(queries, {
      actor: by,
      action: 'email.undo',
      record,
      recordId,
      data: { emailId },
      undoes: activityId,
    });
    return { reference: recordId, activityId: undoActivityId, version: undefined };
  });
}
