import { startTransition, useLayoutEffect, useState } from 'react';
import { buildListingParams, parseListingQuery } from '../../../catalogue/listing-query.ts';
import { enableScrollRestoration } from './scroll-position.ts';

type Watcher = (query: string) => void;

/** `back` watchers must update at once; `on` watchers may update in a transition. */
const watchers = { back: new Set<Watcher>(), on: new Set<Watcher>() };

function handlePopState() {
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
    const updateInTransition = (next: string) => startTransition(() => setQuery(next));
    setQuery(location.search);
    watchers.back.add(setQuery);
    watchers.on.add(updateInTransition);
    addEventListener('popstate', handlePopState);
    return () => {
      watchers.back.delete(setQuery);
      watchers.on.delete(updateInTransition);
      removeEventListener('popstate', handlePopState);
    };
  }, []);
  return query;
}

/** The target of the last step, until the address has changed to it. */
let pendingUrl: URL | undefined;

/** The query of the last listing requested, which the page may not show yet. */
export function getRequestedQuery(): string {
  return (pendingUrl ?? location).search;
}

/** Changes the listing without a page load, and returns whether it is another. New filters scroll to the top. */
export function navigate(href: string, how: 'push' | 'replace' = 'push'): boolean {
  const next = new URL(href, location.href);
  // The second click of a double click has the same target as the first.
  if (next.href === (pendingUrl ?? location).href) return false;
  const filtersChanged = filterQuery(next.search) !== filterQuery(getRequestedQuery());
  pendingUrl = next;
  // Paints the pressed state first, then does the work. That includes changing the address, because browsers
  // then check all links.
  afterPaint(() => {
    // Each step keeps its own scroll position, and Back returns to this one.
    enableScrollRestoration();
    if (how === 'push') history.pushState(null, '', next);
    else history.replaceState(history.state, '', next);
    if (pendingUrl === next) pendingUrl = undefined;
    for (const watcher of watchers.on) watcher(location.search);
    // Scrolls smoothly unless the visitor prefers reduced motion.
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (filtersChanged) scrollTo({ top: 0, behavior: reducedMotion ? 'instant' : 'smooth' });
  });
  return true;
}

function filterQuery(search: string): string {
  return buildListingParams({
    filters: parseListingQuery(new URLSearchParams(search)).filters,
  }).toString();
}

/** Runs after the next paint. A hidden page does not paint, so there it runs at once. */
function afterPaint(run: () => void) {
  if (document.hidden) run();
  else requestAnimationFrame(() => setTimeout(run));
}
