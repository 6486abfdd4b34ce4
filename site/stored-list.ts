export type StoredListOptions = {
  /** Throws if the browser blocks storage; the list then lasts as long as the page. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** The window, which receives events for changes here and fires events for changes in other tabs. */
  page: EventTarget;
};

export const browserStorageOptions: StoredListOptions = {
  storage: () => window.localStorage,
  page: globalThis,
};

/** A list stored under a key. Storage is the source of truth: each change reads and writes it. */
export function createStoredList<Entry>(
  { storage, page }: StoredListOptions,
  key: string,
  parse: (text: string | null) => Entry[],
) {
  const listeners = new Set<() => void>();
  let memoryCopy: Entry[] | undefined;
  return {
    read(): Entry[] {
      if (memoryCopy) return memoryCopy;
      try {
        return parse(storage().getItem(key));
      } catch {
        return [];
      }
    },
    write(entries: Entry[]) {
      try {
        storage().setItem(key, JSON.stringify(entries));
        memoryCopy = undefined;
      } catch {
        memoryCopy = entries;
      }
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notifyListeners() {
      for (const listener of listeners) listener();
    },
    /** Calls back when another tab has changed the list. */
    subscribeToOtherTabs(refresh: () => void) {
      page.addEventListener('storage', (event) => {
        const changed = (event as StorageEvent).key;
        // No key means that all storage was cleared.
        if (changed === key || changed === null) refresh();
      });
      // A page restored from the back/forward cache has missed the events in between.
      page.addEventListener('pageshow', refresh);
    },
  };
}
