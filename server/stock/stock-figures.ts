import { sql } from 'drizzle-orm';
import { type Queries, queryRows } from '../database/database.ts';
import {
  checkout,
  order,
  orderLine,
  restockHold,
  restockRequest,
  shipment,
  shipmentLine,
  stock,
  stockMovement,
} from '../database/schema.ts';

/** How many days of sales show how fast a product sells. */
const salesWindowDays = 30;

export type StockFigures = {
  productId: string;
  /** Can be sold. */
  free: number;
  /** Reserved by open checkouts or for those who waited, or paid and not dispatched. */
  held: number;
  /** In the last 30 days, without orders that were cancelled or refunded in full. */
  sold: number;
  /** People with a confirmed request for an email. */
  waiting: number;
};

/** The figures of every product. */
export function readStockFigures(queries: Queries): Promise<StockFigures[]> {
  return queryRows<StockFigures>(queries, stockFiguresQuery);
}

/**
 * Reads only orders that are open or from the last 30 days. The joins are lateral, so that lines and
 * movements are read by index too, even if the planner estimates that a full scan is cheap.
 */
export const stockFiguresQuery = sql`with live as materialized (
      select id as checkout_id from ${checkout} where state in ('open', 'held')
      union
      select checkout_id from ${order}
      where state in ('awaiting-payment', 'paid', 'preparing') and checkout_id is not null
      union
      select id from ${restockHold} where state = 'held'
    ),
    taken as (
      select checkout_id, product_id, quantity from live cross join lateral (
        select product_id, -sum(change) as quantity from ${stockMovement}
        where reference = live.checkout_id group by product_id
      ) as moved
    ),
    sent as (
      select checkout_id, product_id, sum(${shipmentLine.quantity}) as quantity
      from live join ${order} using (checkout_id)
      join ${shipment} on ${shipment.orderId} = ${order.id}
      join ${shipmentLine} on ${shipmentLine.shipmentId} = ${shipment.id}
      join ${orderLine} on ${orderLine.orderId} = ${order.id}
        and ${orderLine.line} = ${shipmentLine.line}
      group by checkout_id, product_id
    ),
    held as (
      select product_id, sum(greatest(0, taken.quantity - coalesce(sent.quantity, 0)))::int as held
      from taken left join sent using (checkout_id, product_id) group by product_id
    ),
    sold as (
      select product_id, sum(quantity)::int as sold from ${order} cross join lateral (
        select product_id, sum(quantity) as quantity from ${orderLine}
        where order_id = ${order.id} and delivery is null group by product_id
      ) as bought
      where created_at > now() - make_interval(days => ${salesWindowDays})
        and state not in ('cancelled', 'refunded')
      group by product_id
    ),
    waiting as (
      select product_id, count(*)::int as waiting from ${restockRequest}
      where notified_at is null and confirmed_at is not null group by product_id
    )
    select ${stock.productId} as "productId", available as free, coalesce(held, 0) as held,
      coalesce(sold, 0) as sold, coalesce(waiting, 0) as waiting
    from ${stock} left join held using (product_id) left join sold using (product_id)
      left join waiting using (product_id)`;

/** When each product was last counted, without those that never were. */
export async function readLastCountTimes(queries: Queries): Promise<Map<string, string>> {
  const rows = await queryRows<{ productId: string; at: string }>(
    queries,
    sql`select product_id as "productId",
      to_char(max(coalesce(counted_at, at)) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
    from ${stockMovement} where reason = 'corrected' group by product_id`,
  );
  return new Map(rows.map(({ productId, at }) => [productId, at]));
}

/** How many days free stock lasts at the rate of the last 30 days; undefined if nothing was sold. */
export function daysLeft({ free, sold }: Pick<StockFigures, 'free' | 'sold'>): number | undefined {
  if (free === 0) return 0;
  return sold === 0 ? undefined : Math.floor((free * salesWindowDays) / sold);
}
