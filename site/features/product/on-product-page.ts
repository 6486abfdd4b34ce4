import { wakeIsland } from '../../islands/wake-island.ts';
import { storageKeys } from '../../storage-keys.ts';
import type { StockStore } from '../stock/stock-store.ts';

/** Leads Back to shop to the listing as the visitor left it, with filters and place. */
export function backToShop(shop: string, products: string) {
  const link = document.querySelector<HTMLAnchorElement>('[data-back-to-shop] a');
  if (!link) return;
  const isShop = ({ origin, pathname }: URL) => origin === location.origin && pathname === shop;
  const from = document.referrer && new URL(document.referrer);
  if (from && isShop(from)) link.href = shop + from.search;
  link.addEventListener('click', (event) => {
    // Not `isPlainClick`, which would bring along the files of islands.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const walk = window.navigation;
    const here = walk?.currentEntry?.index ?? 0;
    // Jumps on this page and other products lie between, and are no way off it.
    const last = walk
      ?.entries()
      .slice(0, here)
      .findLast(({ url }) => url && !new URL(url).pathname.startsWith(products));
    if (!last?.url || !isShop(new URL(last.url))) return;
    event.preventDefault();
    walk.traverseTo(last.key);
  });
}

/** Marks the tab of the section that is being read, and keeps it in sight. */
export function markSection() {
  const list = document.querySelector<HTMLElement>('[data-section-tabs]');
  if (!list) return;
  const tabs = new Map([...list.querySelectorAll('a')].map((tab) => [tab.hash.slice(1), tab]));
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const tab = tabs.get(target.id);
        if (!tab) continue;
        tab.ariaCurrent = isIntersecting ? 'true' : null;
        if (isIntersecting) list.scrollTo({ left: tab.offsetLeft - list.offsetWidth / 3 });
      }
    },
    // One line across the screen, a quarter down: a section is read while it lies under it.
    { rootMargin: '-25% 0px -75%' },
  );
  for (const id of tabs.keys()) {
    const section = document.getElementById(id);
    if (section) watch.observe(section);
  }
}

/** Wakes the Compare button where this product is chosen already, so that it says so; else it sleeps. */
export function wakeCompare() {
  const place = document.querySelector<HTMLElement>('[data-compare]');
  try {
    const chosen = localStorage.getItem(storageKeys.compare);
    if (place && chosen?.includes(JSON.stringify(place.dataset.compare)))
      wakeIsland(place.querySelector('astro-island[ssr]'), 'wake');
  } catch {
    // Where nothing is kept, nothing was chosen.
  }
}

/** Wakes the delivery panel where a postcode is remembered, so that it says price and day; else it sleeps. */
export function wakeDelivery() {
  try {
    if (localStorage.getItem(storageKeys.delivery) !== null)
      wakeIsland(document.querySelector('[data-delivery-panel] astro-island[ssr]'), 'wake');
  } catch {
    // Where nothing is kept, nothing is known.
  }
}

/** Keeps the offer that machines read in step with the stock that visitors read, as search engines demand. */
export function showOffer(store: Pick<StockStore, 'remaining'>, page: ParentNode) {
  for (const script of page.querySelectorAll('script[type="application/ld+json"]')) {
    // The text inside is changed and not the script's: a policy lets no code give a script new text.
    const text = script.firstChild;
    const thing = JSON.parse(text?.nodeValue ?? '{}');
    const left = store.remaining(/\/product\/(.+)#product$/.exec(thing['@id'])?.[1] ?? '');
    if (!text || !thing.offers || left === undefined) continue;
    const availability = `https://schema.org/${left > 0 ? 'InStock' : 'OutOfStock'}`;
    if (thing.offers.availability === availability) continue;
    thing.offers.availability = availability;
    text.nodeValue = JSON.stringify(thing);
  }
}

/** Wakes each button whose product has sold out or come back since the page was built. */
export function wakeBuying(store: Pick<StockStore, 'remaining'>) {
  for (const place of document.querySelectorAll<HTMLElement>('[data-buying]')) {
    const left = store.remaining(place.dataset.buying ?? '');
    const wasForSale = place.dataset.forSale !== undefined;
    if (left !== undefined && left > 0 !== wasForSale)
      wakeIsland(place.querySelector('astro-island[ssr]'), 'wake');
  }
}
