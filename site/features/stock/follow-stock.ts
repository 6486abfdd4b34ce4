import { whenLoadedAndIdle } from '../../when-idle.ts';
import { showStock } from './show-stock.ts';
import { stockStore } from './stock-store.ts';

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
