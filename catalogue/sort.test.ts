import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { products } from './catalogue.ts';
import type { Product } from './product.ts';
import { type SortKey, sortLabels, sortProducts } from './sort.ts';

const item = (id: string, name: string, price: number, height: number, rating?: number) => ({
  id,
  name,
  price,
  height,
  rating,
});

const few = [
  item('c', 'Tower, 10 tread', 300, 2.4, 4.6),
  item('b', 'Tower, 4 tread', 100, 0.9, 4.9),
  item('a', 'Podium', 300, 1.5, 4.9),
];

const ids = (key: SortKey) => sortProducts(few, key).map(({ id }) => id);

describe('sorting', () => {
  it('[PL6] sorts by name, price up and down, height up and rating down', () => {
    expect(ids('name')).toEqual(['a', 'b', 'c']);
    expect(ids('price-low')).toEqual(['b', 'a', 'c']);
    expect(ids('price-high')).toEqual(['a', 'c', 'b']);
    expect(ids('height')).toEqual(['b', 'a', 'c']);
    expect(ids('rating')).toEqual(['a', 'b', 'c']);
  });

  it('[PL6] sorts unrated products last', () => {
    const some = [item('d', 'Hop-up', 50, 0.5), ...few, item('e', 'Ladder', 90, 3)];
    const order = sortProducts(some, 'rating').map(({ id }) => id);
    expect(order).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('[PL6, CA6] holds over the whole catalogue, the test item included', () => {
    const alphabet = new Intl.Collator('en-GB', { numeric: true });
    type Step = readonly [before: Product, after: Product];
    const inOrder: Record<SortKey, (step: Step) => boolean> = {
      name: ([before, after]) => alphabet.compare(before.name, after.name) <= 0,
      'price-low': ([before, after]) => before.price <= after.price,
      'price-high': ([before, after]) => before.price >= after.price,
      height: ([before, after]) => before.height <= after.height,
      rating: ([before, after]) => (before.rating ?? 0) >= (after.rating ?? 0),
    };
    for (const key of Object.keys(sortLabels) as SortKey[]) {
      const sorted = sortProducts(products, key);
      expect(sorted).toHaveLength(products.length);
      const steps = sorted.slice(1).map((after, place) => [sorted[place] ?? after, after] as const);
      expect(steps.filter((step) => !inOrder[key](step)).map(([, { id }]) => id)).toEqual([]);
    }
    expect(sortProducts(products, 'price-low')[0]?.isTest).toBe(true);
  });

  it('[PL6] offers exactly the five orders, name first', () => {
    expect(Object.keys(sortLabels)).toEqual([
      'name',
      'price-low',
      'price-high',
      'height',
      'rating',
    ]);
  });

  it('[PL6] does not depend on the input order', () => {
    const anyKey = fc.constantFrom(...(Object.keys(sortLabels) as SortKey[]));
    const some = products.slice(0, 80);
    fc.assert(
      fc.property(anyKey, fc.shuffledSubarray(some, { minLength: 80 }), (key, shuffled) => {
        expect(sortProducts(shuffled, key)).toEqual(sortProducts(some, key));
      }),
      { numRuns: 30 },
    );
  });

  it('[PL6] does not mutate its input', () => {
    const before = [...few];
    sortProducts(few, 'price-low');
    expect(few).toEqual(before);
  });
});
