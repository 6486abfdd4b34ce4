import type { Product } from '../../../catalogue/product.ts';

const notBuilt: ReadonlySet<string> = new Set<keyof Product>([
  'price',
  'originalPrice',
  'priceId',
  'category',
  'image',
  'inStock',
  'stockCount',
  'rating',
  'badges',
  'description',
  'features',
  'inBox',
]);

/** What of a product its model is built from: the rest would stand in the page once more. */
export function forModel(product: Product): Product {
  const built = Object.entries(product).filter(
    ([field, value]) => value !== undefined && !notBuilt.has(field),
  );
  return Object.fromEntries(built) as Product;
}
