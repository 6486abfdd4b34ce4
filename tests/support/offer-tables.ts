import { sql } from 'drizzle-orm';
import { type Database, queryRows } from '../../server/database/database.ts';

/** Reads the tables for the proofs about offers; figures in capitals must be zero. */
export async function readOfferTables({ queries }: Database) {
  const [found] = await queryRows<{
    offers: number;
    accepted: number;
    orders: number;
    twice: number;
    without: number;
    unbalanced: number;
    unpaid: number;
  }>(
    queries,
    sql`with account as (
      select stock.product_id, available,
        (select coalesce(sum(change), 0) from stock_movement as moved
          where moved.product_id = stock.product_id and reason in ('opened', 'received')) as opened,
        (select coalesce(sum(quantity), 0) from order_line as line
          where line.product_id = stock.product_id) as sold
      from stock
    )
    select (select count(*)::int from offer) as offers,
      (select count(*)::int from offer where state = 'accepted') as accepted,
      (select count(*)::int from shop_order) as orders,
      (select count(*)::int from (
        select 1 from shop_order where offer_id is not null group by offer_id having count(*) > 1
      ) as doubled) as twice,
      (select count(*)::int from offer where state = 'accepted'
        and not exists (select from shop_order where offer_id = offer.id)) as without,
      (select count(*)::int from account where opened <> sold + available) as unbalanced,
      (select count(*)::int from sandbox.session where status = 'complete'
        and not exists (select from shop_order where session_id = session.id)) as unpaid`,
  );
  if (!found) throw new Error('The database has no offers');
  const { offers, accepted, orders, twice, without, unbalanced, unpaid } = found;
  return {
    offers,
    accepted,
    orders,
    'OFFERS WITH TWO ORDERS': twice,
    'ACCEPTED AND WITHOUT ORDER': without,
    'PRODUCTS WHOSE STOCK DOES NOT ADD UP': unbalanced,
    'PAID AND WITHOUT ORDER': unpaid,
  };
}
