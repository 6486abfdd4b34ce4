import type { CheckoutRequest } from '../../../contract/create-checkout.ts';
import { holdMinutes } from '../../../contract/hold-minutes.ts';
import type { DeliveryChoice } from '../delivery/delivery-answer.ts';

/** One try to check out, which holds stock. Every repeat under its key is one session on the server. */
export type CheckoutAttempt = {
  readonly key: string;
  readonly request: CheckoutRequest;
  /** Where it is delivered; nothing where no postcode was entered. */
  readonly delivery?: DeliveryChoice | undefined;
  /** When the server began to hold the stock. */
  readonly heldAt: number;
  /** The provider's session, as soon as the server has named it. */
  readonly sessionId?: string | undefined;
};

/** Where the checkout of one tab stands. */
export type CheckoutState =
  | { readonly step: 'idle' }
  /** On its way to the server. */
  | { readonly step: 'requesting'; readonly attempt: CheckoutAttempt }
  /** On its way while the cart has become another: it cannot be released yet. */
  | { readonly step: 'outdated'; readonly attempt: CheckoutAttempt }
  /** The buyer was sent to the payment page, and has not been told how that ended. */
  | { readonly step: 'paying'; readonly attempt: CheckoutAttempt }
  /** Not paid, and can be: the same cart goes on under the same key. */
  | { readonly step: 'held'; readonly attempt: CheckoutAttempt }
  /** The stock is being released; until the server confirms it, it counts as held. */
  | { readonly step: 'releasing'; readonly attempt: CheckoutAttempt };

export type CheckoutEvent =
  | { readonly type: 'pageLoaded' | 'cartChanged' | 'rejected' }
  | {
      readonly type: 'requested';
      readonly request: CheckoutRequest;
      readonly delivery?: DeliveryChoice | undefined;
      /** For an attempt that is a new one. */
      readonly key: string;
      readonly at: number;
    }
  /** With a session the buyer goes to pay; without one the answer was lost, or it is paid already. */
  | { readonly type: 'answered'; readonly sessionId?: string | undefined; readonly at: number }
  /** The buyer is back and has been told; an expired session can't be paid any more. */
  | { readonly type: 'toldUnpaid'; readonly sessionId: string; readonly expired: boolean }
  /** Paid, and its order has been seen in another tab. */
  | { readonly type: 'orderSeen'; readonly sessionId: string }
  | { readonly type: 'released'; readonly key: string };

export const idle: CheckoutState = { step: 'idle' };

/** What a checkout becomes by an event. An event that does not concern it changes nothing. */
export function next(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  if (event.type === 'requested') return { step: 'requesting', attempt: attemptFor(state, event) };
  if (state.step === 'idle') return state;
  const { step, attempt } = state;
  switch (event.type) {
    case 'pageLoaded':
      // The page that asked has gone, and the answer with it.
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

/** The same request goes on under its key; after its time to pay the server holds the stock anew. */
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

/** Under the same key another session is a new hold. */
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
