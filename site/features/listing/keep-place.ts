/**
 * The browser restores a place on the page before the cards that reach down to it have come back.
 * So the listing notes the place when the visitor leaves, and returns there once its cards stand.
 */
export function notePlace() {
  const note = () => history.replaceState({ ...history.state, listingPlace: scrollY }, '');
  addEventListener('pagehide', note);
  return () => removeEventListener('pagehide', note);
}

export function returnToPlace() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const place: unknown = history.state?.listingPlace;
  if (visit?.type === 'navigate' || typeof place !== 'number') return;
  scrollTo({ top: place, behavior: 'instant' });
}
