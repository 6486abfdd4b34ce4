import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryFilters } from './arbitrary.ts';
import {
  buildListingParams,
  buildShopUrl,
  defaultListing,
  type ListingState,
  parseListingQuery,
} from './listing-query.ts';
import { type SortKey, sortLabels } from './sort.ts';

const anyListing: fc.Arbitrary<ListingState> = fc.record({
  filters: arbitraryFilters,
  sort: fc.constantFrom(...(Object.keys(sortLabels) as SortKey[])),
  view: fc.constantFrom('grid', 'list'),
  page: fc.integer({ min: 1, max: 9999 }),
});

const read = (query: string) => parseListingQuery(new URLSearchParams(query));

describe('the query of a listing', () => {
  it('[PL12] [PL12a] reads height, width, family and categoryKey', () => {
    expect(
      read('height=2.1-4.0&width=0.7&family=one-man-tower&categoryKey=access-equipment').filters,
    ).toEqual({
      height: '2.1-4.0',
      width: 0.7,
      family: ['one-man-tower'],
      categoryKey: 'access-equipment',
    });
  });

  it('[PL12a] writes a link that carries the filters', () => {
    expect(
      buildShopUrl({ filters: { height: '2.1-4.0', width: 0.7, family: ['specialist-towers'] } }),
    ).toBe('/shop?height=2.1-4.0&width=0.7&family=specialist-towers');
    expect(buildShopUrl()).toBe('/shop');
    expect(buildShopUrl(defaultListing)).toBe('/shop');
  });

  it('[PL13] round-trips through the URL for any filters', () => {
    fc.assert(
      fc.property(anyListing, (listing) => {
        expect(parseListingQuery(buildListingParams(listing))).toEqual(listing);
      }),
    );
  });

  it('[PL13] has one canonical URL, whatever the order of the query', () => {
    fc.assert(
      fc.property(anyListing, fc.infiniteStream(fc.nat()), (listing, order) => {
        const pairs = [...buildListingParams(listing)]
          .map((pair) => ({ pair, at: order.next().value ?? 0 }))
          .sort((a, b) => a.at - b.at)
          .map(({ pair }) => pair);
        expect(buildShopUrl(parseListingQuery(new URLSearchParams(pairs)))).toBe(
          buildShopUrl(listing),
        );
      }),
    );
  });

  it('[PL13] ignores unknown parameters and values', () => {
    expect(
      read(
        'height=3&width=wide&family=spoons&family=step-ladders&categoryKey=x&loadRating=-1&sort=age&view=map&page=0&utm=1',
      ),
    ).toEqual({ ...defaultListing, filters: { family: ['step-ladders'] } });
  });

  it('[PL13] never throws and never accepts an invalid filter', () => {
    const names = [
      'height',
      'width',
      'family',
      'categoryKey',
      'loadRating',
      'material',
      'sort',
      'page',
    ];
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...names), fc.string())), (pairs) => {
        const listing = parseListingQuery(new URLSearchParams(pairs));
        expect(parseListingQuery(buildListingParams(listing))).toEqual(listing);
      }),
    );
  });

  it('[PL6] shows a bare shop by name, as a grid', () => {
    expect(read('')).toEqual({ filters: {}, sort: 'name', view: 'grid', page: 1 });
  });
});
