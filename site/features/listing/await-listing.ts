/**
 * The page is built unfiltered. When the address asks for something else, what the filters will
 * change is kept out of sight until the listing has read the address, and the listing wakes at once.
 * Should it never wake, the whole list is better than none.
 */
export function awaitListing(islandHolds: string, patience: number) {
  if (!location.search) return;
  const root = document.documentElement;
  root.dataset.listingWaits = '';
  const island = () => document.querySelector(islandHolds)?.closest('astro-island');
  addEventListener('DOMContentLoaded', () => {
    island()?.setAttribute('data-held', '');
    island()?.dispatchEvent(new Event('held'));
  });
  const giveUp = () => {
    if (island()?.hasAttribute('ssr')) delete root.dataset.listingWaits;
  };
  addEventListener('load', () => setTimeout(giveUp, patience));
}
