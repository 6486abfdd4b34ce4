import { changePrice, createPrice, findPrice, listPrices } from '../books/prices.ts';
import { changeProduct, createProduct, findProduct, listProducts } from '../books/products.ts';
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
import { itemRoute, listRoute, type Route } from './route.ts';

const products = '/v1/products';
const prices = '/v1/prices';

const productRoutes: Route[] = [
  {
    method: 'POST',
    path: products,
    expandable: expandable.nothing,
    answer: ({ work, given }) => createProduct(work, readParameters(newProduct, given)),
  },
  listRoute(products, expandable.nothing, productQuestion, listProducts),
  itemRoute(products, expandable.nothing, 'product', findProduct),
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
  listRoute(prices, expandable.prices, priceQuestion, listPrices),
  itemRoute(prices, expandable.price, 'price', findPrice),
  {
    method: 'POST',
    path: `${prices}/:id`,
    expandable: expandable.price,
    answer: ({ work, id, given }) => changePrice(work, id, readParameters(priceChange, given)),
  },
];

export const catalogueRoutes: Route[] = [...productRoutes, ...priceRoutes];
