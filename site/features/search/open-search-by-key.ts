/**
 * Opens the search by Ctrl+K or Cmd+K, before any module has loaded. No letter does so by itself: whoever
 * speaks to the machine would say it without meaning to. A scanner's return may come just as early: it is
 * noted on the search, to be found when it wakes.
 */
export function openSearchByKey(searchId: string) {
  addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing || event.altKey) return;
    const search = document.getElementById(searchId);
    const input = search?.querySelector('input');
    if (!search || !input) return;
    if (event.key === 'Enter' && event.target === input) search.dataset.entered = '';
    const chord = (event.ctrlKey || event.metaKey) && !event.shiftKey;
    if (!chord || event.key.toLowerCase() !== 'k') return;
    event.preventDefault();
    for (const other of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) other.close();
    search.togglePopover(true);
    input.focus();
  });
}
