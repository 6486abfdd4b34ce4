import { and, asc, eq, inArray, min } from 'drizzle-orm';
import type { Pence } from '../../catalogue/money.ts';
import type { Product } from '../../catalogue/product.ts';
import {
  type ChargedPeriod,
  longestChargedPeriod,
  type WasPriceEvidence,
} from '../../catalogue/was-price.ts';
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
async function readChargedPeriods(
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
      const priceChanges = byProduct.get(product.id) ?? [];
      const versionIds = new Set(priceChanges.map(({ versionId }) => versionId));
      // An undo may itself be undone.
      for (const { id, undoes } of versions.toSorted((one, other) => one.id - other.id))
        if (undoes !== null && versionIds.has(undoes)) versionIds.add(id);
      const relevant = versions.filter((version) => versionIds.has(version.id));
      const priceAt = (at: Date): Pence => {
        const inForce = new Set(versionsInForce(relevant, at));
        const last = relevant
          .filter((version) => inForce.has(version.id))
          .toSorted((a, b) => a.liveFrom.getTime() - b.liveFrom.getTime() || a.id - b.id)
          .findLast((version) => priceChanges.some(({ versionId }) => versionId === version.id));
        const change = priceChanges.find(({ versionId }) => versionId === last?.id);
        return typeof change?.value === 'number' ? change.value : product.price;
      };
      const firstSoldAt = opened.get(product.id) ?? now;
      const changeTimes = relevant
        .flatMap(({ liveFrom, liveUntil }) => [liveFrom, liveUntil])
        .filter((at): at is Date => at !== null && at > firstSoldAt && at <= now)
        .sort((one, other) => one.getTime() - other.getTime());
      const starts = [firstSoldAt, ...changeTimes];
      return [
        product.id,
        starts.map((from, at) => ({ price: priceAt(from), from, to: starts[at + 1] })),
      ];
    }),
  );
}

/** Whether a was-price may be shown: it was charged for long enough, or an owner has confirmed it. */
export type WasPriceState = {
  evidence: WasPriceEvidence | undefined;
  confirmed: { by: string | null; at: Date; reason: string } | undefined;
};

export const isWasPriceProven = ({ evidence, confirmed }: WasPriceState) =>
  evidence?.isEnough === true || confirmed !== undefined;

/** The states of these was-prices, by product. `listed` are the products without any changes. */
export async function readWasPriceStates(
  queries: Queries,
  claims: ReadonlyMap<string, Pence>,
  listed: readonly Product[],
): Promise<Map<string, WasPriceState>> {
  const now = new Date();
  const claimed = listed.filter(({ id }) => claims.has(id));
  const periods = await readChargedPeriods(queries, claimed, now);
  const confirmations = await readConfirmations(queries, [...claims.keys()]);
  return new Map(
    [...claims].map(([id, pence]) => [
      id,
      {
        evidence: longestChargedPeriod(periods.get(id) ?? [], pence, now),
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
