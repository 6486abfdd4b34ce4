import { useEffect, useState } from 'react';
import type { ListedProduct } from '../listed-products/listed-product.ts';
import { type AddingOutcome, outcomeOfAdding } from './adding-words.ts';
import { browserCart } from './browser-cart.ts';

/** How long a button says that it has added. */
const addedFor = 2000;

/** Adds a product, and says for a while what came of it. */
export function useAddToCart(product: ListedProduct) {
  const [outcome, setOutcome] = useState<AddingOutcome>();

  // Each outcome is an object of its own, so another click starts the time again.
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), addedFor);
    return () => clearTimeout(timer);
  }, [outcome]);

  function add(quantity: number): AddingOutcome {
    const step = browserCart.dispatch({ type: 'ADD_TO_CART', product, quantity });
    const latest = outcomeOfAdding(product, quantity, step);
    setOutcome(latest);
    return latest;
  }

  return { state: 'idle', ...outcome, add } as const;
}
