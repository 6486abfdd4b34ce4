import { useSyncExternalStore } from 'react';
import { storageKeys } from '../../storage-keys.ts';
import {
  browserStorageOptions,
  createStoredList,
  type StoredListOptions,
} from '../../stored-list.ts';
import { compareChangedEvent, maxCompared, parseIds } from './compare-ids.ts';

/** The ids of the products chosen for comparing, in the order they were chosen. */
type ChosenIds = readonly string[];

const noneChosen: ChosenIds = [];

/** The comparison of one browser. */
export function createCompareStore(options: StoredListOptions) {
  const list = createStoredList(options, storageKeys.compare, parseIds);
  let products: ReadonlySet<string> | undefined;
  let chosen: ChosenIds | undefined;

  function read(): ChosenIds {
    const known = list
      .read()
      .filter((id) => products?.has(id) ?? true)
      .slice(0, maxCompared);
    // Returns the same array if the choice is the same, to avoid needless renders.
    return chosen && String(chosen) === String(known) ? chosen : known;
  }

  function refresh() {
    const before = chosen;
    chosen = read();
    if (chosen !== before) list.notifyListeners();
  }

  function write(ids: string[]) {
    list.write(ids);
    refresh();
    options.page.dispatchEvent(new CustomEvent(compareChangedEvent, { detail: ids.length }));
  }

  function get(): ChosenIds {
    if (!chosen) {
      chosen = read();
      list.subscribeToOtherTabs(refresh);
    }
    return chosen;
  }

  return {
    /** Sets which ids are products. Until then every id counts as one. */
    setProductIds(ids: Iterable<string>) {
      products = new Set(ids);
      if (chosen) refresh();
    },
    get,
    subscribe(listener: () => void) {
      get();
      return list.subscribe(listener);
    },
    /** Adds an id or removes it if it is already chosen. Returns 'full' if there is no room. */
    toggle(id: string): 'added' | 'removed' | 'full' {
      get();
      refresh();
      const ids = [...get()];
      if (ids.includes(id)) {
        write(ids.filter((other) => other !== id));
        return 'removed';
      }
      if (ids.length >= maxCompared) return 'full';
      write([...ids, id]);
      return 'added';
    },
    clear: () => write([]),
    /** Removes ids from storage that are not products, so that every count is the same. */
    removeUnknown() {
      const ids = [...get()];
      if (list.read().length !== ids.length) write(ids);
    },
  };
}

/** The visitor's comparison, shared by all islands. compared-products.ts sets which ids are products. */
export const browserCompare = createCompareStore(browserStorageOptions);

/** The ids chosen for comparing; empty on the server and during the first render in the browser. */
export function useCompare(): ChosenIds {
  return useSyncExternalStore(browserCompare.subscribe, browserCompare.get, () => noneChosen);
}
