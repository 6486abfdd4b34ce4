import { expect, it } from 'vitest';
import { products } from '../../../catalogue/catalogue.ts';
import { pageHead } from './page-head.ts';

it('[PD11] gives every product a title and a description of its own', () => {
  const heads = products.map(pageHead);
  expect(new Set(heads.map(({ title }) => title)).size).toBe(products.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(products.length);
});

it('[PD11] keeps descriptions short enough to be shown whole', () => {
  for (const product of products) {
    expect(pageHead(product).description.length, product.id).toBeLessThanOrEqual(200);
  }
});
