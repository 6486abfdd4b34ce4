import { formatPrice } from '../../../catalogue/money.ts';
import { paths } from '../../paths.ts';
import type { Cart, CartAction } from './cart.ts';
import type { CartChange } from './cart-storage.ts';
import type { CartUpdate } from './cart-store.ts';

/** The actions on a cart that is shown. */
export type CartChangeAction = Exclude<CartAction, { type: 'ADD_TO_CART' }>;

export const itemsText = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`;

/** What an action did, as text for a screen reader. */
export function actionText(action: CartChangeAction, { before, after }: CartUpdate): string {
  switch (action.type) {
    case 'REMOVE_FROM_CART':
      return removedText(before, action.id);
    case 'UPDATE_QUANTITY': {
      const item = after.items.find(({ product }) => product.id === action.id);
      return item
        ? `${item.product.name}, quantity ${item.quantity}.`
        : removedText(before, action.id);
    }
    case 'CLEAR_CART':
      return 'Cart emptied.';
  }
}

function removedText(before: Cart, id: string): string {
  const item = before.items.find(({ product }) => product.id === id);
  return item ? `${item.product.name} removed.` : '';
}

type ChangeSentence = {
  /** The product that changed, if it is still known. */
  readonly subject?: { readonly name: string; readonly href: string };
  readonly rest: string;
};

export const sentenceText = ({ subject, rest }: ChangeSentence) =>
  subject ? `${subject.name} ${rest}` : rest;

/** One sentence per change. Products that are no longer known share one. */
export function describeChanges(changes: readonly CartChange[]): ChangeSentence[] {
  const named = changes.flatMap((change) => {
    if (change.kind === 'no-longer-sold') return [];
    const { id, name } = change.product;
    return [{ subject: { name, href: paths.product(id) }, rest: describeChange(change) }];
  });
  const unknownCount = changes.length - named.length;
  if (unknownCount === 0) return named;
  const rest =
    unknownCount === 1
      ? "We no longer sell one of your products, so we've removed it from your cart."
      : `We no longer sell ${unknownCount} of your products, so we've removed them from your cart.`;
  return [...named, { rest }];
}

function describeChange(change: Exclude<CartChange, { kind: 'no-longer-sold' }>): string {
  switch (change.kind) {
    case 'sold-out':
      return "is out of stock. We've removed it from your cart.";
    case 'fewer-left':
      return `is down to ${change.quantity} in stock. Your quantity is now ${change.quantity}.`;
    case 'repriced':
      return `is now ${formatPrice(change.product.price)} inc VAT. It was ${formatPrice(change.seenPrice)}.`;
  }
}
