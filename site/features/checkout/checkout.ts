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
import { newKey } from '../../new-key.ts';
import { paths } from '../../paths.ts';
import type { DeliveryChoice } from '../delivery/delivery-answer.ts';
import {
  type CheckoutAttempt,
  type CheckoutEvent,
  heldLines,
  isPaying,
  next,
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
type Unpaid = {
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

const toCreate = 30_000;
const toAsk = 5000;

/** How long the server may still report the stock as it was before a release, in milliseconds. */
const heldOn = 8000;

const noSession = { failure: { message: 'Failed to create checkout session', explained: false } };

/** The order page of a payment. It also removes the purchased items from the cart. */
export const orderPage = (session: string) =>
  `${paths.success}?session_id=${encodeURIComponent(session)}`;

/** Waits for the server to ask the provider again, which it does at most every two seconds. */
export const untilAskedAnew = () => new Promise<void>((resolve) => setTimeout(resolve, 2500));

/** The checkout of one tab: its state, and the requests that change it. None of its functions throws. */
export function createCheckout({ tab, browser, send = fetch, now = Date.now }: CheckoutOptions) {
  const state = openCheckoutState(tab);
  const payments = openBrowserCheckouts(browser, now);
  let releasing = Promise.resolve();
  let lastHeld: { lines: CheckoutRequest['items']; until: number } = { lines: [], until: 0 };

  function dispatch(event: CheckoutEvent) {
    const before = state.read();
    const after = next(before, event);
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
        signal: AbortSignal.timeout(toAsk),
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
    const { paid, unpaid } = await lookBack();
    if (paid) return { url: orderPage(paid) };
    if (unpaid) dispatch({ type: 'toldUnpaid', ...unpaid });
    await releasing;
    dispatch({ type: 'requested', request, delivery, key: newKey(), at: now() });
    const requested = state.read();
    if (requested.step !== 'requesting') return noSession;
    const answer = await createSession(requested.attempt, revision);
    if ('failure' in answer && answer.failure.explained) {
      dispatch({ type: 'rejected' });
      return answer;
    }
    const sessionId = 'url' in answer ? answer.session_id : undefined;
    if (sessionId) payments.note(sessionId);
    dispatch({ type: 'answered', sessionId, at: now() });
    return 'paid' in answer ? { url: orderPage(answer.paid) } : answer;
  }

  async function createSession(
    { request, delivery, key }: CheckoutAttempt,
    shown: string | undefined,
  ) {
    try {
      const answer = await send(apiPaths.createCheckout, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': key,
          [browserKeyHeader]: payments.key(),
          ...(shown && { [catalogueRevisionHeader]: shown }),
          ...(delivery && {
            [deliveryPostcodeHeader]: delivery.postcode,
            [deliveryServiceHeader]: delivery.service,
          }),
        },
        body: JSON.stringify(request),
        signal: AbortSignal.timeout(toCreate),
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
  async function lookBack(
    pause?: () => Promise<void>,
  ): Promise<{ paid?: string; unpaid?: Unpaid }> {
    const left = state.read();
    const own = left.step === 'paying' ? left.attempt.sessionId : undefined;
    const begun = payments.sessions();
    const asked = new Set(own ? [own, ...begun] : begun);
    const outcomes = new Map(
      await Promise.all(
        Array.from(asked, async (session) => {
          const wait = session === own ? pause : undefined;
          return [session, await outcomeOf(session, wait)] as const;
        }),
      ),
    );
    const paid = begun.find((session) => outcomes.get(session) === 'paid');
    for (const session of begun) if (outcomes.get(session) === 'expired') payments.forget(session);
    if (paid) return { paid };
    const outcome = own && outcomes.get(own);
    const current = state.read();
    // In the meantime the buyer may have gone to pay again.
    if (!outcome || current.step !== 'paying' || !isPaying(current, own)) return {};
    if (outcome === 'paid') {
      dispatch({ type: 'orderSeen', sessionId: own });
      return {};
    }
    const { attempt } = current;
    return { unpaid: { attempt, sessionId: own, expired: outcome === 'expired' } };
  }

  /** The state of a payment, or undefined if it is unknown. */
  async function outcomeOf(
    session: string,
    pause?: () => Promise<void>,
  ): Promise<'paid' | 'open' | 'expired' | undefined> {
    try {
      const address = `${apiPaths.orders}/${encodeURIComponent(session)}`;
      const answer = await send(address, { signal: AbortSignal.timeout(toAsk) });
      if (answer.status === 200) return 'paid';
      if (answer.status === 404) return 'expired';
      if (v.parse(orderPending, await answer.json()).unpaid) return 'open';
    } catch {
      return undefined;
    }
    if (!pause) return undefined;
    await pause();
    return outcomeOf(session);
  }

  /**
   * How many of a price this tab's checkout holds. Still counted for a while after its release, so that
   * buyers do not wait for their own stock.
   */
  function heldQuantity(priceId: string): number {
    const lines = heldLines(state.read(), now());
    if (lines.length > 0) lastHeld = { lines, until: now() + heldOn };
    const held = now() < lastHeld.until ? lastHeld.lines : [];
    return held.find(({ price }) => price === priceId)?.quantity ?? 0;
  }

  dispatch({ type: 'pageLoaded' });
  return {
    checkOut,
    lookBack,
    told: (unpaid: Unpaid) => dispatch({ type: 'toldUnpaid', ...unpaid }),
    cartChanged: () => dispatch({ type: 'cartChanged' }),
    /** Resolves when no release is in progress. */
    released: () => releasing,
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
