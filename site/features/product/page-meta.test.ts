import { expect, it } from 'vitest';
import { products } from '../../../catalogue/catalogue.ts';
import { getPageMeta } from './page-meta.ts';

it('[PD11] has a unique title and description for each product', () => {
  const heads = products.map(getPageMeta);
  expect(new Set(heads.map(({ title }) => title)).size).toBe(products.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(products.length);
});

it('[PD11] keeps descriptions short enough to be shown whole', () => {
  for (const product of products) {
    expect(getPageMeta(product).description.length, product.id).toBeLessThanOrEqual(200);
  }
});
