/**
 * The page is built unfiltered. When the address asks for something else, what the filters will
 * change is kept out of sight until the listing has read the address, and the listing wakes at once.
 * Should it never wake, the whole list is better than none.
 */
export function awaitListing(islandHolds: string, patience: number) {
  if (!location.search) return;
  const root = document.documentElement;
  root.dataset.listingWaits = '';
  addEventListener('DOMContentLoaded', () => {
    const island = document.querySelector(islandHolds)?.closest('astro-island');
    island?.setAttribute('data-held', '');
    island?.dispatchEvent(new Event('held'));
  });
  addEventListener('load', () => setTimeout(() => delete root.dataset.listingWaits, patience));
}
