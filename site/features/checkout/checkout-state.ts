import type { CheckoutRequest } from '../../../contract/create-checkout.ts';
import { holdMinutes } from '../../../contract/hold-minutes.ts';
import type { DeliveryChoice } from '../delivery/delivery-estimate.ts';

/** One attempt to check out, which holds stock. All requests under its key share one session on the server. */
export type CheckoutAttempt = {
  readonly key: string;
  readonly request: CheckoutRequest;
  /** Where to deliver; undefined if no postcode was entered. */
  readonly delivery?: DeliveryChoice | undefined;
  /** When the server began to hold the stock. */
  readonly heldAt: number;
  /** The provider's session, once the server has returned it. */
  readonly sessionId?: string | undefined;
};

/** The state of one tab's checkout. */
export type CheckoutState =
  | { readonly step: 'idle' }
  /** The request has been sent. */
  | { readonly step: 'requesting'; readonly attempt: CheckoutAttempt }
  /** The request has been sent but the cart has changed since. The stock cannot be released yet. */
  | { readonly step: 'outdated'; readonly attempt: CheckoutAttempt }
  /** The buyer was sent to the payment page, and has not been shown the result. */
  | { readonly step: 'paying'; readonly attempt: CheckoutAttempt }
  /** Not paid, but still payable: the same cart continues under the same key. */
  | { readonly step: 'held'; readonly attempt: CheckoutAttempt }
  /** The stock is being released; until the server confirms it, it counts as held. */
  | { readonly step: 'releasing'; readonly attempt: CheckoutAttempt };

export type CheckoutEvent =
  | { readonly type: 'pageLoaded' | 'cartChanged' | 'rejected' }
  | {
      readonly type: 'requested';
      readonly request: CheckoutRequest;
      readonly delivery?: DeliveryChoice | undefined;
      /** The key if this is a new attempt. */
      readonly key: string;
      readonly at: number;
    }
  /** With a session, the buyer goes to pay. Without one, the response was lost or it is already paid. */
  | { readonly type: 'answered'; readonly sessionId?: string | undefined; readonly at: number }
  /** The buyer is back and has been shown the result. An expired session can no longer be paid. */
  | { readonly type: 'toldUnpaid'; readonly sessionId: string; readonly expired: boolean }
  /** Paid, and its order has been shown in another tab. */
  | { readonly type: 'orderSeen'; readonly sessionId: string }
  | { readonly type: 'released'; readonly key: string };

export const idle: CheckoutState = { step: 'idle' };

/** The state after an event. An event that does not apply changes nothing. */
export function checkoutReducer(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  if (event.type === 'requested') return { step: 'requesting', attempt: attemptFor(state, event) };
  if (state.step === 'idle') return state;
  const { step, attempt } = state;
  switch (event.type) {
    case 'pageLoaded':
      // The page that sent the request has gone, and the response with it.
      return step === 'requesting' ? { step: 'held', attempt } : state;
    case 'cartChanged':
      return { step: step === 'requesting' ? 'outdated' : 'releasing', attempt };
    case 'rejected':
      return { step: 'releasing', attempt };
    case 'answered':
      if (step !== 'requesting') return state;
      return event.sessionId === undefined
        ? { step: 'held', attempt }
        : { step: 'paying', attempt: withSession(attempt, event.sessionId, event.at) };
    case 'toldUnpaid':
      if (!isPaying(state, event.sessionId)) return state;
      return { step: event.expired ? 'releasing' : 'held', attempt };
    case 'orderSeen':
      return isPaying(state, event.sessionId) ? { step: 'releasing', attempt } : state;
    case 'released':
      return step === 'releasing' && attempt.key === event.key ? idle : state;
  }
}

/** The same request continues under its key. Once its time to pay is over, the server holds the stock again. */
function attemptFor(
  state: CheckoutState,
  { request, delivery, key, at }: CheckoutEvent & { type: 'requested' },
): CheckoutAttempt {
  const isNew =
    state.step === 'idle' ||
    state.step === 'outdated' ||
    state.step === 'releasing' ||
    !isSameRequest(state.attempt.request, request) ||
    !isSameDelivery(state.attempt.delivery, delivery);
  if (isNew) return { key, request, delivery, heldAt: at };
  const { attempt } = state;
  return { ...attempt, heldAt: isTimedOut(attempt, at) ? at : attempt.heldAt };
}

/** A different session under the same key is a new hold. */
function withSession(attempt: CheckoutAttempt, sessionId: string, at: number): CheckoutAttempt {
  return { ...attempt, sessionId, heldAt: sessionId === attempt.sessionId ? attempt.heldAt : at };
}

export function isPaying(state: CheckoutState, sessionId: string): boolean {
  return state.step === 'paying' && state.attempt.sessionId === sessionId;
}

export function isSameRequest(one: CheckoutRequest, other: CheckoutRequest): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isSameDelivery(one?: DeliveryChoice, other?: DeliveryChoice): boolean {
  return one?.postcode === other?.postcode && one?.service === other?.service;
}

const isTimedOut = ({ heldAt }: CheckoutAttempt, now: number) =>
  now >= heldAt + holdMinutes * 60_000;

/** The lines whose stock this tab's checkout holds. */
export function heldLines(state: CheckoutState, now: number): CheckoutRequest['items'] {
  return state.step === 'idle' || isTimedOut(state.attempt, now) ? [] : state.attempt.request.items;
}
