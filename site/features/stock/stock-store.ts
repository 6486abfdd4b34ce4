import { calls } from '../../../contract/calls.ts';

export type StockStore = {
  /** How many can be bought; nothing until the server has said so, and then what the page was built with holds. */
  left: (productId: string) => number | undefined;
  /** Calls back after a level has changed. */
  subscribe: (listener: () => void) => () => void;
  /** Asks the server. Without an answer everything stays as it is. */
  refresh: () => Promise<void>;
};

/** What can be bought just now, shared by everything on the page. */
export function createStockStore(ask: () => Promise<Response>): StockStore {
  const levels = new Map<string, number>();
  const listeners = new Set<() => void>();

  function take(answer: unknown) {
    let changed = false;
    for (const [id, level] of Object.entries(answer ?? {})) {
      if (!Number.isInteger(level) || levels.get(id) === level) continue;
      levels.set(id, level);
      changed = true;
    }
    if (changed) for (const listener of listeners) listener();
  }

  return {
    left: (id) => levels.get(id),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async refresh() {
      try {
        const answer = await ask();
        if (answer.ok) take(await answer.json());
      } catch {
        // Browsing goes on with what the page was built with.
      }
    },
  };
}

export const stockStore = createStockStore(() => fetch(calls.stock));
