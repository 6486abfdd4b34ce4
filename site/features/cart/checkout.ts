import * as v from 'valibot';
import { calls } from '../../../contract/calls.ts';
import {
  type CheckoutRequest,
  checkoutRefused,
  checkoutStarted,
} from '../../../contract/create-checkout.ts';
import { paths } from '../../paths.ts';
import type { Cart } from './cart.ts';

type CheckoutFailure = {
  /** What went wrong: the server's own words, or that there is no session. */
  readonly message: string;
  /** The server said why, so the buyer can act on it. */
  readonly explained: boolean;
};

export type CheckoutAnswer = { readonly url: string } | { readonly failure: CheckoutFailure };

/** One try to check out. The key makes a repeat of the same try one session on the server. */
export type Attempt = { readonly key: string; readonly request: CheckoutRequest };

const patience = 30_000;

export function checkoutRequestFor(cart: Cart, origin: string): CheckoutRequest {
  return {
    items: cart.items.map(({ product, quantity }) => ({ price: product.priceId, quantity })),
    success_url: `${origin}${paths.success}?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: origin,
  };
}

/** A try that was left without an answer goes on under its key, as long as the cart is the same. */
export function nextAttempt(unanswered: Attempt | undefined, request: CheckoutRequest): Attempt {
  if (unanswered && JSON.stringify(unanswered.request) === JSON.stringify(request))
    return unanswered;
  const random = crypto.getRandomValues(new Uint8Array(16));
  return {
    request,
    key: Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join(''),
  };
}

/** Asks the server for the page where the buyer pays. Never throws. */
export async function createCheckout(
  { request, key }: Attempt,
  send = fetch,
): Promise<CheckoutAnswer> {
  try {
    const answer = await send(calls.createCheckout, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(request),
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
