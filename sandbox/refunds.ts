import { and, eq, gte, sql } from 'drizzle-orm';
import { ApiError, missing } from './api-error.ts';
import { type PaymentRow, pageAfter, payment, refund } from './database.ts';
import type { ListParameters, RefundParameters } from './parameters.ts';
import { findPayment } from './sessions.ts';
import { chargeObject, randomId, refundObject } from './stripe-objects.ts';
import { recordEvent, type Work } from './webhooks.ts';

/** Refunds a payment in part or, without an amount, all that is left of it. */
export async function createRefund(work: Work, asked: RefundParameters): Promise<object> {
  const paymentId = asked.payment_intent;
  const before = await findPayment(work, paymentId);
  if (!before) throw missing('payment_intent', paymentId, 'payment_intent');
  const refundable = before.amountPence - before.refundedPence;
  const amountPence = asked.amount ?? refundable;
  if (refundable === 0 || amountPence > refundable) throw notRefundable(before);
  const [paid] = await work.queries
    .update(payment)
    .set({ refundedPence: sql`${payment.refundedPence} + ${amountPence}` })
    .where(eq(payment.id, paymentId))
    .returning();
  if (!paid) throw new Error('The payment has gone while it was refunded');
  const row = { id: randomId('re'), paymentId, amountPence, createdAt: work.now };
  await work.queries.insert(refund).values(row);
  await recordEvent(work, 'charge.refunded', chargeObject(paid));
  return refundObject(row, paid);
}

/** The newest first; one more than asked for tells that there are more. */
export async function listRefunds({ queries }: Work, asked: ListParameters): Promise<object[]> {
  const [last] = asked.starting_after
    ? await queries.select().from(refund).where(eq(refund.id, asked.starting_after))
    : [];
  const { older, newestFirst } = pageAfter(refund, last);
  const since = asked.created && gte(refund.createdAt, new Date(asked.created.gte * 1000));
  const ofPayment = asked.payment_intent && eq(refund.paymentId, asked.payment_intent);
  const rows = await queries
    .select({ refund, payment })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(and(older, since, ofPayment || undefined))
    .orderBy(...newestFirst)
    .limit(asked.limit + 1);
  return rows.map((row) => refundObject(row.refund, row.payment));
}

function notRefundable({ chargeId, amountPence, refundedPence }: PaymentRow): ApiError {
  const [message, details] =
    refundedPence === amountPence
      ? [`Charge ${chargeId} has already been refunded.`, { code: 'charge_already_refunded' }]
      : ['Refund amount is greater than unrefunded amount on charge.', { param: 'amount' }];
  return new ApiError(message, details);
}
