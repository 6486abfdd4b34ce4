/** Hydrates an island: `held` as for a held click, `wake` without a click. */
export function hydrateIsland(island: Element | null | undefined, why: 'held' | 'wake') {
  island?.setAttribute(`data-${why}`, '');
  island?.dispatchEvent(new Event(why));
}
