import { type SQL, sql } from 'drizzle-orm';
import { convertOrderIssues } from './convert-order-issues.ts';
import type { Queries } from './database.ts';
import type { migrationNames } from './migration-names.ts';

type MigrationName = (typeof migrationNames)[number];

/** Fills in what a migration adds, in older rows. Written for the tables as they were then. */
type DataMigration = (queries: Queries) => Promise<void>;

const runStatements =
  (...updates: SQL[]): DataMigration =>
  async (queries) => {
    for (const update of updates) await queries.execute(update);
  };

const markOrdersInDoubt = runStatements(
  sql`update shop_order set in_doubt = true where attention is not null
    and attention !~ '^[A-Z]{2}[0-9]{1,2} is outside standard delivery: [^.]*[.]$'`,
);

const setOrderEventKinds = runStatements(
  sql`update order_event set kind = 'invoice-sent' where note like 'VAT invoice sent, made out to %'`,
  sql`update order_event set kind = 'part-refund'
    where note like '£% of £% has been given back at Stripe.'`,
  sql`update order_event set kind = 'failed-refund'
    where note like 'A refund of £% failed at Stripe_ the buyer must get it in another way.'`,
);

const markHeldBackEmails = runStatements(
  sql`update mail set held_back = true where last_error is not null
    and last_error !~ '(^| )(RCPT TO|DATA)( |$)|^no plain address$'`,
);

const setDisputeEventKinds = runStatements(
  sql`update order_event set kind = 'dispute'
    where note like 'The buyer''s bank disputes this payment_ answer it at Stripe%'`,
);

/** Numbers each order's lines from 1, by way of negative numbers, so that no two rows ever have the same. */
const numberLines = runStatements(
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

/** Ships all goods of each order: until then no order was dispatched in parts. */
const shipDispatchedOrders = runStatements(
  sql`insert into shipment (order_id, carrier, tracking, at)
    select id, carrier, tracking, coalesce((select min(at) from order_event
      where order_event.order_id = shop_order.id and order_event.state = 'dispatched'), created_at)
    from shop_order where carrier is not null
      and not exists (select from shipment where shipment.order_id = shop_order.id)
    order by id`,
  sql`insert into shipment_line (shipment_id, line, quantity)
    select shipment.id, order_line.line, order_line.quantity from shipment
    join order_line using (order_id) where order_line.delivery is null
      and not exists (select from shipment_line where shipment_id = shipment.id)`,
);

const fillSearchWords = runStatements(
  sql`update shop_order set search_words = order_search_words(id)`,
);

/** Until then, no replies were stored. */
const fillWaitingSince = runStatements(
  sql`update quote set waiting_since = created_at`,
  sql`update part_enquiry set waiting_since = created_at`,
);

const fillCustomers = runStatements(
  sql`select refresh_customers(array(
    select lower(email) from shop_order union select lower(email) from quote
    union select lower(email) from part_enquiry union select lower(email) from stock_notice))`,
);

/**
 * Until then, only the refunded total was stored, with each issue. If a refund turned out to have failed,
 * the order gets one row with the remaining total.
 */
export const splitRefunds = runStatements(
  sql`with mark as (
      select id, at, total, lag(total, 1, 0) over (partition by id order by place) as before, place,
        total_pence, ex_vat_pence
      from (
        select shop_order.id, total_pence, ex_vat_pence,
          coalesce(recorded.at, paid_at, created_at) as at, row_number() over marks as place,
          case when row_number() over marks < count(*) over (partition by shop_order.id)
            then recorded.total
            when state = 'refunded' then total_pence else given_back_pence end as total
        from shop_order left join lateral (
          select raised_at as at, (data ->> 'refundedPence')::integer as total from order_issue
          where order_id = shop_order.id and kind in ('partial-refund', 'refund-recount')
          union all
          select min(at), shop_order.total_pence from order_event
          where order_id = shop_order.id and state = 'refunded' having count(*) > 0
        ) as recorded on true
        where (state = 'refunded' or given_back_pence > 0)
          and not exists (select from refund where order_id = shop_order.id)
        window marks as (partition by shop_order.id order by recorded.at)
      ) as step where total is not null
    ),
    plain as (
      select * from mark where id not in (select id from mark where total < before)
      union all
      select id, min(at), (array_agg(total order by place desc))[1], 0, 1, min(total_pence),
        min(ex_vat_pence)
      from mark where id in (select id from mark where total < before) group by id
    )
    insert into refund (order_id, pence, ex_vat_pence, method, state, source, attempt_key, at, settled_at)
    select id, total - before, ${exVatOfTotal(sql`total`)} - ${exVatOfTotal(sql`before`)}, 'provider',
      'done', 'provider', 'before-' || id || '-' || place, at, at
    from plain where total > before order by at, id`,
  sql`insert into document_series (kind, next)
    select 'invoice', 1 + max(order_id) from order_event where kind = 'invoice-sent'
    having count(*) > 0 on conflict do nothing`,
);

/** The sum without VAT at 20%, or as recorded if it is the whole order. */
function exVatOfTotal(total: SQL): SQL {
  return sql`(case when ${total} = total_pence and ex_vat_pence is not null then ex_vat_pence
    else ${total} - (${total} + 3) / 6 end)`;
}

/** Until then, every order was paid when it was placed. */
const fillPaidAt = runStatements(
  sql`update shop_order set paid_at = created_at where paid_at is null and offer_id is null`,
);

/** Run after the statements of their migration, and after restoring a backup from before it. */
export const dataMigrations: readonly (readonly [MigrationName, DataMigration])[] = [
  ['0008-orders-in-doubt.sql', markOrdersInDoubt],
  ['0009-order-event-kinds.sql', setOrderEventKinds],
  ['0010-mail-held-back.sql', markHeldBackEmails],
  ['0011-dispute-events.sql', setDisputeEventKinds],
  ['0015-order-issues.sql', convertOrderIssues],
  ['0016-line-numbers.sql', numberLines],
  ['0021-shipments.sql', shipDispatchedOrders],
  ['0023-order-search.sql', fillSearchWords],
  ['0027-enquiry-threads.sql', fillWaitingSince],
  ['0029-customers-and-claims.sql', fillCustomers],
  ['0040-offers.sql', fillPaidAt],
  ['0045-refunds-and-documents.sql', splitRefunds],
];
