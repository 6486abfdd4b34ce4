import { useEffect, useState } from 'react';
import type { ListedProduct } from '../listed-products/listed-product.ts';
import { getQuantity, stockLimit } from './cart.ts';
import { browserCart, type CartUpdate } from './cart-store.ts';

type AddOutcome = {
  /** Whether anything was added, or the cart already has all the stock. */
  readonly state: 'added' | 'full';
  /** For screen readers, and shown if the buyer requested more than there is. */
  readonly words: string;
  /** The stock was smaller than the requested quantity. */
  readonly limited: boolean;
};

/** The result of adding a quantity, in words. Separate from the cart's other texts, which few pages need. */
export function getAddOutcome(
  product: ListedProduct,
  quantity: number,
  { before, after }: CartUpdate,
): AddOutcome {
  const stock = stockLimit(product);
  if (stock === 0) return fullOutcome(`${product.name} is out of stock.`);
  const inCartCount = getQuantity(after, product.id);
  const added = after.itemCount - before.itemCount;
  if (added <= 0) return fullOutcome(allInCartText(stock, inCartCount));
  // Includes the new quantity, because a screen reader does not announce the same text twice.
  const words = `${added} × ${product.name} added. ${inCartCount} in your cart.`;
  const limited = added < quantity;
  return {
    state: 'added',
    words: limited ? `${words} ${quantityLimitedText(stock)}` : words,
    limited,
  };
}

const fullOutcome = (words: string): AddOutcome => ({ state: 'full', words, limited: true });

export const quantityLimitedText = (stock: number) => `Quantity limited to ${stock} in stock.`;

function allInCartText(stock: number, inCartCount: number): string {
  if (inCartCount > stock) return `Only ${stock} left in stock. Your cart has ${inCartCount}.`;
  return stock === 1
    ? 'The only one in stock is in your cart.'
    : `All ${stock} in stock are in your cart.`;
}

/** How long a button shows that it has added, in milliseconds. */
const outcomeShownMs = 2000;

/** Adds a product, and shows the result for a while. */
export function useAddToCart(product: ListedProduct) {
  const [outcome, setOutcome] = useState<AddOutcome>();

  // Each outcome is a new object, so another click restarts the timer.
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), outcomeShownMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  function add(quantity: number): AddOutcome {
    const step = browserCart.dispatch({ type: 'ADD_TO_CART', product, quantity });
    const latest = getAddOutcome(product, quantity, step);
    setOutcome(latest);
    return latest;
  }

  return { state: 'idle', ...outcome, add } as const;
}
