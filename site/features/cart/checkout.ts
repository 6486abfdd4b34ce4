import * as v from 'valibot';
import { calls } from '../../../contract/calls.ts';
import {
  type CheckoutRequest,
  checkoutRefused,
  checkoutStarted,
} from '../../../contract/create-checkout.ts';
import { newKey } from '../../new-key.ts';
import { paths } from '../../paths.ts';
import type { Attempt, AttemptKeeper } from './attempt-keeper.ts';
import type { Cart } from './cart.ts';
import { noteLeaving } from './left-to-pay.ts';

type CheckoutFailure = {
  /** What went wrong: the server's own words, or that there is no session. */
  readonly message: string;
  /** The server said why, so the buyer can act on it. */
  readonly explained: boolean;
};

export type CheckoutAnswer = { readonly url: string } | { readonly failure: CheckoutFailure };

const patience = 30_000;

export function checkoutRequestFor(cart: Cart, origin: string): CheckoutRequest {
  return {
    items: cart.items.map(({ product, quantity }) => ({ price: product.priceId, quantity })),
    success_url: `${origin}${paths.success}?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: origin,
  };
}

/**
 * Asks for the page where the buyer pays. The same cart again is the same attempt, and so the same
 * page; for another cart the goods of the last attempt are freed first. Never throws.
 */
export async function checkOut(
  keeper: AttemptKeeper,
  request: CheckoutRequest,
  send = fetch,
): Promise<CheckoutAnswer> {
  await keeper.settled();
  const cart = JSON.stringify(request);
  const last = keeper.read();
  if (last && last.cart !== cart) await keeper.giveUp(last);
  const attempt = last?.cart === cart ? last : { key: newKey(), cart };
  keeper.keep(attempt);
  const answer = await keeper.whileAsking(() => createCheckout(attempt, send));
  if ('url' in answer) noteLeaving(keeper, answer.url);
  // Refused for a reason: what it may still hold must not stand in the way of the next.
  if ('failure' in answer && answer.failure.explained) keeper.giveUp(attempt);
  return answer;
}

async function createCheckout({ cart, key }: Attempt, send: typeof fetch): Promise<CheckoutAnswer> {
  try {
    const answer = await send(calls.createCheckout, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: cart,
      signal: AbortSignal.timeout(patience),
    });
    const body: unknown = await answer.json();
    if (answer.ok) return v.parse(checkoutStarted, body);
    const { error } = v.parse(checkoutRefused, body);
    return { failure: { message: error, explained: true } };
  } catch {
    return { failure: { message: 'Failed to create checkout session', explained: false } };
  }
}
