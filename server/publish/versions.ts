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
import { openStockAccounts } from '../stock/ledger.ts';
import { findSubject, parseAnyChange } from './change-subject.ts';
import {
  findVersions,
  listBoundaries,
  readChangesAt,
  readDatabaseClock,
  readOriginalProducts,
  revisionAt,
} from './changes-in-force.ts';

/** Thrown if changes are invalid, now or from a later moment on. Nothing was published. */
export class InvalidChangesError extends Error {
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
export class InvalidScheduleError extends Error {
  constructor() {
    super('The end must be after the start.');
  }
}

/** Thrown if a colleague has published the same fields since. Nothing was published. */
export class PublishConflictError extends Error {
  readonly conflicts: readonly UncheckedChange[];

  constructor(conflicts: readonly UncheckedChange[]) {
    super('These fields have been published with other values since.');
    this.conflicts = conflicts;
  }
}

/** Thrown if a version cannot be undone. */
export class VersionUndoError extends Error {
  readonly reason: 'not-found' | 'already-undone';

  constructor(reason: VersionUndoError['reason']) {
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
    if (liveUntil && liveUntil <= from) throw new InvalidScheduleError();
    const validChanges = parseChanges(changes);
    if (basedOn !== undefined) await rejectPublishedSince(queries, validChanges, basedOn);
    const id = await insertVersion(queries, { by, note, liveFrom: from, liveUntil });
    await queries
      .insert(catalogueChange)
      .values(validChanges.map((change) => ({ versionId: id, ...change })));
    await rejectInvalidStates(queries, listed, { from, products: collectProductIds(validChanges) });
    await openStockAccounts(queries, buildOpeningStock(validChanges, liveUntil));
    await recordActivity(queries, {
      actor: by,
      action: 'catalogue.publish',
      record: 'catalogue',
      recordId: String(id),
      fields: [...new Set(validChanges.map(({ field }) => field))],
      data: { products: collectProductIds(validChanges).size, liveFrom: from, liveUntil },
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
    const versions = await findVersions(queries);
    if (!versions.some(({ id }) => id === version)) throw new VersionUndoError('not-found');
    if (versions.some(({ undoes }) => undoes === version)) {
      throw new VersionUndoError('already-undone');
    }
    const before = await readChangesAt(queries, versions, now);
    const id = await insertVersion(queries, { by, note, liveFrom: now, undoes: version });
    const after = await readChangesAt(queries, await findVersions(queries), now);
    const undone = diffChanges(before, after);
    const products = collectProductIds(undone);
    rejectChangedSizes(undone, after);
    await rejectInvalidStates(queries, listed, { from: now, products });
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
  const all = await findVersions(queries);
  const now = await readDatabaseClock(queries);
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
    return { ...row, undoneBy, failure, liveAt, state: getState() };

    function getState(): VersionState {
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
export async function findVersionDifferences(
  queries: Queries,
  listed: readonly Product[],
  version: number,
): Promise<FieldDifference[]> {
  const versions = await findVersions(queries);
  const own = versions.find(({ id }) => id === version);
  if (!own) return [];
  const versionsUpTo = (newest: number) => versions.filter(({ id }) => id <= newest);
  const before = await readChangesAt(queries, versionsUpTo(version - 1), own.liveFrom);
  const after = await readChangesAt(queries, versionsUpTo(version), own.liveFrom);
  const listedCatalogue = indexProducts(await readOriginalProducts(queries, listed));
  const findValue = (
    changes: readonly UncheckedChange[],
    { productId, field }: UncheckedChange,
  ) => {
    const found = changes.find((one) => one.productId === productId && one.field === field);
    return found ? found.value : (findSubject(listedCatalogue, productId)?.getValue(field) ?? null);
  };
  return diffChanges(before, after).map((change) => ({
    productId: change.productId,
    field: change.field,
    before: findValue(before, change),
    after: findValue(after, change),
  }));
}

/** Takes the lock, so that ids rise in the order of publishing, and reads the clock after it. */
async function lockVersions(queries: Queries): Promise<Date> {
  await queries.execute(sql`select pg_advisory_xact_lock(${publishLock})`);
  await queries.execute(sql`select pg_notify(${publishChannel}, '')`);
  return readDatabaseClock(queries);
}

/** The opening stock of new sizes. Their pages stay, so they cannot have an end. */
function buildOpeningStock(changes: readonly UncheckedChange[], liveUntil: Date | undefined) {
  return changes.flatMap(({ productId, field, value }) => {
    if (field !== 'newSize') return [];
    if (liveUntil) {
      const message = 'A new size has no end. Publish it without one; it can be withdrawn.';
      throw new InvalidChangesError([{ productId, field, message }]);
    }
    return [{ productId, quantity: Number((value as NewSize).row.stock) }];
  });
}

/** Rejects undoing a size while later versions change it. */
function rejectChangedSizes(
  undone: readonly UncheckedChange[],
  inForce: readonly UncheckedChange[],
): void {
  const remainingSizes = new Set(
    inForce.flatMap(({ field, productId }) => (field === 'newSize' ? [productId] : [])),
  );
  const removedSizes = undone.filter(
    ({ field, productId }) => field === 'newSize' && !remainingSizes.has(productId),
  );
  const errors = removedSizes.flatMap(({ productId, field }) => {
    if (!inForce.some((change) => change.productId === productId)) return [];
    const message = 'Later versions change this size. Undo those first, or withdraw it.';
    return [{ productId, field, message }];
  });
  if (errors.length > 0) throw new InvalidChangesError(errors);
}

function parseChanges(changes: readonly UncheckedChange[]): UncheckedChange[] {
  const parsed = changes.map(parseAnyChange);
  const errors = parsed.flatMap(({ error }) => error ?? []);
  if (errors.length > 0 || parsed.length === 0) throw new InvalidChangesError(errors);
  const byField = new Map(
    parsed.flatMap(({ change }) => (change ? [[formatFieldKey(change), change] as const] : [])),
  );
  return [...byField.values()];
}

async function insertVersion(
  queries: Queries,
  { by, ...version }: { by: Actor } & Omit<typeof catalogueVersion.$inferInsert, 'staffId'>,
): Promise<number> {
  const [inserted] = await queries
    .insert(catalogueVersion)
    .values({ ...version, staffId: by.kind === 'staff' ? by.staffId : null })
    .returning({ id: catalogueVersion.id });
  if (!inserted) throw new Error('The version was not written');
  return inserted.id;
}

async function rejectPublishedSince(
  queries: Queries,
  changes: readonly UncheckedChange[],
  basedOn: number,
): Promise<void> {
  const since = (await findVersions(queries)).filter(({ id }) => id > basedOn);
  if (since.length === 0) return;
  const { productId, field, value } = catalogueChange;
  const published = await queries
    .select({ productId, field, value })
    .from(catalogueChange)
    .where(sql`${catalogueChange.versionId} > ${basedOn}`);
  const ownKeys = new Set(changes.map(formatFieldKey));
  const conflicts = published.filter((change) => ownKeys.has(formatFieldKey(change)));
  if (conflicts.length > 0) throw new PublishConflictError(conflicts);
}

/** Validates these products in every state from a moment on, including scheduled ones. */
async function rejectInvalidStates(
  queries: Queries,
  listed: readonly Product[],
  { from, products }: { from: Date; products: ReadonlySet<string> },
): Promise<void> {
  const versions = await findVersions(queries);
  const later = listBoundaries(versions).filter((moment) => moment > from);
  for (const moment of [from, ...later]) {
    const changes = await readChangesAt(queries, versions, moment);
    const errors = [
      ...applyChanges(listed, changes).errors,
      ...applyContentChanges(changes).errors,
    ];
    const ownErrors = errors.filter(({ productId }) => products.has(productId));
    if (ownErrors.length === 0) continue;
    throw new InvalidChangesError(
      moment === from ? ownErrors : ownErrors.map((one) => ({ ...one, from: moment })),
    );
  }
}

/** Changes that only one of the two has, or has with another value. */
function diffChanges(
  before: readonly UncheckedChange[],
  after: readonly UncheckedChange[],
): UncheckedChange[] {
  const values = (changes: readonly UncheckedChange[]) =>
    new Map(changes.map((change) => [formatFieldKey(change), JSON.stringify(change.value)]));
  const [oldValues, newValues] = [values(before), values(after)];
  const all = new Map([...before, ...after].map((change) => [formatFieldKey(change), change]));
  return [...all.values()].filter(
    (change) => oldValues.get(formatFieldKey(change)) !== newValues.get(formatFieldKey(change)),
  );
}

function formatFieldKey({ productId, field }: UncheckedChange): string {
  return `${productId} ${field}`;
}

function collectProductIds(changes: readonly UncheckedChange[]): Set<string> {
  return new Set(changes.map(({ productId }) => productId));
}
