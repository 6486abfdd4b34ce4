import type { ListedProduct } from '../listed-products/listed-product.ts';
import { withStock } from '../stock/with-stock.ts';
import { stockLimit } from './cart.ts';

/**
 * The same product with what has come in since the pages were built, and never with less: whoever
 * is about to pay for the last ones holds them, and the server says at checkout what is short. Until
 * the server has said what is left there is no limit: a line goes by its word only.
 */
export function withMoreStock<Shown extends ListedProduct>(
  product: Shown,
  left = Number.POSITIVE_INFINITY,
): Shown {
  return left > stockLimit(product) ? withStock(product, left) : product;
}
