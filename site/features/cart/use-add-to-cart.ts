import { useEffect, useState } from 'react';
import type { ListedProduct } from '../listed-products/listed-product.ts';
import { quantityOf, stockLimit } from './cart.ts';
import { browserCart, type CartStep } from './cart-store.ts';

type AddingOutcome = {
  /** Whether anything was added, or the cart already has all the stock. */
  readonly state: 'added' | 'full';
  /** For screen readers, and shown if the buyer requested more than there is. */
  readonly words: string;
  /** The stock was smaller than the requested quantity. */
  readonly limited: boolean;
};

/** The result of adding a quantity, in words. Separate from the cart's other texts, which few pages need. */
export function addingOutcome(
  product: ListedProduct,
  quantity: number,
  { before, after }: CartStep,
): AddingOutcome {
  const stock = stockLimit(product);
  if (stock === 0) return full(`${product.name} is out of stock.`);
  const had = quantityOf(after, product.id);
  const added = after.itemCount - before.itemCount;
  if (added <= 0) return full(allInCart(stock, had));
  // Includes the new quantity, because a screen reader does not announce the same text twice.
  const words = `${added} × ${product.name} added. ${had} in your cart.`;
  const limited = added < quantity;
  return { state: 'added', words: limited ? `${words} ${limitedTo(stock)}` : words, limited };
}

const full = (words: string): AddingOutcome => ({ state: 'full', words, limited: true });

export const limitedTo = (stock: number) => `Quantity limited to ${stock} in stock.`;

function allInCart(stock: number, had: number): string {
  if (had > stock) return `Only ${stock} left in stock. Your cart has ${had}.`;
  return stock === 1
    ? 'The only one in stock is in your cart.'
    : `All ${stock} in stock are in your cart.`;
}

/** How long a button shows that it has added, in milliseconds. */
const addedFor = 2000;

/** Adds a product, and shows the result for a while. */
export function useAddToCart(product: ListedProduct) {
  const [outcome, setOutcome] = useState<AddingOutcome>();

  // Each outcome is a new object, so another click restarts the timer.
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), addedFor);
    return () => clearTimeout(timer);
  }, [outcome]);

  function add(quantity: number): AddingOutcome {
    const step = browserCart.dispatch({ type: 'ADD_TO_CART', product, quantity });
    const latest = addingOutcome(product, quantity, step);
    setOutcome(latest);
    return latest;
  }

  return { state: 'idle', ...outcome, add } as const;
}
