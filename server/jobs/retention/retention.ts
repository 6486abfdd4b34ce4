import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { retention } from '../../../content/legal/retention.ts';
import { type EmailKind, emailKinds } from '../../../contract/email-kinds.ts';
import type { Log } from '../../app/log.ts';
import { type Database, type Queries, queryRows } from '../../database/database.ts';
import {
  activity,
  activityValue,
  checkout,
  document,
  enquiryMessage,
  offer,
  officeEvent,
  officeSession,
  order,
  outboxEmail,
  partEnquiry,
  quote,
  register,
  registerRequest,
  restockHold,
  restockRequest,
} from '../../database/schema.ts';
import { removeFiles } from '../../email/transport.ts';
import { notifiedCondition } from '../../enquiries/restock-emails.ts';
import { paymentProvider } from '../../payments/settings.ts';
import { claimDailyRun } from '../job-runs.ts';
import { orderRetentionCutoff } from './financial-year.ts';

/** How many records of one kind have expired. */
export type Expired = { what: string; kept: string; count: number };

type RetentionRule = {
  what: string;
  kept: string;
  table: PgTable | SQL;
  past: SQL;
  /** The column that is set to null if the record itself stays. */
  emptied?: string;
};

/** A week after a hold has ended, nobody needs to know who had it. */
const endedHoldDays = 7;

/** Sandbox orders are erased soon, also after a real provider takes the payments. */
const sandboxDays = 30;

type EmailRetention =
  | 'with its order'
  | 'as an enquiry'
  | 'until sent'
  | 'until sent or unconfirmed';

/** How long an email is kept, by its kind. */
const emailRetention: Readonly<Record<EmailKind, EmailRetention>> = {
  'order-confirmation': 'with its order',
  'order-placed': 'with its order',
  'order-issue': 'with its order',
  'order-attention': 'with its order',
  'order-dispatched': 'with its order',
  'order-cancelled': 'with its order',
  'order-refunded': 'with its order',
  'order-redirected': 'with its order',
  'order-invoice': 'with its order',
  'quote-received': 'as an enquiry',
  'quote-for-seller': 'as an enquiry',
  'part-enquiry-received': 'as an enquiry',
  'part-enquiry-for-seller': 'as an enquiry',
  'enquiry-answer': 'as an enquiry',
  'restock-confirmation': 'until sent or unconfirmed',
  'back-in-stock': 'until sent',
  'register-link': 'until sent or unconfirmed',
  'register-digest-confirmation': 'until sent or unconfirmed',
  'register-digest': 'until sent',
  'register-expiring': 'until sent',
  'offer-sent': 'as an enquiry',
  'offer-withdrawn': 'as an enquiry',
  'offer-reminder': 'as an enquiry',
  'offer-message': 'as an enquiry',
  'order-credit-note': 'with its order',
  'payment-request': 'with its order',
  'payment-reminder': 'with its order',
};

function hasEmailRetention(emailRule: EmailRetention): SQL {
  return sql`kind in ${emailKinds.filter((kind) => emailRetention[kind] === emailRule)}`;
}

/** Matches emails about orders, which the law requires us to keep. */
export const isOrderEmail = hasEmailRetention('with its order');

/**
 * What the privacy page promises to erase, in dependency order: an order's checkout and emails
 * before the order itself, emails of a thread before its enquiry.
 */
