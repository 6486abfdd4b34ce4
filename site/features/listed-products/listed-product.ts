import type { Product } from '../../../catalogue/product.ts';

const listedFields = [
  'id',
  'name',
  'sku',
  'brand',
  'price',
  'originalPrice',
  'priceId',
  'category',
  'family',
  'image',
  'width',
  'length',
  'height',
  'heightKind',
  'workingHeight',
  'loadRating',
  'material',
  'treads',
  'rungs',
  'weight',
  'closedLength',
  'standard',
  'inStock',
  'stockCount',
  'estimatedRestock',
  'badges',
  'rating',
  'compatibleWith',
  'isTest',
] as const satisfies readonly (keyof Product)[];

/** What the browser knows of every product: all that cards, cart, search and compare need, no prose. */
export type ListedProduct = Pick<Product, (typeof listedFields)[number]>;

export function toListed(product: Product): ListedProduct {
  return Object.fromEntries(
    listedFields
      .filter((field) => product[field] !== undefined)
      .map((field) => [field, product[field]]),
  ) as ListedProduct;
}
