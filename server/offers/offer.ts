import { desc, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import type { ActivityAction } from '../../contract/activity.ts';
import type { OfferLine } from '../../contract/offer.ts';
import { toIsoDay } from '../../contract/uk-time.ts';
import {
  type Actor,
  actorName,
  findChangesSince,
  type RecordedChange,
  recordActivity,
} from '../activity/activity.ts';
import type { Database, Queries } from '../database/database.ts';
import { offer, offerLine, offerVersion, order } from '../database/schema.ts';
import { HttpError } from '../http/errors.ts';

const { search: _search, ...columns } = getTableColumns(offer);

/** A version of an offer. It is the draft while `sentAt` is null. */
export type OfferVersion = Omit<typeof offerVersion.$inferSelect, 'offerId'> & {
  lines: OfferLine[];
};

/** An offer with its versions, oldest first, and the order that it became. */
export type Offer = Omit<typeof offer.$inferSelect, 'search'> & {
  versions: OfferVersion[];
  orderReference: string | null;
};

/** Who changes an offer, and which version of the record they saw. */
export type OfferChangeRequest = { by: Actor; version?: number | undefined };

/** The shop itself: its jobs, and customers on their page. */
export const byShop = { kind: 'shop' } as const;

/** The offer has changed since the version that the caller saw. */
export class StaleOfferError extends Error {
  readonly offer: Offer;
  readonly changes: readonly RecordedChange[];

  constructor(current: Offer, changes: readonly RecordedChange[]) {
    super(`${current.reference} has changed since you opened it.`);
    this.offer = current;
    this.changes = changes;
  }
}

/** Offers that meet a condition, newest first. */
export async function findOffers(
  queries: Queries,
  condition?: SQL,
  limit = Number.MAX_SAFE_INTEGER,
): Promise<Offer[]> {
  const found = await queries
    .select(columns)
    .from(offer)
    .where(condition)
    .orderBy(desc(offer.id))
    .limit(limit);
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const versions = Map.groupBy(
    await queries
      .select()
      .from(offerVersion)
      .where(inArray(offerVersion.offerId, ids))
      .orderBy(offerVersion.number),
    ({ offerId }) => offerId,
  );
  const lines = Map.groupBy(
    await queries
      .select()
      .from(offerLine)
      .where(inArray(offerLine.offerId, ids))
      .orderBy(offerLine.line),
    ({ offerId, version }) => `${offerId} ${version}`,
  );
  const orders = await queries
    .select({ offerId: order.offerId, reference: order.reference })
    .from(order)
    .where(inArray(order.offerId, ids));
  return found.map((one) => ({
    ...one,
    versions: (versions.get(one.id) ?? []).map(({ offerId, ...version }) => ({
      ...version,
      lines: (lines.get(`${offerId} ${version.number}`) ?? []).map(toOfferLine),
    })),
    orderReference: orders.find(({ offerId }) => offerId === one.id)?.reference ?? null,
  }));
}

function toOfferLine({
  offerId,
  version,
  vatPercent,
  ...line
}: typeof offerLine.$inferSelect): OfferLine {
  return { ...line, vatPercent: vatPercent === 0 || vatPercent === 5 ? vatPercent : 20 };
}

/** The reference that people use on the phone, also for an offer that no longer exists. */
export const formatOfferReference = (id: number) => `RO-${String(id).padStart(6, '0')}`;

/** The offer with this reference; throws if there is none. */
export async function readOffer(queries: Queries, reference: string): Promise<Offer> {
  const [found] = await findOffers(queries, eq(offer.reference, reference), 1);
  if (!found) throw new HttpError(404, `There is no offer ${reference}.`);
  return found;
}

/** The offer that answers a quote request, if there is one. */
export async function findOfferByQuote(
  queries: Queries,
  quoteId: number,
): Promise<Offer | undefined> {
  const [found] = await findOffers(queries, eq(offer.quoteId, quoteId), 1);
  return found;
}

/** The version that is being written, if there is one. */
export function findDraft({ versions }: Pick<Offer, 'versions'>): OfferVersion | undefined {
  return versions.findLast(({ sentAt }) => sentAt === null);
}

/** The version that the customer sees, if one was sent. */
export function findLastSentVersion({
  versions,
  sentVersion,
}: Pick<Offer, 'versions' | 'sentVersion'>): OfferVersion | undefined {
  return versions.find(({ number }) => number === sentVersion);
}

/** Whether the last day has passed on which a version can be accepted. */
export function hasLapsed({ validUntil }: Pick<OfferVersion, 'validUntil'>, now = new Date()) {
  return validUntil < toIsoDay(now);
}

/** Why a version can no longer be accepted. */
export type OfferEnd = 'accepted' | 'declined' | 'withdrawn' | 'lapsed' | 'replaced';

/** Why a version of an offer that was sent can no longer be accepted; undefined while it can. */
export function findOfferEnd(
  offer: Offer,
  version: number,
  now = new Date(),
): OfferEnd | undefined {
  const { state, sentVersion } = offer;
  if (state === 'draft') return 'withdrawn';
  if (state !== 'sent') return state;
  if (version !== sentVersion) return 'replaced';
  const sent = findLastSentVersion(offer);
  return sent && hasLapsed(sent, now) ? 'lapsed' : undefined;
}

/** Locks an offer, so that concurrent decisions about it happen one after the other. */
export async function lockOffer(queries: Queries, reference: string): Promise<Offer> {
  await queries
    .select({ id: offer.id })
    .from(offer)
    .where(eq(offer.reference, reference))
    .for('update');
  return readOffer(queries, reference);
}

/** The same by id; undefined if the offer no longer exists. */
export async function lockOfferById(queries: Queries, id: number): Promise<Offer | undefined> {
  const [found] = await queries
    .select({ reference: offer.reference })
    .from(offer)
    .where(eq(offer.id, id))
    .for('update');
  return found && readOffer(queries, found.reference);
}

/** The result of a change, and what to store and log about it. */
export type OfferChangeOutcome<Result> = {
  action: ActivityAction;
  result: Result;
  /** Columns of the offer that the change sets. */
  set?: Partial<typeof offer.$inferInsert>;
  /** Facts for the activity log, without personal data. */
  data?: Record<string, unknown>;
  /** Not worth an entry in the log, such as a draft that saves itself again. */
  unlogged?: boolean;
};

export type ChangedOffer<Result = void> = { offer: Offer; result: Result };

/**
 * Runs a change of an offer in a transaction that holds its lock: rejects it if the record has changed
 * since `version`, increments the version, and logs who did it.
 */
export function changeOffer<Result>(
  database: Database,
  reference: string,
  { by, version }: OfferChangeRequest,
  change: (queries: Queries, before: Offer, byName: string) => Promise<OfferChangeOutcome<Result>>,
): Promise<ChangedOffer<Result>> {
  return database.transaction(async (queries) => {
    const before = await lockOffer(queries, reference);
    await rejectStaleOffer(queries, before, version);
    const done = await change(queries, before, await actorName(queries, by));
    return { offer: await recordOfferChange(queries, before, by, done), result: done.result };
  });
}

/** Throws if the offer's record has changed since the version that the caller saw. */
export async function rejectStaleOffer(
  queries: Queries,
  current: Offer,
  version: number | undefined,
): Promise<void> {
  if (version === undefined || version === current.version) return;
  const { reference } = current;
  throw new StaleOfferError(current, await findChangesSince(queries, 'offer', reference, version));
}

/** Records a change. The caller must hold the lock. */
export async function recordOfferChange(
  queries: Queries,
  { id, reference, version }: Offer,
  by: Actor,
  { action, set = {}, data, unlogged = false }: Omit<OfferChangeOutcome<unknown>, 'result'>,
): Promise<Offer> {
  await queries
    .update(offer)
    .set({ ...set, version: version + 1 })
    .where(eq(offer.id, id));
  if (!unlogged) {
    await recordActivity(queries, {
      actor: by,
      action,
      record: 'offer',
      recordId: reference,
      fields: Object.keys(set),
      data: { ...data, version: version + 1 },
    });
  }
  return readOffer(queries, reference);
}
