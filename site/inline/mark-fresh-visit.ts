/**
 * Marks a visit that begins at the top of the page: only there may sections further down wait. Back,
 * Forward and reload restore a place, and a fragment leads to one: both want the page's true height.
 */
export function markFreshVisit() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'navigate' && !location.hash) document.documentElement.dataset.fresh = '';
}
