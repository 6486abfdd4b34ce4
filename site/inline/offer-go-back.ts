/** Shows Go Back only to visitors who came from one of our pages. */
export function offerGoBack() {
  const button = document.querySelector<HTMLElement>('[data-go-back]');
  const cameFromHere = document.referrer && new URL(document.referrer).origin === location.origin;
  if (!button || !cameFromHere || history.length < 2) return;
  button.hidden = false;
  button.addEventListener('click', () => history.back());
}
