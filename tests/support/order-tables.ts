import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../server/database/database.ts';

/** No process is running: expires leases and unpaid checkouts at once. */
export async function freeWhatTheDeadHeld({ queries }: Database): Promise<void> {
  for (const statement of [
    sql`update mail set leased_until = null, next_attempt_at = now()`,
    sql`update sandbox.event set leased_until = null, next_attempt_at = now() where state = 'waiting'`,
    sql`update sandbox.session set expires_at = now() - interval '1 second' where status = 'open'`,
    sql`update checkout set expires_at = now() - interval '1 second',
      created_at = created_at - interval '1 hour', asked_at = null where state = 'open'`,
  ]) {
    await queries.execute(statement);
  }
}

/** No email, webhook event or open checkout is left. */
export async function isAllDone({ queries }: Database): Promise<boolean> {
  const left = await rowsOf(
    queries,
    sql`select from mail where state = 'queued'
      union all select from sandbox.event where state = 'waiting'
      union all select from checkout where state = 'open' limit 1`,
  );
  return left.length === 0;
}

type PlacedOrder = {
  session: string;
  total: number;
  issues: number;
  /** What the provider took for it. */
  taken: number | null;
  /** The Message-IDs of its confirmation emails. */
  confirmations: string[];
};

/** What the proofs about orders read from the database. */
export async function readOrderTables({ queries }: Database) {
  const sessions = await rowsOf<{ id: string }>(
    queries,
    sql`select id from sandbox.session where status = 'complete'`,
  );
  const orders = await rowsOf<PlacedOrder>(
    queries,
    sql`select session_id as session, total_pence as total,
      (select count(*)::int from order_issue where order_id = shop_order.id) as issues,
      (select amount_pence from sandbox.payment as payment where payment.id = payment_id) as taken,
      array(select message_id from mail where kind = 'order-confirmation'
        and order_reference = reference) as confirmations
      from shop_order order by id`,
  );
  const [sums] = await rowsOf<{
    opened: number;
    sold: number;
    available: number;
    unbalanced: number;
    open: number;
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
      (select count(*)::int from checkout where state = 'open') as open
    from account`,
  );
  if (!sums) throw new Error('The database has no accounts');
  return { paidSessions: sessions.map(({ id }) => id), orders, ...sums };
}
