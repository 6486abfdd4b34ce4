import { eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { announceDelaySeconds } from '../../contract/activity.ts';
import {
  type CloseReason,
  closeReasons,
  enquiryStates,
  type messageDirections,
  type ThreadKind,
  threadKinds,
} from '../../contract/enquiry.ts';
import {
  type Actor,
  actorName,
  findChangesSince,
  type RecordedChange,
  recordActivity,
  rejectIfAlreadyUndone,
  UndoError,
} from '../activity/activity.ts';
import type { Database, Queries } from '../database/database.ts';
import { activity, enquiryMessage, outboxEmail, partEnquiry, quote } from '../database/schema.ts';
import {
  delayEmails,
  emailUndoData,
  isDeliverableAddress,
  queueEmail,
  withdrawEmails,
} from '../email/outbox.ts';
import { HttpError } from '../http/errors.ts';
import { cleanMultilineText } from './enquiry.ts';
import { enquiryAnswerEmail } from './enquiry-emails.ts';

const { search: _quote, ...quoteColumns } = getTableColumns(quote);
const { search: _question, ...questionColumns } = getTableColumns(partEnquiry);

/** Quote requests and part questions, without their search columns. */
export const enquiryTables = {
  quote: { table: quote, columns: quoteColumns, owner: enquiryMessage.quoteId },
  question: { table: partEnquiry, columns: questionColumns, owner: enquiryMessage.questionId },
} as const;

export type EnquiryRef = { kind: ThreadKind; id: number };

export type QuoteRequest = Omit<typeof quote.$inferSelect, 'search'>;
export type PartQuestion = Omit<typeof partEnquiry.$inferSelect, 'search'>;

/** An enquiry with its kind, which determines its fields. */
export type EnquiryRecord =
  | ({ kind: 'quote' } & QuoteRequest)
  | ({ kind: 'question' } & PartQuestion);

/** Who changes an enquiry, and which version they saw; no version if nothing is overwritten. */
export type EnquiryChangeRequest = { by: Actor; version?: number | undefined };

/** A colleague has changed the enquiry since the version that the caller saw. */
export class StaleEnquiryError extends Error {
  readonly enquiry: EnquiryRecord;
  readonly changes: readonly RecordedChange[];

  constructor(current: EnquiryRecord, changes: readonly RecordedChange[]) {
    super('This enquiry has changed since you opened it.');
    this.enquiry = current;
    this.changes = changes;
  }
}

/** The columns that a change may write. They hold no personal data. */
const storedStateSchema = v.object({
  state: v.picklist(enquiryStates),
  closeReason: v.nullable(v.picklist(closeReasons)),
  assignedTo: v.nullable(v.number()),
  closedAt: v.nullable(v.string()),
  waitingSince: v.string(),
});

type EnquiryStateColumns = Pick<
  EnquiryRecord,
  'state' | 'closeReason' | 'assignedTo' | 'closedAt' | 'waitingSince'
>;

type Change = {
  action: 'answer' | 'reply' | 'note' | 'assign' | 'close' | 'reopen';
  set?: Partial<EnquiryStateColumns>;
  message?: {
    direction: (typeof messageDirections)[number];
    body: string;
    /** The shop's public address, if an answer links to the request's page. */
    origin?: string | undefined;
  };
  data?: Record<string, unknown>;
};

/** The activity of a change, by which it can be undone; undefined if nothing had to be changed. */
type EnquiryChangeResult = { activityId: number | undefined };

const enquiryNotFoundError = () => new HttpError(404, 'This enquiry is no longer there.');

export async function findEnquiry(
  queries: Queries,
  { kind, id }: EnquiryRef,
): Promise<EnquiryRecord | undefined> {
  const { table, columns } = enquiryTables[kind];
  const [found] = await queries.select(columns).from(table).where(eq(table.id, id));
  return found && ({ kind, ...found } as EnquiryRecord);
}

/** The messages of an enquiry, oldest first. */
export function findMessages(queries: Queries, { kind, id }: EnquiryRef) {
  return queries
    .select()
    .from(enquiryMessage)
    .where(eq(enquiryTables[kind].owner, id))
    .orderBy(enquiryMessage.id);
}

async function lockEnquiry(queries: Queries, ref: EnquiryRef): Promise<EnquiryRecord> {
  const { table } = enquiryTables[ref.kind];
  await queries.select({ id: table.id }).from(table).where(eq(table.id, ref.id)).for('update');
  const found = await findEnquiry(queries, ref);
  if (!found) throw enquiryNotFoundError();
  return found;
}

/** Sends an answer to the buyer. The email is delayed for as long as it can be undone. */
export function answerEnquiry(
  database: Database,
  ref: EnquiryRef,
  { text, origin, ...request }: EnquiryChangeRequest & { text: string; origin?: string },
): Promise<EnquiryChangeResult> {
  return recordEnquiryChange(database, ref, request, ({ email, assignedTo }) => {
    if (!isDeliverableAddress(email)) throw new HttpError(409, 'This address cannot be emailed.');
    const { by } = request;
    return {
      action: 'answer',
      message: { direction: 'to-buyer', body: text, origin },
      set: {
        state: 'answered',
        closeReason: null,
        closedAt: null,
        // The buyer's reply goes to the colleague who answered.
        assignedTo: assignedTo ?? (by.kind === 'staff' ? by.staffId : null),
      },
    };
  });
}

/** Stores a reply from the buyer, which waits for our answer. */
export function addReply(
  database: Database,
  ref: EnquiryRef,
  { text, ...request }: EnquiryChangeRequest & { text: string },
): Promise<EnquiryChangeResult> {
  return recordEnquiryChange(database, ref, request, ({ state, waitingSince }) => ({
    action: 'reply',
    message: { direction: 'from-buyer', body: text },
    set: {
      ...reopenedState,
      // A second message before we have answered does not extend the time we have.
      waitingSince: state === 'open' ? waitingSince : new Date(),
    },
  }));
}

const reopenedState = { state: 'open', closeReason: null, closedAt: null } as const;

/** Stores a note for colleagues. */
export function addNote(
  database: Database,
  ref: EnquiryRef,
  { text, by }: { by: Actor; text: string },
): Promise<EnquiryChangeResult> {
  return recordEnquiryChange(database, ref, { by }, () => ({
    action: 'note',
    message: { direction: 'note', body: text },
  }));
}

/** Assigns an enquiry to a colleague, or to no one. */
export function assignEnquiry(
  database: Database,
  ref: EnquiryRef,
  { staffId, ...request }: EnquiryChangeRequest & { staffId: number | null },
): Promise<EnquiryChangeResult> {
  return recordEnquiryChange(database, ref, request, ({ assignedTo }) =>
    assignedTo === staffId
      ? undefined
      : { action: 'assign', set: { assignedTo: staffId }, data: { assignedTo: staffId } },
  );
}

/** Closes an enquiry for a reason. Closing it again changes nothing. */
export function closeEnquiry(
  database: Database,
  ref: EnquiryRef,
  { reason, note = '', ...request }: EnquiryChangeRequest & { reason: CloseReason; note?: string },
): Promise<EnquiryChangeResult> {
  return recordEnquiryChange(database, ref, request, ({ state }) =>
    state === 'closed'
      ? undefined
      : {
          action: 'close',
          set: { state: 'closed', closeReason: reason, closedAt: new Date() },
          data: { reason },
          ...(note !== '' && { message: { direction: 'note', body: note } }),
        },
  );
}

/** Reopens a closed enquiry, which waits for our answer from now on. */
export function reopenEnquiry(
  database: Database,
  ref: EnquiryRef,
  request: EnquiryChangeRequest,
): Promise<EnquiryChangeResult> {
  return recordEnquiryChange(database, ref, request, ({ state }) =>
    state === 'closed'
      ? { action: 'reopen', set: { ...reopenedState, waitingSince: new Date() } }
      : undefined,
  );
}

/**
 * Runs a change in a transaction that holds the enquiry's lock: rejects it if a colleague has changed
 * the enquiry since `version`, increments the version, queues the email of an answer, and logs who did
 * it and what undo needs.
 */
function recordEnquiryChange(
  database: Database,
  ref: EnquiryRef,
  { by, version }: EnquiryChangeRequest,
  buildChange: (before: EnquiryRecord) => Change | undefined,
): Promise<EnquiryChangeResult> {
  return database.transaction(async (queries) => {
    const before = await lockEnquiry(queries, ref);
    await rejectStaleVersion(queries, before, by, version);
    const planned = buildChange(before);
    if (!planned) return { activityId: undefined };
    const { action, set = {}, message, data } = planned;
    const storedMessage = message && (await storeMessage(queries, before, by, message));
    const emails = { emails: storedMessage?.emails ?? [], resent: [] };
    await delayEmails(queries, emails, by.kind === 'staff' ? announceDelaySeconds : 0);
    const activityId = await recordActivity(queries, {
      actor: by,
      action: `${ref.kind}.${action}`,
      record: ref.kind,
      recordId: String(ref.id),
      fields: Object.keys(set),
      data: {
        ...data,
        version: await updateEnquiry(queries, ref, set),
        undo: {
          before: toStoredState(before),
          messages: storedMessage ? [storedMessage.id] : [],
          ...emails,
        },
      },
    });
    return { activityId };
  });
}

/** Throws if others have changed the enquiry since `version`. The caller's own changes do not count. */
async function rejectStaleVersion(
  queries: Queries,
  current: EnquiryRecord,
  by: Actor,
  version: number | undefined,
): Promise<void> {
  if (version === undefined || version >= current.version) return;
  const { kind, id } = current;
  const changes = await findChangesSince(queries, kind, String(id), version);
  const changesByOthers = changes.filter(
    ({ staffId }) => by.kind !== 'staff' || staffId !== by.staffId,
  );
  if (changesByOthers.length > 0) throw new StaleEnquiryError(current, changesByOthers);
}

/** Stores a message, and queues its email if it is to the buyer. */
async function storeMessage(
  queries: Queries,
  before: EnquiryRecord,
  by: Actor,
  { direction, body: typed, origin }: NonNullable<Change['message']>,
): Promise<{ id: number; emails: number[] }> {
  const { kind, id } = before;
  const body = cleanMultilineText(typed);
  const earlier = await findMessages(queries, before);
  const [message] = await queries
    .insert(enquiryMessage)
    .values({
      ...(kind === 'quote' ? { quoteId: id } : { questionId: id }),
      direction,
      body,
      staffId: by.kind === 'staff' ? by.staffId : null,
    })
    .returning({ id: enquiryMessage.id });
  if (!message) throw new Error('The message was not written');
  if (direction !== 'to-buyer') return { id: message.id, emails: [] };
  const key = `${kind}-${id}.answer-${message.id}`;
  const lastReply = earlier.findLast((each) => each.direction === 'from-buyer');
  const signed = await actorName(queries, by);
  const content = enquiryAnswerEmail(before, { body, signed, lastReply, origin });
  const quoteId = kind === 'quote' ? id : undefined;
  await queueEmail(queries, { kind: 'enquiry-answer', to: before.email, key, quoteId, ...content });
  const [email] = await queries
    .select({ id: outboxEmail.id })
    .from(outboxEmail)
    .where(eq(outboxEmail.key, key));
  if (!email) throw new Error('The answer was not queued');
  await queries
    .update(enquiryMessage)
    .set({ emailId: email.id })
    .where(eq(enquiryMessage.id, message.id));
  return { id: message.id, emails: [email.id] };
}

async function updateEnquiry(
  queries: Queries,
  { kind, id }: EnquiryRef,
  set: Partial<EnquiryStateColumns>,
): Promise<number> {
  const { table } = enquiryTables[kind];
  const [saved] = await queries
    .update(table)
    .set({ ...set, version: sql`${table.version} + 1` })
    .where(eq(table.id, id))
    .returning({ version: table.version });
  return saved?.version ?? 0;
}

function toStoredState(before: EnquiryRecord): v.InferOutput<typeof storedStateSchema> {
  const { state, closeReason, assignedTo, closedAt, waitingSince } = before;
  return {
    state,
    closeReason,
    assignedTo,
    closedAt: closedAt?.toISOString() ?? null,
    waitingSince: waitingSince.toISOString(),
  };
}

const undoableActivityData = v.object({
  version: v.number(),
  undo: v.object({
    before: storedStateSchema,
    messages: v.array(v.number()),
    ...emailUndoData.entries,
  }),
});

/**
 * Undoes the last change of an enquiry: its state is restored, its message is deleted and its email is
 * not sent. Returns undefined for an activity of another kind of record.
 */
export function undoEnquiryChange(database: Database, activityId: number, by: Actor) {
  return database.transaction(async (queries) => {
    const [found] = await queries.select().from(activity).where(eq(activity.id, activityId));
    const kind = threadKinds.find((each) => each === found?.record);
    if (!found || !kind) return undefined;
    const data = v.safeParse(undoableActivityData, found.data);
    if (!data.success) throw new UndoError('not-undoable', 'This cannot be undone.');
    const { version, undo } = data.output;
    const ref = { kind, id: Number(found.recordId) };
    const current = await lockEnquiry(queries, ref);
    await rejectIfAlreadyUndone(queries, activityId);
    if (current.version !== version) {
      throw new UndoError('changed-since', 'This enquiry has changed again since.');
    }
    await withdrawEmails(queries, undo);
    await queries.delete(enquiryMessage).where(inArray(enquiryMessage.id, undo.messages));
    const { closedAt, waitingSince, ...rest } = undo.before;
    const restored = {
      ...rest,
      closedAt: closedAt === null ? null : new Date(closedAt),
      waitingSince: new Date(waitingSince),
    };
    const undoActivityId = await recordActivity(queries, {
      actor: by,
      action: `${kind}.undo`,
      record: kind,
      recordId: found.recordId,
      data: { version: await updateEnquiry(queries, ref, restored), undone: found.action },
      undoes: activityId,
    });
    return { reference: found.recordId, activityId: undoActivityId, version: undefined };
  });
}
