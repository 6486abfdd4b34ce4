import { listedProducts } from 'virtual:listed-products';
import { stockStore } from '../stock/stock-store.ts';
import { createSettling, type IsSold } from './apply-price-changes.ts';
import { browserCart } from './browser-cart.ts';
import type { CartView } from './cart-store.ts';
import { leftForBuyer } from './remaining-stock.ts';
import { withMoreStock } from './with-more-stock.ts';

function know() {
  browserCart.know(listedProducts.map((product) => withMoreStock(product, leftForBuyer(product))));
}

// Apart from the cart itself, so that a button that only adds does not load every product.
if (typeof window !== 'undefined') {
  know();
  stockStore.subscribe(() => {
    know();
    browserCart.refresh();
  });
}

/** The visitor's cart with every product known, so that its lines can be shown. */
export const stockedCart = browserCart;

const known = (id: string) => stockStore.left(id) !== undefined;

export const isSold: IsSold = (id) =>
  listedProducts.some((product) => known(product.id)) ? known(id) : undefined;

export const settleCart = createSettling(stockedCart, isSold);

/** The cart after the server was asked what it has and sells, where a line does not go with what was built in. */
export async function askedCart(): Promise<CartView> {
  if (stockedCart.get().changes.length > 0) await stockStore.refresh('no-cache');
  return stockedCart.get();
}
