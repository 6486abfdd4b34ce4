/** Opens the search by `/`, Ctrl+K or Cmd+K, before any module has loaded. A `/` typed in a field stays one. */
export function openSearchByKey(dialogId: string) {
  addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing || event.altKey) return;
    const chord = event.ctrlKey || event.metaKey;
    const byChord = chord && !event.shiftKey && event.key.toLowerCase() === 'k';
    if (!byChord && (chord || event.key !== '/')) return;
    const field =
      'input:not([type=checkbox],[type=radio],[type=button],[type=submit]),textarea,select,[contenteditable]';
    if (!byChord && event.target instanceof Element && event.target.closest(field)) return;
    const dialog = document.getElementById(dialogId);
    if (!(dialog instanceof HTMLDialogElement)) return;
    event.preventDefault();
    if (dialog.open) {
      dialog.querySelector('input')?.focus();
      return;
    }
    for (const other of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) other.close();
    dialog.showModal();
  });
}
