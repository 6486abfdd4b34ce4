import { cartChanged, storageKeys } from '../../storage-keys.ts';
import type { CheckoutState } from './checkout-state.ts';

/** The part of the checkout on every page. The rest is loaded only if a checkout is in progress. */
export function followCheckout() {
  // The payment page only returns buyers to the home page, where the open cart shows the result.
  if (location.pathname === '/' && stepKept() === 'paying') {
    document.querySelector<HTMLDialogElement>('dialog#cart')?.showModal();
  }
  addEventListener(cartChanged, async () => {
    if (stepKept() === undefined) return;
    const { browserCheckout } = await import('./checkout.ts');
    browserCheckout.cartChanged();
  });
}

/** Read without a schema, which is too large for every page to load. */
function stepKept(): CheckoutState['step'] | undefined {
  try {
    const kept: Partial<CheckoutState> = JSON.parse(
      sessionStorage.getItem(storageKeys.checkout) ?? '{}',
    );
    return kept.step;
  } catch {
    // Storage is blocked (a checkout then lasts as long as its page), or contains something else.
    return 'idle';
  }
}
