import { and, eq, inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { closeReasons, enquiryStates } from '../../contract/enquiry.ts';
import { lostReasons, offerStates } from '../../contract/offer.ts';
import { type Actor, recordActivity, rejectUndone, UndoError } from '../activity/activity.ts';
import type { Database, Queries } from '../database/database.ts';
import {
  activity,
  enquiryMessage,
  offer,
  offerLine,
  offerVersion,
  quote,
} from '../database/schema.ts';
import { takeEmailsBack } from '../email/outbox.ts';
import { holdAgain } from './hold.ts';
import { lockOffer, type Offer } from './offer.ts';

const moment = v.nullable(v.string());
const ids = v.optional(v.array(v.number()), []);

/** What undoing a change of an offer needs. It has no personal data, as the log keeps it for good. */
const undoData = v.object({
  offer: v.object({
    state: v.picklist(offerStates),
    sentVersion: v.nullable(v.number()),
    sentAt: moment,
    openedAt: moment,
    decidedAt: moment,
    lostReason: v.nullable(v.picklist(lostReasons)),
    heldUntil: v.nullable(v.string()),
  }),
  request: v.object({
    state: v.picklist(enquiryStates),
    closeReason: v.nullable(v.picklist(closeReasons)),
    closedAt: moment,
  }),
  /** The version that becomes the draft again. */
  unsent: v.optional(v.number()),
  emails: ids,
  notes: ids,
});

type Stands = Pick<v.InferOutput<typeof undoData>, 'offer' | 'request'>;

const written = (at: Date | null) => at?.toISOString() ?? null;
const read = (at: string | null) => (at === null ? null : new Date(at));

/** The state of an offer and its request before a change that can be undone. */
export async function standsOf(queries: Queries, before: Offer): Promise<Stands> {
  const { state, sentVersion, sentAt, openedAt, decidedAt, lostReason, heldUntil } = before;
  const [asked] = await queries
    .select({ state: quote.state, closeReason: quote.closeReason, closedAt: quote.closedAt })
    .from(quote)
    .where(eq(quote.id, before.quoteId));
  if (!asked) throw new Error('The request of the offer is gone');
  const moments = {
    sentAt: written(sentAt),
    openedAt: written(openedAt),
    decidedAt: written(decidedAt),
  };
  return {
    offer: { state, sentVersion, lostReason, heldUntil, ...moments },
    request: { ...asked, closedAt: written(asked.closedAt) },
  };
}

const recorded = v.object({ version: v.number(), undo: undoData });

/**
 * Undoes the last change of an offer while its email is queued: a sent version is the draft again, a
 * withdrawn or lost offer can be accepted again. Returns undefined for an activity of another record.
 */
export function undoOfferChange(database: Database, activityId: number, by: Actor) {
  return database.transaction(async (queries) => {
    const [found] = await queries.select().from(activity).where(eq(activity.id, activityId));
    if (found?.record !== 'offer') return undefined;
    const data = v.safeParse(recorded, found.data);
    if (!data.success) throw new UndoError('not-undoable', 'This cannot be undone.');
    const { version, undo } = data.output;
    const current = await lockOffer(queries, found.recordId);
    await rejectUndone(queries, activityId);
    if (current.version !== version)
      throw new UndoError('changed-since', 'This offer has changed again since.');
    await takeEmailsBack(queries, { emails: undo.emails, resent: [] });
    await queries.delete(enquiryMessage).where(inArray(enquiryMessage.id, undo.notes));
    if (undo.unsent !== undefined) await writeAgain(queries, current, undo.unsent);
    const { sentAt, openedAt, decidedAt, ...rest } = undo.offer;
    const next = version + 1;
    await queries
      .update(offer)
      .set({
        ...rest,
        sentAt: read(sentAt),
        openedAt: read(openedAt),
        decidedAt: read(decidedAt),
        version: next,
      })
      .where(eq(offer.id, current.id));
    await queries
      .update(quote)
      .set({
        ...undo.request,
        closedAt: read(undo.request.closedAt),
        version: sql`${quote.version} + 1`,
      })
      .where(eq(quote.id, current.quoteId));
    await holdAgain(queries, await lockOffer(queries, found.recordId));
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
async function writeAgain(queries: Queries, { id, versions }: Offer, number: number) {
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
