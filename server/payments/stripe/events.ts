import type Stripe from 'stripe';
import * as v from 'valibot';
import {
  type DisputeEnd,
  isOurCheckout,
  type PaymentEvent,
  type WebhookEvent,
} from '../provider.ts';
import { checkoutIdOf } from './session.ts';

/** A Stripe id. It is checked because it goes into queries and URLs. */
const reference = v.pipe(v.string(), v.regex(/^\w{1,255}$/));
const payment = v.nullish(v.union([reference, v.object({ id: reference })]), null);
const pence = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31 - 1));
const second = v.pipe(v.number(), v.minValue(0), v.maxValue(9_999_999_999));

/** Only the fields that are used: the others depend on the account's API version. */
const session = v.object({ id: reference, client_reference_id: v.nullish(v.string(), null) });
const charge = v.object({
  payment_intent: payment,
  refunded: v.boolean(),
  amount_refunded: pence,
  metadata: v.nullish(v.record(v.string(), v.string())),
});
const refund = v.object({ payment_intent: payment, id: reference, amount: pence });
const dispute = v.object({
  payment_intent: payment,
  id: reference,
  // Every API version has it for a dispute that has ended.
  amount: v.optional(pence, 0),
  status: v.optional(v.string(), ''),
  evidence_details: v.nullish(v.object({ due_by: v.nullish(second) })),
  payment_method_details: v.nullish(
    v.object({ card: v.nullish(v.object({ case_type: v.nullish(v.string()) })) }),
  ),
});

type Dispute = v.InferOutput<typeof dispute>;

/** Reads payment events from Stripe's lists. The charge of a refund must have been expanded. */
export function readPaymentEvents(
  refunds: readonly Stripe.Refund[],
  disputes: readonly Stripe.Dispute[],
): PaymentEvent[] {
  const events = [...refunds.map(eventOfRefund), ...disputes.map(disputeEvent)];
  return events.filter((event) => event !== undefined);
}

/** Whether a refund returns no money: it failed, or someone cancelled it. */
export function hasFailed({ status }: Stripe.Refund): boolean {
  return status === 'failed' || status === 'canceled';
}

function eventOfRefund(refund: Stripe.Refund): PaymentEvent | undefined {
  if (hasFailed(refund)) return failedRefundEvent(refund);
  const { charge } = refund;
  return charge === null || typeof charge === 'string' ? undefined : refundEvent(charge);
}

function sessionEvent(hasFailed: boolean) {
  return (facts: v.InferOutput<typeof session>): WebhookEvent | undefined => {
    const checkoutId = checkoutIdOf(facts);
    if (checkoutId === undefined) return undefined;
    return { about: 'session', id: facts.id, checkoutId, hasFailed };
  };
}

function refundEvent(refunded: v.InferOutput<typeof charge>): PaymentEvent | undefined {
  const { refunded: inFull, amount_refunded: pence, metadata } = refunded;
  const [paymentId, checkoutId] = [paymentOf(refunded), metadata?.checkout ?? ''];
  if (paymentId === undefined || !isOurCheckout(checkoutId)) return undefined;
  return { about: 'refund', paymentId, checkoutId, pence, inFull };
}

function failedRefundEvent(failed: v.InferOutput<typeof refund>): PaymentEvent | undefined {
  const { id, amount: pence } = failed;
  const paymentId = paymentOf(failed);
  return paymentId === undefined ? undefined : { about: 'failed refund', paymentId, id, pence };
}

function disputeEvent(disputed: Dispute): PaymentEvent | undefined {
  const { id, evidence_details: evidence, amount: pence } = disputed;
  const paymentId = paymentOf(disputed);
  if (paymentId === undefined) return undefined;
  const standing = standingOf(disputed);
  if (standing !== 'under way') {
    return { about: 'end of a dispute', paymentId, id, pence, end: standing };
  }
  const answerBy = evidence?.due_by ? new Date(evidence.due_by * 1000) : undefined;
  return { about: 'dispute', paymentId, id, answerBy };
}

function paymentOf({ payment_intent: paid }: { payment_intent: v.InferOutput<typeof payment> }) {
  return (typeof paid === 'string' ? paid : paid?.id) ?? undefined;
}

type Standing = DisputeEnd | 'under way';

/** The literal values of an SDK type, without its fallback `string`. */
type Named<Value> = Value extends string ? (string extends Value ? never : Value) : never;

/** Checked against the SDK's type, so that a new status fails to compile here. */
const named = {
  needs_response: 'under way',
  under_review: 'under way',
  warning_needs_response: 'under way',
  warning_under_review: 'under way',
  // A decision may be appealed, and then there is another decision.
  appeal_needs_response: 'under way',
  appeal_under_review: 'under way',
  lost: 'lost',
  won: 'over',
  warning_closed: 'over',
  prevented: 'prevented',
} satisfies Record<Named<Stripe.Dispute.Status>, Standing>;

/** A map, unlike an object, has no entry for a status like `constructor`. */
const standings: ReadonlyMap<string, Standing> = new Map(Object.entries(named));

function standingOf({ status, payment_method_details: method }: Dispute): Standing {
  const standing = standings.get(status) ?? 'under way';
  // If the dispute was blocked, it had no effect; otherwise the buyer gets the money back.
  const isBlocked = standing === 'prevented' && method?.card?.case_type === 'block';
  return isBlocked ? 'over' : standing;
}

type EventReader = (object: unknown) => WebhookEvent;

function reading<Facts>(
  schema: v.GenericSchema<unknown, Facts>,
  read: (facts: Facts) => WebhookEvent | undefined,
): EventReader {
  return (object) => {
    const result = v.safeParse(schema, object, { abortEarly: true });
    if (!result.success) return unreadable(v.getDotPath(result.issues[0]) ?? 'object');
    return read(result.output) ?? { about: 'nothing of ours' };
  };
}

const sessionChanged = reading(session, sessionEvent(false));
const disputed = reading(dispute, disputeEvent);

/** A map, unlike an object, has no entry for a type like `constructor`. */
const readers = new Map<string, EventReader>([
  ['checkout.session.completed', sessionChanged],
  ['checkout.session.expired', sessionChanged],
  ['checkout.session.async_payment_succeeded', sessionChanged],
  ['checkout.session.async_payment_failed', reading(session, sessionEvent(true))],
  ['charge.refunded', reading(charge, refundEvent)],
  ['refund.failed', reading(refund, failedRefundEvent)],
  ['charge.dispute.created', disputed],
  ['charge.dispute.closed', disputed],
]);

const webhookEvent = v.object({ type: v.string(), data: v.object({ object: v.unknown() }) });

/** Reads a verified event, whose content may still be unreadable. */
export function readWebhookEvent(body: string): WebhookEvent {
  const event = v.safeParse(webhookEvent, parsed(body));
  if (!event.success) return unreadable('event');
  const { type, data } = event.output;
  return readers.get(type)?.(data.object) ?? { about: 'nothing of ours' };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function unreadable(why: string): WebhookEvent {
  return { about: 'nothing readable', why };
}
