import { useEffect, useReducer } from 'react';
import {
  maxOrderLines,
  maxOrderUnits,
  tooManyLines,
  tooManyUnits,
} from '../../../contract/order-limits.ts';
import { browserCheckout } from '../checkout/checkout.ts';
import type { ListedProduct } from '../listed-products/listed-product.ts';
import { stockStore } from '../stock/stock-store.ts';
import { type Cart, type CartItem, createCart, stockLimit } from './cart.ts';

/** How many of a product this buyer can have. */
export type GetRemaining = (product: ListedProduct) => number;

/** The cart without sold-out items: these are totalled and checked out. */
export function toPurchasableCart(cart: Cart, getRemaining: GetRemaining): Cart {
  const items = cart.items.filter(({ product }) => getRemaining(product) > 0);
  return items.length === cart.items.length ? cart : createCart(items);
}

const isShort = (getRemaining: GetRemaining) => (item: CartItem) =>
  getRemaining(item.product) < item.quantity;

/** Why the buyer cannot check out the cart as it is. Only the buyer lowers a quantity. */
export function checkoutBlocker(cart: Cart, getRemaining: GetRemaining): string | undefined {
  const { items, itemCount } = toPurchasableCart(cart, getRemaining);
  if (items.length === 0 && cart.items.length > 0) {
    return 'Everything in your cart is out of stock.';
  }
  const short = items.find(isShort(getRemaining));
  if (short) return `Reduce the quantity of ${short.product.name} to check out.`;
  if (items.length > maxOrderLines) return tooManyLines;
  return itemCount > maxOrderUnits ? tooManyUnits : undefined;
}

/** The shortages as text for screen readers. */
export function shortageText(cart: Cart, getRemaining: GetRemaining): string {
  return cart.items
    .filter(isShort(getRemaining))
    .map(({ product }) => {
      const left = getRemaining(product);
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
  getRemaining: GetRemaining,
) {
  return Math.min(wanted, Math.max(getRemaining(product), quantity));
}

/** The stock left for this buyer, including what they hold; undefined until the server has responded. */
export function remainingStock(product: ListedProduct): number | undefined {
  const left = stockStore.remaining(product.id);
  return left === undefined ? left : left + browserCheckout.heldQuantity(product.priceId);
}

/** The most a line of the cart may have: what is left, and at most the stock known to the cart. */
export const maxQuantity: GetRemaining = (product) => {
  const limit = stockLimit(product);
  return Math.min(limit, remainingStock(product) ?? limit);
};

/** How often to refresh while the cart is open, in milliseconds: soon enough to correct an early figure. */
const refreshIntervalMs = 10_000;

/** The stock left for this buyer, refreshed while the cart is open. */
export function useRemainingStock(open: boolean): GetRemaining {
  const [, rerender] = useReducer((looks: number) => looks + 1, 0);
  useEffect(() => stockStore.subscribe(rerender), []);
  useEffect(() => {
    if (!open) return;
    const poll = async () => {
      if (!document.hidden) await stockStore.refresh('no-cache');
      rerender();
    };
    poll();
    const timer = setInterval(poll, refreshIntervalMs);
    return () => clearInterval(timer);
  }, [open]);
  return maxQuantity;
}
