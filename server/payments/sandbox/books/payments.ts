import { and, eq, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import { ApiError, missing } from '../api/api-error.ts';
import { recordEvent } from '../notices/record-event.ts';
import { randomId } from '../random-id.ts';
import { sandboxPayment } from '../schema.ts';
import { chargeObject, type PaymentRow, paymentObject, refundObject } from './payment-objects.ts';
import type { Work } from './work.ts';

/** Finds a payment with its charge. */
export async function findPayment(work: Work, id: string): Promise<Stripe.PaymentIntent | null> {
  const row = await findRow(work, id);
  return row ? paymentObject(row) : null;
}

type NewPayment = Pick<PaymentRow, 'amountPence' | 'card' | 'description' | 'metadata'>;

/** Takes the money there is none of. */
export async function takePayment(work: Work, payment: NewPayment): Promise<PaymentRow> {
  const [row] = await work.queries
    .insert(sandboxPayment)
    .values({ id: randomId('pi'), chargeId: randomId('ch'), createdAt: work.now, ...payment })
    .returning();
  if (!row) throw new Error('The payment was not written');
  return row;
}

type RefundWish = {
  paymentId: string;
  amount?: number | undefined;
  reason?: string | undefined;
  metadata?: Record<string, string> | undefined;
};

/** Gives money back, never more than was paid. */
export async function refundPayment(work: Work, wish: RefundWish): Promise<Stripe.Refund> {
  const { paymentId, reason = null, metadata = {} } = wish;
  const before = await findRow(work, paymentId);
  if (!before) throw missing('payment_intent', paymentId, { param: 'payment_intent' });
  const amount = wish.amount ?? before.amountPence - before.refundedPence;
  const [after] = await work.queries
    .update(sandboxPayment)
    .set({ refundedPence: sql`${sandboxPayment.refundedPence} + ${amount}` })
    .where(
      and(
        eq(sandboxPayment.id, paymentId),
        sql`${sandboxPayment.refundedPence} + ${amount} <= ${sandboxPayment.amountPence}`,
        sql`${sandboxPayment.refundedPence} < ${sandboxPayment.amountPence}`,
      ),
    )
    .returning();
  if (!after) throw unrefundable(before);
  await recordEvent(work, 'charge.refunded', chargeObject(after));
  return refundObject({ id: randomId('re'), amount, now: work.now, reason, metadata }, after);
}

function unrefundable({ chargeId, amountPence, refundedPence }: PaymentRow): ApiError {
  if (refundedPence === amountPence) {
    return new ApiError(`Charge ${chargeId} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  return new ApiError('Refund amount is greater than unrefunded amount on charge.', {
    param: 'amount',
  });
}

async function findRow(work: Work, id: string): Promise<PaymentRow | undefined> {
  const [row] = await work.queries
    .select()
    .from(sandboxPayment)
    .where(eq(sandboxPayment.id, id))
    .for('update');
  return row;
}
