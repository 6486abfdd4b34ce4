import { and, eq, sql } from 'drizzle-orm';
import { ApiError, resourceMissing } from './api-error.ts';
import {
  type PaymentRow,
  pageQuery,
  payment,
  refund,
  type SandboxTransaction,
} from './database.ts';
import type { ListParameters, RefundParameters } from './parameters.ts';
import { chargeObject, randomId, refundObject } from './stripe-objects.ts';
import { recordEvent } from './webhooks.ts';

/** Finds a payment, and locks it until the work is done. */
export async function findPayment(
  tx: SandboxTransaction,
  id: string,
): Promise<PaymentRow | undefined> {
  const [row] = await tx.queries.select().from(payment).where(eq(payment.id, id)).for('update');
  return row;
}

/** Refunds a payment in part or, without an amount, all that is left of it. */
export async function createRefund(
  tx: SandboxTransaction,
  asked: RefundParameters,
): Promise<object> {
  const paymentId = asked.payment_intent;
  const before = await findPayment(tx, paymentId);
  if (!before) throw resourceMissing('payment_intent', paymentId, 'payment_intent');
  const refundable = before.amountPence - before.refundedPence;
  const amountPence = asked.amount ?? refundable;
  if (refundable === 0) {
    const code = 'charge_already_refunded';
    throw new ApiError(`Charge ${before.chargeId} has already been refunded.`, { code });
  }
  if (amountPence > refundable) {
    const param = 'amount';
    throw new ApiError('Refund amount is greater than unrefunded amount on charge.', { param });
  }
  const [paid] = await tx.queries
    .update(payment)
    .set({ refundedPence: sql`${payment.refundedPence} + ${amountPence}` })
    .where(eq(payment.id, paymentId))
    .returning();
  if (!paid) throw new Error('The payment has gone while it was refunded');
  const row = { id: randomId('re'), paymentId, amountPence, createdAt: tx.now };
  await tx.queries.insert(refund).values(row);
  await recordEvent(tx, 'charge.refunded', chargeObject(paid));
  return refundObject(row, paid);
}

export async function listRefunds(
  { queries }: SandboxTransaction,
  asked: ListParameters,
): Promise<object[]> {
  const { where, orderBy, limit } = await pageQuery(queries, refund, asked);
  const { payment_intent: paid } = asked;
  const rows = await queries
    .select({ refund, payment })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(and(where, paid === undefined ? undefined : eq(refund.paymentId, paid)))
    .orderBy(...orderBy)
    .limit(limit);
  return rows.map((row) => refundObject(row.refund, row.payment));
}
