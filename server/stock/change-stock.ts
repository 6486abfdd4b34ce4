import { type SQL, sql } from 'drizzle-orm';
import { fitsDifference, type StockCause, type StockCount } from '../../contract/stock-list.ts';
import { type Actor, recordActivity } from '../activity/activity.ts';
import { type Database, type Queries, queryRows } from '../database/database.ts';
import {
  checkout,
  order,
  orderLine,
  shipment,
  shipmentLine,
  stock,
  stockMovement,
} from '../database/schema.ts';
import { readAvailable } from './ledger.ts';
import { restockHoldMovementCondition } from './restock-holds.ts';

/** A product's stock: what can be sold, and what is reserved but still in the warehouse. */
export type StockLevel = { available: number; promised: number };

/** The time of a movement. For a count, it is when the goods were counted. */
const movementTime = sql`coalesce(counted_at, at)`;

/**
 * What can be sold, and what is in the warehouse but reserved or sold and not dispatched; now, or at a
 * moment. Undefined without a ledger account.
 */
export async function readStockLevel(
  queries: Queries,
  productId: string,
  moment?: Date,
): Promise<StockLevel | undefined> {
  const until = sql`coalesce(${moment?.toISOString() ?? null}::timestamptz, 'infinity')`;
  const [row] = await queryRows<StockLevel>(
    queries,
    sql`with held as (
      select reference as checkout_id, -sum(change) as quantity from ${stockMovement}
      where product_id = ${productId}
        and (reference in (select id from ${checkout}) or ${restockHoldMovementCondition})
        and ${movementTime} <= ${until}
      group by reference
    ),
    sent as (
      select checkout_id, sum(${shipmentLine.quantity}) as quantity
      from ${orderLine} join ${order} on ${order.id} = ${orderLine.orderId}
      join ${shipment} on ${shipment.orderId} = ${order.id}
      join ${shipmentLine} on ${shipmentLine.shipmentId} = ${shipment.id}
        and ${shipmentLine.line} = ${orderLine.line}
      where product_id = ${productId} and ${shipment.at} <= ${until} group by checkout_id
    )
    select (available - (
      select coalesce(sum(change), 0) from ${stockMovement}
      where product_id = ${productId} and ${movementTime} > ${until}
    ))::int as available, (
      select coalesce(sum(greatest(0, held.quantity - coalesce(sent.quantity, 0))), 0)::int
      from held left join sent using (checkout_id)
    ) as promised
    from ${stock} where product_id = ${productId}`,
  );
  return row;
}

/** What can be sold after a count. */
export function availableAfterCount(counted: number, { promised }: StockLevel): number {
  return Math.max(0, counted - promised);
}

/**
 * Records a count and returns what can be sold now. If stock has changed since `expectedLevel`, nothing is
 * recorded.
 */
export async function correctStock(
  database: Database,
  productId: string,
  counted: number,
  expectedLevel: StockLevel,
): Promise<number | 'changed' | undefined> {
  return database.transaction(async (queries) => {
    await lockAccounts(queries, [productId]);
    // After the lock, so that it sees what others recorded meanwhile.
    const now = await readStockLevel(queries, productId);
    if (!now) return undefined;
    if (now.available !== expectedLevel.available || now.promised !== expectedLevel.promised)
      return 'changed';
    const change = availableAfterCount(counted, now) - now.available;
    const moved = await adjustStock(queries, 'corrected', [{ productId, change }]);
    return moved?.get(productId);
  });
}

/** Who changes stock by hand, and the key of their request. A repeat changes nothing. */
export type StockChangeRequest = {
  by: Actor;
  note?: string | undefined;
  key?: string | undefined;
  countedAt?: Date | undefined;
};

/**
 * Changes stock by the differences between counted and expected figures in a file, so that sales made
 * meanwhile still count. Returns what can be sold now, or undefined if a product has no account.
 */
export function importCounts(
  database: Database,
  counts: readonly StockCount[],
  changeRequest: StockChangeRequest,
): Promise<Map<string, number> | undefined> {
  return database.transaction(async (queries) => {
    const changes = counts.map(({ productId, expected, counted, cause }) => ({
      productId,
      change: counted - expected,
      cause,
    }));
    const moved = await adjustStock(queries, 'corrected', changes, changeRequest);
    if (!moved) return undefined;
    if (moved.size > 0) {
      await recordActivity(queries, {
        actor: changeRequest.by,
        action: 'stock.import',
        record: 'stock',
        recordId: 'counts',
        data: { products: moved.size },
      });
    }
    return readAvailable(
      queries,
      counts.map(({ productId }) => productId),
    );
  });
}

/** The result of a count: what can be sold now, or the stock if it changed while it was counted. */
type CountResult = { available: number } | { changed: StockLevel };

