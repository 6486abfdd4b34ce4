import type { Product } from '../../../catalogue/product.ts';

const unusedFields: ReadonlySet<string> = new Set<keyof Product>([
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
export function pickModelFields(product: Product): Product {
  const used = Object.entries(product).filter(
    ([field, value]) => value !== undefined && !unusedFields.has(field),
  );
  return Object.fromEntries(used) as Product;
}
