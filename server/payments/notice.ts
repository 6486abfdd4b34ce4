import type Stripe from 'stripe';
import { type PaymentSession, readSession } from './payment-session.ts';

/** What the provider tells us by itself, as far as it matters to the shop. */
export type Notice =
  | { about: 'session'; session: PaymentSession }
  | { about: 'refund'; checkoutId: string; paymentId: string }
  | { about: 'nothing of ours' };

const nothing: Notice = { about: 'nothing of ours' };

/** Reads a verified event. What it says of a session may be older than what we know. */
export function readNotice(event: Stripe.Event): Notice {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_succeeded':
      return sessionNotice(readSession(event.data.object));
    case 'checkout.session.async_payment_failed':
      return sessionNotice({ ...readSession(event.data.object), state: 'failed' });
    case 'charge.refunded':
      return refundNotice(event.data.object);
    default:
      return nothing;
  }
}

function sessionNotice(session: PaymentSession): Notice {
  return session.checkoutId === undefined ? nothing : { about: 'session', session };
}

function refundNotice(charge: Stripe.Charge): Notice {
  const { payment_intent: payment, refunded: inFull, metadata } = charge;
  const checkoutId = metadata?.checkout;
  const paymentId = typeof payment === 'string' ? payment : payment?.id;
  if (!inFull || !checkoutId || !paymentId) return nothing;
  return { about: 'refund', checkoutId, paymentId };
}
