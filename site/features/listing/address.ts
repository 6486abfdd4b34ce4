import { useSyncExternalStore } from 'react';
import { readQuery, writeQuery } from '../../../catalogue/query.ts';

interface Address {
  /** The query, which is all the state a listing has. */
  readonly query: string;
  /**
   * The cards must not come later than the rest: nothing is shown before they stand, or the browser
   * is about to put the page where it was.
   */
  readonly atOnce: boolean;
}

const bare: Address = { query: '', atOnce: true };
const watchers = new Set<() => void>();
let address = bare;

function follow(atOnce: boolean) {
  address = { query: location.search, atOnce };
  for (const watcher of watchers) watcher();
}

function followBack() {
  // The style sheet's smooth scrolling would make the browser glide to the old place, and lose it on the way.
  const { style } = document.documentElement;
  style.scrollBehavior = 'auto';
  follow(true);
  requestAnimationFrame(() => requestAnimationFrame(() => style.removeProperty('scroll-behavior')));
}

function watch(watcher: () => void) {
  if (watchers.size === 0) addEventListener('popstate', followBack);
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
    if (watchers.size === 0) removeEventListener('popstate', followBack);
  };
}

function read(): Address {
  if (address.query !== location.search) address = { query: location.search, atOnce: true };
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
