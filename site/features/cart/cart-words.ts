import type { Cart, CartAction } from './cart.ts';
import type { CartStep } from './cart-store.ts';

/** What can be done to a cart that is shown. */
export type CartChangeAction = Exclude<CartAction, { type: 'ADD_TO_CART' }>;

export const itemsWord = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`;

/** What an action did, for a screen reader to say. */
export function wordsFor(action: CartChangeAction, { before, after }: CartStep): string {
  switch (action.type) {
    case 'REMOVE_FROM_CART':
      return removed(before, action.id);
    case 'UPDATE_QUANTITY': {
      const item = after.items.find(({ product }) => product.id === action.id);
      return item ? `${item.product.name}, quantity ${item.quantity}.` : removed(before, action.id);
    }
    case 'CLEAR_CART':
      return 'Cart emptied.';
  }
}

function removed(before: Cart, id: string): string {
  const item = before.items.find(({ product }) => product.id === id);
  return item ? `${item.product.name} removed.` : '';
}
