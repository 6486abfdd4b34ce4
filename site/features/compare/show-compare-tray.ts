import { storageKeys } from '../../storage-keys.ts';
import { compareChanged, mostCompared } from './compare-names.ts';

/**
 * Shows the tray with its count from storage while its island sleeps. A choice made on this page
 * wakes the island: React is at hand then, and names can stand beside the count.
 */
export function showCompareTray() {
  const trays = document.querySelectorAll<HTMLElement>('[data-compare-tray]');
  const show = (event?: Event) => {
    let count = 0;
    try {
      const ids = JSON.parse(localStorage.getItem(storageKeys.compare) ?? '[]');
      if (Array.isArray(ids)) count = Math.min(new Set(ids).size, mostCompared);
    } catch {
      count = 0;
    }
    if (event instanceof CustomEvent) {
      count = event.detail;
      const island = trays[0]?.closest('astro-island[ssr]');
      island?.setAttribute('data-held', '');
      island?.dispatchEvent(new Event('held'));
    }
    for (const tray of trays) tray.hidden = count === 0;
    for (const place of document.querySelectorAll('[data-compare-count]')) {
      place.textContent = String(count);
    }
  };
  show();
  for (const sign of ['storage', 'pageshow', compareChanged]) addEventListener(sign, show);
}
