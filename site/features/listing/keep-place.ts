/** A card by its address, and how far below the top of the screen it stood; above the cards, how far down. */
type ScrollPlace = { card: string; top: number } | number;

/** Under the toolbar, which stays in sight on small screens. */
const eyeLevel = 160;

/** Notes which card the visitor left at: the browser restores a place before the cards have their height. */
export function notePlace() {
  const note = () => history.replaceState({ ...history.state, listingPlace: placeNow() }, '');
  addEventListener('pagehide', note);
  return () => removeEventListener('pagehide', note);
}

function placeNow(): ScrollPlace {
  // By measure: while the browser fades over to the next page, no card is found at a point.
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
  // It has left the shop since: the browser's guess is the best there is.
  if (!card) return leaveItToTheBrowser();
  leaveItToUs();
  const goThere = () =>
    scrollBy({ top: card.getBoundingClientRect().top - place.top, behavior: 'instant' });
  layOutAround(card);
  goThere();
  // Cards further above have been laid out by now, and may be taller than was thought.
  soon(goThere);
}

/** Lays out at once what is about to be in sight: with another height a frame later, it would move the card. */
function layOutAround(card: Element) {
  const run = card.closest('.waiting-run');
  for (const each of [run?.previousElementSibling, run, run?.nextElementSibling]) {
    each?.removeAttribute('data-waits');
    for (const one of each?.children ?? []) one.removeAttribute('data-waits');
  }
}

/** Once all has loaded the browser goes to its own idea of the place, which knew other heights. */
function leaveItToUs() {
  // Also for who left this page before it had loaded, and so before it was given back.
  if (document.readyState === 'complete') return leaveItToTheBrowser();
  history.scrollRestoration = 'manual';
  addEventListener('load', () => soon(leaveItToTheBrowser), { once: true });
}

/** Among the listings that follow on this page it knows best. */
export function leaveItToTheBrowser() {
  history.scrollRestoration = 'auto';
}

function soon(act: () => void) {
  requestAnimationFrame(() => requestAnimationFrame(act));
}
