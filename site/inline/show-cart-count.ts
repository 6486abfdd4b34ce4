/** Shows the cart's count from storage before any module has loaded, and keeps it up to date. */
export function showCartCount(storageKey: string, changeEvent: string) {
  const show = ({ detail = readStoredCount() }: Partial<CustomEvent<number>>) => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-cart-count]')) {
      element.textContent = element.dataset.cartCount = String(detail);
    }
  };
  const readStoredCount = () => {
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
  for (const eventName of ['storage', 'pageshow', changeEvent]) addEventListener(eventName, show);
}
