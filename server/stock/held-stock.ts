import { type SQL, sql } from 'drizzle-orm';
import type { HeldStock } from '../../contract/held-stock.ts';
import { type Queries, rowsOf } from '../database/database.ts';
import { checkout, checkoutLine, stock } from '../database/schema.ts';

const minute = 60_000;

/** What unpaid checkouts hold of these products. */
export function heldOf(
  queries: Queries,
  productIds: readonly string[],
): Promise<Map<string, HeldStock>> {
  return readHeld(queries, sql`product_id in ${productIds}`);
}

/** What unpaid checkouts hold of products with no other stock. */
export function heldOfSoldOut(queries: Queries): Promise<Map<string, HeldStock>> {
  return readHeld(
    queries,
    sql`product_id in (select product_id from ${stock} where available = 0)`,
  );
}

async function readHeld(queries: Queries, which: SQL): Promise<Map<string, HeldStock>> {
  const rows = await rowsOf<{ product_id: string; held: number; last: number }>(
    queries,
    sql`select product_id, sum(quantity)::int as held,
        extract(epoch from max(expires_at))::int as last
      from ${checkoutLine} join ${checkout} on ${checkout.id} = checkout_id
      where state = 'open' and ${which} group by product_id`,
  );
  return new Map(
    rows.map(({ product_id, held, last }) => [product_id, { held, freeBy: freeBy(last * 1000) }]),
  );
}

/** An expired checkout ends within two minutes. The time is rounded up to the next five minutes. */
function freeBy(expiresAt: number): string {
  const ended = Math.max(expiresAt, Date.now()) + 2 * minute;
  return new Date(Math.ceil(ended / (5 * minute)) * 5 * minute).toISOString();
}
