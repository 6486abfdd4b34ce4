import type Stripe from 'stripe';
import { type PaymentSession, readSession } from './payment-session.ts';

/** A session of ours that was paid, with what has become of it. */
export type PaidSession = PaymentSession & {
  checkoutId: string;
  createdAt: Date;
  /** What has been given back of it, in part or in full. */
  refundedPence: number;
};

/** Asks for what was paid since a moment, a page at a time; the newest comes first. */
export function paidSince(
  moment: Date,
  after: string | undefined,
): Stripe.Checkout.SessionListParams {
  return {
    created: { gte: Math.floor(moment.getTime() / 1000) },
    status: 'complete',
    limit: 100,
    expand: ['data.payment_intent.latest_charge'],
    ...(after !== undefined && { starting_after: after }),
  };
}

/** Reads those that are ours and paid. */
export function readPaidSessions(sessions: readonly Stripe.Checkout.Session[]): PaidSession[] {
  return sessions.flatMap((session) => {
    const read = readSession(session);
    const { checkoutId, state } = read;
    if (checkoutId === undefined || state !== 'paid') return [];
    const createdAt = new Date(session.created * 1000);
    return [{ ...read, checkoutId, createdAt, refundedPence: refundedPence(session) }];
  });
}

function refundedPence({ payment_intent: payment }: Stripe.Checkout.Session): number {
  const charge = typeof payment === 'object' ? payment?.latest_charge : undefined;
  return typeof charge === 'object' ? (charge?.amount_refunded ?? 0) : 0;
}
