import { count, desc, eq, lt, sql } from 'drizzle-orm';
import { applyChanges } from '../../catalogue/apply-changes.ts';
import type { ChangeError, UncheckedChange } from '../../catalogue/changes.ts';
import { indexProducts } from '../../catalogue/index-products.ts';
import type { NewSize } from '../../catalogue/new-size.ts';
import type { Product } from '../../catalogue/product.ts';
import { applyContentChanges } from '../../content/editable/apply-content-changes.ts';
import { type Actor, recordActivity } from '../activity/activity.ts';
import type { Database, Queries } from '../database/database.ts';
import {
  catalogueChange,
  cataloguePublication,
  catalogueVersion,
  staff,
} from '../database/schema.ts';
import { openAccounts } from '../stock/ledger.ts';
import { readAnyChange, subjectOf } from './change-subject.ts';
import {
  boundaries,
  changesIn,
  databaseClock,
  readVersions,
  revisionAt,
  startingProducts,
} from './changes-in-force.ts';

/** Thrown if changes are invalid, now or from a later moment on. Nothing was published. */
export class ChangesRejected extends Error {
  readonly errors: readonly RejectedChange[];

  constructor(errors: readonly RejectedChange[]) {
    super(
      errors
        .map(({ productId, field, message }) => `${productId}, ${field}: ${message}`)
        .join('\n'),
    );
    this.errors = errors;
  }
}

/** `from` is set if a change becomes invalid only then, because of a scheduled version. */
type RejectedChange = ChangeError & { readonly from?: Date };

/** Thrown if an offer would end before it begins. */
export class InvalidSchedule extends Error {
  constructor() {
    super('The end must be after the start.');
  }
}

/** Thrown if a colleague has published the same fields since. Nothing was published. */
export class PublishConflict extends Error {
  readonly conflicts: readonly UncheckedChange[];

  constructor(conflicts: readonly UncheckedChange[]) {
    super('These fields have been published with other values since.');
    this.conflicts = conflicts;
  }
}

/** Thrown if a version cannot be undone. */
export class VersionNotUndoable extends Error {
  readonly reason: 'not-found' | 'already-undone';

  constructor(reason: VersionNotUndoable['reason']) {
    super(
      reason === 'not-found'
        ? 'There is no such version.'
        : 'This version has already been undone.',
    );
    this.reason = reason;
  }
}

type NewVersion = {
  changes: readonly UncheckedChange[];
  by: Actor;
  note?: string | undefined;
  /** Now, if omitted. */
  liveFrom?: Date | undefined;
  /** The end of an offer. */
  liveUntil?: Date | undefined;
  /** The newest version when the changes were made: fields published since are a conflict. */
  basedOn?: number | undefined;
};

/** The advisory lock of publishing: one version at a time. */
const publishLock = 7_864_031;

/** The channel that notifies other processes of new versions. */
export const publishChannel = 'catalogue';

/** Publishes changes together, at once or at their scheduled time, and returns the new version's number. */
export function publishChanges(
  database: Database,
  listed: readonly Product[],
  { changes, by, note = '', liveFrom, liveUntil, basedOn }: NewVersion,
): Promise<number> {
  return database.transaction(async (queries) => {
    const now = await lockVersions(queries);
    const from = liveFrom && liveFrom > now ? liveFrom : now;
    if (liveUntil && liveUntil <= from) throw new InvalidSchedule();
    const read = readAll(changes);
    if (basedOn !== undefined) await rejectPublishedSince(queries, read, basedOn);
    const id = await insertVersion(queries, { by, note, liveFrom: from, liveUntil });
    await queries
      .insert(catalogueChange)
      .values(read.map((change) => ({ versionId: id, ...change })));
    await rejectSenseless(queries, listed, { from, products: productsOf(read) });
    await openAccounts(queries, openingCounts(read, liveUntil));
    await recordActivity(queries, {
      actor: by,
      action: 'catalogue.publish',
      record: 'catalogue',
      recordId: String(id),
      fields: [...new Set(read.map(({ field }) => field))],
      data: { products: productsOf(read).size, liveFrom: from, liveUntil },
    });
    return id;
  });
}

