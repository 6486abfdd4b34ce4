import { cartChanged, storageKeys } from '../../storage-keys.ts';
import type { CheckoutState } from './checkout-state.ts';

/** What every page knows of a checkout: all else is loaded where one is under way. */
export function followCheckout() {
  // The payment page sends nobody back but to the home page; the open cart tells them what came of it.
  if (location.pathname === '/' && stepKept() === 'paying') {
    document.querySelector<HTMLDialogElement>('dialog#cart')?.showModal();
  }
  addEventListener(cartChanged, async () => {
    if (stepKept() === undefined) return;
    const { browserCheckout } = await import('./checkout.ts');
    browserCheckout.cartChanged();
  });
}

/** Read without a schema, which is too much for every page to load. */
function stepKept(): CheckoutState['step'] | undefined {
  try {
    const kept: Partial<CheckoutState> = JSON.parse(
      sessionStorage.getItem(storageKeys.checkout) ?? '{}',
    );
    return kept.step;
  } catch {
    // Storage is shut, where a checkout lives as long as its page, or holds something else.
    return 'idle';
  }
}
