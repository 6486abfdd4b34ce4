import type { StockStore } from './stock-store.ts';

/** Writes the levels into every place that asks for one. `data-left` is there for the style sheet. */
export function showStock(store: Pick<StockStore, 'left'>, page: ParentNode) {
  for (const place of page.querySelectorAll<HTMLElement>('[data-stock]')) {
    const { stock = '', some = 'in stock', none = 'Out of stock' } = place.dataset;
    const left = store.left(stock);
    if (left === undefined) continue;
    const words = left > 0 ? `${left} ${some}` : none;
    if (place.textContent !== words) place.textContent = words;
    place.dataset.left = String(left);
  }
}
