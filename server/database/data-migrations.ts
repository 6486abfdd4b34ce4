import { type SQL, sql } from 'drizzle-orm';
import { convertOrderIssues } from './convert-order-issues.ts';
import type { Queries } from './database.ts';
import type { migrationNames } from './migration-names.ts';

type MigrationName = (typeof migrationNames)[number];

/** Fills in what a migration adds, for rows that are older. Written for the tables as they were then. */
type DataMigration = (queries: Queries) => Promise<void>;

const statements =
  (...updates: SQL[]): DataMigration =>
  async (queries) => {
    for (const update of updates) await queries.execute(update);
  };

const markOrdersInDoubt = statements(
  sql`update shop_order set in_doubt = true where attention is not null
    and attention !~ '^[A-Z]{2}[0-9]{1,2} is outside standard delivery: [^.]*[.]$'`,
);

const nameOrderEvents = statements(
  sql`update order_event set kind = 'invoice-sent' where note like 'VAT invoice sent, made out to %'`,
  sql`update order_event set kind = 'part-refund'
    where note like '£% of £% has been given back at Stripe.'`,
  sql`update order_event set kind = 'failed-refund'
    where note like 'A refund of £% failed at Stripe_ the buyer must get it in another way.'`,
);

const markHeldBackEmails = statements(
  sql`update mail set held_back = true where last_error is not null
    and last_error !~ '(^| )(RCPT TO|DATA)( |$)|^no plain address$'`,
);

const nameDisputes = statements(
  sql`update order_event set kind = 'dispute'
    where note like 'The buyer''s bank disputes this payment_ answer it at Stripe%'`,
);

/** Each order's lines from 1 on; by way of negative numbers, so that no two rows ever have the same. */
const numberLines = statements(
  sql`update order_line set line = -line`,
  sql`update order_line set line = numbered.place from (
    select order_id, line, row_number() over (partition by order_id order by product_id) as place
    from order_line
  ) as numbered where order_line.order_id = numbered.order_id and order_line.line = numbered.line`,
  sql`update checkout_line set line = -line`,
  sql`update checkout_line set line = numbered.place from (
    select checkout_id, line, row_number() over (partition by checkout_id order by product_id) as place
    from checkout_line
  ) as numbered
    where checkout_line.checkout_id = numbered.checkout_id and checkout_line.line = numbered.line`,
);

/** Run after the statements of their migration, and after restoring a backup from before it. */
export const dataMigrations: readonly (readonly [MigrationName, DataMigration])[] = [
  ['0008-orders-in-doubt.sql', markOrdersInDoubt],
  ['0009-order-event-kinds.sql', nameOrderEvents],
  ['0010-mail-held-back.sql', markHeldBackEmails],
  ['0011-dispute-events.sql', nameDisputes],
  ['0015-order-issues.sql', convertOrderIssues],
  ['0016-line-numbers.sql', numberLines],
];
