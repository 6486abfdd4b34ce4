/** Offers the data sheet where a script can open the print dialog. */
export function printDataSheet() {
  const offer = document.querySelector<HTMLElement>('[data-data-sheet]');
  if (!offer) return;
  offer.hidden = false;
  offer.querySelector('button')?.addEventListener('click', () => print());
}
