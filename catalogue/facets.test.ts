import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryFilters, arbitraryProducts } from './arbitrary.ts';
import { products } from './catalogue.ts';
import { type Filterable, type Filters, facetNames, getFacet } from './facets.ts';
import { countFacets, filterProducts } from './filter.ts';

function expectPlainCounts(shop: readonly Filterable[], filters: Filters): void {
  const counts = countFacets(shop, filters);
  const plain = (chosen: Filters) => filterProducts(shop, { ...filters, ...chosen }).length;
  expect(counts.total).toBe(plain({}));
  for (const name of facetNames) {
    for (const [value, count] of counts[name]) {
      expect(count).toBe(plain({ [name]: getFacet(name).several ? [value] : value }));
    }
  }
}

describe('facet counts', () => {
  it('[PL4] [PL13] say how many there would be if a value were chosen, under any other filters', () => {
    fc.assert(fc.property(arbitraryProducts, arbitraryFilters, expectPlainCounts), {
      numRuns: 300,
    });
  });

  it('[PL4] [PL13] are right for the real catalogue under any filters', () => {
    fc.assert(
      fc.property(arbitraryFilters, (filters) => expectPlainCounts(products, filters)),
      { numRuns: 60 },
    );
  });

  it('[PL4] lists every band, and only families, widths and loads that have products', () => {
    const none = countFacets([], {});
    expect([...none.height.values()]).toEqual([0, 0, 0, 0, 0]);
    expect(none.family.size + none.width.size + none.loadRating.size).toBe(0);
    const { family, loadRating } = countFacets(products, { height: '8.1-12.0' });
    expect(family.get('podium-steps')).toBe(0);
    expect(family.size).toBe(22);
    expect([...loadRating.keys()]).toEqual([150, 200, 225, 250]);
  });

  it('[PL4] offers no width that only accessories have, yet counts theirs where it is offered', () => {
    const one = {
      name: 'Podium',
      height: 1,
      workingHeight: 3,
      width: 0.6,
      family: 'podium-steps',
      loadRating: 150,
      material: 'Steel',
    } as const;
    const mat = {
      name: 'Mat',
      height: 0,
      workingHeight: 0,
      width: 0.6,
      family: 'accessories',
      loadRating: 0,
      material: 'Rubber',
    } as const;
    const foot = { ...mat, width: 0.05 };
    expect([...countFacets([one, mat, foot], {}).width]).toEqual([[0.6, 2]]);
  });
});
