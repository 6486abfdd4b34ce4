/** Fills the cart's count from storage before any module has loaded, and keeps it in step. */
export function showCartCount(storageKey: string, changeEvent: string) {
  const show = ({ detail = stored() }: Partial<CustomEvent<number>>) => {
    for (const place of document.querySelectorAll<HTMLElement>('[data-cart-count]')) {
      place.textContent = place.dataset.cartCount = String(detail);
    }
  };
  const stored = () => {
    let count = 0;
    try {
      for (const line of JSON.parse(localStorage.getItem(storageKey) ?? '[]')) {
        // The cart takes nothing else for a line, and must not show less than this promised.
        const isLine = typeof line?.id === 'string' && Number.isSafeInteger(line.quantity);
        if (isLine && line.quantity > 0) count += line.quantity;
      }
    } catch {
      count = 0;
    }
    return count;
  };
  show({});
  for (const sign of ['storage', 'pageshow', changeEvent]) addEventListener(sign, show);
}
