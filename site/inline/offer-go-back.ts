/** Shows Go Back only to visitors who came from one of our pages. */
export function showGoBack() {
  const button = document.querySelector<HTMLElement>('[data-go-back]');
  const isSameOrigin = document.referrer && new URL(document.referrer).origin === location.origin;
  if (!button || !isSameOrigin || history.length < 2) return;
  button.hidden = false;
  button.addEventListener('click', () => history.back());
}
