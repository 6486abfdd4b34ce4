import { startTransition, useLayoutEffect, useState } from 'react';
import { readQuery, writeQuery } from '../../../catalogue/query.ts';
import { leaveItToTheBrowser } from './keep-place.ts';

type Watcher = (query: string) => void;

/** Those that must follow at once, and those that may take their time. */
const watchers = { back: new Set<Watcher>(), on: new Set<Watcher>() };

function followBack() {
  // The style sheet's smooth scrolling would make the browser glide to the old place, and lose it on the way.
  const { style } = document.documentElement;
  style.scrollBehavior = 'auto';
  for (const watcher of watchers.back) watcher(location.search);
  requestAnimationFrame(() => requestAnimationFrame(() => style.removeProperty('scroll-behavior')));
}

/** The query, all the state a listing has. Back and Forward follow at once; a visitor's own step bit by bit. */
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

/** Where the last step leads, until the address says so. */
let ahead: URL | undefined;

/** The query of the listing that was asked for last, which the page may not have followed yet. */
export function askedFor(): string {
  return (ahead ?? location).search;
}

/** Goes to another listing without a page load, and says whether it is another. New filters lead to the top. */
export function visit(href: string, how: 'push' | 'replace' = 'push'): boolean {
  const next = new URL(href, location.href);
  // The second click of two leads where the first has led.
  if (next.href === (ahead ?? location).href) return false;
  const isNarrowed = filtersOf(next.search) !== filtersOf(askedFor());
  ahead = next;
  // First what was pressed is seen to be pressed, then the work begins, to which the address belongs:
  // browsers look through all links when it changes.
  afterPaint(() => {
    // Each step keeps its own, and Back comes to this one.
    leaveItToTheBrowser();
    if (how === 'push') history.pushState(null, '', next);
    else history.replaceState(history.state, '', next);
    if (ahead === next) ahead = undefined;
    for (const watcher of watchers.on) watcher(location.search);
    // Smooth where the visitor has not asked for less motion.
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (isNarrowed) scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
  });
  return true;
}

function filtersOf(search: string): string {
  return writeQuery({ filters: readQuery(new URLSearchParams(search)).filters }).toString();
}

/** Runs once the browser has shown what stands in the page now. A page out of sight shows nothing. */
function afterPaint(run: () => void) {
  if (document.hidden) run();
  else requestAnimationFrame(() => setTimeout(run));
}
