import { stockPath } from '../../../contract/stock-path.ts';

export type StockStore = {
  /** How many can be bought; nothing until the server has said so, and then what the page was built with holds. */
  remaining: (productId: string) => number | undefined;
  /** Calls back after a level has changed. */
  subscribe: (listener: () => void) => () => void;
  /** Asks the server, with 'no-cache' past the browser's cache. Without an answer everything stays as it is. */
  refresh: (cache?: RequestCache) => Promise<void>;
};

/** What can be bought just now, shared by everything on the page. */
export function createStockStore(ask: (cache?: RequestCache) => Promise<Response>): StockStore {
  let levels = new Map<string, number>();
  const listeners = new Set<() => void>();

  return {
    remaining: (id) => levels.get(id),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async refresh(cache) {
      try {
        const answer = await ask(cache);
        // By hand: every page would load a validator otherwise. What is told of no more is forgotten.
        const told = Object.entries<number>(await answer.json()).filter(([, level]) =>
          Number.isInteger(level),
        );
        if (!answer.ok || !told[0] || String(told) === String([...levels])) return;
        levels = new Map(told);
        for (const listener of listeners) listener();
      } catch {
        // Browsing goes on with what the page was built with.
      }
    },
  };
}

export const stockStore = createStockStore((cache) =>
  fetch(stockPath, { cache, signal: AbortSignal.timeout(10_000) }),
);
