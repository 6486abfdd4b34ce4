import { listedProducts } from 'virtual:products-in-page';
import { countFacets } from '../../../catalogue/filter.ts';
import { type ListingState, parseListingQuery } from '../../../catalogue/listing-query.ts';
import { type SortableProduct, type SortKey, sortProducts } from '../../../catalogue/sort.ts';
import { browserCompare } from '../compare/compare-store.ts';
import { dropUnknownFilters } from './filter-choices.ts';

/** Sorts a list once for each order: filtering a sorted list keeps its order. */
export function createSortCache<P extends SortableProduct>(
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

browserCompare.setProductIds(listedProducts.map(({ id }) => id));

/** The number of cards per page of the listing. */
export const pageSize = 24;

export const getSorted = createSortCache(listedProducts);

/** Every value that any product has, with how many have it. */
export const allFacetCounts = countFacets(listedProducts, {});

/** The listing for a query, without unknown filters. */
export function parseListing(query: string): ListingState {
  const parsed = parseListingQuery(new URLSearchParams(query));
  return { ...parsed, filters: dropUnknownFilters(parsed.filters, allFacetCounts) };
}
