/** The header's buttons name the dialog by this id. */
export const searchId = 'search';
/** What the home page's address asks the search for. */
export const askedParameter = 'search';
/** The most characters of a query: some of its patterns take the cube of its length. */
export const longestQuery = 80;
export const resultsId = 'search-results';

export function optionId(place: number): string {
  return `search-option-${place}`;
}

/** Opens the search with what the address asks it for, such as `/?search=podium`. */
export function openAskedSearch() {
  const asked = new URLSearchParams(location.search).get(askedParameter)?.trim();
  const search = document.getElementById(searchId);
  const input = search?.querySelector('input');
  if (!asked || !search || !input) return;
  input.value = asked.slice(0, input.maxLength);
  search.togglePopover(true);
}

/** Opens the search by Ctrl+K or Cmd+K before any module has loaded, and notes a scanner's early return. */
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
