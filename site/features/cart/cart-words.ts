import { type Cart, type CartAction, quantityOf, stockLimit } from './cart.ts';

export type CartOutcome = {
  /** Said to screen readers, and shown where the buyer asked for more than there is. */
  readonly words: string;
  /** The stock was smaller than what was asked for. */
  readonly limited: boolean;
  /** How many more (or, below nought, fewer) the cart holds now. */
  readonly difference: number;
};

export const itemsWord = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`;

/** What an action did, in words. */
export function outcomeOf(before: Cart, action: CartAction, after: Cart): CartOutcome {
  const difference = after.itemCount - before.itemCount;
  const tell = (words: string, limited = false) => ({ words, limited, difference });
  switch (action.type) {
    case 'ADD_TO_CART': {
      const { product } = action;
      const wanted = Math.trunc(action.quantity ?? 1);
      const stock = stockLimit(product);
      if (stock === 0) return tell(`${product.name} is out of stock.`, true);
      const had = quantityOf(after, product.id);
      if (difference <= 0) return tell(allInCart(stock, had), true);
      // With how many that makes: a screen reader says nothing of the same words again.
      const added = `${difference} × ${product.name} added. ${had} in your cart.`;
      if (difference < wanted) return tell(`${added} ${limitedTo(stock)}`, true);
      return tell(added);
    }
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

export const limitedTo = (stock: number) => `Quantity limited to ${stock} in stock.`;

function allInCart(stock: number, had: number): string {
  if (had > stock) return `Only ${stock} left in stock. Your cart has ${had}.`;
  return stock === 1
    ? 'The only one in stock is in your cart.'
    : `All ${stock} in stock are in your cart.`;
}

function removed(before: Cart, id: string): string {
  const item = before.items.find(({ product }) => product.id === id);
  return item ? `${item.product.name} removed.` : '';
}
