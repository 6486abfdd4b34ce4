import Stripe from 'stripe';
import type { Work } from '../books/work.ts';
import { randomId } from '../random-id.ts';
import { sandboxEvent } from '../schema.ts';
import { seconds } from '../wire.ts';

type EventType = 'checkout.session.completed' | 'checkout.session.expired' | 'charge.refunded';

/** Writes down what the shop is to be told, in the transaction of what happened. */
export async function recordEvent(work: Work, type: EventType, object: object): Promise<void> {
  const { queries, now, plan, request } = work;
  const id = randomId('evt');
  const event = {
    id,
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: seconds(now),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: request ?? { id: null, idempotency_key: null },
    type,
  };
  await queries.insert(sandboxEvent).values({
    id,
    type,
    body: JSON.stringify(event, null, 2),
    state: plan.state,
    copies: plan.copies,
    createdAt: now,
    nextAttemptAt: new Date(now.getTime() + plan.delay),
  });
}
