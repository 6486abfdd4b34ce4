import { wakeIsland } from '../../islands/wake-island.ts';
import { storageKeys } from '../../storage-keys.ts';
import { compareChanged, mostCompared, readIds } from './compare-ids.ts';

/** Shows the tray with the stored count before its island is hydrated. A choice made on this page hydrates it. */
export function showCompareTray() {
  const trays = document.querySelectorAll<HTMLElement>('[data-compare-tray]');
  const show = (count: number) => {
    for (const tray of trays) tray.hidden = count === 0;
    document.documentElement.toggleAttribute('data-comparing', count > 0);
    for (const place of document.querySelectorAll('[data-compare-count]')) {
      place.textContent = String(count);
    }
  };
  const showStored = () => show(storedCount());
  showStored();
  for (const sign of ['storage', 'pageshow']) addEventListener(sign, showStored);
  addEventListener(compareChanged, (event) => {
    if (!(event instanceof CustomEvent)) return;
    show(event.detail);
    wakeIsland(trays[0]?.closest('astro-island[ssr]'), 'held');
  });
}

function storedCount(): number {
  try {
    return Math.min(readIds(localStorage.getItem(storageKeys.compare)).length, mostCompared);
  } catch {
    return 0;
  }
}
