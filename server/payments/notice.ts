import type Stripe from 'stripe';
import { type PaymentSession, readSession } from './payment-session.ts';
import { cameToNothing } from './refund.ts';

/** What becomes of a payment after it was made. */
export type PaymentNotice =
  | { about: 'refund'; paymentId: string; checkoutId: string; pence: number; inFull: boolean }
  | { about: 'failed refund'; paymentId: string; id: string; pence: number }
  | { about: 'dispute'; paymentId: string; id: string; answerBy: Date | undefined };

/** What the provider tells us by itself, as far as it matters to the shop. */
export type Notice =
  | { about: 'session'; session: PaymentSession }
  | PaymentNotice
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
      return refundNotice(event.data.object) ?? nothing;
    case 'refund.failed':
      return failedRefundNotice(event.data.object) ?? nothing;
    case 'charge.dispute.created':
      return disputeNotice(event.data.object) ?? nothing;
    default:
      return nothing;
  }
}

/** The same out of the provider's lists; a refund's charge must have been expanded. */
export function readNews(
  refunds: readonly Stripe.Refund[],
  disputes: readonly Stripe.Dispute[],
): PaymentNotice[] {
  const news = [...refunds.map(noticeOfRefund), ...disputes.map(disputeNotice)];
  return news.filter((notice) => notice !== undefined);
}

function noticeOfRefund(refund: Stripe.Refund): PaymentNotice | undefined {
  if (cameToNothing(refund)) return failedRefundNotice(refund);
  const { charge } = refund;
  return charge === null || typeof charge === 'string' ? undefined : refundNotice(charge);
}

function sessionNotice(session: PaymentSession): Notice {
  return session.checkoutId === undefined ? nothing : { about: 'session', session };
}

function refundNotice(charge: Stripe.Charge): PaymentNotice | undefined {
  const { refunded: inFull, amount_refunded: pence, metadata } = charge;
  const [paymentId, checkoutId] = [paymentOf(charge), metadata?.checkout];
  if (paymentId === undefined || !checkoutId) return undefined;
  return { about: 'refund', paymentId, checkoutId, pence, inFull };
}

function failedRefundNotice(refund: Stripe.Refund): PaymentNotice | undefined {
  const { id, amount: pence } = refund;
  const paymentId = paymentOf(refund);
  return paymentId === undefined ? undefined : { about: 'failed refund', paymentId, id, pence };
}

function disputeNotice(dispute: Stripe.Dispute): PaymentNotice | undefined {
  const { id, evidence_details: evidence } = dispute;
  const paymentId = paymentOf(dispute);
  if (paymentId === undefined) return undefined;
  const answerBy = evidence?.due_by ? new Date(evidence.due_by * 1000) : undefined;
  return { about: 'dispute', paymentId, id, answerBy };
}

type Paid = { payment_intent: string | Stripe.PaymentIntent | null };

function paymentOf({ payment_intent: payment }: Paid): string | undefined {
  return (typeof payment === 'string' ? payment : payment?.id) ?? undefined;
}
