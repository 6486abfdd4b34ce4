/** A card's address and its distance from the top of the screen, or the scroll position if above the cards. */
type ScrollPosition = { card: string; top: number } | number;

/** Just below the toolbar, which stays visible on small screens. */
const visibleTop = 160;

/**
 * Stores which card the visitor left at: the browser restores the scroll position before cards have their
 * height.
 */
export function trackScrollPosition() {
  const savePosition = () =>
    history.replaceState({ ...history.state, listingPlace: currentPosition() }, '');
  addEventListener('pagehide', savePosition);
  return () => removeEventListener('pagehide', savePosition);
}

function currentPosition(): ScrollPosition {
  // Measures the cards, because elementFromPoint finds none during a view transition.
  const cards = [...document.querySelectorAll('[role=listitem]:has(h3 a)')];
  const card = cards.find((each) => each.getBoundingClientRect().bottom > visibleTop);
  const top = card?.getBoundingClientRect().top ?? visibleTop;
  if (top >= visibleTop) return scrollY;
  return { card: card?.querySelector('h3 a')?.getAttribute('href') ?? '', top };
}

export function restoreScrollPosition() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const position: ScrollPosition | undefined = history.state?.listingPlace;
  if (visit?.type === 'navigate' || position === undefined) return;
  if (typeof position === 'number') {
    disableScrollRestoration();
    scrollTo({ top: position, behavior: 'instant' });
    return;
  }
  const card = document.querySelector(`[role=listitem]:has(h3 a[href="${position.card}"])`);
  // The product is no longer listed, so the browser's scroll position is the best available.
  if (!card) return enableScrollRestoration();
  disableScrollRestoration();
  const scrollToCard = () =>
    scrollBy({ top: card.getBoundingClientRect().top - position.top, behavior: 'instant' });
  renderCardsAround(card);
  scrollToCard();
  // Cards further above have been laid out by now, and may be taller than was thought.
  afterTwoFrames(() => {
    scrollToCard();
    const there = scrollY;
    // In another typeface, a name above may have taken one line more.
    document.fonts.ready.then(() => {
      if (scrollY === there) scrollToCard();
    });
  });
}

/** Lays out the cards around the visible ones at once: a change of height one frame later would move the card. */
function renderCardsAround(card: Element) {
  const run = card.closest('.waiting-run');
  for (const each of [run?.previousElementSibling, run, run?.nextElementSibling]) {
    each?.removeAttribute('data-waits');
    for (const one of each?.children ?? []) one.removeAttribute('data-waits');
  }
}

/** After loading, the browser would restore a scroll position that was based on other heights. */
function disableScrollRestoration() {
  // Also resets it if the visitor left this page before it had loaded.
  if (document.readyState === 'complete') return enableScrollRestoration();
  history.scrollRestoration = 'manual';
  addEventListener('load', () => afterTwoFrames(enableScrollRestoration), { once: true });
}

/** For listings on the same page, the browser restores the position best. */
export function enableScrollRestoration() {
  history.scrollRestoration = 'auto';
}

function afterTwoFrames(act: () => void) {
  requestAnimationFrame(() => requestAnimationFrame(act));
}
