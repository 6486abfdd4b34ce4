import { limitedTo } from './adding-words.ts';
import type { Cart, CartAction } from './cart.ts';
import type { CartStep } from './cart-store.ts';

export type CartOutcome = {
  /** Said to screen readers, and shown where the buyer asked for more than there is. */
  readonly words: string;
  /** The stock was smaller than what was asked for. */
  readonly limited: boolean;
};

/** What can be done to a cart that is shown. */
export type CartChangeAction = Exclude<CartAction, { type: 'ADD_TO_CART' }>;

export const itemsWord = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`;

/** What an action did, in words. */
export function outcomeOf(action: CartChangeAction, { before, after }: CartStep): CartOutcome {
  const tell = (words: string, limited = false) => ({ words, limited });
  switch (action.type) {
    case 'REMOVE_FROM_CART':
      return tell(removed(before, action.id));
    case 'UPDATE_QUANTITY': {
      const item = after.items.find(({ product }) => product.id === action.id);
      if (!item) return tell(removed(before, action.id));
      if (item.quantity < Math.trunc(action.quantity)) return tell(limitedTo(item.quantity), true);
      return tell(`${item.product.name}, quantity ${item.quantity}.`);
    }
    case 'CLEAR_CART':
      return tell('Cart emptied.');
  }
}

function removed(before: Cart, id: string): string {
  const item = before.items.find(({ product }) => product.id === id);
  return item ? `${item.product.name} removed.` : '';
}
