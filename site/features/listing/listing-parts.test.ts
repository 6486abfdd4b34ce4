import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { products } from '../../../catalogue/catalogue.ts';
import { filterProducts } from '../../../catalogue/filter.ts';
import { heightBands } from '../../../catalogue/height-bands.ts';
import { type SortKey, sortLabels, sortProducts } from '../../../catalogue/sort.ts';
import { bestSuggestion, formatTowerCount, splitMostCommon } from './filter-choices.ts';
import { bandRows, scaleHeight, scaleTop } from './HeightScale.tsx';
import { createSortCache } from './listing-data.ts';

describe('the height scale', () => {
  const rows = bandRows.slice('grid-rows-['.length, -1).split('_').map(Number.parseFloat);

  it('[PL4] gives each band its share of the scale', () => {
    const edges = [0, 0.8, ...heightBands.map((band) => band.to)];
    const spans = edges.slice(1).map((edge, place) => edge - (edges[place] ?? 0));
    expect(rows).toHaveLength(spans.length);
    for (const [place, span] of spans.toReversed().entries()) expect(rows[place]).toBeCloseTo(span);
    expect(heightBands.at(-1)?.to).toBe(scaleTop);
  });

  it('[PL4] keeps the smallest band tall enough to tap', () => {
    const bands = rows.slice(0, -1);
    expect((Math.min(...bands) * scaleHeight) / scaleTop).toBeGreaterThanOrEqual(44);
  });
});

describe('cached sort orders', () => {
  it('[PL6] filtering a sorted list equals sorting a filtered list', () => {
    const inOrder = createSortCache(sortProducts(products, 'name'));
    const orders = Object.keys(sortLabels) as SortKey[];
    fc.assert(
      fc.property(
        fc.constantFrom(...orders),
        fc.constantFrom(undefined, ...heightBands.map((band) => band.key)),
        (sort, height) => {
          const expected = sortProducts(filterProducts(products, { height }), sort);
          expect(filterProducts(inOrder(sort), { height })).toEqual(expected);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('sorts each order once', () => {
    const inOrder = createSortCache(sortProducts(products, 'name'));
    expect(inOrder('rating')).toBe(inOrder('rating'));
  });
});

describe('the most common values', () => {
  it('[PL4] come first, each part in its original order', () => {
    const counts = new Map([
      [0.4, 1],
      [0.5, 9],
      [0.6, 2],
      [0.7, 12],
    ]);
    expect(splitMostCommon(counts, 2)).toEqual([
      [0.5, 0.7],
      [0.4, 0.6],
    ]);
  });
});

describe('when nothing matches', () => {
  const sample = (
    [
      { height: 2.2, width: 0.7, family: 'narrow-tower', loadRating: 225 },
      { height: 3.0, width: 0.7, family: 'narrow-tower', loadRating: 225 },
      { height: 9.7, width: 0.4, family: 'step-ladders', loadRating: 150 },
    ] as const
  ).map((each) => ({
    ...each,
    workingHeight: each.height + 2,
    name: 'Sample',
    material: 'GRP' as const,
  }));

  it('[PL10] suggests the filter whose removal finds most', () => {
    const suggestion = bestSuggestion(sample, {
      height: '2.1-4.0',
      width: 0.7,
      family: ['step-ladders'],
    });
    expect(suggestion).toEqual({ choice: { facet: 'family', value: 'step-ladders' }, count: 2 });
  });

  it('[PL10] suggests none if no single filter helps', () => {
    const filters = { height: '6.1-8.0', width: 1.45, loadRating: 250 } as const;
    expect(bestSuggestion(sample, filters)).toBeUndefined();
  });
});

it('[PL3] uses singular and plural', () => {
  expect([formatTowerCount(0), formatTowerCount(1), formatTowerCount(74)]).toEqual([
    '0 towers',
    '1 tower',
    '74 towers',
  ]);
});
