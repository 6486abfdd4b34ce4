import { useSyncExternalStore } from 'react';
import { readQuery, writeQuery } from '../../../catalogue/query.ts';

interface Address {
  /** The query, which is all the state a listing has. */
  readonly query: string;
  /** Reached by Back or Forward: the browser puts the page where it was, so the cards must stand at once. */
  readonly revisited: boolean;
}

const bare: Address = { query: '', revisited: false };
const watchers = new Set<() => void>();
let address = bare;

function follow(revisited: boolean) {
  address = { query: location.search, revisited };
  for (const watcher of watchers) watcher();
}

const followBack = () => follow(true);

function watch(watcher: () => void) {
  if (watchers.size === 0) addEventListener('popstate', followBack);
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
    if (watchers.size === 0) removeEventListener('popstate', followBack);
  };
}

function read(): Address {
  if (address.query !== location.search) address = { query: location.search, revisited: false };
  return address;
}

/** Where the visitor is. The page is built for a bare address. */
export function useAddress(): Address {
  return useSyncExternalStore(watch, read, () => bare);
}

/** Goes to another listing without loading a page. A change of filters leads back to the top. */
export function visit(href: string, how: 'push' | 'replace' = 'push') {
  const before = filtersOf(location.search);
  if (how === 'push') history.pushState(null, '', href);
  else history.replaceState(history.state, '', href);
  follow(false);
  // Smooth where the visitor has not asked for less motion.
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (filtersOf(location.search) !== before) {
    scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
  }
}

function filtersOf(search: string): string {
  return writeQuery({ filters: readQuery(new URLSearchParams(search)).filters }).toString();
}
