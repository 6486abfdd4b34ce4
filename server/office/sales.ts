import { type SQL, sql } from 'drizzle-orm';
import type { Pence } from '../../catalogue/money.ts';
import type { DayRange } from '../../contract/report.ts';
import { addDays, toIsoDay } from '../../contract/uk-time.ts';
import { type Queries, queryRows } from '../database/database.ts';
import { order, orderLine, refund } from '../database/schema.ts';
import { livePaymentCondition } from '../payments/live-payments.ts';

/** The source of sales. If the shop has real customers, orders paid in test mode do not count. */
export type SalesSource = { queries: Queries; isPublicShop: boolean };

/** Sales by the day of payment, and refunds by the day of the refund. */
export type Sales = {
  orders: number;
  pence: Pence;
  exVat: Pence;
  refunds: number;
  refundedPence: Pence;
  refundedExVat: Pence;
};

const countsAsSale = ({ isPublicShop }: SalesSource) =>
  isPublicShop ? livePaymentCondition : sql`true`;

/** The price without VAT at 20%, calculated like `exVat`. */
const exVatSql = (pence: SQL) => sql`(${pence} - (${pence} + 3) / 6)`;

const orderExVatSql = sql`coalesce(ex_vat_pence, ${exVatSql(sql`total_pence`)})`;

const sumSql = (pence: SQL) => sql`coalesce(sum(${pence}), 0)::float8`;

const ukDaySql = (at: SQL) => sql`(${at} at time zone 'Europe/London')::date`;

/** Whether a timestamp is on one of these days in the UK; compares timestamps, so that an index is used. */
const isWithinDays = (at: SQL, { from, to }: DayRange) =>
  sql`(${at} >= ${from}::timestamp at time zone 'Europe/London'
    and ${at} < ${addDays(to, 1)}::timestamp at time zone 'Europe/London')`;

/** Every refund: its order, time and amount taken off sales; one that failed later is added back then. */
const refunds = (source: SalesSource) => sql`
  select one.order_id, step.at, step.pence, step.ex_vat
  from ${refund} as one join ${order} on ${order.id} = one.order_id
  cross join lateral (values
    (settled_at, one.pence - beyond_pence, one.ex_vat_pence),
    (case when one.state = 'failed' then failed_at end, beyond_pence - one.pence, -one.ex_vat_pence)
  ) as step (at, pence, ex_vat)
  where settled_at is not null and step.at is not null and paid_at is not null and ${countsAsSale(source)}`;

/** Sales and refunds of each day that had any, earliest first. */
export function readSalesByDay(
  source: SalesSource,
  days: DayRange,
): Promise<(Sales & { day: string })[]> {
  return queryRows(
    source.queries,
    sql`with sold as (
      select ${ukDaySql(sql`paid_at`)} as day, count(*)::int as orders,
        ${sumSql(sql`total_pence`)} as pence, ${sumSql(orderExVatSql)} as "exVat"
      from ${order} where ${isWithinDays(sql`paid_at`, days)} and ${countsAsSale(source)} group by 1
    ),
    back as (
      select ${ukDaySql(sql`at`)} as day, (count(*) filter (where pence > 0))::int as refunds,
        ${sumSql(sql`pence`)} as "refundedPence", ${sumSql(sql`ex_vat`)} as "refundedExVat"
      from (${refunds(source)}) as refund where ${isWithinDays(sql`at`, days)} group by 1
    )
    select day::text, coalesce(orders, 0) as orders, coalesce(pence, 0) as pence,
      coalesce("exVat", 0) as "exVat", coalesce(refunds, 0) as refunds,
      coalesce("refundedPence", 0) as "refundedPence",
      coalesce("refundedExVat", 0) as "refundedExVat"
    from sold full join back using (day) order by day`,
  );
}

/** Adds up the days of a period. */
export function sumSales(
  byDay: readonly (Sales & { day: string })[],
  { from, to }: DayRange,
): Sales {
  const sum = { orders: 0, pence: 0, exVat: 0, refunds: 0, refundedPence: 0, refundedExVat: 0 };
  for (const one of byDay) {
    if (one.day < from || one.day > to) continue;
    for (const name of Object.keys(sum) as (keyof Sales)[]) sum[name] += one[name];
  }
  return sum;
}

/** Sales of a product, or of delivery, before refunds. */
export type ProductSales = {
  productId: string;
  name: string;
  sku: string;
  quantity: number;
  pence: Pence;
  exVat: Pence;
};

