/**
 * Fills the cart's count from storage before any module has loaded, and keeps it in step after. A
 * change in this tab brings the count along: storage may be full or shut.
 */
export function showCartCount(storageKey: string, changeEvent: string) {
  const show = ({ detail }: { detail?: number }) => {
    let count = detail ?? 0;
    try {
      const lines = detail === undefined && localStorage.getItem(storageKey);
      for (const line of JSON.parse(lines || '[]')) {
        if (line.quantity > 0) count += Math.floor(line.quantity);
      }
    } catch {
      count = 0;
    }
    for (const place of document.querySelectorAll('[data-cart-count]')) {
      place.textContent = String(count);
    }
  };
  show({});
  for (const sign of ['storage', 'pageshow', changeEvent]) {
    addEventListener(sign, (event) => show(event as CustomEvent<number>));
  }
}
