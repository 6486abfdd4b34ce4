/** Shows the reference from the payment provider, or the text for a visit without one. */
export function showOrderReference() {
  const reference = new URLSearchParams(location.search).get('session_id');
  const shown = document.querySelector<HTMLElement>('[data-order-reference]');
  const withReference = document.querySelector<HTMLElement>('[data-with-reference]');
  const without = document.querySelector<HTMLElement>('[data-without-reference]');
  if (!reference || !shown || !withReference || !without) return;
  shown.textContent = reference;
  withReference.hidden = false;
  without.hidden = true;
}
