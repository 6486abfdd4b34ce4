import { useEffect, useState } from 'react';
import { begunPayments } from './begun-payments.ts';
import { browserAttempt } from './browser-cart.ts';
import type { Cart } from './cart.ts';
import { checkoutRequestFor } from './checkout.ts';
import { lookBack, noteTold, orderPage, untilAskedAnew } from './pending-payment.ts';

/**
 * Whether the buyer is back from the payment page without having paid, and the cart is the same. One
 * who has paid and not seen the order is taken to it.
 */
export function useCameBack(open: boolean, cart: Cart): boolean {
  const [left, setLeft] = useState<string>();

  useEffect(() => {
    if (!open) return;
    let over = false;
    const look = async () => {
      const { paid, unpaid } = await lookBack(browserAttempt, begunPayments, fetch, untilAskedAnew);
      if (over) return;
      if (paid) location.assign(orderPage(paid));
      if (!unpaid) return;
      setLeft(unpaid.attempt.cart);
      // Not before: a buyer who closes the cart too soon is told next time.
      noteTold(browserAttempt, unpaid);
    };
    look();
    // The browser's own cache brings the page back with the panel open; a page that loads has looked.
    const lookAgain = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      // What was told before was of an earlier visit to the payment page.
      setLeft(undefined);
      look();
    };
    addEventListener('pageshow', lookAgain);
    return () => {
      over = true;
      setLeft(undefined);
      removeEventListener('pageshow', lookAgain);
    };
  }, [open]);

  return left !== undefined && left === JSON.stringify(checkoutRequestFor(cart, location.origin));
}
