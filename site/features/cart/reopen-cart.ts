import { storageKeys } from '../../storage-keys.ts';

/** Opens the cart for a buyer who left without paying and is back: it tells them that nothing was taken. */
export function reopenCart() {
  // The payment page sends nobody back but to the home page.
  if (location.pathname !== '/' || !hasLeftToPay()) return;
  document.querySelector<HTMLDialogElement>('dialog#cart')?.showModal();
}

/** The note of `left-to-pay.ts`, looked for by its name alone: every page loads this. */
function hasLeftToPay(): boolean {
  try {
    return sessionStorage.getItem(storageKeys.checkout)?.includes('"session":') ?? false;
  } catch {
    return false;
  }
}
