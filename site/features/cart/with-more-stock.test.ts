import { expect, it } from 'vitest';
import { sampleProduct } from '../../testing/sample-product.ts';
import { withMoreStock } from './with-more-stock.ts';

const built = sampleProduct({ stockCount: 7 });
const gone = { ...built, inStock: false, stockCount: 0 };

it('[CC6, CC14] a product can be had in a cart as soon as it is back, and is never taken out of one', () => {
  expect(withMoreStock(gone, 4)).toMatchObject({ inStock: true, stockCount: 4 });
  expect(withMoreStock(built, 9)).toMatchObject({ stockCount: 9 });
  for (const left of [0, 6, 7]) expect(withMoreStock(built, left)).toBe(built);
});

it('[CC3, CC14] what the server has not told of has no limit', () => {
  for (const product of [built, gone]) {
    const limit = { inStock: true, stockCount: Number.POSITIVE_INFINITY };
    expect(withMoreStock(product, undefined)).toMatchObject(limit);
  }
});
