import * as v from 'valibot';
import { apiPaths } from '../../../contract/api-paths.ts';
import {
  browserKeyHeader,
  type CheckoutRequest,
  catalogueRevisionHeader,
  checkoutRejected,
  checkoutStarted,
  deliveryPostcodeHeader,
  deliveryServiceHeader,
  type PriceChange,
} from '../../../contract/create-checkout.ts';
import { orderPending } from '../../../contract/order.ts';
import { paths } from '../../paths.ts';
import { createRandomKey } from '../../random-key.ts';
import type { DeliveryChoice } from '../delivery/delivery-estimate.ts';
import {
  type CheckoutAttempt,
  type CheckoutEvent,
  checkoutReducer,
  heldLines,
  isPaying,
} from './checkout-state.ts';
import { type OpenStorage, openBrowserCheckouts, openCheckoutState } from './checkout-storage.ts';

type CheckoutFailure = {
  /** What went wrong: the server's message, or that there is no session. */
  readonly message: string;
  /** The server explained the failure, so the buyer can act on it. */
  readonly explained: boolean;
  /** The page shows other prices than the server charges. With this revision the buyer may continue. */
  readonly repriced?: { readonly revision: string; readonly changes: readonly PriceChange[] };
};

/** The next page: the payment page, or the order if this has been paid. */
type CheckoutAnswer = { readonly url: string } | { readonly failure: CheckoutFailure };

/** A payment that was unpaid when its buyer came back, and whether it has expired. */
type UnpaidPayment = {
  readonly attempt: CheckoutAttempt;
  readonly sessionId: string;
  readonly expired: boolean;
};

type CheckoutOptions = {
  tab: OpenStorage;
  browser: OpenStorage;
  send?: typeof fetch;
  now?: () => number;
};

const createTimeoutMs = 30_000;
const requestTimeoutMs = 5000;

/** How long the server may still report the stock as it was before a release, in milliseconds. */
const releaseGraceMs = 8000;

const noSession = { failure: { message: 'Failed to create checkout session', explained: false } };

/** The order page of a payment. It also removes the purchased items from the cart. */
export const orderPageUrl = (session: string) =>
  `${paths.success}?session_id=${encodeURIComponent(session)}`;

/** Waits for the server to ask the provider again, which it does at most every two seconds. */
export const waitForProviderRefresh = () =>
  new Promise<void>((resolve) => setTimeout(resolve, 2500));