/** Publishes a version that undoes another: what was in force before it applies again. */
export function undoVersion(
  database: Database,
  listed: readonly Product[],
  { version, by, note = '' }: { version: number; by: Actor; note?: string },
): Promise<number> {
  return database.transaction(async (queries) => {
    const now = await lockVersions(queries);
    const versions = await readVersions(queries);
    if (!versions.some(({ id }) => id === version)) throw new VersionNotUndoable('not-found');
    if (versions.some(({ undoes }) => undoes === version)) {
      throw new VersionNotUndoable('already-undone');
    }
    const before = await changesIn(queries, versions, now);
    const id = await insertVersion(queries, { by, note, liveFrom: now, undoes: version });
    const after = await changesIn(queries, await readVersions(queries), now);
    const undone = differences(before, after);
    const products = productsOf(undone);
    rejectOrphans(undone, after);
    await rejectSenseless(queries, listed, { from: now, products });
    await recordActivity(queries, {
      actor: by,
      action: 'catalogue.undo',
      record: 'catalogue',
      recordId: String(id),
      data: { version, products: products.size },
    });
    return id;
  });
}

export type VersionState = 'scheduled' | 'publishing' | 'failed' | 'live' | 'ended' | 'undone';

/** Versions, newest first, a page at a time. */
export async function listVersions(
  queries: Queries,
  { before, limit = 50 }: { before?: number | undefined; limit?: number } = {},
) {
  const { id, note, createdAt, liveFrom, liveUntil, undoes, staffId } = catalogueVersion;
  const all = await readVersions(queries);
  const now = await databaseClock(queries);
  const publications = await queries.select().from(cataloguePublication);
  const rows = await queries
    .select({
      ...{ id, note, createdAt, liveFrom, liveUntil, undoes, staffId },
      staffName: staff.name,
      changes: count(catalogueChange.field),
    })
    .from(catalogueVersion)
    .leftJoin(staff, eq(staff.id, staffId))
    .leftJoin(catalogueChange, eq(catalogueChange.versionId, id))
    .where(before === undefined ? undefined : lt(id, before))
    .groupBy(id, staff.name)
    .orderBy(desc(id))
    .limit(limit);
  return rows.map((row) => {
    const undoneBy = all.find(({ undoes: undone }) => undone === row.id)?.id;
    const revision = revisionAt(
      all.filter((version) => version.id <= row.id),
      row.liveFrom,
    );
    const published = publications.find((publication) => publication.revision === revision);
    const { failure, liveAt } = published ?? {};
    return { ...row, undoneBy, failure, liveAt, state: stateOf() };

    function stateOf(): VersionState {
      if (undoneBy !== undefined) return 'undone';
      if (row.liveFrom > now) return 'scheduled';
      if (row.liveUntil && row.liveUntil <= now) return 'ended';
      if (published?.failedAt) return 'failed';
      return published?.liveAt ? 'live' : 'publishing';
    }
  });
}

type FieldDifference = {
  productId: string;
  field: string;
  before: unknown;
  after: unknown;
};

/** What a version changed when it went live. Values not changed before it are the repository's own. */
export async function differenceOf(
  queries: Queries,
  listed: readonly Product[],
  version: number,
): Promise<FieldDifference[]> {
  const versions = await readVersions(queries);
  const own = versions.find(({ id }) => id === version);
  if (!own) return [];
  const upTo = (newest: number) => versions.filter(({ id }) => id <= newest);
  const before = await changesIn(queries, upTo(version - 1), own.liveFrom);
  const after = await changesIn(queries, upTo(version), own.liveFrom);
  const asListed = indexProducts(await startingProducts(queries, listed));
  const valueIn = (changes: readonly UncheckedChange[], { productId, field }: UncheckedChange) => {
    const found = changes.find((one) => one.productId === productId && one.field === field);
    return found ? found.value : (subjectOf(asListed, productId)?.valueOf(field) ?? null);
  };
  return differences(before, after).map((change) => ({
    productId: change.productId,
    field: change.field,
    before: valueIn(before, change),
    after: valueIn(after, change),
  }));
}

/** Takes the lock, so that ids rise in the order of publishing, and reads the clock after it. */
async function lockVersions(queries: Queries): Promise<Date> {
  await queries.execute(sql`select pg_advisory_xact_lock(${publishLock})`);
  await queries.execute(sql`select pg_notify(${publishChannel}, '')`);
  return databaseClock(queries);
}

