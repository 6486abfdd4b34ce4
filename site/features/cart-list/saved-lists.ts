import { lateStorageKeys } from '../../late-storage-keys.ts';
import {
  browserStorageOptions,
  createStoredList,
  type StoredListOptions,
} from '../../stored-list.ts';

/** A named list of products, stored on this device. Its lines are encoded as in a shared link. */
export type SavedList = { readonly name: string; readonly code: string; readonly savedAt: number };

export const maxLists = 50;
export const maxNameLength = 60;
const maxCodeLength = 20_000;

/** Reads the stored lists; invalid ones are dropped. */
function parseLists(text: string | null): SavedList[] {
  const entries: unknown = JSON.parse(text ?? '[]');
  return Array.isArray(entries) ? entries.flatMap(parseList).slice(0, maxLists) : [];
}

function parseList(entry: unknown): SavedList[] {
  const { name, code, savedAt }: Readonly<Record<string, unknown>> = Object(entry);
  const isList = typeof name === 'string' && typeof code === 'string' && Number.isFinite(savedAt);
  return isList && name.trim() !== '' && code.length <= maxCodeLength
    ? [{ name: normaliseName(name), code, savedAt: Number(savedAt) }]
    : [];
}

/** The name on one line, trimmed and cut to the maximum length. */
export const normaliseName = (name: string) =>
  name
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, maxNameLength);

/** The lists of one browser. */
export function createSavedLists(options: StoredListOptions) {
  const stored = createStoredList(options, lateStorageKeys.lists, parseLists);
  let cachedLists: readonly SavedList[] | undefined;
  const writeLists = (lists: SavedList[]) => {
    stored.write(lists);
    refresh();
  };
  function refresh() {
    cachedLists = stored.read();
    stored.notifyListeners();
  }
  return {
    get(): readonly SavedList[] {
      if (!cachedLists) {
        cachedLists = stored.read();
        stored.subscribeToOtherTabs(refresh);
      }
      return cachedLists;
    },
    subscribe: stored.subscribe,
    /** Saves a list, replacing one of the same name. Returns false if there are too many lists. */
    save(name: string, code: string, savedAt = Date.now()): boolean {
      const others = stored.read().filter((list) => list.name !== name);
      if (others.length >= maxLists) return false;
      writeLists([{ name, code, savedAt }, ...others]);
      return true;
    },
    remove: (name: string) => writeLists(stored.read().filter((list) => list.name !== name)),
  };
}

export const savedLists = createSavedLists(browserStorageOptions);
