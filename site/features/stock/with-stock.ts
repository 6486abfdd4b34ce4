import type { ListedProduct } from '../listed-products/listed-product.ts';

/**
 * The same product with what has come in since the pages were built, and never with less: whoever
 * is about to pay for the last ones holds them, and the server says at checkout what is short.
 */
export function withMoreStock<Shown extends ListedProduct>(
  product: Shown,
  left: number | undefined,
): Shown {
  const built = product.inStock ? product.stockCount : 0;
  return left !== undefined && left > built ? withStock(product, left) : product;
}

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
