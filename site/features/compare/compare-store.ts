import { storageKeys } from '../../storage-keys.ts';
import type { ListedProduct } from '../listed-products/listed-product.ts';
import { mostCompared, readIds } from './compare-storage.ts';

/** Told on `window` after the choice has changed in this tab, with the count as its detail. */
export const compareChanged = 'rungmoor:compare-changed';

/** The products chosen for comparing, in the order they were chosen. */
export type Chosen = readonly ListedProduct[];

export const noneChosen: Chosen = [];

type CompareStore = {
  get: () => Chosen;
  subscribe: (listener: () => void) => () => void;
  /** Adds what is not chosen and drops what is; says 'full' where there is no room. */
  toggle: (id: string) => 'added' | 'removed' | 'full';
  clear: () => void;
  /** Puts out of storage what is no product of ours, so that every count is the same. */
  settle: () => void;
};

type Surroundings = {
  products: readonly ListedProduct[];
  /** Throws where the browser keeps its storage shut; the choice then lives as long as the page. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** The window: told of changes here, tells of changes in other tabs. */
  page: EventTarget;
};

/** What one browser compares. Storage is the truth; each change reads it, changes it and writes it. */
export function createCompareStore({ products, storage, page }: Surroundings): CompareStore {
  const byId = new Map(products.map((product) => [product.id, product]));
  const listeners = new Set<() => void>();
  let onlyCopy: string[] | undefined;
  let chosen: Chosen | undefined;

  function storedIds(): string[] {
    if (onlyCopy) return onlyCopy;
    try {
      return readIds(storage().getItem(storageKeys.compare));
    } catch {
      return [];
    }
  }

  function read(): Chosen {
    const known = storedIds()
      .flatMap((id) => byId.get(id) ?? [])
      .slice(0, mostCompared);
    // The same choice stays the same list, so that nothing is drawn anew for nothing.
    const same =
      chosen?.length === known.length && known.every((each, at) => each === chosen?.[at]);
    return same && chosen ? chosen : known;
  }

  function refresh() {
    const before = chosen;
    chosen = read();
    if (chosen !== before) for (const listener of listeners) listener();
  }

  function write(ids: string[]) {
    try {
      storage().setItem(storageKeys.compare, JSON.stringify(ids));
      onlyCopy = undefined;
    } catch {
      onlyCopy = ids;
    }
    refresh();
    page.dispatchEvent(new CustomEvent(compareChanged, { detail: ids.length }));
  }

  function followOtherTabs() {
    page.addEventListener('storage', (event) => {
      const key = (event as StorageEvent).key;
      // No key: everything was cleared.
      if (key === storageKeys.compare || key === null) refresh();
    });
    // A page that comes back from the browser's own cache has heard nothing meanwhile.
    page.addEventListener('pageshow', refresh);
  }

  function get(): Chosen {
    if (!chosen) {
      chosen = read();
      followOtherTabs();
    }
    return chosen;
  }

  return {
    get,
    subscribe(listener) {
      get();
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    toggle(id) {
      get();
      refresh();
      const ids = get().map((product) => product.id);
      if (ids.includes(id)) {
        write(ids.filter((other) => other !== id));
        return 'removed';
      }
      if (ids.length >= mostCompared) return 'full';
      write([...ids, id]);
      return 'added';
    },
    clear: () => write([]),
    settle() {
      const ids = get().map((product) => product.id);
      if (storedIds().length !== ids.length) write(ids);
    },
  };
}
