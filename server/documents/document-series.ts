import { asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database, Queries } from '../database/database.ts';
import { documentKinds, documentSeries, order, refund } from '../database/schema.ts';
import { findOrders, lockOrder, OrderError } from '../orders/order.ts';
import { type DocumentKind, formatDocumentNumber } from './document-numbers.ts';
import { issueCreditNote, issueInvoiceIfEnabled } from './issue-documents.ts';

type Series = typeof documentSeries.$inferSelect;

/** The kinds of documents whose next number is unknown, with the last known number of each. */
export async function findUnknownSeries(queries: Queries) {
  const found = await queries
    .select()
    .from(documentSeries)
    .where(isNotNull(documentSeries.unknownSince))
    .orderBy(asc(documentSeries.kind));
  return found.map(({ kind, next }) => ({ kind, known: next - 1 }));
}

/**
 * After a restore: the series continue after the highest known number. If documents may have been
 * issued since the backup, no more are issued until someone enters the last number.
 */
export async function restoreSeries(
  queries: Queries,
  backedUpSeries: readonly Series[],
  since: 'known' | 'unknown',
): Promise<void> {
  for (const kind of documentKinds) {
    const before = backedUpSeries.find((one) => one.kind === kind);
    if (since === 'known' && !before) continue;
    const next = since === 'known' ? (before?.next ?? 1) : 1;
    const unknownSince = since === 'known' ? (before?.unknownSince ?? null) : new Date();
    await queries
      .insert(documentSeries)
      .values({ kind, next, unknownSince })
      .onConflictDoUpdate({
        target: documentSeries.kind,
        set: {
          next: sql`greatest(${documentSeries.next}, excluded.next)`,
          unknownSince: sql`coalesce(${documentSeries.unknownSince}, excluded.unknown_since)`,
        },
      });
  }
}

/**
 * Sets the last number of each series, as entered by someone who has seen the documents, and issues
 * what has waited: credit notes of refunds since, and invoices if every order gets one. Returns how
 * many were issued.
 */
export async function confirmSeries(
  database: Database,
  last: Partial<Record<DocumentKind, number>>,
): Promise<number> {
  const since = await database.transaction(async (queries) => {
    const all = await queries.select().from(documentSeries).for('update');
    const moments: Date[] = [];
    for (const { kind, next, unknownSince } of all) {
      const enteredNumber = last[kind];
      if (enteredNumber === undefined || unknownSince === null) continue;
      if (enteredNumber < next - 1) {
        const known = formatDocumentNumber(kind, next - 1);
        throw new OrderError(`${known} was issued, so the last number is ${known} or later.`);
      }
      moments.push(unknownSince);
      await queries
        .update(documentSeries)
        .set({ next: enteredNumber + 1, unknownSince: null })
        .where(eq(documentSeries.kind, kind));
    }
    return moments;
  });
  if (since.length === 0) return 0;
  const from = new Date(Math.min(...since.map((moment) => moment.getTime()))).toISOString();
  const ordersToCheck = await findOrders(
    database.queries,
    sql`${order.paidAt} >= ${from}::timestamptz or exists (select from ${refund}
      where ${refund.orderId} = ${order.id} and ${refund.settledAt} >= ${from}::timestamptz)`,
  );
  let issued = 0;
  for (const { reference, refunds } of ordersToCheck) {
    issued += await database.transaction(async (queries) => {
      const locked = await lockOrder(queries, reference);
      const invoice = await issueInvoiceIfEnabled(queries, locked);
      const notes = [];
      for (const { id, settledAt } of refunds) {
        if (settledAt === null || settledAt.toISOString() < from) continue;
        notes.push(await issueCreditNote(queries, locked, id));
      }
      return [invoice, ...notes].filter(Boolean).length;
    });
  }
  return issued;
}
