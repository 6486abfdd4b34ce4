import { cartChanged, storageKeys } from '../../storage-keys.ts';
import { inBrowser, type StoredListOptions, storedList } from '../../stored-list.ts';
import type { ListedProduct } from '../listed-products/listed-product.ts';
import { type Cart, type CartAction, cartReducer, emptyCart, itemCountOf } from './cart.ts';
import {
  type CartChange,
  joinLines,
  linesAfter,
  readLines,
  type StoredLine,
} from './cart-storage.ts';

export type CartView = {
  /** False until the products are known: on the server, and where only a button adds. */
  readonly ready: boolean;
  readonly cart: Cart;
  /** What has happened to lines since the buyer last saw them, not told yet. */
  readonly changes: readonly CartChange[];
};

/** A cart as an action found it and left it. */
export type CartStep = { readonly before: Cart; readonly after: Cart };

export type CartStore = ReturnType<typeof createCartStore>;

export const unreadCart: CartView = { ready: false, cart: emptyCart, changes: [] };

/** The cart of one browser. */
export function createCartStore(options: StoredListOptions) {
  const list = storedList(options, storageKeys.cart, readLines);
  const byId = new Map<string, ListedProduct>();
  let known = false;
  let view = unreadCart;

  function write(lines: StoredLine[]) {
    list.write(lines);
    refresh();
    options.page.dispatchEvent(new CustomEvent(cartChanged, { detail: itemCountOf(lines) }));
  }

  function look(): CartView {
    if (known) view = { ready: true, ...joinLines(list.read(), byId) };
    return view;
  }

  /** Reads storage again, in case another hand has changed it. */
  function refresh(): CartView {
    look();
    list.tell();
    return view;
  }

  return {
    /** Makes today's products known, without which lines can be added but not shown. */
    know(products: readonly ListedProduct[]) {
      for (const product of products) byId.set(product.id, product);
      if (!known) list.followOtherTabs(refresh);
      known = true;
    },
    refresh,
    get: () => (view.ready ? view : look()),
    subscribe: list.subscribe,
    dispatch(action: CartAction): CartStep {
      if (action.type === 'ADD_TO_CART' && !byId.has(action.product.id)) {
        // The stock limits what is added, and not what the cart has already.
        byId.set(action.product.id, { ...action.product, stockCount: Number.POSITIVE_INFINITY });
      }
      const stored = list.read();
      const before = joinLines(stored, byId).cart;
      const after = cartReducer(before, action);
      write(action.type === 'CLEAR_CART' ? [] : linesAfter(stored, before, after));
      return { before, after };
    },
    /** Changes lines as they are stored, also where no product is known. */
    rewrite: (change: (lines: StoredLine[]) => StoredLine[]) => write(change(list.read())),
  };
}

/** The visitor's cart, shared by every island of the page. It adds; to show lines, see stocked-cart.ts. */
export const browserCart = createCartStore(inBrowser);
