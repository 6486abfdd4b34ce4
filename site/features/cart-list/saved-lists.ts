import { lateStorageKeys } from '../../late-storage-keys.ts';
import { inBrowser, type StoredListOptions, storedList } from '../../stored-list.ts';

/** A named list of products, stored on this device. Its lines are encoded as in a shared link. */
export type SavedList = { readonly name: string; readonly code: string; readonly savedAt: number };

export const mostLists = 50;
export const longestName = 60;
const longestCode = 20_000;

/** Reads the stored lists; invalid ones are dropped. */
function readLists(text: string | null): SavedList[] {
  const entries: unknown = JSON.parse(text ?? '[]');
  return Array.isArray(entries) ? entries.flatMap(listFrom).slice(0, mostLists) : [];
}

function listFrom(entry: unknown): SavedList[] {
  const { name, code, savedAt }: Readonly<Record<string, unknown>> = Object(entry);
  const isList = typeof name === 'string' && typeof code === 'string' && Number.isFinite(savedAt);
  return isList && name.trim() !== '' && code.length <= longestCode
    ? [{ name: tidyName(name), code, savedAt: Number(savedAt) }]
    : [];
}

/** The name on one line, trimmed and cut to the maximum length. */
export const tidyName = (name: string) =>
  name
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, longestName);

/** The lists of one browser. */
export function createSavedLists(options: StoredListOptions) {
  const stored = storedList(options, lateStorageKeys.lists, readLists);
  let known: readonly SavedList[] | undefined;
  const change = (lists: SavedList[]) => {
    stored.write(lists);
    refresh();
  };
  function refresh() {
    known = stored.read();
    stored.tell();
  }
  return {
    get(): readonly SavedList[] {
      if (!known) {
        known = stored.read();
        stored.followOtherTabs(refresh);
      }
      return known;
    },
    subscribe: stored.subscribe,
    /** Saves a list, replacing one of the same name. Returns false if there are too many lists. */
    save(name: string, code: string, savedAt = Date.now()): boolean {
      const others = stored.read().filter((list) => list.name !== name);
      if (others.length >= mostLists) return false;
      change([{ name, code, savedAt }, ...others]);
      return true;
    },
    remove: (name: string) => change(stored.read().filter((list) => list.name !== name)),
  };
}

export const savedLists = createSavedLists(inBrowser);
