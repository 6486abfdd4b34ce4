import {
  mostLines,
  mostUnits,
  tooManyLines,
  tooManyUnits,
} from '../../../contract/order-limits.ts';
import type { ListedProduct } from '../listed-products/listed-product.ts';
import { type Cart, type CartItem, cartOf } from './cart.ts';

/** How many of a product this buyer can have. */
export type LeftOf = (product: ListedProduct) => number;

/** The cart without what has sold out: what is added up and checked out. */
export function canBeHad(cart: Cart, leftOf: LeftOf): Cart {
  const items = cart.items.filter(({ product }) => leftOf(product) > 0);
  return items.length === cart.items.length ? cart : cartOf(items);
}

const isShort = (leftOf: LeftOf) => (item: CartItem) => leftOf(item.product) < item.quantity;

/** Why the buyer cannot check out as the cart stands. A quantity is theirs to lower. */
export function hindranceOf(cart: Cart, leftOf: LeftOf): string | undefined {
  const { items, itemCount } = canBeHad(cart, leftOf);
  if (items.length === 0 && cart.items.length > 0) {
    return 'Everything in your cart is out of stock.';
  }
  const short = items.find(isShort(leftOf));
  if (short) return `Reduce the quantity of ${short.product.name} to check out.`;
  if (items.length > mostLines) return tooManyLines;
  return itemCount > mostUnits ? tooManyUnits : undefined;
}

/** What is short, for those who do not see the lines. */
export function shortageWords(cart: Cart, leftOf: LeftOf): string {
  return cart.items
    .filter(isShort(leftOf))
    .map(({ product }) => {
      const left = leftOf(product);
      return left > 0
        ? `Only ${left} of ${product.name} left.`
        : `${product.name} is not available.`;
    })
    .join(' ');
}

/** What a quantity may become: no more than is left, and never less than it is but by a wish. */
export function allowedQuantity({ product, quantity }: CartItem, wanted: number, leftOf: LeftOf) {
  return Math.min(wanted, Math.max(leftOf(product), quantity));
}
