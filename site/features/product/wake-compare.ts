import { wakeIsland } from '../../islands/wake-island.ts';
import { storageKeys } from '../../storage-keys.ts';

/** Wakes the Compare button where this product is chosen already, so that it says so; else it sleeps. */
export function wakeCompare() {
  const place = document.querySelector<HTMLElement>('[data-compare]');
  try {
    const chosen = localStorage.getItem(storageKeys.compare);
    if (place && chosen?.includes(JSON.stringify(place.dataset.compare)))
      wakeIsland(place.querySelector('astro-island[ssr]'), 'wake');
  } catch {
    // Where nothing is kept, nothing was chosen.
  }
}
