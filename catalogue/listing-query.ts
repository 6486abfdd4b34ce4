import { type Facet, type Filters, facetNames, getFacet, selectedValues } from './facets.ts';
import { type SortKey, sortLabels } from './sort.ts';

/** A listing as encoded in its address. `page` 3 shows the first three pages' worth of products. */
export interface ListingState {
  readonly filters: Filters;
  readonly sort: SortKey;
  readonly view: 'grid' | 'list';
  readonly page: number;
}

/** The listing of a bare `/shop`. */
export const defaultListing: ListingState = { filters: {}, sort: 'name', view: 'grid', page: 1 };

const sortKeys = Object.keys(sortLabels) as readonly SortKey[];

/** Reads a listing from a query. Unknown values are dropped. */
export function parseListingQuery(query: URLSearchParams): ListingState {
  const filters = facetNames.flatMap((name) => {
    const chosen = parseFacet(name, query.getAll(name));
    return chosen === undefined ? [] : [[name, chosen]];
  });
  return {
    filters: Object.fromEntries(filters) as Filters,
    sort: findKnownValue(query, 'sort', sortKeys) ?? defaultListing.sort,
    view: findKnownValue(query, 'view', ['grid', 'list'] as const) ?? defaultListing.view,
    page: Number(/^[1-9]\d{0,3}$/.exec(query.get('page') ?? '')?.[0] ?? defaultListing.page),
  };
}

/** The value of a facet, or the known values of a facet that takes several; undefined if there are none. */
function parseFacet(name: Facet, texts: readonly string[]) {
  const { parse, several } = getFacet(name);
  const values = texts.map(parse).filter((value) => value !== undefined);
  if (!several || values.length === 0) return values[0];
  return several.filter((value) => values.includes(value));
}

/** Writes a listing as a query, always in the same order and without default values. */
export function buildListingParams(listing: Partial<ListingState>): URLSearchParams {
  const { filters, sort, view, page } = { ...defaultListing, ...listing };
  const query = new URLSearchParams();
  for (const name of facetNames) {
    for (const value of selectedValues(filters, name)) query.append(name, String(value));
  }
  if (sort !== defaultListing.sort) query.append('sort', sort);
  if (view !== defaultListing.view) query.append('view', view);
  if (page !== defaultListing.page) query.append('page', String(page));
  return query;
}

/** The address of a listing: `/shop`, or `/shop?height=2.1-4.0&family=step-ladders`. */
export function buildShopUrl(listing: Partial<ListingState> = {}): string {
  const query = buildListingParams(listing).toString();
  return query === '' ? '/shop' : `/shop?${query}`;
}

function findKnownValue<Value extends string>(
  query: URLSearchParams,
  name: string,
  known: readonly Value[],
): Value | undefined {
  return known.find((value) => query.getAll(name).includes(value));
}
