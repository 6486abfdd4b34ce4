/** Wakes an island: `held` as a click held for it would, `wake` where nobody has asked for it. */
export function wakeIsland(island: Element | null | undefined, why: 'held' | 'wake') {
  island?.setAttribute(`data-${why}`, '');
  island?.dispatchEvent(new Event(why));
}
