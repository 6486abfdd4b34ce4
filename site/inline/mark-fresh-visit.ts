/** Marks a visit that begins at the top: Back, reload and fragments want the page's true height. */
export function markFreshVisit() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'navigate' && !location.hash) document.documentElement.dataset.fresh = '';
}
