import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ListedProduct } from '../listed-products/listed-product.ts';
import { stockStore } from './stock-store.ts';

/** The same product with another count. Once it is in stock again, it has no restock date. */
export function withStock<Shown extends ListedProduct>(
  product: Shown,
  left: number | undefined,
): Shown {
  if (left === undefined || left === product.stockCount) return product;
  return {
    ...product,
    inStock: left > 0,
    stockCount: left,
    ...(left > 0 && { estimatedRestock: undefined }),
  };
}

/** The product with its current stock; on the server and during the first render, as it was built. */
export function useLiveStock<Shown extends ListedProduct>(product: Shown): Shown {
  const left = useSyncExternalStore(
    stockStore.subscribe,
    () => stockStore.remaining(product.id),
    () => undefined,
  );
  return withStock(product, left);
}

/** Several products with current stock, for components that are only rendered after hydration. */
export function useLiveStocks(products: readonly ListedProduct[]): readonly ListedProduct[] {
  // As text, so that the same levels are the same snapshot.
  const levels = () => products.map(({ id }) => stockStore.remaining(id)).join();
  useSyncExternalStore(stockStore.subscribe, levels, levels);
  return products.map((product) => withStock(product, stockStore.remaining(product.id)));
}

/** Several products as built, and after hydration with current stock. Must be given the same array each time. */
export function useStocksAfterHydration(built: readonly ListedProduct[]): readonly ListedProduct[] {
  const [products, setProducts] = useState(built);
  useEffect(() => {
    const update = () =>
      setProducts(built.map((each) => withStock(each, stockStore.remaining(each.id))));
    update();
    stockStore.refresh();
    return stockStore.subscribe(update);
  }, [built]);
  return products;
}
