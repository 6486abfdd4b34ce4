import { startTransition, useLayoutEffect, useState } from 'react';
import { readQuery, writeQuery } from '../../../catalogue/query.ts';
import { leaveItToTheBrowser } from './keep-place.ts';

type Watcher = (query: string) => void;

/** `back` watchers must update at once; `on` watchers may update in a transition. */
const watchers = { back: new Set<Watcher>(), on: new Set<Watcher>() };

function followBack() {
  // With smooth scrolling from the style sheet, the browser would scroll to the old place slowly and lose it.
  const { style } = document.documentElement;
  style.scrollBehavior = 'auto';
  for (const watcher of watchers.back) watcher(location.search);
  requestAnimationFrame(() => requestAnimationFrame(() => style.removeProperty('scroll-behavior')));
}

/** The query, which is a listing's whole state. Back and Forward update it at once, other steps in a transition. */
export function useQuery(): string {
  const [query, setQuery] = useState('');
  useLayoutEffect(() => {
    const followOn = (next: string) => startTransition(() => setQuery(next));
    setQuery(location.search);
    watchers.back.add(setQuery);
    watchers.on.add(followOn);
    addEventListener('popstate', followBack);
    return () => {
      watchers.back.delete(setQuery);
      watchers.on.delete(followOn);
      removeEventListener('popstate', followBack);
    };
  }, []);
  return query;
}

/** The target of the last step, until the address has changed to it. */
let ahead: URL | undefined;

/** The query of the last listing requested, which the page may not show yet. */
export function askedFor(): string {
  return (ahead ?? location).search;
}

/** Changes the listing without a page load, and returns whether it is another. New filters scroll to the top. */
export function visit(href: string, how: 'push' | 'replace' = 'push'): boolean {
  const next = new URL(href, location.href);
  // The second click of a double click has the same target as the first.
  if (next.href === (ahead ?? location).href) return false;
  const isNarrowed = filtersOf(next.search) !== filtersOf(askedFor());
  ahead = next;
  // Paints the pressed state first, then does the work. That includes changing the address, because browsers
  // then check all links.
  afterPaint(() => {
    // Each step keeps its own scroll position, and Back returns to this one.
    leaveItToTheBrowser();
    if (how === 'push') history.pushState(null, '', next);
    else history.replaceState(history.state, '', next);
    if (ahead === next) ahead = undefined;
    for (const watcher of watchers.on) watcher(location.search);
    // Scrolls smoothly unless the visitor prefers reduced motion.
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (isNarrowed) scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
  });
  return true;
}

function filtersOf(search: string): string {
  return writeQuery({ filters: readQuery(new URLSearchParams(search)).filters }).toString();
}

/** Runs after the next paint. A hidden page does not paint, so there it runs at once. */
function afterPaint(run: () => void) {
  if (document.hidden) run();
  else requestAnimationFrame(() => setTimeout(run));
}
