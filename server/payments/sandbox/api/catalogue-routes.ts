import * as v from 'valibot';
import { changePrice, createPrice, findPrice, listPrices } from '../books/prices.ts';
import { changeProduct, createProduct, findProduct, listProducts } from '../books/products.ts';
import { missing } from './api-error.ts';
import {
  newPrice,
  newProduct,
  priceChange,
  priceQuestion,
  productChange,
  productQuestion,
} from './catalogue-parameters.ts';
import { readParameters } from './parameters.ts';
import { expandable } from './present.ts';
import { listOf, type Route } from './route.ts';

const products = '/v1/products';
const prices = '/v1/prices';
const nothing = v.strictObject({});

const productRoutes: Route[] = [
  {
    method: 'POST',
    path: products,
    expandable: expandable.nothing,
    answer: ({ work, given }) => createProduct(work, readParameters(newProduct, given)),
  },
  {
    method: 'GET',
    path: products,
    expandable: expandable.nothing,
    answer: async ({ work, given }) => {
      const question = readParameters(productQuestion, given);
      return listOf(products, await listProducts(work, question), question.limit);
    },
  },
  {
    method: 'GET',
    path: `${products}/:id`,
    expandable: expandable.nothing,
    answer: async ({ work, id, given }) => {
      readParameters(nothing, given);
      const found = await findProduct(work, id);
      if (!found) throw missing('product', id, 'path');
      return found;
    },
  },
  {
    method: 'POST',
    path: `${products}/:id`,
    expandable: expandable.nothing,
    answer: ({ work, id, given }) => changeProduct(work, id, readParameters(productChange, given)),
  },
];

const priceRoutes: Route[] = [
  {
    method: 'POST',
    path: prices,
    expandable: expandable.price,
    answer: ({ work, given }) => createPrice(work, readParameters(newPrice, given)),
  },
  {
    method: 'GET',
    path: prices,
    expandable: expandable.prices,
    answer: async ({ work, given }) => {
      const question = readParameters(priceQuestion, given);
      return listOf(prices, await listPrices(work, question), question.limit);
    },
  },
  {
    method: 'GET',
    path: `${prices}/:id`,
    expandable: expandable.price,
    answer: async ({ work, id, given }) => {
      readParameters(nothing, given);
      const found = await findPrice(work, id);
      if (!found) throw missing('price', id, 'path');
      return found;
    },
  },
  {
    method: 'POST',
    path: `${prices}/:id`,
    expandable: expandable.price,
    answer: ({ work, id, given }) => changePrice(work, id, readParameters(priceChange, given)),
  },
];

export const catalogueRoutes: Route[] = [...productRoutes, ...priceRoutes];
