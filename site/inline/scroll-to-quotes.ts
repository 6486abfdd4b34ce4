/** Trade Quotes: starts at the top, then scrolls to the quote block, or to its form if the address has a query. */
export function scrollToQuotes(anchor: string, delay: number) {
  const hash = `#${anchor}`;
  const scrollToAnchor = () => {
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    history.replaceState(history.state, '', location.pathname + location.search + hash);
    const selector = `${hash}${location.search && ' form'}`;
    document
      .querySelector(selector)
      ?.scrollIntoView({ behavior: reducedMotion ? 'auto' : 'smooth' });
  };
  const [navigationEntry] = performance.getEntriesByType(
    'navigation',
  ) as PerformanceNavigationTiming[];
  // Back, Forward and reload restore the scroll position.
  if (location.hash === hash && navigationEntry?.type === 'navigate') {
    history.replaceState(history.state, '', location.pathname + location.search);
    addEventListener('pageshow', () => setTimeout(scrollToAnchor, delay), { once: true });
  }
  addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    // Does not use `isPlainClick`, because inlined functions cannot have imports.
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target.closest<HTMLAnchorElement>('a[href]');
    if (link?.pathname !== location.pathname || link.hash !== hash) return;
    event.preventDefault();
    link.closest('dialog')?.close();
    setTimeout(scrollToAnchor, delay);
  });
}
