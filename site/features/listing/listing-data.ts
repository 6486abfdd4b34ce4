import { listedProducts } from 'virtual:products-in-page';
import { countFacets } from '../../../catalogue/facets.ts';
import { type ListingState, readQuery } from '../../../catalogue/query.ts';
import { browserCompare } from '../compare/browser-compare.ts';
import { knownFilters } from './choices.ts';
import { sortedOnce } from './in-order.ts';

browserCompare.know(listedProducts.map(({ id }) => id));

/** How many cards a page of the listing adds. */
export const pageLength = 24;

export const inOrder = sortedOnce(listedProducts);

/** Every value that any product has, with how many have it. */
export const everything = countFacets(listedProducts, {});

/** The listing that an address asks for, as far as we know what it means. */
export function listingAt(query: string): ListingState {
  const asked = readQuery(new URLSearchParams(query));
  return { ...asked, filters: knownFilters(asked.filters, everything) };
}
