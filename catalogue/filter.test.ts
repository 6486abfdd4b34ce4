import { describe, expect, it } from 'vitest';
import { products } from './catalogue.ts';
import { filterProducts } from './filter.ts';
import { findHeightBand, heightBands } from './height-bands.ts';

const sizes = [0, 0.8, 2.0, 2.1, 4.0, 4.1, 6.0, 6.1, 8.0, 8.1, 12.0].map((height) => ({
  name: 'Podium',
  height,
  workingHeight: height + 2,
  width: 0.7,
  family: 'podium-steps' as const,
  loadRating: 150,
  material: 'Aluminium' as const,
}));

describe('filters', () => {
  it('[PL4] has five height bands, both ends inclusive', () => {
    expect(heightBands.map((band) => band.label)).toEqual([
      '0.8-2.0m',
      '2.1-4.0m',
      '4.1-6.0m',
      '6.1-8.0m',
      '8.1-12.0m',
    ]);
    for (const { key, from, to } of heightBands) {
      expect(filterProducts(sizes, { height: key }).map((size) => size.height)).toEqual([from, to]);
    }
    expect(findHeightBand(0)).toBeUndefined();
    expect(findHeightBand(12.1)).toBeUndefined();
  });

  it('[PL4] matches a width by exact equality', () => {
    const found = filterProducts(products, { width: 0.7 });
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found.map((product) => product.width))).toEqual(new Set([0.7]));
    expect(filterProducts(products, { width: 0.71 })).toEqual([]);
  });

  it('[PL4] joins families by OR and facets by AND', () => {
    const found = filterProducts(products, {
      family: ['step-ladders', 'podium-steps'],
      height: '2.1-4.0',
    });
    expect(new Set(found.map((product) => product.family))).toEqual(
      new Set(['step-ladders', 'podium-steps']),
    );
    expect(found.every(({ height }) => height >= 2.1 && height <= 4)).toBe(true);
  });

  it('[CA9] [PL4] reads specialist-towers and industrial-towers as the families they stand for', () => {
    const families = (found: typeof products) => [...new Set(found.map((p) => p.family))].sort();
    expect(families(filterProducts(products, { family: ['specialist-towers'] }))).toEqual([
      'folding-tower',
      'narrow-tower',
      'one-man-tower',
      'podium-tower',
      'stair-pod-500',
      'stairwell-tower',
    ]);
    expect(families(filterProducts(products, { categoryKey: 'industrial-towers' }))).toEqual([
      '250-agr',
      '250-standard',
      '500-agr',
      '500-standard',
    ]);
  });

  it('[PL4a] finds what holds a load, and what holds more', () => {
    const holding = filterProducts(products, { loadRating: 200 });
    expect(new Set(holding.map(({ loadRating }) => loadRating))).toEqual(new Set([200, 225, 250]));
    expect(holding).toEqual(products.filter(({ loadRating }) => loadRating >= 200));
  });

  it('[PL4a] finds heavy-duty steps by their load', () => {
    const found = filterProducts(products, { loadRating: 225, family: ['step-ladders'] });
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((product) => product.badges.includes('Heavy Duty'))).toBe(true);
  });

  it('[HO9] keeps products that reach the working height, and no accessories', () => {
    const found = filterProducts(products, { reach: 8.2 });
    expect(found).toEqual(products.filter(({ workingHeight }) => workingHeight >= 8.2));
    expect(found.length).toBeGreaterThan(0);
    expect(filterProducts(sizes, { reach: 10 }).map(({ height }) => height)).toEqual([8, 8.1, 12]);
  });

  it('[PL4] returns all products without filters', () => {
    expect(filterProducts(products, {})).toEqual(products);
    expect(filterProducts(products, { family: [] })).toEqual(products);
  });
});
