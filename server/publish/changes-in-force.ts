import { and, desc, eq, sql } from 'drizzle-orm';
import { applyChanges } from '../../catalogue/apply-changes.ts';
import { type CatalogueChanges, noChanges, type UncheckedChange } from '../../catalogue/changes.ts';
import type { Product } from '../../catalogue/product.ts';
import { type Queries, queryRows } from '../database/database.ts';
import { catalogueChange, catalogueVersion } from '../database/schema.ts';

/** A version. The catalogue stays in one state until the next version begins, ends or is undone. */
export type CatalogueVersion = Pick<
  typeof catalogueVersion.$inferSelect,
  'id' | 'liveFrom' | 'liveUntil' | 'undoes'
>;

/** The changes in force at a moment (by default now, on the database's clock) and the name of that state. */
export async function findChangesInForce(queries: Queries, at?: Date): Promise<CatalogueChanges> {
  const versions = await findVersions(queries);
  if (versions.length === 0) return noChanges;
  const moment = at ?? (await readDatabaseClock(queries));
  const revision = revisionAt(versions, moment);
  return { revision, changes: await readChangesAt(queries, versions, moment) };
}

/** The name of the current state, in one cheap query. */
export async function findCurrentRevision(queries: Queries): Promise<string> {
  const [row] = await queryRows<{ newest: number | null; since: string | null }>(
    queries,
    sql`with clock as (
      select to_timestamp(floor(extract(epoch from clock_timestamp()) * 1000) / 1000) as now
    )
    select max(id) as newest, round(extract(epoch from max(
      greatest(live_from, case when live_until <= now then live_until end)
    )) * 1000)::bigint::text as since
    from ${catalogueVersion}, clock where live_from <= now`,
  );
  return row?.newest ? `${row.newest}.${row.since}` : noChanges.revision;
}

/** The changes of an earlier state; undefined if there was no state of that name. */
export async function findChangesOfRevision(
  queries: Queries,
  revision: string,
): Promise<CatalogueChanges | undefined> {
  if (revision === noChanges.revision) return noChanges;
  const [, newest, at] = /^([1-9]\d{0,8})\.(\d{1,15})$/.exec(revision) ?? [];
  const moment = new Date(Number(at));
  const versions = (await findVersions(queries)).filter(({ id }) => id <= Number(newest));
  if (versions.length === 0 || revisionAt(versions, moment) !== revision) return undefined;
  return { revision, changes: await readChangesAt(queries, versions, moment) };
}

/** When the catalogue next changes on its own: a version begins or an offer ends. */
export async function findNextChangeTime(queries: Queries, now?: Date): Promise<Date | undefined> {
  const from = now ? sql`${now.toISOString()}::timestamptz` : sql`clock_timestamp()`;
  const [row] = await queryRows<{ next: string | null }>(
    queries,
    sql`select (extract(epoch from min(moment)) * 1000)::bigint::text as next
      from ${catalogueVersion}, unnest(array[live_from, live_until]) as moment
      where moment > ${from}`,
  );
  return row?.next ? new Date(Number(row.next)) : undefined;
}

/** The database's clock, the same for all processes, in milliseconds like JavaScript's. */
export async function readDatabaseClock(queries: Queries): Promise<Date> {
  const [row] = await queryRows<{ now: string }>(
    queries,
    sql`select floor(extract(epoch from clock_timestamp()) * 1000)::text as now`,
  );
  return new Date(Number(row?.now));
}

/** Every version, oldest first. */
export function findVersions(queries: Queries): Promise<CatalogueVersion[]> {
  const { id, liveFrom, liveUntil, undoes } = catalogueVersion;
  return queries.select({ id, liveFrom, liveUntil, undoes }).from(catalogueVersion).orderBy(id);
}

/** The values in force at a moment: of two versions, the one that began later wins. */
export async function readChangesAt(
  queries: Queries,
  versions: readonly CatalogueVersion[],
  at: Date,
): Promise<UncheckedChange[]> {
  const ids = versionsInForce(versions, at);
  if (ids.length === 0) return [];
  const { productId, field, value, versionId } = catalogueChange;
  return queries
    .selectDistinctOn([productId, field], { productId, field, value })
    .from(catalogueChange)
    .innerJoin(
      catalogueVersion,
      and(eq(catalogueVersion.id, versionId), sql`${versionId} in ${ids}`),
    )
    .orderBy(productId, field, desc(catalogueVersion.liveFrom), desc(versionId));
}

/** The listed products and every size that was ever added, each as it was first sold. */
export async function readOriginalProducts(
  queries: Queries,
  listed: readonly Product[],
): Promise<readonly Product[]> {
  const { productId, field, value, versionId } = catalogueChange;
  const added = await queries
    .selectDistinctOn([productId], { productId, field, value })
    .from(catalogueChange)
    .where(eq(field, 'newSize'))
    .orderBy(productId, desc(versionId));
  return applyChanges(listed, added).products;
}

/** The ids of versions that have begun, have not ended and are not undone. */
export function versionsInForce(versions: readonly CatalogueVersion[], at: Date): number[] {
  const undoing = new Map(versions.map((version) => [version.undoes, version]));
  const isInForce = (version: CatalogueVersion): boolean => {
    const { id, liveFrom, liveUntil } = version;
    if (liveFrom > at || (liveUntil && liveUntil <= at)) return false;
    const undo = undoing.get(id);
    return undo === undefined || !isInForce(undo);
  };
  return versions.filter(isInForce).map(({ id }) => id);
}

/** The newest version that has begun, and the last moment at which a version began or ended. */
export function revisionAt(versions: readonly CatalogueVersion[], at: Date): string {
  const startedVersions = versions.filter(({ liveFrom }) => liveFrom <= at);
  if (startedVersions.length === 0) return noChanges.revision;
  const newest = Math.max(...startedVersions.map(({ id }) => id));
  const since = listBoundaries(versions).findLast((moment) => moment <= at);
  return `${newest}.${since?.getTime()}`;
}

/** Every moment at which a version begins or ends, earliest first. */
export function listBoundaries(versions: readonly CatalogueVersion[]): Date[] {
  return versions
    .flatMap(({ liveFrom, liveUntil }) => (liveUntil ? [liveFrom, liveUntil] : [liveFrom]))
    .sort((one, other) => one.getTime() - other.getTime());
}
