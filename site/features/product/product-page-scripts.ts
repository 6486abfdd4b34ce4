import { hydrateIsland } from '../../islands/hydrate-island.ts';
import { storageKeys } from '../../storage-keys.ts';
import type { StockStore } from '../stock/stock-store.ts';

/** Makes Back to shop return to the listing as the visitor left it, with filters and scroll position. */
export function linkBackToListing(shop: string, products: string) {
  const link = document.querySelector<HTMLAnchorElement>('[data-back-to-shop] a');
  if (!link) return;
  const isShop = ({ origin, pathname }: URL) => origin === location.origin && pathname === shop;
  const from = document.referrer && new URL(document.referrer);
  if (from && isShop(from)) link.href = shop + from.search;
  link.addEventListener('click', (event) => {
    // Does not use `isPlainClick`, which would load the files of islands.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const navigationApi = window.navigation;
    const here = navigationApi?.currentEntry?.index ?? 0;
    // Skips jumps on this page and other products in between.
    const listingEntry = navigationApi
      ?.entries()
      .slice(0, here)
      .findLast(({ url }) => url && !new URL(url).pathname.startsWith(products));
    if (!listingEntry?.url || !isShop(new URL(listingEntry.url))) return;
    event.preventDefault();
    navigationApi.traverseTo(listingEntry.key);
  });
}

/** Marks the tab of the current section, and keeps it visible. */
export function trackCurrentSection() {
  const list = document.querySelector<HTMLElement>('[data-section-tabs]');
  if (!list) return;
  const tabs = new Map([...list.querySelectorAll('a')].map((tab) => [tab.hash.slice(1), tab]));
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const tab = tabs.get(target.id);
        if (!tab) continue;
        tab.ariaCurrent = isIntersecting ? 'true' : null;
        if (isIntersecting) list.scrollTo({ left: tab.offsetLeft - list.offsetWidth / 3 });
      }
    },
    // A line across the screen, a quarter of the way down. The section that crosses it is current.
    { rootMargin: '-25% 0px -75%' },
  );
  for (const id of tabs.keys()) {
    const section = document.getElementById(id);
    if (section) observer.observe(section);
  }
}

/** Hydrates the Compare button if this product is already chosen, so that it shows it. */
export function hydrateCompare() {
  const element = document.querySelector<HTMLElement>('[data-compare]');
  try {
    const chosen = localStorage.getItem(storageKeys.compare);
    if (element && chosen?.includes(JSON.stringify(element.dataset.compare)))
      hydrateIsland(element.querySelector('astro-island[ssr]'), 'wake');
  } catch {
    // If storage is blocked, nothing was chosen.
  }
}

/** Hydrates the delivery panel if a postcode is stored, so that it shows the price and day. */
export function hydrateDelivery() {
  try {
    if (localStorage.getItem(storageKeys.delivery) !== null)
      hydrateIsland(document.querySelector('[data-delivery-panel] astro-island[ssr]'), 'wake');
  } catch {
    // If storage is blocked, no postcode is known.
  }
}

/** Keeps the structured data's availability in step with the stock on the page, as search engines require. */
export function updateOfferAvailability(store: Pick<StockStore, 'remaining'>, page: ParentNode) {
  for (const script of page.querySelectorAll('script[type="application/ld+json"]')) {
    // Changes the text node and not the script's text, which the Trusted Types policy does not allow.
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

/** Hydrates each button whose product has sold out or come back since the page was built. */
export function hydrateBuyButtons(store: Pick<StockStore, 'remaining'>) {
  for (const element of document.querySelectorAll<HTMLElement>('[data-buying]')) {
    const left = store.remaining(element.dataset.buying ?? '');
    const wasForSale = element.dataset.forSale !== undefined;
    if (left !== undefined && left > 0 !== wasForSale)
      hydrateIsland(element.querySelector('astro-island[ssr]'), 'wake');
  }
}
