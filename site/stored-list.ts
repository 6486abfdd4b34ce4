export type StoredListOptions = {
  /** Throws where the browser keeps its storage shut; the list then lives as long as the page. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** The window: told of changes here, tells of changes in other tabs. */
  page: EventTarget;
};

export const inBrowser: StoredListOptions = {
  storage: () => window.localStorage,
  page: globalThis,
};

/** A list that the browser keeps under a key. Storage is the truth: each change reads it and writes it. */
export function storedList<Entry>(
  { storage, page }: StoredListOptions,
  key: string,
  parse: (text: string | null) => Entry[],
) {
  const listeners = new Set<() => void>();
  let onlyCopy: Entry[] | undefined;
  return {
    read(): Entry[] {
      if (onlyCopy) return onlyCopy;
      try {
        return parse(storage().getItem(key));
      } catch {
        return [];
      }
    },
    write(entries: Entry[]) {
      try {
        storage().setItem(key, JSON.stringify(entries));
        onlyCopy = undefined;
      } catch {
        onlyCopy = entries;
      }
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell() {
      for (const listener of listeners) listener();
    },
    /** Calls back when another tab has changed the list. */
    followOtherTabs(refresh: () => void) {
      page.addEventListener('storage', (event) => {
        const changed = (event as StorageEvent).key;
        // No key: everything was cleared.
        if (changed === key || changed === null) refresh();
      });
      // A page that comes back from the browser's own cache has heard nothing meanwhile.
      page.addEventListener('pageshow', refresh);
    },
  };
}
