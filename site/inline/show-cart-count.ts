/** Fills the cart's count from storage before any module has loaded, and keeps it in step after. */
export function showCartCount(storageKey: string, changeEvent: string) {
  const show = () => {
    let count = 0;
    try {
      for (const line of JSON.parse(localStorage.getItem(storageKey) ?? '[]')) {
        if (line.quantity > 0) count += Math.floor(line.quantity);
      }
    } catch {
      count = 0;
    }
    for (const place of document.querySelectorAll('[data-cart-count]')) {
      place.textContent = String(count);
    }
  };
  show();
  for (const sign of ['storage', 'pageshow', changeEvent]) addEventListener(sign, show);
}
