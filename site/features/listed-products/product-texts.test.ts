import { describe, expect, it } from 'vitest';
import { products } from '../../../catalogue/catalogue.ts';
import type { Product } from '../../../catalogue/product.ts';
import { getCardFigures, wrapName } from './product-texts.ts';

function find(test: (product: Product) => boolean): Product {
  const product = products.find(test);
  if (!product) throw new Error('the catalogue has no such product');
  return product;
}

describe('figures on a card', () => {
  it('[PL8] are height, working height and load', () => {
    const tower = find(({ family, height }) => family === '250-agr' && height === 2.2);
    expect(getCardFigures(tower)).toEqual([
      { name: 'Platform', value: '2.2\u00a0m' },
      { name: 'Working height', value: '4.2\u00a0m' },
      { name: 'Load', value: `${tower.loadRating}\u00a0kg` },
    ]);
  });

  it('[PL8] leave out a load of zero', () => {
    for (const product of products) {
      const names = getCardFigures(product).map(({ name }) => name);
      expect(names.includes('Load')).toBe(product.loadRating > 0);
    }
  });

  it('[PL8] of an accessory are its size and weight', () => {
    const names = getCardFigures(find(({ height }) => height === 0)).map(({ name }) => name);
    expect(names).toEqual(['Size', 'Weight']);
  });
});

it.each([
  ['GRP Ladder, 2 × 8 rung', 'GRP Ladder, 2\u00a0×\u00a08\u00a0rung'],
  ['Podium Steps, Auto Lock, 2.4 m platform', 'Podium Steps, Auto Lock, 2.4\u00a0m\u00a0platform'],
  ['Inspection Tag Kit', 'Inspection Tag Kit'],
  ['Handrail, left side of a staircase', 'Handrail, left side of a staircase'],
])('[PL7] does not break the size across lines: %s', (name, lines) => {
  expect(wrapName(name)).toBe(lines);
});
