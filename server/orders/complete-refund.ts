import { and, eq, sql } from 'drizzle-orm';
import { formatPrice, type Pence } from '../../catalogue/money.ts';
import type { Queries } from '../database/database.ts';
import { hasStock, isGoods, order, orderEvent, refund, refundLine } from '../database/schema.ts';
import { issueCreditNote } from '../documents/issue-documents.ts';
import { adjustStock } from '../stock/change-stock.ts';
import { type ChangeResult, changeLockedOrder } from './change-order.ts';
import { clearIssues } from './issues.ts';
import { addNotes, isAwaitingDispatch, type Order, type Refund, readOrder } from './order.ts';
import { overpaidPence, receivedPence, unshippedGoods } from './order-amounts.ts';
import { returnUnsentStock } from './order-stock.ts';
import { emailRefund } from './queue-order-emails.ts';
import type { ChangeOutcome } from './record-change.ts';
import { recordRefundExVat, setRefundedPence, setRefundedTotal } from './refund-rows.ts';

type RefundOutcome = { id: number; state: 'done' | 'pending'; note: string };

/**
 * Records that a requested refund is made: its goods are moved as requested, the buyer is emailed, and
 * an invoiced order gets a credit note. Repeats do nothing; the order must be locked.
 */
export async function completeRefund(
  queries: Queries,
  before: Order,
  byName: string,
  { id, state, note }: RefundOutcome,
): Promise<ChangeOutcome<ChangeResult>> {
  const action = 'order.refund' as const;
  const requestedRefund = before.refunds.find((one) => one.id === id && one.state === 'requested');
  if (!requestedRefund) return { action, result: { changed: false, emailed: false } };
  await moveRefundedGoods(queries, before, requestedRefund);
  await queries.update(refund).set({ state, settledAt: sql`now()` }).where(eq(refund.id, id));
  await recordRefundExVat(queries, before.reference, id);
  const isOverpaymentReturned = overpaidPence(await readOrder(queries, before.reference)) === 0;
  await clearIssues(
    queries,
    before,
    byName,
    ({ kind }) => kind === 'refund-rejected' || (kind === 'overpayment' && isOverpaymentReturned),
  );
  const total = before.givenBackPence + requestedRefund.pence;
  const data = { pence: requestedRefund.pence, method: requestedRefund.method };
  if (total >= receivedPence(before)) {
    const fullRefund = await recordRefundTotal(queries, before, byName, total, note);
    await issueCreditNote(queries, await readOrder(queries, before.reference), id);
    return { action, result: fullRefund.result, data };
  }
  await setRefundedPence(queries, before, total);
  const after = await readOrder(queries, before.reference);
  await returnUnsentStock(queries, after);
  await addNotes(queries, after, `${formatPrice(requestedRefund.pence)} refunded.`, note);
  await closeIfNothingLeftToSend(queries, after);
  const emailed = await emailRefund(queries, after, {
    now: requestedRefund.pence,
    before: before.givenBackPence,
  });
  await issueCreditNote(queries, after, id);
  return { action, result: { changed: true, emailed }, data };
}

/** How many of a line have been refunded, including refunds under way. */
export function refundedQuantity({ refunds }: Pick<Order, 'refunds'>, line: number): number {
  return refunds
    .filter(({ state }) => state !== 'failed')
    .flatMap(({ lines }) => lines)
    .filter((one) => one.line === line)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

/**
 * Goods that have not left become available again; those that came back go into stock. Goods written
 * off are taken out again, so that the ledger shows it.
 */
async function moveRefundedGoods(
  queries: Queries,
  before: Order,
  { id, lines }: Refund,
): Promise<void> {
  const left = new Map(unshippedGoods(before).map(({ line, quantity }) => [line, quantity]));
  const changes = new Map<string, { back: number; lost: number }>();
  for (const { line, quantity, goods } of lines) {
    const sold = before.lines.find((one) => one.line === line);
    if (!sold || !isGoods(sold) || goods === 'keeps') continue;
    const unsent = Math.min(quantity, left.get(line) ?? 0);
    if (unsent > 0) {
      await queries
        .update(refundLine)
        .set({ unsent })
        .where(and(eq(refundLine.refundId, id), eq(refundLine.line, line)));
    }
    if (!hasStock(sold) || goods === 'not-back') continue;
    const change = changes.get(sold.productId) ?? { back: 0, lost: 0 };
    if (goods === 'restock') change.back += quantity - unsent;
    else change.lost += unsent;
    changes.set(sold.productId, change);
  }
  const back = [...changes].filter(([, { back: some }]) => some > 0);
  if (back.length > 0) {
    await adjustStock(
      queries,
      'corrected',
      back.map(([productId, change]) => ({ productId, change: change.back, cause: 'returned' })),
      { note: before.reference },
    );
  }
  const lost = [...changes].filter(([, { lost: some }]) => some > 0);
  if (lost.length === 0) return;
  // Released before they are written off: goods that were never held cannot be lost.
  await queries.update(refund).set({ state: 'done' }).where(eq(refund.id, id));
  await returnUnsentStock(queries, await readOrder(queries, before.reference));
  await adjustStock(
    queries,
    'corrected',
    lost.map(([productId, change]) => ({ productId, change: -change.lost, cause: 'damaged' })),
    { note: before.reference },
  );
}

/** Closes an order with nothing left to send: dispatched if some goods left, otherwise cancelled. */
async function closeIfNothingLeftToSend(queries: Queries, after: Order): Promise<void> {
  if (!isAwaitingDispatch(after.state) || unshippedGoods(after).length > 0) return;
  if (!after.lines.some(isGoods)) return;
  const state = after.shipments.length > 0 ? ('dispatched' as const) : ('cancelled' as const);
  await queries.update(order).set({ state }).where(eq(order.id, after.id));
  await queries.insert(orderEvent).values({ orderId: after.id, state });
}

/** Sets the refunded sum of an order; if it is all that was paid, the order becomes refunded. */
export async function recordRefundTotal(
  queries: Queries,
  before: Order,
  byName: string,
  total: Pence,
  note?: string,
): Promise<ChangeOutcome<ChangeResult>> {
  if (total >= receivedPence(before)) {
    return changeLockedOrder(queries, before, byName, { to: 'refunded', note: note || undefined });
  }
  await setRefundedTotal(queries, before, total);
  return { action: 'order.payment-event', result: { changed: true, emailed: false } };
}
