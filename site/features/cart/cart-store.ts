import { cartChangedEvent, storageKeys } from '../../storage-keys.ts';
import {
  browserStorageOptions,
  createStoredList,
  type StoredListOptions,
} from '../../stored-list.ts';
import type { ListedProduct } from '../listed-products/listed-product.ts';
import { type Cart, type CartAction, cartReducer, countItems, emptyCart } from './cart.ts';
import {
  type CartChange,
  joinLinesWithProducts,
  mergeStoredLines,
  parseStoredLines,
  type StoredLine,
} from './cart-storage.ts';

export type CartView = {
  /** False until the products are known: on the server, and on pages that only have an Add button. */
  readonly ready: boolean;
  readonly cart: Cart;
  /** What has happened to lines since the buyer last saw them, and has not been shown yet. */
  readonly changes: readonly CartChange[];
};

export type CartUpdate = { readonly before: Cart; readonly after: Cart };

export type CartStore = ReturnType<typeof createCartStore>;

export const notReadyCart: CartView = { ready: false, cart: emptyCart, changes: [] };

/** The cart of one browser. */
export function createCartStore(options: StoredListOptions) {
  const list = createStoredList(options, storageKeys.cart, parseStoredLines);
  const byId = new Map<string, ListedProduct>();
  let hasProducts = false;
  let view = notReadyCart;

  function write(lines: StoredLine[]) {
    list.write(lines);
    refresh();
    options.page.dispatchEvent(new CustomEvent(cartChangedEvent, { detail: countItems(lines) }));
  }

  function readView(): CartView {
    if (hasProducts) view = { ready: true, ...joinLinesWithProducts(list.read(), byId) };
    return view;
  }

  /** Reads storage again, in case another tab has changed it. */
  function refresh(): CartView {
    readView();
    list.notifyListeners();
    return view;
  }

  return {
    /** Sets today's products. Without them, lines can be added but not shown. */
    setProducts(products: readonly ListedProduct[]) {
      for (const product of products) byId.set(product.id, product);
      if (!hasProducts) list.subscribeToOtherTabs(refresh);
      hasProducts = true;
    },
    refresh,
    get: () => (view.ready ? view : readView()),
    subscribe: list.subscribe,
    dispatch(action: CartAction): CartUpdate {
      if (action.type === 'ADD_TO_CART' && !byId.has(action.product.id)) {
        // The stock limits what is added here, not what the cart already contains.
        byId.set(action.product.id, { ...action.product, stockCount: Number.POSITIVE_INFINITY });
      }
      const stored = list.read();
      const before = joinLinesWithProducts(stored, byId).cart;
      const after = cartReducer(before, action);
      write(action.type === 'CLEAR_CART' ? [] : mergeStoredLines(stored, before, after));
      return { before, after };
    },
    /** Changes the stored lines directly, which works before any product is known. */
    updateStoredLines: (change: (lines: StoredLine[]) => StoredLine[]) =>
      write(change(list.read())),
  };
}

/** The visitor's cart, shared by every island of the page. It can add; to show lines, use stocked-cart.ts. */
export const browserCart = createCartStore(browserStorageOptions);
