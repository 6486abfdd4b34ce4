import { stockPath } from '../../../contract/stock-path.ts';

export type StockStore = {
  /** The stock of a product; undefined until the server has responded, and until then the built data applies. */
  remaining: (productId: string) => number | undefined;
  /** The listener is called after a level has changed. */
  subscribe: (listener: () => void) => () => void;
  /** Requests the stock; 'no-cache' bypasses the browser's cache. Without a response nothing changes. */
  refresh: (cache?: RequestCache) => Promise<void>;
};

/** The current stock, shared by everything on the page. */
export function createStockStore(
  fetchStock: (cache?: RequestCache) => Promise<Response>,
): StockStore {
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
        const answer = await fetchStock(cache);
        // Parsed by hand, because every page would load a validator. Products no longer in the response are
        // removed.
        const levelEntries = Object.entries<number>(await answer.json()).filter(([, level]) =>
          Number.isInteger(level),
        );
        if (!answer.ok || !levelEntries[0] || String(levelEntries) === String([...levels])) return;
        levels = new Map(levelEntries);
        for (const listener of listeners) listener();
      } catch {
        // The page goes on with the stock it was built with.
      }
    },
  };
}

export const stockStore = createStockStore((cache) =>
  fetch(stockPath, { cache, signal: AbortSignal.timeout(10_000) }),
);
