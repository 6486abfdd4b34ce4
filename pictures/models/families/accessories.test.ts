import { describe, expect, it } from 'vitest';
import { products } from '../../../catalogue/catalogue.ts';
import { boxOf, builtOf } from '../testing/measured.ts';
import { partKindOf } from './accessories/part-kind.ts';

const built = builtOf('accessories');

/** The longest side of a model as it lies. */
function longest(model: (typeof built)[number]['model']): number {
  const { min, max } = boxOf(model);
  return Math.max(max.x - min.x, max.y - min.y, max.z - min.z);
}

describe('accessories', () => {
  it('[PD10] all have a shape of their own', () => {
    const parts = products.filter(({ family }) => family === 'accessories');
    expect(parts.filter((part) => !partKindOf(part)).map(({ name }) => name)).toEqual([]);
    expect(built).toHaveLength(parts.length);
  });

  it.each([
    ['stabiliser bar', 0.01],
    ['stand-off', 0.01],
    ['brace', 0.01],
    ['trapdoor deck', 0.02],
    ['toeboard', 0.08],
    ['stabiliser,', 0.08],
    ['leveller', 0.03],
  ])('[PD10] are as long as the product states: %s', (words, tolerance) => {
    const named = built.filter(({ product }) => `${product.name},`.toLowerCase().includes(words));
    expect(named.length).toBeGreaterThan(0);
    for (const { product, model } of named) {
      expect(Math.abs(longest(model) - product.length), product.id).toBeLessThan(tolerance);
    }
  });

  it('[PD10] castors stand as high as stated on a wheel of the size in their name', () => {
    for (const { product, model } of built.filter(({ product }) => /castor/i.test(product.name))) {
      expect(Math.abs(model.landmarks.top - product.length), product.id).toBeLessThan(0.008);
      const wheel = Number(/(\d+) mm/.exec(product.name)?.[1]) / 1000;
      const tyre = boxOf(model, 'rubber');
      expect(tyre.max.y - tyre.min.y, product.id).toBeCloseTo(wheel, 3);
    }
  });

  it('[PD10] frames and trestles stand as wide as stated', () => {
    for (const { product, model } of built.filter(({ product }) =>
      /frame|trestle/i.test(product.name),
    )) {
      const { min, max } = boxOf(model);
      expect(Math.abs(max.x - min.x - product.width), product.id).toBeLessThan(0.03);
    }
  });
});
