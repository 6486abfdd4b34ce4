/** A card's address and its distance from the top of the screen, or the scroll position if above the cards. */
type ScrollPlace = { card: string; top: number } | number;

/** Just below the toolbar, which stays visible on small screens. */
const eyeLevel = 160;

/**
 * Stores which card the visitor left at: the browser restores the scroll position before cards have their
 * height.
 */
export function notePlace() {
  const note = () => history.replaceState({ ...history.state, listingPlace: placeNow() }, '');
  addEventListener('pagehide', note);
  return () => removeEventListener('pagehide', note);
}

function placeNow(): ScrollPlace {
  // Measures the cards, because elementFromPoint finds none during a view transition.
  const cards = [...document.querySelectorAll('[role=listitem]:has(h3 a)')];
  const card = cards.find((each) => each.getBoundingClientRect().bottom > eyeLevel);
  const top = card?.getBoundingClientRect().top ?? eyeLevel;
  if (top >= eyeLevel) return scrollY;
  return { card: card?.querySelector('h3 a')?.getAttribute('href') ?? '', top };
}

export function returnToPlace() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const place: ScrollPlace | undefined = history.state?.listingPlace;
  if (visit?.type === 'navigate' || place === undefined) return;
  if (typeof place === 'number') {
    leaveItToUs();
    scrollTo({ top: place, behavior: 'instant' });
    return;
  }
  const card = document.querySelector(`[role=listitem]:has(h3 a[href="${place.card}"])`);
  // The product is no longer listed, so the browser's scroll position is the best available.
  if (!card) return leaveItToTheBrowser();
  leaveItToUs();
  const goThere = () =>
    scrollBy({ top: card.getBoundingClientRect().top - place.top, behavior: 'instant' });
  layOutAround(card);
  goThere();
  // Cards further above have been laid out by now, and may be taller than was thought.
  soon(() => {
    goThere();
    const there = scrollY;
    // In another typeface, a name above may have taken one line more.
    document.fonts.ready.then(() => {
      if (scrollY === there) goThere();
    });
  });
}

/** Lays out the cards around the visible ones at once: a change of height one frame later would move the card. */
function layOutAround(card: Element) {
  const run = card.closest('.waiting-run');
  for (const each of [run?.previousElementSibling, run, run?.nextElementSibling]) {
    each?.removeAttribute('data-waits');
    for (const one of each?.children ?? []) one.removeAttribute('data-waits');
  }
}

/** After loading, the browser would restore a scroll position that was based on other heights. */
function leaveItToUs() {
  // Also resets it if the visitor left this page before it had loaded.
  if (document.readyState === 'complete') return leaveItToTheBrowser();
  history.scrollRestoration = 'manual';
  addEventListener('load', () => soon(leaveItToTheBrowser), { once: true });
}

/** For listings on the same page, the browser restores the position best. */
export function leaveItToTheBrowser() {
  history.scrollRestoration = 'auto';
}

function soon(act: () => void) {
  requestAnimationFrame(() => requestAnimationFrame(act));
}
