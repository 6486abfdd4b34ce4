/** The dialog's id, which the header's buttons use. */
export const searchId = 'search';
/** The query parameter of the home page that opens the search. */
export const searchParameter = 'search';
/** The maximum length of a query: some patterns take cubic time. */
export const maxQueryLength = 80;
export const resultsId = 'search-results';

export function optionId(place: number): string {
  return `search-option-${place}`;
}

/** Opens the search with the query in the address, such as `/?search=podium`. */
export function openSearchFromUrl() {
  const query = new URLSearchParams(location.search).get(searchParameter)?.trim();
  const search = document.getElementById(searchId);
  const input = search?.querySelector('input');
  if (!query || !search || !input) return;
  input.value = query.slice(0, input.maxLength);
  search.togglePopover(true);
}

/** Opens the search on Ctrl+K or Cmd+K before any module has loaded, and records an early Enter from a scanner. */
export function openSearchOnShortcut(searchId: string) {
  addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing || event.altKey) return;
    const search = document.getElementById(searchId);
    const input = search?.querySelector('input');
    if (!search || !input) return;
    if (event.key === 'Enter' && event.target === input) search.dataset.entered = '';
    const isShortcut = (event.ctrlKey || event.metaKey) && !event.shiftKey;
    if (!isShortcut || event.key.toLowerCase() !== 'k') return;
    event.preventDefault();
    for (const other of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) other.close();
    search.togglePopover(true);
    input.focus();
  });
}
