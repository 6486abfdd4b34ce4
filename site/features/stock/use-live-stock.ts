import { useSyncExternalStore } from 'react';
import type { ListedProduct } from '../listed-products/listed-product.ts';
import { stockStore } from './stock-store.ts';
import { withStock } from './with-stock.ts';

/** The product with what can be bought just now; on the server and at first, as it was built. */
export function useLiveStock<Shown extends ListedProduct>(product: Shown): Shown {
  const left = useSyncExternalStore(
    stockStore.subscribe,
    () => stockStore.left(product.id),
    () => undefined,
  );
  return withStock(product, left);
}
