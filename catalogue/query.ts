import { categoryKeys } from './categories.ts';
import { type FamilyChoice, familyChoices } from './families.ts';
import type { Filters } from './filter.ts';
import { type HeightBandKey, heightBands } from './height-bands.ts';
import { materials } from './product.ts';
import { type SortKey, sortLabels } from './sort.ts';

/** A listing as its address says it. `page` 3 shows the first three pages' worth of products. */
export interface ListingState {
  readonly filters: Filters;
  readonly sort: SortKey;
  readonly view: 'grid' | 'list';
  readonly page: number;
}

/** The listing of a bare `/shop`. */
export const plainListing: ListingState = { filters: {}, sort: 'name', view: 'grid', page: 1 };

const bandKeys: readonly HeightBandKey[] = heightBands.map((band) => band.key);
const sortKeys = Object.keys(sortLabels) as readonly SortKey[];

/** Reads a listing out of a query. What it does not know it drops, and keeps the rest. */
export function readQuery(query: URLSearchParams): ListingState {
  const chosen = new Set(query.getAll('family'));
  const family = familyChoices.filter((choice) => chosen.has(choice));
  return {
    filters: {
      ...said('height', one(query, 'height', bandKeys)),
      ...said('reach', number(query, 'reach')),
      ...said('width', number(query, 'width')),
      ...said('family', family.length > 0 ? family : undefined),
      ...said('categoryKey', one(query, 'categoryKey', categoryKeys)),
      ...said('loadRating', number(query, 'loadRating')),
      ...said('material', one(query, 'material', materials)),
    },
    sort: one(query, 'sort', sortKeys) ?? plainListing.sort,
    view: one(query, 'view', ['grid', 'list'] as const) ?? plainListing.view,
    page: page(query) ?? plainListing.page,
  };
}

/** Writes a listing as a query, always in the same order and without what a bare `/shop` means anyway. */
export function writeQuery(listing: Partial<ListingState>): URLSearchParams {
  const { filters, sort, view, page } = { ...plainListing, ...listing };
  const families: readonly FamilyChoice[] = filters.family ?? [];
  const pairs: [name: string, value: string | number | undefined][] = [
    ['height', filters.height],
    ['reach', filters.reach],
    ['width', filters.width],
    ...familyChoices
      .filter((choice) => families.includes(choice))
      .map((choice): [string, string] => ['family', choice]),
    ['categoryKey', filters.categoryKey],
    ['loadRating', filters.loadRating],
    ['material', filters.material],
    ['sort', sort === plainListing.sort ? undefined : sort],
    ['view', view === plainListing.view ? undefined : view],
    ['page', page === plainListing.page ? undefined : page],
  ];
  const query = new URLSearchParams();
  for (const [name, value] of pairs) if (value !== undefined) query.append(name, String(value));
  return query;
}

/** The address of a listing: `/shop`, or `/shop?height=2.1-4.0&family=step-ladders`. */
export function shopHref(listing: Partial<ListingState> = {}): string {
  const query = writeQuery(listing).toString();
  return query === '' ? '/shop' : `/shop?${query}`;
}

function said<Name extends string, Value>(name: Name, value: Value | undefined) {
  return (value === undefined ? {} : { [name]: value }) as { readonly [N in Name]?: Value };
}

function one<Value extends string>(
  query: URLSearchParams,
  name: string,
  known: readonly Value[],
): Value | undefined {
  return known.find((value) => query.getAll(name).includes(value));
}

/** Metres and kilograms: a positive number written plainly, such as 0.7 or 150. */
function number(query: URLSearchParams, name: string): number | undefined {
  const text = query.getAll(name).find((value) => /^\d{1,4}(\.\d{1,3})?$/.test(value));
  return Number(text) > 0 ? Number(text) : undefined;
}

function page(query: URLSearchParams): number | undefined {
  const text = query.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined;
}
