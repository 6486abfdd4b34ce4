import type { Pence } from '../../../catalogue/money.ts';
import type { ListedProduct } from '../listed-products/listed-product.ts';

export type CartItem = { readonly product: ListedProduct; readonly quantity: number };

export type Cart = {
  readonly items: readonly CartItem[];
  /** The amount charged, in pence including VAT. */
  readonly total: Pence;
  readonly itemCount: number;
};

export type CartAction =
  | { type: 'ADD_TO_CART'; product: ListedProduct; quantity?: number }
  | { type: 'REMOVE_FROM_CART'; id: string }
  | { type: 'UPDATE_QUANTITY'; id: string; quantity: number }
  | { type: 'CLEAR_CART' };

export const emptyCart: Cart = { items: [], total: 0, itemCount: 0 };

/** How many of the product one buyer can have at most. */
export const stockLimit = (product: ListedProduct) => (product.inStock ? product.stockCount : 0);

/** Every change a buyer can make to a cart. The total and count are recalculated each time. */
export function cartReducer(cart: Cart, action: CartAction): Cart {
  switch (action.type) {
    case 'ADD_TO_CART': {
      const more = toWholeQuantity(action.quantity ?? 1);
      if (more < 1) return cart;
      return withQuantity(cart, action.product, getQuantity(cart, action.product.id) + more);
    }
    case 'REMOVE_FROM_CART':
      return createCart(cart.items.filter((item) => item.product.id !== action.id));
    case 'UPDATE_QUANTITY': {
      const item = cart.items.find(({ product }) => product.id === action.id);
      if (!item || Number.isNaN(action.quantity)) return cart;
      return withQuantity(cart, item.product, toWholeQuantity(action.quantity));
    }
    case 'CLEAR_CART':
      return emptyCart;
  }
}

/** A cart of these items, with its total and count. */
export function createCart(items: readonly CartItem[]): Cart {
  return {
    items,
    total: items.reduce((sum, item) => sum + item.product.price * item.quantity, 0),
    itemCount: countItems(items),
  };
}

export function countItems(items: readonly { quantity: number }[]): number {
  return items.reduce((sum, item) => sum + item.quantity, 0);
}

export function getQuantity(cart: Cart, id: string): number {
  return cart.items.find((item) => item.product.id === id)?.quantity ?? 0;
}

function withQuantity(cart: Cart, product: ListedProduct, wanted: number): Cart {
  const currentQuantity = getQuantity(cart, product.id);
  // Low stock never reduces a quantity unless the buyer asks for less.
  const quantity = Math.min(wanted, Math.max(currentQuantity, stockLimit(product)));
  const items = currentQuantity
    ? cart.items.map((item) => (item.product.id === product.id ? { product, quantity } : item))
    : [...cart.items, { product, quantity }];
  return createCart(items.filter((item) => item.quantity > 0));
}

const toWholeQuantity = (quantity: number) => Math.max(0, Math.trunc(quantity) || 0);