/** The checkout of one tab: its state, and the requests that change it. None of its functions throws. */
export function createCheckout({ tab, browser, send = fetch, now = Date.now }: CheckoutOptions) {
  const state = openCheckoutState(tab);
  const payments = openBrowserCheckouts(browser, now);
  let releasing = Promise.resolve();
  let lastHeld: { lines: CheckoutRequest['items']; until: number } = { lines: [], until: 0 };

  function dispatch(event: CheckoutEvent) {
    const before = state.read();
    const after = checkoutReducer(before, event);
    if (after === before) return;
    state.write(after);
    if (after.step !== 'releasing') return;
    const { key } = after.attempt;
    releasing = releasing.then(() => release(key));
  }

  async function release(key: string) {
    try {
      const answer = await send(apiPaths.cancelCheckout, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ attempt: key }),
        keepalive: true,
        signal: AbortSignal.timeout(requestTimeoutMs),
      });
      if (answer.ok) dispatch({ type: 'released', key });
    } catch {
      // The state is kept: the next cart change tries again, and the next checkout replaces it.
    }
  }

  /** Requests the payment page. A paid order that was not shown yet comes first. */
  async function checkOut(
    request: CheckoutRequest,
    delivery?: DeliveryChoice,
    revision?: string,
  ): Promise<CheckoutAnswer> {
    const { paid, unpaid } = await checkPayments();
    if (paid) return { url: orderPageUrl(paid) };
    if (unpaid) dispatch({ type: 'toldUnpaid', ...unpaid });
    await releasing;
    dispatch({ type: 'requested', request, delivery, key: createRandomKey(), at: now() });
    const requested = state.read();
    if (requested.step !== 'requesting') return noSession;
    const answer = await createSession(requested.attempt, revision);
    if ('failure' in answer && answer.failure.explained) {
      dispatch({ type: 'rejected' });
      return answer;
    }
    const sessionId = 'url' in answer ? answer.session_id : undefined;
    if (sessionId) payments.addSession(sessionId);
    dispatch({ type: 'answered', sessionId, at: now() });
    return 'paid' in answer ? { url: orderPageUrl(answer.paid) } : answer;
  }

  async function createSession(
    { request, delivery, key }: CheckoutAttempt,
    shownRevision: string | undefined,
  ) {
    try {
      const answer = await send(apiPaths.createCheckout, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': key,
          [browserKeyHeader]: payments.key(),
          ...(shownRevision && { [catalogueRevisionHeader]: shownRevision }),
          ...(delivery && {
            [deliveryPostcodeHeader]: delivery.postcode,
            [deliveryServiceHeader]: delivery.service,
          }),
        },
        body: JSON.stringify(request),
        signal: AbortSignal.timeout(createTimeoutMs),
      });
      const body: unknown = await answer.json();
      if (answer.ok) return v.parse(checkoutStarted, body);
      const { error, session_id, revision, price_changes } = v.parse(checkoutRejected, body);
      if (session_id) return { paid: session_id };
      const repriced = revision && price_changes && { revision, changes: price_changes };
      return { failure: { message: error, explained: true, ...(repriced && { repriced }) } };
    } catch {
      return noSession;
    }
  }

  /**
   * The results of started payments: one `paid` whose order was not shown, or this tab's `unpaid` one. Open
   * ones are requested again after `pause`.
   */
  async function checkPayments(
    waitBeforeRetry?: () => Promise<void>,
  ): Promise<{ paid?: string; unpaid?: UnpaidPayment }> {
    const initialState = state.read();
    const ownSession = initialState.step === 'paying' ? initialState.attempt.sessionId : undefined;
    const startedSessions = payments.sessions();
    const sessionsToCheck = new Set(
      ownSession ? [ownSession, ...startedSessions] : startedSessions,
    );
    const outcomes = new Map(
      await Promise.all(
        Array.from(sessionsToCheck, async (session) => {
          const wait = session === ownSession ? waitBeforeRetry : undefined;
          return [session, await fetchPaymentState(session, wait)] as const;
        }),
      ),
    );
    const paid = startedSessions.find((session) => outcomes.get(session) === 'paid');
    for (const session of startedSessions)
      if (outcomes.get(session) === 'expired') payments.removeSession(session);
    if (paid) return { paid };
    const outcome = ownSession && outcomes.get(ownSession);
    const current = state.read();
    // In the meantime the buyer may have gone to pay again.
    if (!outcome || current.step !== 'paying' || !isPaying(current, ownSession)) return {};
    if (outcome === 'paid') {
      dispatch({ type: 'orderSeen', sessionId: ownSession });
      return {};
    }
    const { attempt } = current;
    return { unpaid: { attempt, sessionId: ownSession, expired: outcome === 'expired' } };
  }

  /** The state of a payment, or undefined if it is unknown. */
  async function fetchPaymentState(
    session: string,
    waitBeforeRetry?: () => Promise<void>,
  ): Promise<'paid' | 'open' | 'expired' | undefined> {
    try {
      const address = `${apiPaths.orders}/${encodeURIComponent(session)}`;
      const answer = await send(address, { signal: AbortSignal.timeout(requestTimeoutMs) });
      if (answer.status === 200) return 'paid';
      if (answer.status === 404) return 'expired';
      if (v.parse(orderPending, await answer.json()).unpaid) return 'open';
    } catch {
      return undefined;
    }
    if (!waitBeforeRetry) return undefined;
    await waitBeforeRetry();
    return fetchPaymentState(session);
  }

  /**
   * How many of a price this tab's checkout holds. Still counted for a while after its release, so that
   * buyers do not wait for their own stock.
   */
  function heldQuantity(priceId: string): number {
    const lines = heldLines(state.read(), now());
    if (lines.length > 0) lastHeld = { lines, until: now() + releaseGraceMs };
    const held = now() < lastHeld.until ? lastHeld.lines : [];
    return held.find(({ price }) => price === priceId)?.quantity ?? 0;
  }

  dispatch({ type: 'pageLoaded' });
  return {
    checkOut,
    checkPayments,
    markUnpaidShown: (unpaid: UnpaidPayment) => dispatch({ type: 'toldUnpaid', ...unpaid }),
    cartChanged: () => dispatch({ type: 'cartChanged' }),
    /** Resolves when no release is in progress. */
    whenReleased: () => releasing,
    heldQuantity,
    payments,
    state: state.read,
  };
}

/** This tab's checkout. Loaded only on pages where one is started or in progress. */
export const browserCheckout = createCheckout({
  tab: () => sessionStorage,
  browser: () => localStorage,
  send: (...request) => fetch(...request),
});
