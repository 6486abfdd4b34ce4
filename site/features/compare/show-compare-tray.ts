import { hydrateIsland } from '../../islands/hydrate-island.ts';
import { storageKeys } from '../../storage-keys.ts';
import { compareChangedEvent, maxCompared, parseIds } from './compare-ids.ts';

/** Shows the tray with the stored count before its island is hydrated. A choice made on this page hydrates it. */
export function showCompareTray() {
  const trays = document.querySelectorAll<HTMLElement>('[data-compare-tray]');
  const show = (count: number) => {
    for (const tray of trays) tray.hidden = count === 0;
    document.documentElement.toggleAttribute('data-comparing', count > 0);
    for (const element of document.querySelectorAll('[data-compare-count]')) {
      element.textContent = String(count);
    }
  };
  const showStored = () => show(storedCount());
  showStored();
  for (const eventName of ['storage', 'pageshow']) addEventListener(eventName, showStored);
  addEventListener(compareChangedEvent, (event) => {
    if (!(event instanceof CustomEvent)) return;
    show(event.detail);
    hydrateIsland(trays[0]?.closest('astro-island[ssr]'), 'held');
  });
}

function storedCount(): number {
  try {
    return Math.min(parseIds(localStorage.getItem(storageKeys.compare)).length, maxCompared);
  } catch {
    return 0;
  }
}
