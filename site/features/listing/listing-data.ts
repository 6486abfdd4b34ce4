import { listedProducts } from 'virtual:products-in-page';
import { countFacets } from '../../../catalogue/filter.ts';
import { type ListingState, readQuery } from '../../../catalogue/query.ts';
import { type SortableProduct, type SortKey, sortProducts } from '../../../catalogue/sort.ts';
import { browserCompare } from '../compare/compare-store.ts';
import { knownFilters } from './choices.ts';

/** Sorts a list once for each order: filtering a sorted list keeps its order. */
export function sortedOnce<P extends SortableProduct>(
  byName: readonly P[],
): (key: SortKey) => readonly P[] {
  const orders = new Map<SortKey, readonly P[]>([['name', byName]]);
  return (key) => {
    const known = orders.get(key);
    if (known) return known;
    const order = sortProducts(byName, key);
    orders.set(key, order);
    return order;
  };
}

browserCompare.know(listedProducts.map(({ id }) => id));

/** The number of cards per page of the listing. */
export const pageLength = 24;

export const inOrder = sortedOnce(listedProducts);

/** Every value that any product has, with how many have it. */
export const everything = countFacets(listedProducts, {});

/** The listing for a query, without unknown filters. */
export function listingAt(query: string): ListingState {
  const asked = readQuery(new URLSearchParams(query));
  return { ...asked, filters: knownFilters(asked.filters, everything) };
}
