import { type SQL, sql } from 'drizzle-orm';
import { type Database, type Queries, rowsOf } from '../database/database.ts';
import {
  checkout,
  order,
  orderEvent,
  orderLine,
  stock,
  stockMovement,
} from '../database/schema.ts';

/** A product's stock: what can be sold, and what is reserved but still here. */
export type StockLevel = { available: number; promised: number };

/** Adds received stock and returns what can be sold now. */
export async function receiveStock(
  queries: Queries,
  productId: string,
  quantity: number,
): Promise<number | undefined> {
  return recordMovement(queries, productId, 'received', sql`available + ${quantity}::integer`);
}

/**
 * What can be sold, and what is in the warehouse but reserved or sold and not dispatched. Undefined
 * without a ledger account.
 */
export async function readStockLevel(
  queries: Queries,
  productId: string,
): Promise<StockLevel | undefined> {
  const [row] = await rowsOf<StockLevel>(
    queries,
    sql`with held as (
      select reference as checkout_id, -sum(change) as quantity from ${stockMovement}
      where product_id = ${productId} and reference in (select id from ${checkout})
      group by reference
    ),
    sent as (
      select checkout_id, sum(quantity) as quantity
      from ${orderLine} join ${order} on ${order.id} = order_id
      where product_id = ${productId} and exists (
        select 1 from ${orderEvent}
        where order_id = ${order.id} and ${orderEvent.state} = 'dispatched'
      ) group by checkout_id
    )
    select available, (
      select coalesce(sum(greatest(0, held.quantity - coalesce(sent.quantity, 0))), 0)::int
      from held left join sent using (checkout_id)
    ) as promised
    from ${stock} where product_id = ${productId}`,
  );
  return row;
}

/** What a count leaves to be sold. */
export function availableAfter(counted: number, { promised }: StockLevel): number {
  return Math.max(0, counted - promised);
}

/**
 * Records a count and returns what can be sold now. If stock has changed since `seen`, nothing is
 * recorded.
 */
export async function correctStock(
  database: Database,
  productId: string,
  counted: number,
  seen: StockLevel,
): Promise<number | 'changed' | undefined> {
  return database.transaction(async (queries) => {
    await queries.execute(sql`select from ${stock} where product_id = ${productId} for update`);
    // After the lock, so that it sees what others recorded meanwhile.
    const now = await readStockLevel(queries, productId);
    if (!now) return undefined;
    if (now.available !== seen.available || now.promised !== seen.promised) return 'changed';
    const available = availableAfter(counted, now);
    return recordMovement(queries, productId, 'corrected', sql`${available}::integer`);
  });
}

/** Undefined without a ledger account. */
async function recordMovement(
  queries: Queries,
  productId: string,
  reason: 'received' | 'corrected',
  level: SQL,
): Promise<number | undefined> {
  const [row] = await rowsOf<{ available: number }>(
    queries,
    sql`with before as (select * from ${stock} where product_id = ${productId} for update),
    booked as (
      update ${stock} set available = (select ${level} from before), updated_at = now()
      where product_id in (select product_id from before)
      returning product_id, available
    ),
    moved as (
      insert into ${stockMovement} (product_id, change, reason)
      select product_id, booked.available - before.available, ${reason}::text
      from booked join before using (product_id)
    )
    select available from booked`,
  );
  return row?.available;
}
