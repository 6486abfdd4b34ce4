/** Applies the remembered VAT choice before the first paint. */
export function applyVatChoice(storageKey: string) {
  let choice = 'inc';
  try {
    if (localStorage.getItem(storageKey) === 'ex') choice = 'ex';
  } catch {
    // Storage is blocked, so the default applies.
  }
  document.documentElement.dataset.vat = choice;
}
