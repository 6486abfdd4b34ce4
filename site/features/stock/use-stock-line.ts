import { useEffect } from 'react';
import { leftForBuyer } from '../cart/left-for-buyer.ts';
import type { ListedProduct } from '../listed-products/listed-product.ts';
import { showStock } from './show-stock.ts';
import { stockStore } from './stock-store.ts';

/** Has the page's lines of a product count what this buyer holds, as the button beside them does. */
export function useStockLine(product: ListedProduct) {
  useEffect(() => {
    const left = (id: string) => (id === product.id ? leftForBuyer(product) : undefined);
    const show = () => showStock({ left }, document);
    show();
    // After the page's own, which was there first.
    return stockStore.subscribe(show);
  }, [product]);
}
