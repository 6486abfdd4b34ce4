import { useEffect, useState } from 'react';
import type { ListedProduct } from '../listed-products/listed-product.ts';
import { stockStore } from './stock-store.ts';
import { withStock } from './with-stock.ts';

/**
 * Several products as the page was built with them, and once it is awake with what is in stock just
 * now: for what the server has drawn as well. Give it the same list each time.
 */
export function useStocksOnceAwake(built: readonly ListedProduct[]): readonly ListedProduct[] {
  const [products, setProducts] = useState(built);
  useEffect(() => {
    const take = () => setProducts(built.map((each) => withStock(each, stockStore.left(each.id))));
    take();
    stockStore.refresh();
    return stockStore.subscribe(take);
  }, [built]);
  return products;
}
