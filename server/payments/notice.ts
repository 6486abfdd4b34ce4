import type Stripe from 'stripe';
import { type PaymentSession, readSession } from './payment-session.ts';

/** What the provider tells us by itself, as far as it matters to the shop. */
export type Notice =
  | { about: 'session'; session: PaymentSession }
  | { about: 'refund'; checkoutId: string }
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

function refundNotice({ refunded: inFull, metadata }: Stripe.Charge): Notice {
  const checkoutId = metadata?.checkout;
  return inFull && checkoutId ? { about: 'refund', checkoutId } : nothing;
}
