import type Stripe from 'stripe';
import { checkoutIdOf } from './payment-session.ts';
import { cameToNothing } from './refund.ts';

/** How disputes end. Of one that was prevented, the money may have gone back all the same. */
export const disputeEnds = ['lost', 'over', 'prevented'] as const;

export type DisputeEnd = (typeof disputeEnds)[number];

/** What becomes of a payment after it was made. */
export type PaymentNotice =
  | { about: 'refund'; paymentId: string; checkoutId: string; pence: number; inFull: boolean }
  | { about: 'failed refund'; paymentId: string; id: string; pence: number }
  | { about: 'dispute'; paymentId: string; id: string; answerBy: Date | undefined }
  | { about: 'end of a dispute'; paymentId: string; id: string; pence: number; end: DisputeEnd };

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

type Standing = DisputeEnd | 'under way';

/** What the SDK names, without the string that stands for all it does not. */
type Named<Value> = Value extends string ? (string extends Value ? never : Value) : never;

/** Checked against the SDK, so that a status it comes to name is noticed here. */
const standings: Readonly<Record<string, Standing>> = {
  needs_response: 'under way',
  under_review: 'under way',
  warning_needs_response: 'under way',
  warning_under_review: 'under way',
  // A decision may be appealed against: then another comes.
  appeal_needs_response: 'under way',
  appeal_under_review: 'under way',
  lost: 'lost',
  won: 'over',
  warning_closed: 'over',
  prevented: 'prevented',
} satisfies Record<Named<Stripe.Dispute.Status>, Standing>;

function standingOf({ status, payment_method_details: method }: Stripe.Dispute): Standing {
  const standing = standings[status] ?? 'under way';
  // Blocked, it came to nothing; resolved, the buyer gets the money back.
  const isBlocked = standing === 'prevented' && method?.card?.case_type === 'block';
  return isBlocked ? 'over' : standing;
}

function disputeNotice(dispute: Stripe.Dispute): PaymentNotice | undefined {
  const { id, evidence_details: evidence, amount: pence } = dispute;
  const paymentId = paymentOf(dispute);
  if (paymentId === undefined) return undefined;
  const standing = standingOf(dispute);
  if (standing !== 'under way') {
    return { about: 'end of a dispute', paymentId, id, pence, end: standing };
  }
  const answerBy = evidence?.due_by ? new Date(evidence.due_by * 1000) : undefined;
  return { about: 'dispute', paymentId, id, answerBy };
}

type Paid = { payment_intent: string | Stripe.PaymentIntent | null };

function paymentOf({ payment_intent: payment }: Paid): string | undefined {
  return (typeof payment === 'string' ? payment : payment?.id) ?? undefined;
}
