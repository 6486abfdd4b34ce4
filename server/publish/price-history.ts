import { and, asc, eq, inArray, min } from 'drizzle-orm';
import type { Pence } from '../../catalogue/money.ts';
import type { Product } from '../../catalogue/product.ts';
import { type ChargedPeriod, chargedFor, type WasEvidence } from '../../catalogue/was-price.ts';
import type { Queries } from '../database/database.ts';
import {
  activity,
  catalogueChange,
  catalogueVersion,
  staff,
  stockMovement,
} from '../database/schema.ts';
import { versionsInForce } from './changes-in-force.ts';

/** The periods in which each price of these products was charged, since the shop has sold them. */
async function chargedPeriods(
  queries: Queries,
  listed: readonly Product[],
  now: Date,
): Promise<Map<string, ChargedPeriod[]>> {
  const ids = listed.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const { id, liveFrom, liveUntil, undoes } = catalogueVersion;
  const versions = await queries.select({ id, liveFrom, liveUntil, undoes }).from(catalogueVersion);
  const changes = await queries
    .select()
    .from(catalogueChange)
    .where(and(inArray(catalogueChange.productId, ids), eq(catalogueChange.field, 'price')));
  const opened = new Map(
    (
      await queries
        .select({ productId: stockMovement.productId, at: min(stockMovement.at) })
        .from(stockMovement)
        .where(and(inArray(stockMovement.productId, ids), eq(stockMovement.reason, 'opened')))
        .groupBy(stockMovement.productId)
    ).map(({ productId, at }) => [productId, at]),
  );
  const byProduct = Map.groupBy(changes, ({ productId }) => productId);
  return new Map(
    listed.map((product) => {
      const own = byProduct.get(product.id) ?? [];
      const touched = new Set(own.map(({ versionId }) => versionId));
      // An undo may itself be undone.
      for (const { id, undoes } of versions.toSorted((one, other) => one.id - other.id))
        if (undoes !== null && touched.has(undoes)) touched.add(id);
      const relevant = versions.filter((version) => touched.has(version.id));
      const priceAt = (at: Date): Pence => {
        const inForce = new Set(versionsInForce(relevant, at));
        const last = relevant
          .filter((version) => inForce.has(version.id))
          .toSorted((a, b) => a.liveFrom.getTime() - b.liveFrom.getTime() || a.id - b.id)
          .findLast((version) => own.some(({ versionId }) => versionId === version.id));
        const change = own.find(({ versionId }) => versionId === last?.id);
        return typeof change?.value === 'number' ? change.value : product.price;
      };
      const begun = opened.get(product.id) ?? now;
      const steps = relevant
        .flatMap(({ liveFrom, liveUntil }) => [liveFrom, liveUntil])
        .filter((at): at is Date => at !== null && at > begun && at <= now)
        .sort((one, other) => one.getTime() - other.getTime());
      const starts = [begun, ...steps];
      return [
        product.id,
        starts.map((from, at) => ({ price: priceAt(from), from, to: starts[at + 1] })),
      ];
    }),
  );
}

/** Whether a was-price may be shown: it was charged for long enough, or an owner has confirmed it. */
export type WasState = {
  evidence: WasEvidence | undefined;
  confirmed: { by: string | null; at: Date; reason: string } | undefined;
};

export const isProven = ({ evidence, confirmed }: WasState) =>
  evidence?.isEnough === true || confirmed !== undefined;

/** The states of these was-prices, by product. `listed` are the products without any changes. */
export async function wasStates(
  queries: Queries,
  claims: ReadonlyMap<string, Pence>,
  listed: readonly Product[],
): Promise<Map<string, WasState>> {
  const now = new Date();
  const claimed = listed.filter(({ id }) => claims.has(id));
  const periods = await chargedPeriods(queries, claimed, now);
  const confirmations = await readConfirmations(queries, [...claims.keys()]);
  return new Map(
    [...claims].map(([id, pence]) => [
      id,
      {
        evidence: chargedFor(periods.get(id) ?? [], pence, now),
        confirmed: confirmations.findLast((each) => each.id === id && each.pence === pence),
      },
    ]),
  );
}

async function readConfirmations(queries: Queries, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { recordId: id, at, data } = activity;
  const rows = await queries
    .select({ id, at, data, by: staff.name })
    .from(activity)
    .leftJoin(staff, eq(staff.id, activity.staffId))
    .where(
      and(
        eq(activity.record, 'product'),
        inArray(activity.recordId, [...ids]),
        eq(activity.action, 'price.confirm-was'),
      ),
    )
    .orderBy(asc(activity.id));
  return rows.map(({ data: { pence, reason }, ...row }) => ({
    ...row,
    pence,
    reason: String(reason),
  }));
}
