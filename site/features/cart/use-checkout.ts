import { useCallback, useRef, useState } from 'react';
import { useLeaving } from '../../../ui/use-leaving.ts';
import { stockStore } from '../stock/stock-store.ts';
import { browserAttempt } from './browser-cart.ts';
import { checkOut as ask, checkoutRequestFor } from './checkout.ts';
import { mostLeft } from './remaining-stock.ts';
import { canBeHad } from './shortage.ts';
import { stockedCart } from './stocked-cart.ts';

export type CheckoutAlert = {
  readonly words: string;
  /** What the buyer can do about it, where somebody said so. */
  readonly reason?: string | undefined;
  /** Nobody could say why: the phone is another way. */
  readonly unexplained?: boolean;
};

const noSignal =
  "You're offline, so you can't check out. You haven't been charged and your cart is saved.";

const failed = 'Failed to start checkout. Please try again.';

/** Takes the buyer from the cart to the page where they pay: one request at a time. */
export function useCheckout() {
  const [busy, setBusy] = useState(false);
  const [alert, setAlert] = useState<CheckoutAlert>();
  const running = useRef(false);

  const rest = useCallback(() => {
    running.current = false;
    setBusy(false);
  }, []);

  const leave = useLeaving(rest);

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
      leave();
      return;
    }
    const { message, explained } = answer.failure;
    const said = explained ? message : undefined;
    const reason = navigator.onLine ? said : noSignal;
    setAlert({ words: failed, reason, unexplained: !reason });
    rest();
    // The lines that were short are marked.
    if (explained) stockStore.refresh('no-cache');
  }

  const forgetAlert = useCallback(() => setAlert(undefined), []);
  return { busy, alert, checkOut, forgetAlert };
}