/**
 * Records a count as its difference from what was on hand when it was made, so that no sale or dispatch
 * since then is lost. A count that was queued on its device changes nothing if there is a later one. A
 * count that was sent at once is rejected if stock has come or gone since it was begun.
 */
export function recordStockCount(
  database: Database,
  { productId, expected, counted, cause, ago }: StockCount,
  changeRequest: StockChangeRequest,
): Promise<CountResult | undefined> {
  return database.transaction(async (queries) => {
    await lockAccounts(queries, [productId]);
    const countedAt = ago === undefined ? undefined : new Date(Date.now() - ago);
    const level = await readStockLevel(queries, productId, countedAt);
    if (!level) return undefined;
    const isRepeat = await hasMovement(
      queries,
      productId,
      sql`attempt_key = ${changeRequest.key ?? null}::text`,
    );
    const onHand = level.available + level.promised;
    if (!isRepeat && countedAt === undefined && onHand !== expected) return { changed: level };
    const isOutdated =
      countedAt !== undefined &&
      (await hasMovement(
        queries,
        productId,
        sql`reason = 'corrected' and ${movementTime} > ${countedAt.toISOString()}::timestamptz`,
      ));
    const change = isOutdated ? 0 : counted - onHand;
    // The cause was chosen for the difference that the device showed, which may not be this one.
    const known = cause && change !== 0 && fitsDifference(cause, change) ? cause : undefined;
    const changes = [{ productId, change, cause: known }];
    const moved = await adjustStock(queries, 'corrected', changes, { ...changeRequest, countedAt });
    if (moved && moved.size > 0) {
      await recordActivity(queries, {
        actor: changeRequest.by,
        action: 'stock.count',
        record: 'product',
        recordId: productId,
        data: { expected: onHand, counted, cause: known, countedAt: countedAt?.toISOString() },
      });
    }
    return { available: (await readAvailable(queries, [productId])).get(productId) ?? 0 };
  });
}

async function hasMovement(queries: Queries, productId: string, condition: SQL): Promise<boolean> {
  const [found] = await queryRows(
    queries,
    sql`select 1 from ${stockMovement} where product_id = ${productId} and ${condition} limit 1`,
  );
  return found !== undefined;
}

/** Adds received stock and returns what can be sold now. */
export async function receiveStock(
  queries: Queries,
  productId: string,
  quantity: number,
): Promise<number | undefined> {
  const moved = await adjustStock(queries, 'received', [{ productId, change: quantity }]);
  return moved?.get(productId);
}

type StockChange = { productId: string; change: number; cause?: StockCause | undefined };

/**
 * Changes stock by hand, never below zero, and returns what can be sold of each product now, without
 * those that a request with this key has changed before. Undefined if one has no account.
 */
export async function adjustStock(
  queries: Queries,
  reason: 'received' | 'corrected',
  changes: readonly StockChange[],
  { by, note, key, countedAt }: Partial<StockChangeRequest> = {},
): Promise<Map<string, number> | undefined> {
  const ids = changes.map(({ productId }) => productId);
  if ((await lockAccounts(queries, ids)) < new Set(ids).size) return undefined;
  const staffId = by?.kind === 'staff' ? by.staffId : null;
  const json = JSON.stringify(
    changes.map(({ productId, ...rest }) => ({ product_id: productId, ...rest })),
  );
  // A separate statement, so that it sees what others recorded before the lock was acquired.
  const rows = await queryRows<{ product_id: string; available: number }>(
    queries,
    sql`with wanted as (
      select * from jsonb_to_recordset(${json}::jsonb)
        as line (product_id text, change integer, cause text)
      where not exists (select from ${stockMovement} where attempt_key = ${key ?? null}::text
        and ${stockMovement.productId} = line.product_id)
    ),
    before as materialized (
      select product_id, available, change, cause from ${stock} join wanted using (product_id)
    ),
    moved as (
      update ${stock} set available = greatest(0, before.available + before.change),
        updated_at = now()
      from before where ${stock.productId} = before.product_id
      returning ${stock.productId}, ${stock.available}, before.available as was, before.cause
    ),
    noted as (
      insert into ${stockMovement}
        (product_id, change, reason, cause, staff_id, note, attempt_key, counted_at)
      select product_id, available - was, ${reason}::text, cause, ${staffId}::integer,
        ${note || null}::text, ${key ?? null}::text,
        ${countedAt?.toISOString() ?? null}::timestamptz
      from moved
    )
    select product_id, available from moved`,
  );
  return new Map(rows.map(({ product_id, available }) => [product_id, available]));
}

/** Locks accounts, always in the same order, and returns how many there are. */
async function lockAccounts(queries: Queries, productIds: readonly string[]): Promise<number> {
  const locked = await queryRows(
    queries,
    sql`select product_id from ${stock} where product_id in ${productIds}
      order by product_id for update`,
  );
  return locked.length;
}
