/** Wakes the Compare button where this product is chosen already, so that it says so; else it sleeps. */
export function wakeCompare(storageKey: string, id: string) {
  try {
    if (!localStorage.getItem(storageKey)?.includes(JSON.stringify(id))) return;
  } catch {
    return;
  }
  const island = document.querySelector('[data-compare] astro-island[ssr]');
  island?.setAttribute('data-held', '');
  island?.dispatchEvent(new Event('held'));
}
