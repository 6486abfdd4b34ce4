/** Follows the VAT switch and other tabs, and shows the choice on the switch. */
export function followVatChoice(storageKey: string) {
  const root = document.documentElement;
  const show = () => {
    for (const button of document.querySelectorAll<HTMLElement>('[data-vat-choice]')) {
      button.ariaPressed = String(button.dataset.vatChoice === root.dataset.vat);
    }
  };
  const applyStored = () => {
    try {
      root.dataset.vat = localStorage.getItem(storageKey) === 'ex' ? 'ex' : 'inc';
    } catch {
      // Storage is blocked, so what is shown stays.
    }
    show();
  };
  applyStored();
  for (const eventName of ['DOMContentLoaded', 'pageshow', 'storage'])
    addEventListener(eventName, applyStored);
  addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const choice = event.target.closest<HTMLElement>('[data-vat-choice]')?.dataset.vatChoice;
    if (!choice) return;
    root.dataset.vat = choice;
    try {
      localStorage.setItem(storageKey, choice);
    } catch {
      // The choice then lasts as long as the page.
    }
    show();
  });
}
