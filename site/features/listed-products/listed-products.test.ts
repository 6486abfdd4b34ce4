import { listedProducts } from 'virtual:listed-products';
import { listedProducts as productsInPage } from 'virtual:products-in-page';
import { expect, it } from 'vitest';
import { products } from '../../../catalogue/catalogue.ts';
import { sortProducts } from '../../../catalogue/sort.ts';

const idsOf = (all: readonly { id: string }[]) => all.map(({ id }) => id);

it('[PL14] stand in the catalogue’s order, on which the search falls back', () => {
  expect(idsOf(listedProducts)).toEqual(idsOf(products));
});

it('[PL6] stand by name where the listing reads them', () => {
  expect(idsOf(productsInPage)).toEqual(idsOf(sortProducts(products, 'name')));
});
