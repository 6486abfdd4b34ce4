import {
  type AnyColumn,
  and,
  asc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  min,
  or,
  sql,
} from 'drizzle-orm';
import type { Pence } from '../../catalogue/money.ts';
import type { VatRateTotal } from '../../catalogue/vat-totals.ts';
import type { Database, Queries } from '../database/database.ts';
import { accountsExport, document, order, orderPayment, refund } from '../database/schema.ts';
import { findOrders } from '../orders/order.ts';
import { findRefundCredit, orderVat } from '../orders/order-amounts.ts';
import { livePaymentCondition } from '../payments/live-payments.ts';
import type { IssuedDocument } from './issue-documents.ts';

/** A month's documents and what was paid and refunded in it. */
export type MonthlyAccounts = {
  period: string;
  documents: IssuedDocument[];
  payments: AccountsPayment[];
  /** VAT by rate of everything sold in the month, and of everything refunded, less failed refunds. */
  sold: VatRateTotal[];
  back: VatRateTotal[];
};

export type AccountsPayment = {
  at: Date;
  order: string;
  kind: 'payment' | 'refund' | 'failed-refund';
  method: 'card' | 'bank-transfer';
  reference: string;
  /** Negative for a refund. */
  pence: Pence;
};

/** Thrown if the month has not ended, or a later one was exported before. */
export class AccountsError extends Error {}

const londonMonthStart = (period: string) =>
  sql`((${period} || '-01')::timestamp at time zone 'Europe/London')`;
const londonMonthEnd = (period: string) =>
  sql`(((${period} || '-01')::timestamp + interval '1 month') at time zone 'Europe/London')`;

/** Months that can be exported or were, newest first, back to the first payment. */
export async function listPeriods(queries: Queries, now = new Date()) {
  const exported = await queries.select().from(accountsExport).orderBy(asc(accountsExport.period));
  const [first] = await queries.select({ at: min(order.paidAt) }).from(order);
  if (!first?.at && exported.length === 0) return [];
  const from = new Date(Math.min(first?.at?.getTime() ?? now.getTime(), now.getTime()));
  const last = exported.at(-1)?.period ?? '';
  const periods: string[] = [];
  for (let month = toMonth(now); month >= toMonth(from) && periods.length < 84; ) {
    periods.push(month);
    month = previousMonth(month);
  }
  return periods.map((period) => {
    const done = exported.find((one) => one.period === period);
    const isOver = period < toMonth(now);
    return { period, exportedAt: done?.at, isOver, canExport: !done && isOver && period > last };
  });
}

function toMonth(at: Date): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Europe/London',
    year: 'numeric',
    month: '2-digit',
  })
    .format(at)
    .slice(0, 7);
}

function previousMonth(period: string): string {
  return new Date(Date.parse(`${period}-01T00:00:00Z`) - 86_400_000).toISOString().slice(0, 7);
}

/**
 * Marks a month as exported: everything that was issued, paid or refunded by its end and is in no
 * export yet is permanently assigned to it. Later items go into the next month.
 */
export function exportPeriod(
  database: Database,
  period: string,
  staffId: number | undefined,
  isPublicShop: boolean,
  now = new Date(),
): Promise<void> {
  return database.transaction(async (queries) => {
    // Two concurrent exports would both take what is open.
    await queries.execute(sql`select pg_advisory_xact_lock(hashtext('accounts export'))`);
    if (period >= toMonth(now)) throw new AccountsError('This month has not ended yet.');
    const known = await queries.select().from(accountsExport).orderBy(asc(accountsExport.period));
    if (known.some((one) => one.period === period)) return;
    if ((known.at(-1)?.period ?? '') > period) {
      throw new AccountsError('A later month has been exported, so this one is closed.');
    }
    await queries.insert(accountsExport).values({ period, staffId });
    // Items from before the first export were accounted for in another way.
    const since = londonMonthStart(known[0]?.period ?? period);
    const until = londonMonthEnd(period);
    const isWithin = (at: AnyColumn) => and(gte(at, since), lt(at, until));
    const exportMark = { exportedPeriod: period };
    const liveOrders = queries.select({ id: order.id }).from(order).where(livePaymentCondition);
    const liveRefundCondition = isPublicShop ? inArray(refund.orderId, liveOrders) : undefined;
    await queries
      .update(document)
      .set(exportMark)
      .where(and(isNull(document.exportedPeriod), isWithin(document.issuedAt)));
    await queries
      .update(order)
      .set(exportMark)
      .where(
        and(
          isNull(order.exportedPeriod),
          isNotNull(order.paidAt),
          isWithin(order.paidAt),
          isPublicShop ? livePaymentCondition : undefined,
        ),
      );
    await queries
      .update(orderPayment)
      .set(exportMark)
      .where(and(isNull(orderPayment.exportedPeriod), isWithin(orderPayment.at)));
    await queries
      .update(refund)
      .set(exportMark)
      .where(
        and(
          isNull(refund.exportedPeriod),
          isNotNull(refund.settledAt),
          isWithin(refund.settledAt),
          liveRefundCondition,
        ),
      );
    await queries
      .update(refund)
      .set({ failedPeriod: period })
      .where(
        and(
          isNull(refund.failedPeriod),
          isNotNull(refund.settledAt),
          eq(refund.state, 'failed'),
          isWithin(refund.failedAt),
          liveRefundCondition,
        ),
      );
  });
}

