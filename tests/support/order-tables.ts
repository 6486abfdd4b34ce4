import { sql } from 'drizzle-orm';
import { type Database, queryRows } from '../../server/database/database.ts';

/** For when no process is running: expires leases and unpaid checkouts, and makes refunds due again. */
export async function expireLeasesAndCheckouts({ queries }: Database): Promise<void> {
  for (const statement of [
    sql`update mail set leased_until = null, next_attempt_at = now()`,
    sql`update sandbox.event set leased_until = null, next_attempt_at = now() where state = 'waiting'`,
    sql`update sandbox.session set expires_at = now() - interval '1 second' where status = 'open'`,
    sql`update checkout set expires_at = now() - interval '1 second',
      created_at = created_at - interval '1 hour', asked_at = null where state = 'open'`,
    sql`update refund set at = at - interval '1 hour' where state = 'requested'`,
  ]) {
    await queries.execute(statement);
  }
}

/** No email, webhook event, open checkout or unfinished refund is left. */
export async function hasNoPendingWork({ queries }: Database): Promise<boolean> {
  const pending = await queryRows(
    queries,
    sql`select from mail where state = 'queued'
      union all select from sandbox.event where state = 'waiting'
      union all select from checkout where state = 'open'
      union all select from refund where state = 'requested' limit 1`,
  );
  return pending.length === 0;
}

type PlacedOrder = {
  /** Null if it was paid by bank transfer. */
  session: string | null;
  total: number;
  issues: number;
  /** The amount that the provider took. */
  taken: number | null;
  /** The Message-IDs of its confirmation emails. */
  confirmations: string[];
};

/** Reads the tables for the proofs about orders. */
export async function readOrderTables({ queries }: Database) {
  const sessions = await queryRows<{ id: string }>(
    queries,
    sql`select id from sandbox.session where status = 'complete'`,
  );
  const orders = await queryRows<PlacedOrder>(
    queries,
    sql`select session_id as session, total_pence as total,
      (select count(*)::int from order_issue where order_id = shop_order.id) as issues,
      (select amount_pence from sandbox.payment as payment where payment.id = payment_id) as taken,
      array(select message_id from mail where kind = 'order-confirmation'
        and order_reference = reference) as confirmations
      from shop_order order by id`,
  );
  const [sums] = await queryRows<{
    opened: number;
    sold: number;
    available: number;
    unbalanced: number;
    oversold: number;
    open: number;
    undelivered: number;
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
    select sum(opened)::int as opened, sum(sold)::int as sold, sum(available)::int as available,
      count(*) filter (where opened <> sold + available)::int as unbalanced,
      sum(greatest(sold - opened, 0))::int as oversold,
      (select count(*)::int from checkout where state = 'open') as open,
      (select count(*)::int from sandbox.event where state = 'waiting') as undelivered
    from account`,
  );
  if (!sums) throw new Error('The database has no accounts');
  return { paidSessions: sessions.map(({ id }) => id), orders, ...sums };
}

type OrderTables = Awaited<ReturnType<typeof readOrderTables>>;

/** Counts of errors about card payments, given the thanked buyers' sessions and the emails received. */
export function countOrderFaults(
  { paidSessions, orders: all, ...tables }: OrderTables,
  acknowledged: ReadonlySet<string>,
  received: ReadonlySet<string>,
) {
  const paid = new Set(paidSessions);
  const orders = all.filter(({ session }) => session !== null);
  const sessions = new Set(orders.map(({ session }) => session));
  return {
    'ACKNOWLEDGED AND NOT TAKEN': acknowledged.difference(paid).size,
    'PAID AND WITHOUT ORDER': paid.difference(sessions).size,
    'ORDERS WITHOUT PAYMENT': orders.filter(({ session }) => !paid.has(session ?? '')).length,
    'PAYMENTS WITH TWO ORDERS': orders.length - sessions.size,
    'ORDERS WITHOUT JUST ONE CONFIRMATION': orders.filter(
      ({ confirmations }) => confirmations.length !== 1,
    ).length,
    'CONFIRMATIONS THAT NEVER CAME': orders
      .flatMap(({ confirmations }) => confirmations)
      .filter((id) => !received.has(id)).length,
    'ORDERS FOR ANOTHER SUM THAN WAS PAID': orders.filter(({ total, taken }) => total !== taken)
      .length,
    'PRODUCTS WHOSE STOCK DOES NOT ADD UP': tables.unbalanced,
    'UNITS OVERSOLD': tables.oversold,
    'WEBHOOK EVENTS NEVER DELIVERED': tables.undelivered,
    'CHECKOUTS STILL OPEN': tables.open,
  };
}
