import { type SQL, sql } from 'drizzle-orm';
import type { HeldStock } from '../../contract/held-stock.ts';
import { type Queries, queryRows } from '../database/database.ts';
import { checkout, checkoutLine, stock } from '../database/schema.ts';

const minuteMs = 60_000;

/** What unpaid checkouts hold of these products. */
export function readHeldStock(
  queries: Queries,
  productIds: readonly string[],
): Promise<Map<string, HeldStock>> {
  return queryHeldStock(queries, sql`product_id in ${productIds}`);
}

/** What unpaid checkouts hold of products with no other stock. */
export function readHeldStockOfSoldOut(queries: Queries): Promise<Map<string, HeldStock>> {
  return queryHeldStock(
    queries,
    sql`product_id in (select product_id from ${stock} where available = 0)`,
  );
}

async function queryHeldStock(queries: Queries, condition: SQL): Promise<Map<string, HeldStock>> {
  const rows = await queryRows<{ product_id: string; held: number; last: number }>(
    queries,
    sql`select product_id, sum(quantity)::int as held,
        extract(epoch from max(expires_at))::int as last
      from ${checkoutLine} join ${checkout} on ${checkout.id} = checkout_id
      where state = 'open' and ${condition} group by product_id`,
  );
  return new Map(
    rows.map(({ product_id, held, last }) => [product_id, { held, freeBy: freeBy(last * 1000) }]),
  );
}

/** An expired checkout ends within two minutes. The time is rounded up to the next five minutes. */
function freeBy(expiresAt: number): string {
  const ended = Math.max(expiresAt, Date.now()) + 2 * minuteMs;
  return new Date(Math.ceil(ended / (5 * minuteMs)) * 5 * minuteMs).toISOString();
}
