/** Applies the remembered VAT choice before the first paint, and follows the switch and other tabs. */
export function applyVatChoice(storageKey: string) {
  const root = document.documentElement;
  const apply = () => {
    let choice = 'inc';
    try {
      if (localStorage.getItem(storageKey) === 'ex') choice = 'ex';
    } catch {
      // Storage is closed to us: the default holds.
    }
    root.dataset.vat = choice;
    for (const button of document.querySelectorAll<HTMLElement>('[data-vat-choice]')) {
      button.ariaPressed = String(button.dataset.vatChoice === choice);
    }
  };
  apply();
  addEventListener('DOMContentLoaded', apply);
  addEventListener('pageshow', apply);
  addEventListener('storage', apply);
  addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLElement>('[data-vat-choice]');
    if (!button?.dataset.vatChoice) return;
    try {
      localStorage.setItem(storageKey, button.dataset.vatChoice);
      apply();
    } catch {
      root.dataset.vat = button.dataset.vatChoice;
    }
  });
}
