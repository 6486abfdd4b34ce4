import { sql } from 'drizzle-orm';
import { orderStates } from '../../../contract/order.ts';
import { type Database, rowsOf } from '../../database/database.ts';
import type { Metric } from './prometheus-text.ts';

type Figures = {
  queued: number;
  oldest: number;
  dead: number;
  withIssues: number;
  checkouts: number;
  units: number;
};

/** A mail that was put back waits since then; of one that has failed since, only its age is known. */
const waitsSince = sql`case
  when attempts = 0 or (attempts = 1 and leased_until is not null) then next_attempt_at
  else created_at end`;

/** What stands in the books, in figures alone. */
export async function readDatabaseMetrics({ queries }: Database): Promise<Metric[]> {
  const [figures] = await rowsOf<Figures>(
    queries,
    sql`select
      (select count(*)::int from mail where state = 'queued') as queued,
      (select coalesce(extract(epoch from now() - min(${waitsSince})), 0)::float8
        from mail where state = 'queued') as oldest,
      (select count(*)::int from mail
        where state = 'dead' and next_attempt_at > now() - interval '7 days') as dead,
      (select count(distinct order_id)::int from order_issue where cleared_at is null) as "withIssues",
      (select count(*)::int from checkout where state = 'open') as checkouts,
      (select coalesce(sum(quantity), 0)::int from checkout_line
        join checkout on checkout.id = checkout_id where state = 'open') as units`,
  );
  const orders = await rowsOf<{ state: string; count: number }>(
    queries,
    sql`select state, count(*)::int as count from shop_order group by state`,
  );
  const gauge = (name: string, help: string, value = 0): Metric => ({
    name,
    help,
    type: 'gauge',
    samples: [{ value }],
  });
  return [
    gauge('rungmoor_outbox_mails', 'Mails that wait to be sent.', figures?.queued),
    gauge('rungmoor_outbox_oldest_seconds', 'Age of the mail that waits longest.', figures?.oldest),
    gauge(
      'rungmoor_outbox_dead_mails',
      'Mails that were given up within the last 7 days.',
      figures?.dead,
    ),
    gauge('rungmoor_orders_with_issues', 'Orders with an open issue.', figures?.withIssues),
    gauge('rungmoor_reservations', 'Open checkouts that hold stock.', figures?.checkouts),
    gauge('rungmoor_reserved_units', 'Units that open checkouts hold.', figures?.units),
    {
      name: 'rungmoor_orders',
      help: 'Orders, by state.',
      type: 'gauge',
      samples: orderStates.map((state) => ({
        labels: { state },
        value: orders.find((row) => row.state === state)?.count ?? 0,
      })),
    },
  ];
}
