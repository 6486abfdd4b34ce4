import { createHash } from 'node:crypto';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { UncheckedChange } from '../../catalogue/changes.ts';
import type { Catalogue } from '../../catalogue/index-products.ts';
import type { DraftOrigin } from '../../contract/prices.ts';
import type { Database, Queries } from '../database/database.ts';
import { catalogueDraft, catalogueVersion, staff } from '../database/schema.ts';
import { findSubject } from './change-subject.ts';

/** A change that is not live yet, with who made it and how. */
export type DraftChange = Awaited<ReturnType<typeof readDraft>>[number];

/** The whole draft, which everyone in the office shares. */
export async function readDraft(queries: Queries) {
  const { productId, field, value, origin, updatedAt: at, basedOn } = catalogueDraft;
  return queries
    .select({ productId, field, value, origin, at, basedOn, by: staff.name })
    .from(catalogueDraft)
    .leftJoin(staff, eq(staff.id, catalogueDraft.staffId))
    .orderBy(asc(productId), asc(field));
}

/** Identifies a state of the draft, so that nobody publishes changes they have not seen. */
export function hashDraft(draft: readonly UncheckedChange[]): string {
  const facts = draft.map(({ productId, field, value }) => [productId, field, value]);
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 16);
}

export const isJsonEqual = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);

type DraftAuthor = { staffId: number; origin: DraftOrigin };

/**
 * Saves one field of the draft if it still has the value `seen` (undefined if it was not in the draft).
 * Otherwise returns what a colleague has changed it to. A field with the same value as in the shop is
 * removed from the draft.
 */
export async function saveDraftField(
  database: Database,
  catalogue: Catalogue,
  { productId, field, value, seen }: UncheckedChange & { seen: unknown },
  author: DraftAuthor,
): Promise<DraftChange | undefined> {
  return database.transaction(async (queries) => {
    await lockDraft(queries);
    const found = (await readDraft(queries)).find(
      (each) => each.productId === productId && each.field === field,
    );
    if (!isJsonEqual(found?.value, seen)) return found ?? removedField(productId, field);
    await writeDraft(queries, catalogue, [{ productId, field, value }], author);
    return undefined;
  });
}

/** The field is no longer in the draft: it was discarded or published. */
function removedField(productId: string, field: string): DraftChange {
  const none = { value: undefined, basedOn: 0, by: null } as const;
  return { productId, field, origin: 'hand', at: new Date(), ...none };
}

/** Saves many changes at once, overwriting the drafted values of the same fields. */
export async function saveDraft(
  database: Database,
  catalogue: Catalogue,
  changes: readonly UncheckedChange[],
  author: DraftAuthor,
): Promise<void> {
  await database.transaction(async (queries) => {
    await lockDraft(queries);
    await writeDraft(queries, catalogue, changes, author);
  });
}

async function writeDraft(
  queries: Queries,
  catalogue: Catalogue,
  changes: readonly UncheckedChange[],
  { staffId, origin }: DraftAuthor,
) {
  const equalsLiveValue = ({ productId, field, value }: UncheckedChange) => {
    const subject = findSubject(catalogue, productId);
    return subject !== undefined && isJsonEqual(subject.getValue(field), value);
  };
  for (const { productId, field } of changes.filter(equalsLiveValue)) {
    await queries
      .delete(catalogueDraft)
      .where(and(eq(catalogueDraft.productId, productId), eq(catalogueDraft.field, field)));
  }
  const kept = changes.filter((change) => !equalsLiveValue(change));
  if (kept.length === 0) return;
  const basedOn = sql<number>`(select coalesce(max(${catalogueVersion.id}), 0) from ${catalogueVersion})`;
  await queries
    .insert(catalogueDraft)
    .values(
      kept.map(({ productId, field, value }) => ({
        ...{ productId, field, value, staffId, origin, basedOn },
      })),
    )
    .onConflictDoUpdate({
      target: [catalogueDraft.productId, catalogueDraft.field],
      set: {
        value: sql`excluded.value`,
        staffId: sql`excluded.staff_id`,
        origin: sql`excluded.origin`,
        basedOn: sql`excluded.based_on`,
        updatedAt: sql`now()`,
      },
    });
}

/** Removes changes from the draft, all of them or those of some products, and returns them. */
export async function discardDraft(
  database: Database,
  productIds?: readonly string[],
): Promise<DraftChange[]> {
  return database.transaction(async (queries) => {
    await lockDraft(queries);
    const draft = await readDraft(queries);
    const gone = draft.filter((each) => productIds?.includes(each.productId) ?? true);
    const ids = gone.map(({ productId }) => productId);
    if (ids.length > 0)
      await queries.delete(catalogueDraft).where(inArray(catalogueDraft.productId, ids));
    return gone;
  });
}

/** Locks the draft until the transaction ends. */
export async function lockDraft(queries: Queries): Promise<void> {
  await queries.execute(sql`lock table ${catalogueDraft} in share row exclusive mode`);
}
