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
