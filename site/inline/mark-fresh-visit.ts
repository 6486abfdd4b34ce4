/** Marks a visit that starts at the top of the page. Back, reload and fragments need the page's true height. */
export function markFreshVisit() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'navigate' && !location.hash) document.documentElement.dataset.fresh = '';
}
