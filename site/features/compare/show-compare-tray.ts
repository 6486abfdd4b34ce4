/**
 * Shows the tray with its count from storage, before any module has loaded and without one. A choice
 * made on this page wakes the tray's island: React is at hand then, and names can stand beside the count.
 */
export function showCompareTray(storageKey: string, changeEvent: string, most: number) {
  const trays = document.querySelectorAll<HTMLElement>('[data-compare-tray]');
  const show = (event?: Event) => {
    let count = 0;
    try {
      const ids = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
      if (Array.isArray(ids)) count = Math.min(new Set(ids).size, most);
    } catch {
      count = 0;
    }
    if (event instanceof CustomEvent) {
      count = event.detail;
      const island = trays[0]?.closest('astro-island[ssr]');
      island?.setAttribute('data-held', '');
      island?.dispatchEvent(new Event('held'));
    }
    for (const tray of trays) tray.hidden = count === 0;
    for (const place of document.querySelectorAll('[data-compare-count]')) {
      place.textContent = String(count);
    }
  };
  show();
  for (const sign of ['storage', 'pageshow', changeEvent]) addEventListener(sign, show);
}
