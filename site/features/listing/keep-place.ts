/** A card by its address, and how far below the top of the screen it stood; above the cards, how far down. */
type Place = { card: string; top: number } | number;

/** Under the toolbar, which stays in sight on small screens. */
const eyeLevel = 160;

/**
 * The browser restores a place on the page before the cards that reach down to it have come back,
 * and before those above them have their true height. So the listing notes which card the visitor
 * was at when leaving, and returns there once its cards stand.
 */
export function notePlace() {
  const note = () => history.replaceState({ ...history.state, listingPlace: placeNow() }, '');
  addEventListener('pagehide', note);
  return () => removeEventListener('pagehide', note);
}

function placeNow(): Place {
  const card = document.elementFromPoint(innerWidth / 2, eyeLevel)?.closest('[role=listitem]');
  const link = card?.querySelector('h3 a');
  if (!card || !link) return scrollY;
  return { card: link.getAttribute('href') ?? '', top: card.getBoundingClientRect().top };
}

export function returnToPlace() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const place: Place | undefined = history.state?.listingPlace;
  if (visit?.type === 'navigate' || place === undefined) return;
  if (typeof place === 'number') {
    scrollTo({ top: place, behavior: 'instant' });
    return;
  }
  const card = document.querySelector(`[role=listitem]:has(h3 a[href="${place.card}"])`);
  if (!card) return;
  const goThere = () =>
    scrollBy({ top: card.getBoundingClientRect().top - place.top, behavior: 'instant' });
  goThere();
  // Cards just above have been laid out by now, and may be taller than was thought.
  requestAnimationFrame(() => requestAnimationFrame(goThere));
}
