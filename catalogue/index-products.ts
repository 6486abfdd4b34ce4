import { noChanges, type UncheckedChange } from './changes.ts';
import type { Product } from './product.ts';
import { defaultPriceId } from './product-ids.ts';
import { syncedPrices } from './synced-prices.ts';

/** The current catalogue, with functions to find a product. */
export type Catalogue = {
  /** The revision of the owner's changes that it includes. */
  revision: string;
  products: readonly Product[];
  /** The owner's content changes of the same revision. */
  content: readonly UncheckedChange[];
  byId: (id: string) => Product | undefined;
  byPriceId: (priceId: string) => Product | undefined;
  bySku: (sku: string) => Product | undefined;
};

/** Indexes products by id, price reference and SKU. Pages with an older price send an older reference. */
export function indexProducts(
  products: readonly Product[],
  revision: string = noChanges.revision,
  content: readonly UncheckedChange[] = [],
): Catalogue {
  const ids = new Map(products.map((product) => [product.id, product]));
  const priceIds = new Map(
    products.flatMap((product) => [
      [defaultPriceId(product.id), product],
      [syncedPrices[product.id]?.priceId ?? product.priceId, product],
      [product.priceId, product],
    ]),
  );
  const skus = new Map(products.map((product) => [product.sku, product]));
  return {
    revision,
    products,
    content,
    byId: (id) => ids.get(id),
    byPriceId: (priceId) => priceIds.get(priceId),
    bySku: (sku) => skus.get(sku),
  };
}
