import type { ListedProduct } from '../listed-products/listed-product.ts';

/** The same product with another count. One that is back in stock is no longer awaited. */
export function withStock<Shown extends ListedProduct>(
  product: Shown,
  left: number | undefined,
): Shown {
  if (left === undefined || left === product.stockCount) return product;
  return {
    ...product,
    inStock: left > 0,
    stockCount: left,
    ...(left > 0 && { estimatedRestock: undefined }),
  };
}
