import { cartChanged, storageKeys } from '../../storage-keys.ts';
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

export type CartStore = {
  /** Makes today's products known, without which lines can be added but not shown. */
  know: (products: readonly ListedProduct[]) => void;
  get: () => CartView;
  subscribe: (listener: () => void) => () => void;
  dispatch: (action: CartAction) => CartStep;
  /** Changes lines as they are stored, also where no product is known. */
  rewrite: (change: (lines: StoredLine[]) => StoredLine[]) => void;
  /** Reads storage again, in case another hand has changed it. */
  refresh: () => CartView;
};

type CartStoreOptions = {
  /** Throws where the browser keeps its storage shut; the cart then lives as long as the page. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** The window: told of changes here, tells of changes in other tabs. */
  page: EventTarget;
};

export const unreadCart: CartView = { ready: false, cart: emptyCart, changes: [] };

/** The cart of one browser. Storage is the truth; each change reads it, changes it and writes it. */
export function createCartStore({ storage, page }: CartStoreOptions): CartStore {
  const byId = new Map<string, ListedProduct>();
  const listeners = new Set<() => void>();
  let known = false;
  let view = unreadCart;
  let onlyCopy: StoredLine[] | undefined;

  function read(): StoredLine[] {
    if (onlyCopy) return onlyCopy;
    try {
      return readLines(storage().getItem(storageKeys.cart));
    } catch {
      return [];
    }
  }

  function write(lines: StoredLine[]) {
    try {
      storage().setItem(storageKeys.cart, JSON.stringify(lines));
      onlyCopy = undefined;
    } catch {
      onlyCopy = lines;
    }
    refresh();
    page.dispatchEvent(new CustomEvent(cartChanged, { detail: itemCountOf(lines) }));
  }

  function look(): CartView {
    if (known) view = { ready: true, ...joinLines(read(), byId) };
    return view;
  }

  function refresh(): CartView {
    look();
    for (const listener of listeners) listener();
    return view;
  }

  function know(products: readonly ListedProduct[]) {
    for (const product of products) byId.set(product.id, product);
    if (!known) followOtherTabs();
    known = true;
  }

  function followOtherTabs() {
    page.addEventListener('storage', (event) => {
      const key = (event as StorageEvent).key;
      // No key: everything was cleared.
      if (key === storageKeys.cart || key === null) refresh();
    });
    // A page that comes back from the browser's own cache has heard nothing meanwhile.
    page.addEventListener('pageshow', refresh);
  }

  return {
    know,
    refresh,
    get: () => (view.ready ? view : look()),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch(action) {
      if (action.type === 'ADD_TO_CART' && !byId.has(action.product.id)) {
        // The stock limits what is added, and not what the cart has already.
        byId.set(action.product.id, { ...action.product, stockCount: Number.POSITIVE_INFINITY });
      }
      const stored = read();
      const before = joinLines(stored, byId).cart;
      const after = cartReducer(before, action);
      write(action.type === 'CLEAR_CART' ? [] : linesAfter(stored, before, after));
      return { before, after };
    },
    rewrite: (change) => write(change(read())),
  };
}

/** The visitor's cart, shared by every island of the page. It adds; to show lines, see stocked-cart.ts. */
export const browserCart = createCartStore({
  storage: () => window.localStorage,
  page: globalThis,
});
