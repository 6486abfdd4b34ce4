import type Stripe from 'stripe';
import { checkoutIdOf } from './payment-session.ts';
import { cameToNothing } from './refund.ts';

/** What becomes of a payment after it was made. */
export type PaymentNotice =
  | { about: 'refund'; paymentId: string; checkoutId: string; pence: number; inFull: boolean }
  | { about: 'failed refund'; paymentId: string; id: string; pence: number }
  | { about: 'dispute'; paymentId: string; id: string; answerBy: Date | undefined }
  | { about: 'end of a dispute'; paymentId: string; id: string; pence: number; lost: boolean };

/**
 * Something has become of a session; of what it is now, only a failure is said. The rest may be older
 * than what we know, and has the shape of whichever version of the API the account is set to.
 */
export type SessionNotice = {
  about: 'session';
  id: string;
  checkoutId: string;
  hasFailed: boolean;
};

/** What the provider tells us by itself, as far as it matters to the shop. */
export type Notice = SessionNotice | PaymentNotice | { about: 'nothing of ours' };

const nothing: Notice = { about: 'nothing of ours' };

/** Reads a verified event. */
export function readNotice(event: Stripe.Event): Notice {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_succeeded':
      return sessionNotice(event.data.object) ?? nothing;
    case 'checkout.session.async_payment_failed':
      return sessionNotice(event.data.object, { hasFailed: true }) ?? nothing;
    case 'charge.refunded':
      return refundNotice(event.data.object) ?? nothing;
    case 'refund.failed':
      return failedRefundNotice(event.data.object) ?? nothing;
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
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

function sessionNotice(
  session: Stripe.Checkout.Session,
  { hasFailed } = { hasFailed: false },
): SessionNotice | undefined {
  const checkoutId = checkoutIdOf(session);
  if (checkoutId === undefined) return undefined;
  return { about: 'session', id: session.id, checkoutId, hasFailed };
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

/** How a dispute stands once the bank has decided, or has let it drop. */
const endings: readonly Stripe.Dispute.Status[] = ['lost', 'won', 'warning_closed'];

function disputeNotice(dispute: Stripe.Dispute): PaymentNotice | undefined {
  const { id, evidence_details: evidence, status, amount: pence } = dispute;
  const paymentId = paymentOf(dispute);
  if (paymentId === undefined) return undefined;
  if (endings.includes(status)) {
    return { about: 'end of a dispute', paymentId, id, pence, lost: status === 'lost' };
  }
  const answerBy = evidence?.due_by ? new Date(evidence.due_by * 1000) : undefined;
  return { about: 'dispute', paymentId, id, answerBy };
}

type Paid = { payment_intent: string | Stripe.PaymentIntent | null };

function paymentOf({ payment_intent: payment }: Paid): string | undefined {
  return (typeof payment === 'string' ? payment : payment?.id) ?? undefined;
}
