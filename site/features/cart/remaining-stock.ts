import type { ListedProduct } from '../listed-products/listed-product.ts';
import { stockStore } from '../stock/stock-store.ts';
import { browserAttempt } from './browser-cart.ts';
import { stockLimit } from './cart.ts';
import { createHeldGoods } from './held-goods.ts';
import type { LeftOf } from './shortage.ts';

const heldOf = createHeldGoods(browserAttempt.read);

/** What this buyer's own checkout holds of it. */
export const heldByBuyer = ({ priceId }: ListedProduct) => heldOf(priceId);

/** What the server has left for this buyer, with what they hold themselves; nothing until it has said so. */
export function leftForBuyer(product: ListedProduct): number | undefined {
  const left = stockStore.left(product.id);
  return left === undefined ? left : left + heldByBuyer(product);
}

/** The most that a line of the cart may have: what is left, and what the cart knows of at most. */
export const mostLeft: LeftOf = (product) => {
  const limit = stockLimit(product);
  return Math.min(limit, leftForBuyer(product) ?? limit);
};
