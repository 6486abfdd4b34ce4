import { useSyncExternalStore } from 'react';
import type { ListedProduct } from '../listed-products/listed-product.ts';
import { stockStore } from './stock-store.ts';
import { withStock } from './with-stock.ts';

/**
 * Several products with what is in stock just now. For what is never there while a page wakes: the
 * store may have been told before, and the first drawing would not be the server's.
 */
export function useLiveStocks(products: readonly ListedProduct[]): readonly ListedProduct[] {
  // As text, so that the same levels are the same snapshot.
  const levels = () => products.map(({ id }) => stockStore.left(id)).join();
  useSyncExternalStore(stockStore.subscribe, levels, levels);
  return products.map((product) => withStock(product, stockStore.left(product.id)));
}