function buildRetentionRules(now: Date): RetentionRule[] {
  const { enquiriesMonths, logMonths, orderYears, unconfirmedDays } = retention;
  const { registerMonths, registerWarningDays } = retention;
  const olderThan = (column: string, months: number) =>
    sql`${sql.identifier(column)} < ${now.toISOString()}::timestamptz - make_interval(months => ${months})`;
  const oldEnquiry = olderThan('created_at', enquiriesMonths);
  /** Requests are kept with the order that their offer became, and as long as a newer offer or a hold. */
  const keptQuoteIds = sql`select ${offer.quoteId} from ${offer}
    left join ${order} on ${order.offerId} = ${offer.id}
    where ${order.id} is not null or ${offer.heldUntil} is not null
      or greatest(${offer.createdAt}, ${offer.sentAt}) >= ${now.toISOString()}::timestamptz
        - make_interval(months => ${enquiriesMonths})`;
  const oldQuote = sql`${oldEnquiry} and id not in (${keptQuoteIds})`;
  const orderCutoff = sql`${orderRetentionCutoff(now, orderYears).toISOString()}::timestamptz`;
  // A credit note may be issued long after its order; both are kept until the later one expires.
  const oldByDate = sql`created_at < ${orderCutoff}`;
  const oldOrder = sql`${oldByDate} and not exists (select from ${document}
    where ${document.issuedAt} >= ${orderCutoff} and ${document.orderId} = ${order.id})`;
  const daysBefore = (column: string, days: number) =>
    sql`${sql.identifier(column)} < ${now.toISOString()}::timestamptz - make_interval(days => ${days})`;
  const unconfirmedSince = (column: string) => daysBefore(column, unconfirmedDays);
  const months = (count: number) => `${count} months`;
  const years = `${orderYears} years from the end of the financial year`;
  return [
    {
      what: 'emails about enquiries',
      kept: months(enquiriesMonths),
      table: outboxEmail,
      // Includes later replies, while the thread still links them to its enquiry.
      past: sql`${hasEmailRetention('as an enquiry')} and ((${oldEnquiry} and not coalesce(quote_id in (${keptQuoteIds}), false)) or id in (
        select email_id from ${enquiryMessage}
        where quote_id in (select id from ${quote} where ${oldQuote})
          or question_id in (select id from ${partEnquiry} where ${oldEnquiry})))`,
    },
    { what: 'quotes', kept: months(enquiriesMonths), table: quote, past: oldQuote },
    {
      what: 'part enquiries',
      kept: months(enquiriesMonths),
      table: partEnquiry,
      past: oldEnquiry,
    },
    {
      what: 'restock requests',
      kept: `until emailed, at most ${enquiriesMonths} months`,
      table: restockRequest,
      past: sql`${oldEnquiry} or (${notifiedCondition})`,
    },
    {
      what: 'restock requests nobody confirmed',
      kept: `${unconfirmedDays} days`,
      table: restockRequest,
      past: sql`confirmed_at is null and ${unconfirmedSince('asked_at')}`,
    },
    {
      what: 'stock held for those who waited',
      kept: `${endedHoldDays} days`,
      table: restockHold,
      past: sql`state = 'ended' and ${daysBefore('expires_at', endedHoldDays)}`,
    },
    {
      what: 'emails about stock and registers',
      kept: 'until sent',
      table: outboxEmail,
      past: sql`(${hasEmailRetention('until sent')} and (state = 'sent' or ${oldEnquiry}))
        or (${hasEmailRetention('until sent or unconfirmed')}
          and (state = 'sent' or ${unconfirmedSince('created_at')}))`,
    },
    {
      what: 'links to registers nobody opened',
      kept: `${unconfirmedDays} days`,
      table: registerRequest,
      past: unconfirmedSince('asked_at'),
    },
    {
      what: 'equipment registers',
      kept: `${registerMonths} months without a visit, and ${registerWarningDays} days after a warning`,
      table: register,
      past: sql`${olderThan('visited_at', registerMonths)}
        and ${daysBefore('warned_at', registerWarningDays)}`,
    },
    {
      what: 'emails about orders',
      kept: years,
      table: outboxEmail,
      // Includes emails sent later about an expired order. Emails without an order expire by their own date.
      past: sql`${isOrderEmail} and (${oldByDate}
        or order_reference in (select reference from ${order} where ${oldOrder}))`,
    },
    {
      what: 'checkouts that came to nothing',
      kept: months(logMonths),
      table: checkout,
      past: sql`state in ('expired', 'failed') and ${olderThan('created_at', logMonths)}
        and not exists (select from ${order} where checkout_id = ${checkout.id})`,
    },
    {
      what: 'checkouts of orders',
      kept: years,
      table: checkout,
      past: sql`id in (select checkout_id from ${order} where ${oldOrder})`,
    },
    {
      what: 'values in the activity log',
      kept: years,
      table: activityValue,
      past: sql`activity_id in (select id from ${activity} where record = 'order'
        and record_id in (select reference from ${order} where ${oldOrder}))`,
    },
    { what: 'orders', kept: years, table: order, past: oldOrder },
    { what: 'events of the office', kept: '1 day', table: officeEvent, past: daysBefore('at', 1) },
    ...[
      { what: 'IP addresses in the activity log', table: activity, column: 'at' },
      { what: 'IP addresses of office sessions', table: officeSession, column: 'created_at' },
    ].map(({ column, ...emptied }) => ({
      ...emptied,
      kept: months(logMonths),
      past: sql`ip is not null and ${olderThan(column, logMonths)}`,
      emptied: 'ip',
    })),
    // Tables from before the sandbox had its own schema.
    ...['sandbox_session', 'sandbox_event', 'sandbox_request'].map((table) => ({
      what: table,
      kept: `${sandboxDays} days`,
      table: sql`${sql.identifier(table)}`,
      past: daysBefore(table === 'sandbox_request' ? 'claimed_at' : 'created_at', sandboxDays),
    })),
  ];
}

