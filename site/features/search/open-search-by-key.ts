/**
 * Opens the search by `/`, Ctrl+K or Cmd+K, before any module has loaded. A `/` typed in a field stays one.
 * A scanner's return may come just as early: it is noted on the dialog, for the search to find when it wakes.
 */
export function openSearchByKey(dialogId: string) {
  addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing || event.altKey) return;
    const dialog = document.getElementById(dialogId);
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (event.key === 'Enter' && event.target === dialog.querySelector('input'))
      dialog.dataset.entered = '';
    const chord = event.ctrlKey || event.metaKey;
    const byChord = chord && !event.shiftKey && event.key.toLowerCase() === 'k';
    if (!byChord && (chord || event.key !== '/')) return;
    const field = 'input:not([type=checkbox],[type=radio]),textarea,select,[contenteditable]';
    if (!byChord && event.target instanceof Element && event.target.closest(field)) return;
    event.preventDefault();
    if (dialog.open) {
      dialog.querySelector('input')?.focus();
      return;
    }
    for (const other of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) other.close();
    dialog.showModal();
  });
}
