import type { Product } from './product.ts';

/** What is on sale now, with the ways to find a product. */
export type Catalogue = {
  products: readonly Product[];
  byId: (id: string) => Product | undefined;
  byPriceId: (priceId: string) => Product | undefined;
  bySku: (sku: string) => Product | undefined;
};

/** Indexes products by id, price reference and SKU. */
export function indexProducts(products: readonly Product[]): Catalogue {
  const ids = new Map(products.map((product) => [product.id, product]));
  const priceIds = new Map(products.map((product) => [product.priceId, product]));
  const skus = new Map(products.map((product) => [product.sku, product]));
  return {
    products,
    byId: (id) => ids.get(id),
    byPriceId: (priceId) => priceIds.get(priceId),
    bySku: (sku) => skus.get(sku),
  };
}
