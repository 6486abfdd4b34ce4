import { whenLoadedAndIdle } from '../../when-idle.ts';
import { type StockStore, stockStore } from './stock-store.ts';

/** With the 20 s a browser keeps the answer and the 5 s the server does: under a minute. */
const every = 30_000;

/** Keeps what the page says of stock in step, from the first idle moment and while it is looked at. */
export function followStock() {
  if (!document.querySelector('[data-stock]')) return;
  const refresh = () => {
    if (!document.hidden) stockStore.refresh();
  };
  const start = () => {
    refresh();
    setInterval(refresh, every);
    document.addEventListener('visibilitychange', refresh);
    addEventListener('pageshow', refresh);
  };
  stockStore.subscribe(() => showStock(stockStore, document));
  whenLoadedAndIdle(start);
}

/** Writes the levels into every place that asks for one. `data-left` is there for the style sheet. */
export function showStock(store: Pick<StockStore, 'remaining'>, page: ParentNode) {
  for (const place of page.querySelectorAll<HTMLElement>('[data-stock]')) {
    const { stock = '', some = 'in stock', none = 'Out of stock' } = place.dataset;
    const left = store.remaining(stock);
    if (left === undefined) continue;
    const words = left > 0 ? `${left} ${some}` : none;
    if (place.textContent !== words) place.textContent = words;
    place.dataset.left = String(left);
  }
}
