import { listedProducts } from 'virtual:listed-products';
import { useSyncExternalStore } from 'react';
import type { Pence } from '../../../catalogue/money.ts';
import type { PriceChange } from '../../../contract/create-checkout.ts';
import type { ListedProduct } from '../listed-products/listed-product.ts';
import { stockStore } from '../stock/stock-store.ts';
import { withStock } from '../stock/use-live-stock.ts';
import { stockLimit } from './cart.ts';
import { type CartChange, toStoredLines } from './cart-storage.ts';
import { browserCart, type CartStore, type CartView, notReadyCart } from './cart-store.ts';
import { remainingStock } from './remaining-stock.ts';

/** Whether the server sells a product that this page may not know; undefined until it has responded. */
export type IsSold = (id: string) => boolean | undefined;

/**
 * Reports each change once and stores today's prices as seen, or pages of two builds would correct each other
 * endlessly.
 */
export function createApplyPriceChanges({ get, updateStoredLines }: CartStore, isSold: IsSold) {
  const repriced = new Set<string>();

  function isUnreported(change: CartChange): boolean {
    if (change.kind === 'no-longer-sold') return isSold(change.id) === false;
    return change.kind !== 'repriced' || !repriced.has(change.product.id);
  }

  return (): readonly CartChange[] => {
    const { cart, changes } = get();
    const unreported = changes.filter(isUnreported);
    if (unreported.length === 0) return unreported;
    const shownLines = toStoredLines(cart);
    const changed = new Set(unreported.map(productIdOf));
    updateStoredLines((lines) =>
      lines.flatMap(
        (line) => shownLines.find(({ id }) => id === line.id) ?? (changed.has(line.id) ? [] : line),
      ),
    );
    for (const change of unreported)
      if (change.kind === 'repriced') repriced.add(change.product.id);
    return unreported;
  };
}

const productIdOf = (change: CartChange) => ('id' in change ? change.id : change.product.id);

/** The product with stock that has arrived since the build, never less: checkout reports shortages. */
export function withMoreStock<Shown extends ListedProduct>(
  product: Shown,
  left = Number.POSITIVE_INFINITY,
): Shown {
  return left > stockLimit(product) ? withStock(product, left) : product;
}

/** The server's price by product id, where it differs from the price on this page. */
const serverPrices = new Map<string, Pence>();

function updateProducts() {
  browserCart.setProducts(
    listedProducts.map((product) => {
      const price = serverPrices.get(product.id) ?? product.price;
      return withMoreStock({ ...product, price }, remainingStock(product));
    }),
  );
}

/** Updates lines to the server's prices. The cart then reports the changes. */
export function applyServerPrices(changes: readonly PriceChange[]): void {
  for (const { product, to } of changes) serverPrices.set(product, to);
  updateProducts();
  browserCart.refresh();
}

// Separate from the cart itself, so that a page with only an Add button does not load every product.
if (typeof window !== 'undefined') {
  updateProducts();
  stockStore.subscribe(() => {
    updateProducts();
    browserCart.refresh();
  });
}

/** The visitor's cart with every product known, so that its lines can be shown. */
export const stockedCart = browserCart;

const hasStockData = (id: string) => stockStore.remaining(id) !== undefined;

export const isSold: IsSold = (id) =>
  listedProducts.some((product) => hasStockData(product.id)) ? hasStockData(id) : undefined;

export const applyPriceChanges = createApplyPriceChanges(stockedCart, isSold);

/** The cart, after refreshing the stock from the server if any line differs from the built data. */
export async function loadFreshCart(): Promise<CartView> {
  if (stockedCart.get().changes.length > 0) await stockStore.refresh('no-cache');
  return stockedCart.get();
}

/** The current cart; not ready on the server and during the first render in the browser. */
export function useCart() {
  return useSyncExternalStore(stockedCart.subscribe, stockedCart.get, () => notReadyCart);
}