/** A few orders are paid with an amount other than their lines': the difference is a separate row. */
export const paidDifference = 'paid-difference';

/**
 * Sales in a period by product, which add up to all sales. The amounts without VAT of each order's lines
 * are calculated like `splitExVat`.
 */
export async function readSalesByProduct(
  source: SalesSource,
  days: DayRange,
): Promise<ProductSales[]> {
  const isSold = sql`${isWithinDays(sql`paid_at`, days)} and ${countsAsSale(source)}`;
  const rows = await queryRows<ProductSales>(
    source.queries,
    sql`select product_id as "productId", max(name collate "C") as name, max(sku collate "C") as sku,
      sum(quantity)::int as quantity, sum(pence::float8) as pence,
      sum((pence * 100 / gross + case when place <= extra then 1 else 0 end)::float8) as "exVat"
    from (
      select product_id, name, sku, quantity, pence, gross,
        (sum(pence) over of_rate - sum(pence * 100 / gross) over of_rate)::bigint
          - ((sum(pence) over of_rate)::bigint * 2 * (gross - 100) + gross) / (2 * gross) as extra,
        row_number() over (partition by order_id, gross order by pence * 100 % gross desc, line)
          as place
      from (
        select order_id, line, product_id, ${orderLine.name} as name, sku, quantity,
          unit_pence::bigint * quantity as pence, 100 + vat_percent as gross
        from ${order} join ${orderLine} on ${orderLine.orderId} = ${order.id}
        where ${isSold}
      ) as sold
      window of_rate as (partition by order_id, gross)
    ) as split
    group by product_id`,
  );
  const [paid] = await queryRows<{ pence: Pence; exVat: Pence }>(
    source.queries,
    sql`select ${sumSql(sql`total_pence`)} as pence, ${sumSql(orderExVatSql)} as "exVat"
      from ${order} where ${isSold}`,
  );
  const pence = rows.reduce((left, one) => left - one.pence, paid?.pence ?? 0);
  const exVat = rows.reduce((left, one) => left - one.exVat, paid?.exVat ?? 0);
  if (pence === 0 && exVat === 0) return rows;
  return [...rows, { productId: paidDifference, name: '', sku: '', quantity: 0, pence, exVat }];
}

const netPence = ({ pence, refundedPence }: Sales) => pence - refundedPence;

/** The Monday of a day's week. */
const mondayOf = (day: string) => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

/** Sales of today and of this week, from Monday, inc VAT and less refunds. */
export async function readSalesFigures(source: SalesSource, now: Date) {
  const to = toIsoDay(now);
  const monday = mondayOf(to);
  const byDay = await readSalesByDay(source, { from: monday, to });
  const since = (from: string) => {
    const sales = sumSales(byDay, { from, to });
    return { orders: sales.orders, pence: netPence(sales) };
  };
  return { today: since(to), week: since(monday) };
}

/** The number of weeks on the chart, including the current one. */
const chartWeeks = 10;

/** The number of days back to the same week of the previous year. */
const daysToYearBefore = 364;

/** Sales of the last weeks less refunds, current week last, each with those of the same week a year before. */
export async function readWeeklySales(source: SalesSource, now: Date) {
  const from = addDays(mondayOf(toIsoDay(now)), -7 * (chartWeeks - 1));
  const all = { from, to: addDays(from, 7 * chartWeeks - 1) };
  const oneYearEarlier = (days: DayRange) => ({
    from: addDays(days.from, -daysToYearBefore),
    to: addDays(days.to, -daysToYearBefore),
  });
  const [byDay, yearBefore] = [
    await readSalesByDay(source, all),
    await readSalesByDay(source, oneYearEarlier(all)),
  ];
  return Array.from({ length: chartWeeks }, (_, place) => {
    const week = { from: addDays(from, 7 * place), to: addDays(from, 7 * place + 6) };
    return {
      week: week.from,
      number: isoWeek(week.from),
      pence: netPence(sumSales(byDay, week)),
      lastYear: netPence(sumSales(yearBefore, oneYearEarlier(week))),
    };
  });
}

/** The ISO number of the week that begins on this Monday: its Thursday decides the year. */
function isoWeek(monday: string): number {
  const thursday = addDays(monday, 3);
  const january = Date.parse(`${thursday.slice(0, 4)}-01-01`);
  return Math.floor((Date.parse(thursday) - january) / (7 * 86_400_000)) + 1;
}
