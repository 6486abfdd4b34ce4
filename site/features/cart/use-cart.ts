import { useSyncExternalStore } from 'react';
import { unreadCart } from './cart-store.ts';
import { stockedCart } from './stocked-cart.ts';

/** The cart as it stands; not ready on the server and during the first render in the browser. */
export function useCart() {
  return useSyncExternalStore(stockedCart.subscribe, stockedCart.get, () => unreadCart);
}
