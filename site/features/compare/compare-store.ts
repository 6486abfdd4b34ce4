import { useSyncExternalStore } from 'react';
import { storageKeys } from '../../storage-keys.ts';
import { compareChanged, mostCompared, readIds } from './compare-ids.ts';

/** The ids of the products chosen for comparing, in the order they were chosen. */
type ChosenIds = readonly string[];

const noneChosen: ChosenIds = [];

type CompareStore = {
  /** Says which ids are products; until then every id is taken for one. */
  know: (ids: Iterable<string>) => void;
  get: () => ChosenIds;
  subscribe: (listener: () => void) => () => void;
  /** Adds what is not chosen and drops what is; says 'full' where there is no room. */
  toggle: (id: string) => 'added' | 'removed' | 'full';
  clear: () => void;
  /** Puts out of storage what is no product of ours, so that every count is the same. */
  dropUnknown: () => void;
};

type CompareStoreOptions = {
  /** Throws where the browser keeps its storage shut; the choice then lives as long as the page. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** The window: told of changes here, tells of changes in other tabs. */
  page: EventTarget;
};

/** What one browser compares. Storage is the truth; each change reads it, changes it and writes it. */
export function createCompareStore({ storage, page }: CompareStoreOptions): CompareStore {
  let products: ReadonlySet<string> | undefined;
  const listeners = new Set<() => void>();
  let onlyCopy: string[] | undefined;
  let chosen: ChosenIds | undefined;

  function storedIds(): string[] {
    if (onlyCopy) return onlyCopy;
    try {
      return readIds(storage().getItem(storageKeys.compare));
    } catch {
      return [];
    }
  }

  function read(): ChosenIds {
    const known = storedIds()
      .filter((id) => products?.has(id) ?? true)
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

  function get(): ChosenIds {
    if (!chosen) {
      chosen = read();
      followOtherTabs();
    }
    return chosen;
  }

  return {
    know(ids) {
      products = new Set(ids);
      if (chosen) refresh();
    },
    get,
    subscribe(listener) {
      get();
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    toggle(id) {
      get();
      refresh();
      const ids = [...get()];
      if (ids.includes(id)) {
        write(ids.filter((other) => other !== id));
        return 'removed';
      }
      if (ids.length >= mostCompared) return 'full';
      write([...ids, id]);
      return 'added';
    },
    clear: () => write([]),
    dropUnknown() {
      const ids = [...get()];
      if (storedIds().length !== ids.length) write(ids);
    },
  };
}

/** What the visitor compares, shared by all islands. Which ids are products, compared-products.ts says. */
export const browserCompare = createCompareStore({
  storage: () => window.localStorage,
  page: globalThis,
});

/** What is chosen for comparing; nothing on the server and during the first render in the browser. */
export function useCompare(): ChosenIds {
  return useSyncExternalStore(browserCompare.subscribe, browserCompare.get, () => noneChosen);
}
