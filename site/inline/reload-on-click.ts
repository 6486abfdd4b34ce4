/** Gives the error screen's Reload button its meaning. */
export function reloadOnClick() {
  const button = document.querySelector<HTMLElement>('[data-reload]');
  button?.addEventListener('click', () => location.reload());
}
