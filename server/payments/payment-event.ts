import type Stripe from 'stripe';
import type { disputeEnds } from '../../contract/order-issue.ts';
import { checkoutIdOf, isOurCheckout } from './payment-session.ts';
import { hasFailed } from './refund.ts';

/** Of what the provider tells, what we use: as its library has it, and as a webhook event brings it. */
type Paid = { payment_intent: string | { id: string } | null };
type RefundedCharge = Paid & {
  refunded: boolean;
  amount_refunded: number;
  metadata?: Readonly<Record<string, string>> | null | undefined;
};
type FailedRefund = Paid & { id: string; amount: number };
type Dispute = Paid & {
  id: string;
  amount: number;
  status: string;
  evidence_details?: { due_by?: number | null | undefined } | null | undefined;
  payment_method_details?: MethodDetails | null | undefined;
};
type MethodDetails = { card?: { case_type?: string | null | undefined } | null | undefined };

type DisputeEnd = (typeof disputeEnds)[number];

/** What becomes of a payment after it was made. */
export type PaymentEvent =
  | { about: 'refund'; paymentId: string; checkoutId: string; pence: number; inFull: boolean }
  | { about: 'failed refund'; paymentId: string; id: string; pence: number }
  | { about: 'dispute'; paymentId: string; id: string; answerBy: Date | undefined }
  | { about: 'end of a dispute'; paymentId: string; id: string; pence: number; end: DisputeEnd };

/**
 * Something has become of a session; of what it is now, only a failure is said. The rest may be older
 * than what we know, and has the shape of whichever version of the API the account is set to.
 */
export type SessionEvent = {
  about: 'session';
  id: string;
  checkoutId: string;
  hasFailed: boolean;
};

/** What the provider tells us by itself, as far as it matters to the shop. */
export type WebhookEvent =
  | SessionEvent
  | PaymentEvent
  | { about: 'nothing of ours' }
  /** Rightly signed, and yet no event that the provider sends. */
  | { about: 'nothing readable'; why: string };

/** What became of payments, out of the provider's lists; a refund's charge must have been expanded. */
export function readPaymentEvents(
  refunds: readonly Stripe.Refund[],
  disputes: readonly Stripe.Dispute[],
): PaymentEvent[] {
  const news = [...refunds.map(eventOfRefund), ...disputes.map(disputeEvent)];
  return news.filter((notice) => notice !== undefined);
}

function eventOfRefund(refund: Stripe.Refund): PaymentEvent | undefined {
  if (hasFailed(refund)) return failedRefundEvent(refund);
  const { charge } = refund;
  return charge === null || typeof charge === 'string' ? undefined : refundEvent(charge);
}

export function sessionEvent(
  session: Pick<Stripe.Checkout.Session, 'id' | 'client_reference_id'>,
  hasFailed: boolean,
): SessionEvent | undefined {
  const checkoutId = checkoutIdOf(session);
  if (checkoutId === undefined) return undefined;
  return { about: 'session', id: session.id, checkoutId, hasFailed };
}

export function refundEvent(charge: RefundedCharge): PaymentEvent | undefined {
  const { refunded: inFull, amount_refunded: pence, metadata } = charge;
  const [paymentId, checkoutId] = [paymentOf(charge), metadata?.checkout ?? ''];
  if (paymentId === undefined || !isOurCheckout(checkoutId)) return undefined;
  return { about: 'refund', paymentId, checkoutId, pence, inFull };
}

export function failedRefundEvent(refund: FailedRefund): PaymentEvent | undefined {
  const { id, amount: pence } = refund;
  const paymentId = paymentOf(refund);
  return paymentId === undefined ? undefined : { about: 'failed refund', paymentId, id, pence };
}

type Standing = DisputeEnd | 'under way';

/** What the SDK names, without the string that stands for all it does not. */
type Named<Value> = Value extends string ? (string extends Value ? never : Value) : never;

/** Checked against the SDK, so that a status it comes to name is noticed here. */
const named = {
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

/** A map, in which a status called `constructor` names nothing. */
const standings: ReadonlyMap<string, Standing> = new Map(Object.entries(named));

function standingOf({ status, payment_method_details: method }: Dispute): Standing {
  const standing = standings.get(status) ?? 'under way';
  // Blocked, it came to nothing; resolved, the buyer gets the money back.
  const isBlocked = standing === 'prevented' && method?.card?.case_type === 'block';
  return isBlocked ? 'over' : standing;
}

export function disputeEvent(dispute: Dispute): PaymentEvent | undefined {
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

function paymentOf({ payment_intent: payment }: Paid): string | undefined {
  return (typeof payment === 'string' ? payment : payment?.id) ?? undefined;
}