/** Counts expired records, or erases them along with the emails' files. */
async function applyRetention(
  queries: Queries,
  action: 'count' | 'erase',
  now: Date,
  mailFolder?: string,
): Promise<Expired[]> {
  const expired: Expired[] = [];
  const emailFiles: string[] = [];
  for (const { what, kept, table, past, emptied } of buildRetentionRules(now)) {
    const file = table === outboxEmail ? sql`message_id` : sql`null::text`;
    const erased = emptied
      ? sql`update ${table} set ${sql.identifier(emptied)} = null`
      : sql`delete from ${table}`;
    const found =
      action === 'erase'
        ? sql`${erased} where ${past} returning ${file} as file`
        : sql`select ${file} as file from ${table} where ${past}`;
    const [row] = await queryRows<{ count: number; files: string[] | null }>(
      queries,
      sql`with found as (${found}) select count(*)::int as count,
        array_agg(file) filter (where file is not null) as files from found`,
    );
    expired.push({ what, kept, count: row?.count ?? 0 });
    emailFiles.push(...(row?.files ?? []));
  }
  // Before the commit: if a file cannot be removed, the rows stay and are found again next time.
  if (action === 'erase' && mailFolder !== undefined) await removeFiles(mailFolder, emailFiles);
  const sandboxCutoff = new Date(now.getTime() - sandboxDays * 24 * 3_600_000);
  const count = await paymentProvider.countOrEraseTestRecords(queries, sandboxCutoff, action);
  return [...expired, { what: 'records of the sandbox', kept: `${sandboxDays} days`, count }];
}

/** Counts expired records without erasing them. */
export function findExpired({ queries }: Database, now = new Date()): Promise<Expired[]> {
  return applyRetention(queries, 'count', now);
}

/** Erases expired records along with the emails' files, in one transaction. */
export function eraseExpired(
  database: Database,
  mailFolder: string,
  now = new Date(),
): Promise<Expired[]> {
  return database.transaction((queries) => applyRetention(queries, 'erase', now, mailFolder));
}

type ErasureDeps = {
  database: Database;
  log: Log;
  /** The folder that emails are written to, if there is no mail server. */
  mailFolder: string | undefined;
};

/** Erases expired records once a day, in the first process that claims the day, and logs the counts. */
export async function eraseExpiredDaily(
  { database, log, mailFolder }: ErasureDeps,
  now = new Date(),
): Promise<boolean> {
  const erased = await database.transaction(async (queries) =>
    (await claimDailyRun(queries, 'retention', now))
      ? applyRetention(queries, 'erase', now, mailFolder)
      : undefined,
  );
  if (!erased) return false;
  const rows = erased.reduce((sum, { count }) => sum + count, 0);
  const kinds = erased.filter(({ count }) => count > 0).map(({ what, count }) => [what, count]);
  log.info('old records erased', { rows, ...Object.fromEntries(kinds) });
  return true;
}
