/**
 * Opens the search by `/`, Ctrl+K or Cmd+K, before any module has loaded. A `/` typed in a field stays one.
 * A scanner's return may come just as early: it is noted on the search, to be found when it wakes.
 */
export function openSearchByKey(searchId: string) {
  addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing || event.altKey) return;
    const search = document.getElementById(searchId);
    const input = search?.querySelector('input');
    if (!search || !input) return;
    if (event.key === 'Enter' && event.target === input) search.dataset.entered = '';
    const chord = event.ctrlKey || event.metaKey;
    const byChord = chord && !event.shiftKey && event.key.toLowerCase() === 'k';
    if (!byChord && (chord || event.key !== '/')) return;
    const field =
      'input:not([type=checkbox],[type=radio],[type=range]),textarea,select,[contenteditable]';
    if (!byChord && event.target instanceof Element && event.target.closest(field)) return;
    event.preventDefault();
    for (const other of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) other.close();
    search.togglePopover(true);
    input.focus();
  });
}
