import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyFilters } from './arbitrary.ts';
import { type ListingState, plainListing, readQuery, shopHref, writeQuery } from './query.ts';
import { type SortKey, sortLabels } from './sort.ts';

const anyListing: fc.Arbitrary<ListingState> = fc.record({
  filters: anyFilters,
  sort: fc.constantFrom(...(Object.keys(sortLabels) as SortKey[])),
  view: fc.constantFrom('grid', 'list'),
  page: fc.integer({ min: 1, max: 9999 }),
});

const read = (query: string) => readQuery(new URLSearchParams(query));

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
      shopHref({ filters: { height: '2.1-4.0', width: 0.7, family: ['specialist-towers'] } }),
    ).toBe('/shop?height=2.1-4.0&width=0.7&family=specialist-towers');
    expect(shopHref()).toBe('/shop');
    expect(shopHref(plainListing)).toBe('/shop');
  });

  it('[PL13] survives being written and read back, whatever is chosen', () => {
    fc.assert(
      fc.property(anyListing, (listing) => {
        expect(readQuery(writeQuery(listing))).toEqual(listing);
      }),
    );
  });

  it('[PL13] writes one address for one listing, whatever order the query came in', () => {
    fc.assert(
      fc.property(anyListing, fc.infiniteStream(fc.nat()), (listing, order) => {
        const pairs = [...writeQuery(listing)]
          .map((pair) => ({ pair, at: order.next().value ?? 0 }))
          .sort((a, b) => a.at - b.at)
          .map(({ pair }) => pair);
        expect(shopHref(readQuery(new URLSearchParams(pairs)))).toBe(shopHref(listing));
      }),
    );
  });

  it('[PL13] drops what it does not know and keeps the rest', () => {
    expect(
      read(
        'height=3&width=wide&family=spoons&family=step-ladders&categoryKey=x&loadRating=-1&sort=age&view=map&page=0&utm=1',
      ),
    ).toEqual({ ...plainListing, filters: { family: ['step-ladders'] } });
  });

  it('[PL13] never throws, and never lets through a filter that is not one', () => {
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
        const listing = readQuery(new URLSearchParams(pairs));
        expect(readQuery(writeQuery(listing))).toEqual(listing);
      }),
    );
  });

  it('[PL6] shows a bare shop by name, as a grid', () => {
    expect(read('')).toEqual({ filters: {}, sort: 'name', view: 'grid', page: 1 });
  });
});
