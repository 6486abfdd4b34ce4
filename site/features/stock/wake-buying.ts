import { wakeIsland } from '../../islands/wake-island.ts';
import type { StockStore } from './stock-store.ts';

/**
 * Wakes each button whose product has sold out or come back since the page was built, so that it does
 * not go on saying Add to Cart beside a line that says out of stock.
 */
export function wakeBuying(store: Pick<StockStore, 'left'>) {
  for (const place of document.querySelectorAll<HTMLElement>('[data-buying]')) {
    const left = store.left(place.dataset.buying ?? '');
    const wasForSale = place.dataset.forSale !== undefined;
    if (left !== undefined && left > 0 !== wasForSale)
      wakeIsland(place.querySelector('astro-island[ssr]'), 'wake');
  }
}
