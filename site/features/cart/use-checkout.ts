import { useCallback, useEffect, useRef, useState } from 'react';
import { stockStore } from '../stock/stock-store.ts';
import { browserAttempt } from './browser-cart.ts';
import { checkOut as ask, checkoutRequestFor } from './checkout.ts';
import { mostLeft } from './left-for-buyer.ts';
import { canBeHad } from './shortage.ts';
import { stockedCart } from './stocked-cart.ts';

export type CheckoutAlert = {
  readonly words: string;
  /** What the buyer can do about it, where the server said so. */
  readonly reason?: string;
};

const noSignal =
  'Checkout needs a connection, and there is none. Nothing was charged and your cart is kept.';

/** After that a page to pay on that has not come was stopped on its way. */
const patience = 10_000;

const failed = 'Failed to start checkout. Please try again.';

/** Takes the buyer from the cart to the page where they pay: one request at a time. */
export function useCheckout() {
  const [busy, setBusy] = useState(false);
  const [alert, setAlert] = useState<CheckoutAlert>();
  const running = useRef(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);

  const rest = useCallback(() => {
    clearTimeout(leaving.current);
    running.current = false;
    setBusy(false);
  }, []);

  // Back from the payment page, out of the browser's own cache: the button must work again.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && rest();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [rest]);

  async function checkOut() {
    if (running.current) return;
    const cart = canBeHad(stockedCart.refresh().cart, mostLeft);
    if (cart.items.length === 0) return setAlert({ words: 'Your cart is empty' });
    running.current = true;
    setBusy(true);
    setAlert(undefined);
    const answer = await ask(browserAttempt, checkoutRequestFor(cart, location.origin));
    if ('url' in answer) {
      location.assign(answer.url);
      // The same cart again is the same attempt, and leads to the same page.
      leaving.current = setTimeout(rest, patience);
      return;
    }
    const { message, explained } = answer.failure;
    setAlert({
      words: failed,
      ...(explained && { reason: message }),
      ...(!navigator.onLine && { reason: noSignal }),
    });
    rest();
    // The lines that were short are marked.
    if (explained) stockStore.refresh('no-cache');
  }

  const forgetAlert = useCallback(() => setAlert(undefined), []);
  return { busy, alert, checkOut, forgetAlert };
}
