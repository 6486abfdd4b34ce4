/** Wakes the island in a place, if it still sleeps, as a click held for it would. */
export function wakeIslandIn(place: ParentNode) {
  const island = place.querySelector('astro-island[ssr]');
  island?.setAttribute('data-held', '');
  island?.dispatchEvent(new Event('held'));
}
