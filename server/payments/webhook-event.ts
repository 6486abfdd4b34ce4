import * as v from 'valibot';
import {
  disputeEvent,
  failedRefundEvent,
  refundEvent,
  sessionEvent,
  type WebhookEvent,
} from './payment-event.ts';

/** An id of the provider's: it goes into queries and addresses. */
const reference = v.pipe(v.string(), v.regex(/^\w{1,255}$/));
const payment = v.nullish(v.union([reference, v.object({ id: reference })]), null);
const pence = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31 - 1));
const second = v.pipe(v.number(), v.minValue(0), v.maxValue(9_999_999_999));

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
  // Said of one that has ended, by every version.
  amount: v.optional(pence, 0),
  status: v.optional(v.string(), ''),
  evidence_details: v.nullish(v.object({ due_by: v.nullish(second) })),
  payment_method_details: v.nullish(
    v.object({ card: v.nullish(v.object({ case_type: v.nullish(v.string()) })) }),
  ),
});

type Read = (object: unknown) => WebhookEvent;

/** Asks for no more than is used: the rest has the shape of the API's version that the account is set to. */
function reading<Facts>(
  schema: v.GenericSchema<unknown, Facts>,
  read: (facts: Facts) => WebhookEvent | undefined,
): Read {
  return (object) => {
    const result = v.safeParse(schema, object, { abortEarly: true });
    if (!result.success) return unreadable(v.getDotPath(result.issues[0]) ?? 'object');
    return read(result.output) ?? { about: 'nothing of ours' };
  };
}

const told = reading(session, (facts) => sessionEvent(facts, false));
const disputed = reading(dispute, disputeEvent);

/** A map, in which a type called `constructor` names nothing. */
const readers = new Map<string, Read>([
  ['checkout.session.completed', told],
  ['checkout.session.expired', told],
  ['checkout.session.async_payment_succeeded', told],
  ['checkout.session.async_payment_failed', reading(session, (facts) => sessionEvent(facts, true))],
  ['charge.refunded', reading(charge, refundEvent)],
  ['refund.failed', reading(refund, failedRefundEvent)],
  ['charge.dispute.created', disputed],
  ['charge.dispute.closed', disputed],
]);

const webhookEvent = v.object({ type: v.string(), data: v.object({ object: v.unknown() }) });

/** Reads a verified event, which may yet hold nothing that makes sense. */
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
