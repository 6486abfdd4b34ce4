/** Shows the cart's count from storage before any module has loaded, and keeps it up to date. */
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
        // The cart accepts nothing else as a line, and must not show fewer items than this count.
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
