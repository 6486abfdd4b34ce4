import { sql } from 'drizzle-orm';
import { orderStates } from '../../../contract/order.ts';
import { type Database, queryRows } from '../../database/database.ts';
import { checkout, checkoutLine, order, orderIssue, outboxEmail } from '../../database/schema.ts';
import { gauge, labelledSamples, type Metric } from './metrics-server.ts';

type DatabaseCounts = {
  queued: number;
  oldest: number;
  dead: number;
  withIssues: number;
  checkouts: number;
  units: number;
};

/** When an email started waiting: when it was requeued or, if it has failed since, when it was created. */
const queuedSince = sql`case
  when attempts = 0 or (attempts = 1 and leased_until is not null) then next_attempt_at
  else created_at end`;

/** Gauges read from the database. */
export async function readDatabaseMetrics({ queries }: Database): Promise<Metric[]> {
  const [counts] = await queryRows<DatabaseCounts>(
    queries,
    sql`select
      (select count(*)::int from ${outboxEmail} where state = 'queued') as queued,
      (select coalesce(extract(epoch from now() - min(${queuedSince})), 0)::float8
        from ${outboxEmail} where state = 'queued') as oldest,
      (select count(*)::int from ${outboxEmail}
        where state = 'dead' and next_attempt_at > now() - interval '7 days') as dead,
      (select count(distinct order_id)::int from ${orderIssue} where cleared_at is null) as "withIssues",
      (select count(*)::int from ${checkout} where state = 'open') as checkouts,
      (select coalesce(sum(quantity), 0)::int from ${checkoutLine}
        join ${checkout} on ${checkout.id} = checkout_id
        where state = 'open' and delivery is null) as units`,
  );
  const orders = await queryRows<{ state: string; count: number }>(
    queries,
    sql`select state, count(*)::int as count from ${order} group by state`,
  );
  if (!counts) throw new Error('The database has no figures');
  const zeroCounts = Object.fromEntries(orderStates.map((state) => [state, 0]));
  const byState = Object.fromEntries(orders.map(({ state, count }) => [state, count]));
  return [
    gauge('rungmoor_outbox_mails', 'Emails waiting to be sent.', counts.queued),
    gauge('rungmoor_outbox_oldest_seconds', 'Age of the oldest waiting email.', counts.oldest),
    gauge('rungmoor_outbox_dead_mails', 'Emails given up in the last 7 days.', counts.dead),
    gauge('rungmoor_orders_with_issues', 'Orders with an open issue.', counts.withIssues),
    gauge('rungmoor_reservations', 'Open checkouts that hold stock.', counts.checkouts),
    gauge('rungmoor_reserved_units', 'Units that open checkouts hold.', counts.units),
    gauge(
      'rungmoor_orders',
      'Orders, by state.',
      labelledSamples('state', { ...zeroCounts, ...byState }),
    ),
  ];
}
