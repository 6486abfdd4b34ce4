import * as v from 'valibot';
import { apiPaths } from '../../../contract/api-paths.ts';
import {
  browserKeyHeader,
  type CheckoutRequest,
  checkoutRejected,
  checkoutStarted,
} from '../../../contract/create-checkout.ts';
import { newKey } from '../../new-key.ts';
import { paths } from '../../paths.ts';
import type { Attempt, AttemptKeeper } from './attempt-keeper.ts';
import { begunPayments } from './begun-payments.ts';
import { browserKey } from './browser-key.ts';
import type { Cart } from './cart.ts';
import { isTimedOut } from './held-goods.ts';
import { lookBack, noteLeaving, noteTold, orderPage } from './pending-payment.ts';

type CheckoutFailure = {
  /** What went wrong: the server's own words, or that there is no session. */
  readonly message: string;
  /** The server said why, so the buyer can act on it. */
  readonly explained: boolean;
};

/** Where the buyer goes: to pay, or to the order where this has been paid. */
export type CheckoutAnswer = { readonly url: string } | { readonly failure: CheckoutFailure };

type ServerAnswer = CheckoutAnswer | { readonly paid: string };

const patience = 30_000;

const noSession = { failure: { message: 'Failed to create checkout session', explained: false } };

export function checkoutRequestFor(cart: Cart, origin: string): CheckoutRequest {
  return {
    items: cart.items.map(({ product, quantity }) => ({ price: product.priceId, quantity })),
    success_url: `${origin}${paths.success}?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: origin,
  };
}

/**
 * Asks for the page where the buyer pays. The same cart again is the same attempt, and so the same
 * page; for another cart the server frees what this browser holds first. Where a payment begun in this
 * browser has been made and its order not been seen, that is shown before anything else is paid.
 * Never throws.
 */
export async function checkOut(
  keeper: AttemptKeeper,
  request: CheckoutRequest,
  send = fetch,
  payments = begunPayments,
  browser = browserKey,
): Promise<CheckoutAnswer> {
  const { paid, unpaid } = await lookBack(keeper, payments, send);
  if (paid) return { url: orderPage(paid) };
  if (unpaid) noteTold(keeper, unpaid);
  await keeper.settled();
  const cart = JSON.stringify(request);
  const attempt = attemptFor(cart, keeper.read());
  keeper.keep(attempt);
  const answer = await keeper.whileAsking(() => createCheckout(attempt, browser(), send));
  if ('paid' in answer) return { url: orderPage(answer.paid) };
  if ('url' in answer) noteLeaving(keeper, answer.url, payments);
  // Refused for a reason: what it may still hold must not stand in the way of the next.
  if ('failure' in answer && answer.failure.explained) keeper.giveUp(attempt);
  return answer;
}

/** After its time to pay the server holds the goods anew, under the same key. */
function attemptFor(cart: string, last: Attempt | undefined): Attempt {
  const at = Date.now();
  if (last?.cart !== cart) return { key: newKey(), cart, at };
  // Whether its buyer goes to pay is noted anew, with the answer.
  return { ...last, at: isTimedOut(last, at) ? at : last.at, session: undefined };
}

async function createCheckout(
  { cart, key }: Attempt,
  browser: string,
  send: typeof fetch,
): Promise<ServerAnswer> {
  try {
    const answer = await send(apiPaths.createCheckout, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
        [browserKeyHeader]: browser,
      },
      body: cart,
      signal: AbortSignal.timeout(patience),
    });
    const body: unknown = await answer.json();
    if (answer.ok) return v.parse(checkoutStarted, body);
    const { error, session_id } = v.parse(checkoutRejected, body);
    if (session_id) return { paid: session_id };
    return { failure: { message: error, explained: true } };
  } catch {
    return noSession;
  }
}
