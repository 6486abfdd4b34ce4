import { whenLoadedAndIdle } from '../../when-idle.ts';
import { type StockStore, stockStore } from './stock-store.ts';

/** With 20 s of browser cache and 5 s of server cache, stock is less than a minute old. */
const refreshIntervalMs = 30_000;

/** Keeps the stock on the page up to date, from the first idle moment and while the page is visible. */
export function followStock() {
  if (!document.querySelector('[data-stock]')) return;
  const refresh = () => {
    if (!document.hidden) stockStore.refresh();
  };
  const start = () => {
    refresh();
    setInterval(refresh, refreshIntervalMs);
    document.addEventListener('visibilitychange', refresh);
    addEventListener('pageshow', refresh);
  };
  stockStore.subscribe(() => showStock(stockStore, document));
  whenLoadedAndIdle(start);
}

/** Writes the stock into every element marked for it. `data-left` is for the style sheet. */
export function showStock(store: Pick<StockStore, 'remaining'>, page: ParentNode) {
  for (const element of page.querySelectorAll<HTMLElement>('[data-stock]')) {
    const { stock = '', some = 'in stock', none = 'Out of stock' } = element.dataset;
    const left = store.remaining(stock);
    if (left === undefined) continue;
    const words = left > 0 ? `${left} ${some}` : none;
    if (element.textContent !== words) element.textContent = words;
    element.dataset.left = String(left);
  }
}
