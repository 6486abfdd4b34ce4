import { useSyncExternalStore } from 'react';
import { leftForBuyer } from '../cart/left-for-buyer.ts';
import type { ListedProduct } from '../listed-products/listed-product.ts';
import { stockStore } from './stock-store.ts';
import { withStock } from './with-stock.ts';

/** The product with what this buyer can have just now; on the server and at first, as it was built. */
export function useLiveStock<Shown extends ListedProduct>(product: Shown): Shown {
  const left = useSyncExternalStore(
    stockStore.subscribe,
    () => leftForBuyer(product),
    () => undefined,
  );
  return withStock(product, left);
}
