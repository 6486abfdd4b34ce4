import { sql } from 'drizzle-orm';
import { type Queries, rowsOf } from '../database/database.ts';

/** Books goods that have arrived and answers how many can be promised now. */
export async function receiveStock(
  queries: Queries,
  productId: string,
  quantity: number,
): Promise<number | undefined> {
  return book(queries, productId, 'received', sql`available + ${quantity}::integer`);
}

/**
 * Sets what can be promised after a count of the shelves, less what open checkouts and orders not
 * yet dispatched have taken out already.
 */
export async function correctStock(
  queries: Queries,
  productId: string,
  available: number,
): Promise<number | undefined> {
  return book(queries, productId, 'corrected', sql`${available}::integer`);
}

/** Answers nothing when the product has no account. */
async function book(
  queries: Queries,
  productId: string,
  reason: 'received' | 'corrected',
  level: ReturnType<typeof sql>,
): Promise<number | undefined> {
  const [row] = await rowsOf<{ available: number }>(
    queries,
    sql`with before as (select * from stock where product_id = ${productId} for update),
    booked as (
      update stock set available = (select ${level} from before), updated_at = now()
      where product_id in (select product_id from before)
      returning product_id, available
    ),
    moved as (
      insert into stock_movement (product_id, change, reason)
      select product_id, booked.available - before.available, ${reason}::text
      from booked join before using (product_id)
    )
    select available from booked`,
  );
  return row?.available;
}