/** The contents of an exported month, which never change. */
export async function readAccounts(queries: Queries, period: string): Promise<MonthlyAccounts> {
  const documents = await queries
    .select()
    .from(document)
    .where(eq(document.exportedPeriod, period))
    .orderBy(document.id);
  const cards = await queries
    .select({
      at: order.paidAt,
      order: order.reference,
      pence: order.totalPence,
      payment: order.paymentId,
    })
    .from(order)
    .where(and(eq(order.exportedPeriod, period), eq(order.paidBy, 'card')));
  const transfers = await queries
    .select({ payment: orderPayment, order: order.reference })
    .from(orderPayment)
    .innerJoin(order, eq(order.id, orderPayment.orderId))
    .where(eq(orderPayment.exportedPeriod, period));
  const refunds = await queries
    .select({ refund, order: order.reference, paidBy: order.paidBy })
    .from(refund)
    .innerJoin(order, eq(order.id, refund.orderId))
    .where(periodCondition(period));
  const payments: AccountsPayment[] = [
    ...cards.map(({ at, payment, ...one }) => ({
      ...one,
      at: at ?? new Date(0),
      kind: 'payment' as const,
      method: 'card' as const,
      reference: payment ?? '',
    })),
    ...transfers.map(({ payment, order: reference }) => ({
      at: new Date(`${payment.receivedOn}T12:00:00Z`),
      order: reference,
      kind: 'payment' as const,
      method: 'bank-transfer' as const,
      reference: payment.bankReference,
      pence: payment.pence,
    })),
    ...refunds.flatMap(({ refund: one, order: reference }) =>
      findRefundSteps(one, period).map(({ at, sign }) => ({
        at,
        order: reference,
        kind: sign < 0 ? ('refund' as const) : ('failed-refund' as const),
        method: one.method === 'provider' ? ('card' as const) : ('bank-transfer' as const),
        reference: one.providerKey ?? '',
        pence: sign * one.pence,
      })),
    ),
  ];
  const byTime = (one: AccountsPayment, other: AccountsPayment) =>
    one.at.getTime() - other.at.getTime() || one.order.localeCompare(other.order);
  const vat = await readVat(queries, period);
  return { period, documents, payments: payments.sort(byTime), ...vat };
}

const periodCondition = (period: string) =>
  or(eq(refund.exportedPeriod, period), eq(refund.failedPeriod, period));

/** What happened to a refund in a month: it was made, it failed, or both. */
function findRefundSteps(
  { exportedPeriod, failedPeriod, settledAt, failedAt, at }: typeof refund.$inferSelect,
  period: string,
) {
  const steps: { at: Date; sign: 1 | -1 }[] = [];
  if (exportedPeriod === period) steps.push({ at: settledAt ?? at, sign: -1 });
  if (failedPeriod === period) steps.push({ at: failedAt ?? at, sign: 1 });
  return steps;
}

/** The sales and refunds of a month by VAT rate, with or without a document. */
async function readVat(
  queries: Queries,
  period: string,
): Promise<Pick<MonthlyAccounts, 'sold' | 'back'>> {
  const refunded = queries
    .select({ id: refund.orderId })
    .from(refund)
    .where(periodCondition(period));
  const orders = await findOrders(
    queries,
    or(eq(order.exportedPeriod, period), and(isNotNull(order.paidAt), inArray(order.id, refunded))),
  );
  const sold = orders.filter(({ exportedPeriod }) => exportedPeriod === period);
  const back = orders.flatMap((one) =>
    one.refunds.flatMap((each) => {
      const rates = findRefundCredit(one, each)?.rates ?? [];
      return findRefundSteps(each, period).flatMap(({ sign }) =>
        rates.map((rate) => withSign(rate, -sign)),
      );
    }),
  );
  return { sold: sold.flatMap((one) => orderVat(one).rates), back };
}

const withSign = ({ percent, exVatPence, vatPence }: VatRateTotal, sign: number): VatRateTotal => ({
  percent,
  exVatPence: sign * exVatPence,
  vatPence: sign * vatPence,
});
