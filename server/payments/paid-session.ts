import type Stripe from 'stripe';
import { type PaymentSession, readSession } from './payment-session.ts';

/** A session of ours that was paid. */
export type PaidSession = PaymentSession & {
  checkoutId: string;
  createdAt: Date;
};

/** Reads those that are ours and paid. */
export function readPaidSessions(sessions: readonly Stripe.Checkout.Session[]): PaidSession[] {
  return sessions.flatMap((session) => {
    const read = readSession(session);
    const { checkoutId, state } = read;
    if (checkoutId === undefined || state !== 'paid') return [];
    return [{ ...read, checkoutId, createdAt: new Date(session.created * 1000) }];
  });
}
