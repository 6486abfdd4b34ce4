import { catalogueRevision } from 'virtual:listed-products';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CheckoutRequest, PriceChange } from '../../../contract/create-checkout.ts';
import { useNavigationReset } from '../../../ui/use-navigation-reset.ts';
import { paths } from '../../paths.ts';
import { browserDelivery } from '../delivery/delivery-store.ts';
import { stockStore } from '../stock/stock-store.ts';
import { browserCheckout, orderPageUrl, waitForProviderRefresh } from './checkout.ts';
import { isSameRequest } from './checkout-state.ts';

type CheckoutLine = { readonly product: { readonly priceId: string }; readonly quantity: number };

export type CheckoutAlert = {
  readonly message: string;
  /** What the buyer can do about it, if known. */
  readonly reason?: string | undefined;
  /** The cause is unknown, so the phone number is offered. */
  readonly unexplained?: boolean;
};

const offlineText =
  "You're offline, so you can't check out. You haven't been charged and your cart is saved.";

const failedText = 'Failed to start checkout. Please try again.';

const pricesChangedText = 'Prices have changed since this page loaded.';

export function checkoutRequestFor(
  lines: readonly CheckoutLine[],
  origin: string,
): CheckoutRequest {
  return {
    items: lines.map(({ product, quantity }) => ({ price: product.priceId, quantity })),
    success_url: `${origin}${paths.success}?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: origin,
  };
}

/** Takes the buyer to the payment page, one request at a time. `unpaid`: they are back with the same cart. */
export function useCheckout(
  open: boolean,
  lines: readonly CheckoutLine[],
  readLines: () => readonly CheckoutLine[],
  onRepriced: (changes: readonly PriceChange[]) => void,
) {
  const [busy, setBusy] = useState(false);
  const [alert, setAlert] = useState<CheckoutAlert>();
  const unpaidRequest = useUnpaidRequest(open);
  const running = useRef(false);
  const revision = useRef(catalogueRevision);

  const resetBusy = useCallback(() => {
    running.current = false;
    setBusy(false);
  }, []);

  const onNavigate = useNavigationReset(resetBusy);

  async function checkOut() {
    if (running.current) return;
    const now = readLines();
    if (now.length === 0) return setAlert({ message: 'Your cart is empty' });
    running.current = true;
    setBusy(true);
    setAlert(undefined);
    const delivery = browserDelivery.get();
    const answer = await browserCheckout.checkOut(
      checkoutRequestFor(now, location.origin),
      delivery.postcode === '' ? undefined : delivery,
      revision.current,
    );
    if ('url' in answer) {
      location.assign(answer.url);
      // The same cart again is the same attempt, and leads to the same page.
      onNavigate();
      return;
    }
    const { message, explained, repriced } = answer.failure;
    if (repriced) {
      revision.current = repriced.revision;
      onRepriced(repriced.changes);
    }
    const serverMessage = explained ? message : undefined;
    const reason = navigator.onLine ? serverMessage : offlineText;
    setAlert({ message: repriced ? pricesChangedText : failedText, reason, unexplained: !reason });
    resetBusy();
    // The refreshed stock marks the lines that were short.
    if (explained) stockStore.refresh('no-cache');
  }

  const forgetAlert = useCallback(() => setAlert(undefined), []);
  const unpaid =
    unpaidRequest !== undefined &&
    isSameRequest(unpaidRequest, checkoutRequestFor(lines, location.origin));
  return { busy, alert, unpaid, checkOut, forgetAlert };
}

/**
 * The request of a buyer who is back without having paid. One who has paid but not seen the order is
 * redirected to it.
 */
function useUnpaidRequest(open: boolean): CheckoutRequest | undefined {
  const [unpaidRequest, setUnpaidRequest] = useState<CheckoutRequest>();

  useEffect(() => {
    if (!open) return;
    let cancelled = false;
    const checkUnpaid = async () => {
      const { paid, unpaid } = await browserCheckout.checkPayments(waitForProviderRefresh);
      if (cancelled) return;
      if (paid) location.assign(orderPageUrl(paid));
      if (!unpaid) return;
      setUnpaidRequest(unpaid.attempt.request);
      // Not earlier: a buyer who closes the cart too soon is told next time.
      browserCheckout.markUnpaidShown(unpaid);
    };
    checkUnpaid();
    // The back/forward cache restores the page with the panel open; a page that loads has already looked.
    const handlePageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      // The earlier result was for a previous visit to the payment page.
      setUnpaidRequest(undefined);
      checkUnpaid();
    };
    addEventListener('pageshow', handlePageShow);
    return () => {
      cancelled = true;
      setUnpaidRequest(undefined);
      removeEventListener('pageshow', handlePageShow);
    };
  }, [open]);

  return unpaidRequest;
}
