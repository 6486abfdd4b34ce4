import { useEffect, useState } from 'react';
import type { ListedProduct } from '../listed-products/listed-product.ts';
import { browserCart } from './browser-cart.ts';
import type { CartOutcome } from './cart-words.ts';

/** How long a button says that it has added. */
const addedFor = 2000;

/** Adds a product, and says for a while what came of it. */
export function useAddToCart(product: ListedProduct) {
  const [outcome, setOutcome] = useState<CartOutcome>();

  // Each outcome is an object of its own, so another click starts the time again.
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), addedFor);
    return () => clearTimeout(timer);
  }, [outcome]);

  function add(quantity: number): CartOutcome {
    const came = browserCart.dispatch({ type: 'ADD_TO_CART', product, quantity });
    setOutcome(came);
    return came;
  }

  const came = outcome && outcome.difference > 0 ? 'added' : 'full';
  return { state: outcome ? came : 'idle', words: outcome?.words, add } as const;
}
