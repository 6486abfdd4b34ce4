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

/** The fields of a product that its model is built from. The rest would only duplicate page data. */
export function forModel(product: Product): Product {
  const built = Object.entries(product).filter(
    ([field, value]) => value !== undefined && !notBuilt.has(field),
  );
  return Object.fromEntries(built) as Product;
}
