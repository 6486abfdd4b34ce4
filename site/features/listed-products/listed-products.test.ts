import { listedProducts } from 'virtual:listed-products';
import { listedProducts as productsInPage } from 'virtual:products-in-page';
import { expect, it } from 'vitest';
import { products } from '../../../catalogue/catalogue.ts';
import { sortProducts } from '../../../catalogue/sort.ts';

const idsOf = (all: readonly { id: string }[]) => all.map(({ id }) => id);

it('[PL14] are in catalogue order', () => {
  expect(idsOf(listedProducts)).toEqual(idsOf(products));
});

it('[PL6] are sorted by name in the listing', () => {
  expect(idsOf(productsInPage)).toEqual(idsOf(sortProducts(products, 'name')));
});
