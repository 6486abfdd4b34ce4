import { cartChangedEvent, storageKeys } from '../../storage-keys.ts';
import type { CheckoutState } from './checkout-state.ts';

/** The part of the checkout on every page. The rest is loaded only if a checkout is in progress. */
export function followCheckout() {
  // The payment page only returns buyers to the home page, where the open cart shows the result.
  if (location.pathname === '/' && readStoredStep() === 'paying') {
    document.querySelector<HTMLDialogElement>('dialog#cart')?.showModal();
  }
  addEventListener(cartChangedEvent, async () => {
    if (readStoredStep() === undefined) return;
    const { browserCheckout } = await import('./checkout.ts');
    browserCheckout.cartChanged();
  });
}

/** Read without a schema, which is too large for every page to load. */
function readStoredStep(): CheckoutState['step'] | undefined {
  try {
    const stored: Partial<CheckoutState> = JSON.parse(
      sessionStorage.getItem(storageKeys.checkout) ?? '{}',
    );
    return stored.step;
  } catch {
    // Storage is blocked (a checkout then lasts as long as its page), or contains something else.
    return 'idle';
  }
}
