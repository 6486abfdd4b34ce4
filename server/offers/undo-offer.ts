import { and, eq, inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { closeReasons, enquiryStates } from '../../contract/enquiry.ts';
import { lostReasons, offerStates } from '../../contract/offer.ts';
import {
  type Actor,
  recordActivity,
  rejectIfAlreadyUndone,
  UndoError,
} from '../activity/activity.ts';
import type { Database, Queries } from '../database/database.ts';
import {
  activity,
  enquiryMessage,
  offer,
  offerLine,
  offerVersion,
  quote,
} from '../database/schema.ts';
import { withdrawEmails } from '../email/outbox.ts';
import { lockOffer, type Offer } from './offer.ts';
import { restoreOfferHold } from './offer-holds.ts';

const nullableTimestamp = v.nullable(v.string());
const ids = v.optional(v.array(v.number()), []);

/** What undoing a change of an offer needs. It has no personal data, as the log keeps it for good. */
const undoData = v.object({
  offer: v.object({
    state: v.picklist(offerStates),
    sentVersion: v.nullable(v.number()),
    sentAt: nullableTimestamp,
    openedAt: nullableTimestamp,
    decidedAt: nullableTimestamp,
    lostReason: v.nullable(v.picklist(lostReasons)),
    heldUntil: v.nullable(v.string()),
  }),
  request: v.object({
    state: v.picklist(enquiryStates),
    closeReason: v.nullable(v.picklist(closeReasons)),
    closedAt: nullableTimestamp,
  }),
  /** The version that becomes the draft again. */
  unsent: v.optional(v.number()),
  emails: ids,
  notes: ids,
});

type OfferSnapshot = Pick<v.InferOutput<typeof undoData>, 'offer' | 'request'>;

const toIsoOrNull = (at: Date | null) => at?.toISOString() ?? null;
const toDateOrNull = (at: string | null) => (at === null ? null : new Date(at));

/** The state of an offer and its request before a change that can be undone. */
export async function readOfferSnapshot(queries: Queries, before: Offer): Promise<OfferSnapshot> {
  const { state, sentVersion, sentAt, openedAt, decidedAt, lostReason, heldUntil } = before;
  const [quoteRow] = await queries
    .select({ state: quote.state, closeReason: quote.closeReason, closedAt: quote.closedAt })
    .from(quote)
    .where(eq(quote.id, before.quoteId));
  if (!quoteRow) throw new Error('The request of the offer is gone');
  const moments = {
    sentAt: toIsoOrNull(sentAt),
    openedAt: toIsoOrNull(openedAt),
    decidedAt: toIsoOrNull(decidedAt),
  };
  return {
    offer: { state, sentVersion, lostReason, heldUntil, ...moments },
    request: { ...quoteRow, closedAt: toIsoOrNull(quoteRow.closedAt) },
  };
}

const undoableActivityData = v.object({ version: v.number(), undo: undoData });

/**
 * Undoes the last change of an offer while its email is queued: a sent version is the draft again, a
 * withdrawn or lost offer can be accepted again. Returns undefined for an activity of another record.
 */
export function undoOfferChange(database: Database, activityId: number, by: Actor) {
  return database.transaction(async (queries) => {
    const [found] = await queries.select().from(activity).where(eq(activity.id, activityId));
    if (found?.record !== 'offer') return undefined;
    const data = v.safeParse(undoableActivityData, found.data);
    if (!data.success) throw new UndoError('not-undoable', 'This cannot be undone.');
    const { version, undo } = data.output;
    const current = await lockOffer(queries, found.recordId);
    await rejectIfAlreadyUndone(queries, activityId);
    if (current.version !== version)
      throw new UndoError('changed-since', 'This offer has changed again since.');
    await withdrawEmails(queries, { emails: undo.emails, resent: [] });
    await queries.delete(enquiryMessage).where(inArray(enquiryMessage.id, undo.notes));
    if (undo.unsent !== undefined) await restoreDraft(queries, current, undo.unsent);
    const { sentAt, openedAt, decidedAt, ...rest } = undo.offer;
    const next = version + 1;
    await queries
      .update(offer)
      .set({
        ...rest,
        sentAt: toDateOrNull(sentAt),
        openedAt: toDateOrNull(openedAt),
        decidedAt: toDateOrNull(decidedAt),
        version: next,
      })
      .where(eq(offer.id, current.id));
    await queries
      .update(quote)
      .set({
        ...undo.request,
        closedAt: toDateOrNull(undo.request.closedAt),
        version: sql`${quote.version} + 1`,
      })
      .where(eq(quote.id, current.quoteId));
    await restoreOfferHold(queries, await lockOffer(queries, found.recordId));
    const undone = await recordActivity(queries, {
      actor: by,
      action: 'offer.undo',
      record: 'offer',
      recordId: found.recordId,
      data: { version: next, undone: found.action },
      undoes: activityId,
    });
    return { offer: current, reference: found.recordId, activityId: undone, version: undefined };
  });
}

/** Deletes a sent version, as such rows never change, and inserts it again as the draft. */
async function restoreDraft(queries: Queries, { id, versions }: Offer, number: number) {
  const version = versions.find((one) => one.number === number);
  if (!version) return;
  const { lines, ...rest } = version;
  await queries
    .delete(offerVersion)
    .where(and(eq(offerVersion.offerId, id), eq(offerVersion.number, number)));
  await queries.insert(offerVersion).values({ ...rest, offerId: id, sentAt: null });
  if (lines.length > 0) {
    const at = { offerId: id, version: number };
    await queries.insert(offerLine).values(lines.map((line) => ({ ...line, ...at })));
  }
}