/** The opening stock of new sizes. Their pages stay, so they cannot have an end. */
function openingCounts(changes: readonly UncheckedChange[], liveUntil: Date | undefined) {
  return changes.flatMap(({ productId, field, value }) => {
    if (field !== 'newSize') return [];
    if (liveUntil) {
      const message = 'A new size has no end. Publish it without one; it can be withdrawn.';
      throw new ChangesRejected([{ productId, field, message }]);
    }
    return [{ productId, quantity: Number((value as NewSize).row.stock) }];
  });
}

/** Rejects undoing a size while later versions change it. */
function rejectOrphans(
  undone: readonly UncheckedChange[],
  inForce: readonly UncheckedChange[],
): void {
  const stays = new Set(
    inForce.flatMap(({ field, productId }) => (field === 'newSize' ? [productId] : [])),
  );
  const gone = undone.filter(
    ({ field, productId }) => field === 'newSize' && !stays.has(productId),
  );
  const errors = gone.flatMap(({ productId, field }) => {
    if (!inForce.some((change) => change.productId === productId)) return [];
    const message = 'Later versions change this size. Undo those first, or withdraw it.';
    return [{ productId, field, message }];
  });
  if (errors.length > 0) throw new ChangesRejected(errors);
}

function readAll(changes: readonly UncheckedChange[]): UncheckedChange[] {
  const read = changes.map(readAnyChange);
  const errors = read.flatMap(({ error }) => error ?? []);
  if (errors.length > 0 || read.length === 0) throw new ChangesRejected(errors);
  const byField = new Map(
    read.flatMap(({ change }) => (change ? [[keyOf(change), change] as const] : [])),
  );
  return [...byField.values()];
}

async function insertVersion(
  queries: Queries,
  { by, ...version }: { by: Actor } & Omit<typeof catalogueVersion.$inferInsert, 'staffId'>,
): Promise<number> {
  const [made] = await queries
    .insert(catalogueVersion)
    .values({ ...version, staffId: by.kind === 'staff' ? by.staffId : null })
    .returning({ id: catalogueVersion.id });
  if (!made) throw new Error('The version was not written');
  return made.id;
}

async function rejectPublishedSince(
  queries: Queries,
  changes: readonly UncheckedChange[],
  basedOn: number,
): Promise<void> {
  const since = (await readVersions(queries)).filter(({ id }) => id > basedOn);
  if (since.length === 0) return;
  const { productId, field, value } = catalogueChange;
  const published = await queries
    .select({ productId, field, value })
    .from(catalogueChange)
    .where(sql`${catalogueChange.versionId} > ${basedOn}`);
  const ours = new Set(changes.map(keyOf));
  const conflicts = published.filter((change) => ours.has(keyOf(change)));
  if (conflicts.length > 0) throw new PublishConflict(conflicts);
}

/** Validates these products in every state from a moment on, including scheduled ones. */
async function rejectSenseless(
  queries: Queries,
  listed: readonly Product[],
  { from, products }: { from: Date; products: ReadonlySet<string> },
): Promise<void> {
  const versions = await readVersions(queries);
  const later = boundaries(versions).filter((moment) => moment > from);
  for (const moment of [from, ...later]) {
    const changes = await changesIn(queries, versions, moment);
    const errors = [
      ...applyChanges(listed, changes).errors,
      ...applyContentChanges(changes).errors,
    ];
    const ours = errors.filter(({ productId }) => products.has(productId));
    if (ours.length === 0) continue;
    throw new ChangesRejected(
      moment === from ? ours : ours.map((one) => ({ ...one, from: moment })),
    );
  }
}

/** Changes that only one of the two has, or has with another value. */
function differences(
  before: readonly UncheckedChange[],
  after: readonly UncheckedChange[],
): UncheckedChange[] {
  const values = (changes: readonly UncheckedChange[]) =>
    new Map(changes.map((change) => [keyOf(change), JSON.stringify(change.value)]));
  const [old, fresh] = [values(before), values(after)];
  const all = new Map([...before, ...after].map((change) => [keyOf(change), change]));
  return [...all.values()].filter((change) => old.get(keyOf(change)) !== fresh.get(keyOf(change)));
}

function keyOf({ productId, field }: UncheckedChange): string {
  return `${productId} ${field}`;
}

function productsOf(changes: readonly UncheckedChange[]): Set<string> {
  return new Set(changes.map(({ productId }) => productId));
}
