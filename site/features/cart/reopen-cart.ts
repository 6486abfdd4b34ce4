import { storageKeys } from '../../storage-keys.ts';
import type { Attempt } from './attempt-keeper.ts';

/** Opens the cart for a buyer who left without paying and is back: it tells them that nothing was taken. */
export function reopenCart() {
  // The payment page sends nobody back but to the home page.
  if (location.pathname !== '/') return;
  try {
    // Read without the keeper, which is too much for every page to load.
    const kept = sessionStorage.getItem(storageKeys.checkout) ?? '{}';
    const { session }: Partial<Attempt> = JSON.parse(kept);
    if (session) document.querySelector<HTMLDialogElement>('dialog#cart')?.showModal();
  } catch {
    // Storage is shut, or holds something else.
  }
}
