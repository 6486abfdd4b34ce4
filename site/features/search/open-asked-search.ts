import { askedParameter, searchId } from './search-ids.ts';

/** Opens the search with what the address asks it for, such as `/?search=podium`. */
export function openAskedSearch() {
  const asked = new URLSearchParams(location.search).get(askedParameter)?.trim();
  const search = document.getElementById(searchId);
  const input = search?.querySelector('input');
  if (!asked || !search || !input) return;
  input.value = asked.slice(0, input.maxLength);
  search.togglePopover(true);
}
