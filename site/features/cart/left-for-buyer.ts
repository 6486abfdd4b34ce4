import type { ListedProduct } from '../listed-products/listed-product.ts';
import { stockStore } from '../stock/stock-store.ts';
import { browserAttempt } from './browser-cart.ts';
import { createHeldGoods } from './held-goods.ts';

const heldOf = createHeldGoods(browserAttempt.read);

/**
 * What the server has left for this buyer, with what they hold themselves; nothing until it has said
 * so. `unknown` is what counts as held where nobody knows.
 */
export function leftForBuyer({ id, priceId }: ListedProduct, unknown = 0): number | undefined {
  const left = stockStore.left(id);
  return left === undefined ? left : left + (heldOf(priceId) ?? unknown);
}
