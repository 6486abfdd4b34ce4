import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Pence } from '../../catalogue/money.ts';
import type { Queries } from '../database/database.ts';
import { order, refund } from '../database/schema.ts';
import { issueCreditNote } from '../documents/issue-documents.ts';
import { type Order, readOrder } from './order.ts';
import { countedRefunds, findRefundCredit, overpaidPence } from './order-amounts.ts';

/** Sets the refunded sum of an order, and makes its refund rows add up to it. */
export async function setRefundedTotal(
  queries: Queries,
  before: Order,
  total: Pence,
): Promise<void> {
  await setRefundedPence(queries, before, total);
  await reconcileRefundRows(queries, await readOrder(queries, before.reference), total);
}

/** Sets the sum alone, if the refund rows are already up to date. */
export async function setRefundedPence(
  queries: Queries,
  { id }: Order,
  pence: Pence,
): Promise<void> {
  await queries.update(order).set({ givenBackPence: pence }).where(eq(order.id, id));
}

/**
 * Makes the refund rows add up to a total. A missing sum is added as refunded at the provider. For an
 * excess, the row of exactly that sum is marked as failed, or else the newest rows.
 */
export async function reconcileRefundRows(
  queries: Queries,
  orderRead: Order,
  total: Pence,
): Promise<void> {
  const counted = countedRefunds(orderRead);
  let sum = counted.reduce((all, { pence }) => all + pence, 0);
  const excessPence = sum - total;
  const exactMatch = counted.findLast(({ pence }) => pence === excessPence);
  for (const one of exactMatch ? [exactMatch] : counted.toReversed()) {
    if (sum <= total) break;
    await queries
      .update(refund)
      .set({ state: 'failed', failedAt: sql`now()` })
      .where(eq(refund.id, one.id));
    sum -= one.pence;
  }
  if (sum >= total) return;
  const [made] = await queries
    .insert(refund)
    .values({
      orderId: orderRead.id,
      pence: total - sum,
      method: 'provider',
      state: 'done',
      source: 'provider',
      attemptKey: randomUUID(),
      settledAt: sql`now()`,
    })
    .returning({ id: refund.id });
  if (!made) return;
  await recordRefundExVat(queries, orderRead.reference, made.id);
  await issueCreditNote(queries, await readOrder(queries, orderRead.reference), made.id);
}

/**
 * Records how much of a refund returns an overpayment, which was not a sale, and how much it takes off
 * the sale ex VAT. A refund by line never returns an overpayment.
 */
export async function recordRefundExVat(
  queries: Queries,
  reference: string,
  id: number,
): Promise<void> {
  const orderRead = await readOrder(queries, reference);
  const one = orderRead.refunds.find((each) => each.id === id);
  if (!one) return;
  const beyondPence = one.lines.length > 0 ? 0 : Math.min(one.pence, overpaidPence(orderRead, id));
  await queries.update(refund).set({ beyondPence }).where(eq(refund.id, id));
  const credit = findRefundCredit(await readOrder(queries, reference), one);
  await queries
    .update(refund)
    .set({ exVatPence: credit?.exVatPence ?? 0 })
    .where(eq(refund.id, id));
}
