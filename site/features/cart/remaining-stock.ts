import { useEffect, useReducer } from 'react';
import {
  mostLines,
  mostUnits,
  tooManyLines,
  tooManyUnits,
} from '../../../contract/order-limits.ts';
import { browserCheckout } from '../checkout/checkout.ts';
import type { ListedProduct } from '../listed-products/listed-product.ts';
import { stockStore } from '../stock/stock-store.ts';
import { type Cart, type CartItem, cartOf, stockLimit } from './cart.ts';

/** How many of a product this buyer can have. */
export type RemainingOf = (product: ListedProduct) => number;

/** The cart without sold-out items: these are totalled and checked out. */
export function purchasable(cart: Cart, remainingOf: RemainingOf): Cart {
  const items = cart.items.filter(({ product }) => remainingOf(product) > 0);
  return items.length === cart.items.length ? cart : cartOf(items);
}

const isShort = (remainingOf: RemainingOf) => (item: CartItem) =>
  remainingOf(item.product) < item.quantity;

/** Why the buyer cannot check out the cart as it is. Only the buyer lowers a quantity. */
export function checkoutBlocker(cart: Cart, remainingOf: RemainingOf): string | undefined {
  const { items, itemCount } = purchasable(cart, remainingOf);
  if (items.length === 0 && cart.items.length > 0) {
    return 'Everything in your cart is out of stock.';
  }
  const short = items.find(isShort(remainingOf));
  if (short) return `Reduce the quantity of ${short.product.name} to check out.`;
  if (items.length > mostLines) return tooManyLines;
  return itemCount > mostUnits ? tooManyUnits : undefined;
}

/** The shortages as text for screen readers. */
export function shortageText(cart: Cart, remainingOf: RemainingOf): string {
  return cart.items
    .filter(isShort(remainingOf))
    .map(({ product }) => {
      const left = remainingOf(product);
      return left > 0
        ? `Only ${left} of ${product.name} left.`
        : `${product.name} is not available.`;
    })
    .join(' ');
}

/** The quantity a line may be set to: at most what is left, and never reduced unless the buyer asks. */
export function allowedQuantity(
  { product, quantity }: CartItem,
  wanted: number,
  remainingOf: RemainingOf,
) {
  return Math.min(wanted, Math.max(remainingOf(product), quantity));
}

/** The stock left for this buyer, including what they hold; undefined until the server has responded. */
export function remainingStock(product: ListedProduct): number | undefined {
  const left = stockStore.remaining(product.id);
  return left === undefined ? left : left + browserCheckout.heldQuantity(product.priceId);
}

/** The most a line of the cart may have: what is left, and at most the stock known to the cart. */
export const maxQuantity: RemainingOf = (product) => {
  const limit = stockLimit(product);
  return Math.min(limit, remainingStock(product) ?? limit);
};

/** How often to refresh while the cart is open, in milliseconds: soon enough to correct an early figure. */
const every = 10_000;

/** The stock left for this buyer, refreshed while the cart is open. */
export function useRemainingStock(open: boolean): RemainingOf {
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
  useEffect(() => stockStore.subscribe(lookAgain), []);
  useEffect(() => {
    if (!open) return;
    const ask = async () => {
      if (!document.hidden) await stockStore.refresh('no-cache');
      lookAgain();
    };
    ask();
    const timer = setInterval(ask, every);
    return () => clearInterval(timer);
  }, [open]);
  return maxQuantity;
}
