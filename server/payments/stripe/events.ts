import type Stripe from 'stripe';
import * as v from 'valibot';
import {
  type DisputeEnd,
  isCheckoutId,
  type PaymentEvent,
  type WebhookEvent,
} from '../provider.ts';
import { readCheckoutId } from './session.ts';

/** A Stripe id. It is checked because it goes into queries and URLs. */
const stripeId = v.pipe(v.string(), v.regex(/^\w{1,255}$/));
const payment = v.nullish(v.union([stripeId, v.object({ id: stripeId })]), null);
const pence = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31 - 1));
const unixSeconds = v.pipe(v.number(), v.minValue(0), v.maxValue(9_999_999_999));

/** Only the fields that are used: the others depend on the account's API version. */
const session = v.object({ id: stripeId, client_reference_id: v.nullish(v.string(), null) });
const charge = v.object({
  payment_intent: payment,
  refunded: v.boolean(),
  amount_refunded: pence,
  metadata: v.nullish(v.record(v.string(), v.string())),
});
const refund = v.object({ payment_intent: payment, id: stripeId, amount: pence });
const dispute = v.object({
  payment_intent: payment,
  id: stripeId,
  // Every API version has it for a dispute that has ended.
  amount: v.optional(pence, 0),
  status: v.optional(v.string(), ''),
  evidence_details: v.nullish(v.object({ due_by: v.nullish(unixSeconds) })),
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
  const events = [...refunds.map(toRefundEvent), ...disputes.map(toDisputeEvent)];
  return events.filter((event) => event !== undefined);
}

/** Whether a refund returns no money: it failed, or someone cancelled it. */
export function isFailedRefund({ status }: Stripe.Refund): boolean {
  return status === 'failed' || status === 'canceled';
}

function toRefundEvent(refund: Stripe.Refund): PaymentEvent | undefined {
  if (isFailedRefund(refund)) return toFailedRefundEvent(refund);
  const { charge } = refund;
  return charge === null || typeof charge === 'string' ? undefined : toChargeRefundEvent(charge);
}

function createSessionReader(hasFailed: boolean) {
  return (facts: v.InferOutput<typeof session>): WebhookEvent | undefined => {
    const checkoutId = readCheckoutId(facts);
    if (checkoutId === undefined) return undefined;
    return { about: 'session', id: facts.id, checkoutId, hasFailed };
  };
}

function toChargeRefundEvent(refunded: v.InferOutput<typeof charge>): PaymentEvent | undefined {
  const { refunded: inFull, amount_refunded: pence, metadata } = refunded;
  const [paymentId, checkoutId] = [getPaymentId(refunded), metadata?.checkout ?? ''];
  if (paymentId === undefined || !isCheckoutId(checkoutId)) return undefined;
  return { about: 'refund', paymentId, checkoutId, pence, inFull };
}

function toFailedRefundEvent(failed: v.InferOutput<typeof refund>): PaymentEvent | undefined {
  const { id, amount: pence } = failed;
  const paymentId = getPaymentId(failed);
  return paymentId === undefined ? undefined : { about: 'failed refund', paymentId, id, pence };
}

function toDisputeEvent(disputed: Dispute): PaymentEvent | undefined {
  const { id, evidence_details: evidence, amount: pence } = disputed;
  const paymentId = getPaymentId(disputed);
  if (paymentId === undefined) return undefined;
  const disputeStatus = toDisputeStatus(disputed);
  if (disputeStatus !== 'under way') {
    return { about: 'end of a dispute', paymentId, id, pence, end: disputeStatus };
  }
  const respondBy = evidence?.due_by ? new Date(evidence.due_by * 1000) : undefined;
  return { about: 'dispute', paymentId, id, respondBy };
}

function getPaymentId({ payment_intent: paid }: { payment_intent: v.InferOutput<typeof payment> }) {
  return (typeof paid === 'string' ? paid : paid?.id) ?? undefined;
}

type DisputeStatus = DisputeEnd | 'under way';

/** The literal values of an SDK type, without its fallback `string`. */
type LiteralStatus<Value> = Value extends string ? (string extends Value ? never : Value) : never;

/** Checked against the SDK's type, so that a new status fails to compile here. */
const statusMap = {
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
} satisfies Record<LiteralStatus<Stripe.Dispute.Status>, DisputeStatus>;

/** A map, unlike an object, has no entry for a status like `constructor`. */
const disputeStatuses: ReadonlyMap<string, DisputeStatus> = new Map(Object.entries(statusMap));

function toDisputeStatus({ status, payment_method_details: method }: Dispute): DisputeStatus {
  const disputeStatus = disputeStatuses.get(status) ?? 'under way';
  // If the dispute was blocked, it had no effect; otherwise the buyer gets the money back.
  const isBlocked = disputeStatus === 'prevented' && method?.card?.case_type === 'block';
  return isBlocked ? 'over' : disputeStatus;
}

type EventReader = (object: unknown) => WebhookEvent;

function createEventReader<EventObject>(
  schema: v.GenericSchema<unknown, EventObject>,
  read: (facts: EventObject) => WebhookEvent | undefined,
): EventReader {
  return (object) => {
    const result = v.safeParse(schema, object, { abortEarly: true });
    if (!result.success) return toUnreadableEvent(v.getDotPath(result.issues[0]) ?? 'object');
    return read(result.output) ?? { about: 'nothing of ours' };
  };
}

const readSessionEvent = createEventReader(session, createSessionReader(false));
const readDisputeEvent = createEventReader(dispute, toDisputeEvent);

/** A map, unlike an object, has no entry for a type like `constructor`. */
const readers = new Map<string, EventReader>([
  ['checkout.session.completed', readSessionEvent],
  ['checkout.session.expired', readSessionEvent],
  ['checkout.session.async_payment_succeeded', readSessionEvent],
  ['checkout.session.async_payment_failed', createEventReader(session, createSessionReader(true))],
  ['charge.refunded', createEventReader(charge, toChargeRefundEvent)],
  ['refund.failed', createEventReader(refund, toFailedRefundEvent)],
  ['charge.dispute.created', readDisputeEvent],
  ['charge.dispute.closed', readDisputeEvent],
]);

const webhookEvent = v.object({ type: v.string(), data: v.object({ object: v.unknown() }) });

/** Reads a verified event, whose content may still be unreadable. */
export function readWebhookEvent(body: string): WebhookEvent {
  const event = v.safeParse(webhookEvent, parseJson(body));
  if (!event.success) return toUnreadableEvent('event');
  const { type, data } = event.output;
  return readers.get(type)?.(data.object) ?? { about: 'nothing of ours' };
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function toUnreadableEvent(why: string): WebhookEvent {
  return { about: 'nothing readable', why };
}
