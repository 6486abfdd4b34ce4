import { describe, expect, it } from 'vitest';
import { firstProduct, products } from './catalogue.ts';
import type { Product } from './product.ts';
import { relatedTo } from './related.ts';

describe('related products', () => {
  it('[PD7] are of the same family, nearest height first, without the product itself', () => {
    for (const product of products) {
      const related = relatedTo(product, products);
      const away = related.map((other) => Math.abs(other.height - product.height));
      expect(related.length, product.id).toBeGreaterThanOrEqual(2);
      expect(related.length).toBeLessThanOrEqual(4);
      expect(related).not.toContain(product);
      expect(related.every((other) => other.family === product.family && !other.isTest)).toBe(true);
      away.forEach((distance, at) => {
        expect(distance).toBeGreaterThanOrEqual((away[at - 1] ?? 0) - 0.001);
      });
    }
  });

  it('[PD7] leave out nobody who is nearer', () => {
    for (const product of products.filter(({ category }) => category === 'Ladders')) {
      const related = relatedTo(product, products, 3);
      const farthest = Math.max(...related.map((other) => Math.abs(other.height - product.height)));
      const nearer = products.filter(
        (other) =>
          other.family === product.family &&
          other !== product &&
          Math.abs(other.height - product.height) < farthest - 0.001,
      );
      for (const other of nearer) expect(related).toContain(other);
    }
  });

  it('[PD7] put the same model first where heights tie, then the nearer price, and no test item', () => {
    const like = (id: string, change: Partial<Product>): Product => ({
      ...firstProduct,
      id,
      family: 'narrow-tower',
      model: 'A',
      height: 2,
      price: 1000,
      ...change,
    });
    const here = like('here', {});
    const shop = [
      like('other-dear', { model: 'B', price: 5000 }),
      like('other-near', { model: 'B', price: 1100 }),
      like('above', { height: 2.5, price: 9000 }),
      like('below', { height: 1.5, price: 500 }),
      like('test', { isTest: true }),
      here,
    ];
    expect(relatedTo(here, shop).map(({ id }) => id)).toEqual([
      'other-near',
      'other-dear',
      'below',
      'above',
    ]);
  });
});
