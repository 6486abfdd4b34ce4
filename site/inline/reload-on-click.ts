/** Makes the error screen's Reload button work. */
export function reloadOnClick() {
  const button = document.querySelector<HTMLElement>('[data-reload]');
  button?.addEventListener('click', () => location.reload());
}
