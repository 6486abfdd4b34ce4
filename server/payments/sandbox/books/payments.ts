import { and, eq, gte, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import type * as v from 'valibot';
import { ApiError, missing } from '../api/api-error.ts';
import type { refundsQuestion } from '../api/payment-parameters.ts';
import { recordEvent } from '../notices/record-event.ts';
import { randomId } from '../random-id.ts';
import { sandboxPayment, sandboxRefund } from '../schema.ts';
import { after, newestFirst } from './paging.ts';
import {
  chargeObject,
  type PaymentRow,
  paymentObject,
  type RefundRow,
  refundObject,
} from './payment-objects.ts';
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
  const [payment] = await work.queries
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
  if (!payment) throw unrefundable(before);
  await recordEvent(work, 'charge.refunded', chargeObject(payment));
  const refund = {
    id: randomId('re'),
    paymentId,
    amountPence: amount,
    reason,
    metadata,
    createdAt: work.now,
  };
  await work.queries.insert(sandboxRefund).values(refund);
  return refundObject(refund, payment);
}

/** Refunds in full, the newest first; one more than asked for tells that there are more. */
export async function listRefunds(
  work: Work,
  asked: v.InferOutput<typeof refundsQuestion>,
): Promise<Stripe.Refund[]> {
  const since = asked.created && new Date(asked.created.gte * 1000);
  const rows = await work.queries
    .select({ refund: sandboxRefund, payment: sandboxPayment })
    .from(sandboxRefund)
    .innerJoin(sandboxPayment, eq(sandboxPayment.id, sandboxRefund.paymentId))
    .where(
      and(
        since && gte(sandboxRefund.createdAt, since),
        asked.payment_intent === undefined
          ? undefined
          : eq(sandboxRefund.paymentId, asked.payment_intent),
        await after(sandboxRefund, asked.starting_after, 'refund', (last) =>
          findRefund(work, last),
        ),
      ),
    )
    .orderBy(...newestFirst(sandboxRefund))
    .limit(asked.limit + 1);
  return rows.map(({ refund, payment }) => refundObject(refund, payment));
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

async function findRefund(work: Work, id: string): Promise<RefundRow | undefined> {
  const [row] = await work.queries.select().from(sandboxRefund).where(eq(sandboxRefund.id, id));
  return row;
}
