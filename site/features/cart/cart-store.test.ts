import { describe, expect, it, vi } from 'vitest';
import { cartChangedEvent, storageKeys } from '../../storage-keys.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { sampleProduct } from '../../testing/sample-product.ts';
import { createCartStore, notReadyCart } from './cart-store.ts';

const tower = sampleProduct();
const steps = sampleProduct({ id: 'steps', price: 28_349, stockCount: 12 });

/** A browser with one storage and any number of tabs, which receive events for each other's writes. */
function browser(stored?: unknown) {
  const kept = memoryStorage(stored ? { [storageKeys.cart]: JSON.stringify(stored) } : {});
  const pages: EventTarget[] = [];
  const openTab = (products = [tower, steps]) => {
    const page = new EventTarget();
    pages.push(page);
    const storage = {
      ...kept,
      setItem(key: string, value: string) {
        kept.setItem(key, value);
        for (const other of pages) {
          if (other !== page) other.dispatchEvent(Object.assign(new Event('storage'), { key }));
        }
      },
    };
    const store = createCartStore({ storage: () => storage, page });
    store.setProducts(products);
    return { page, store };
  };
  const lines = () => JSON.parse(kept.getItem(storageKeys.cart) ?? '[]');
  return { kept, openTab, lines };
}

describe('cart store', () => {
  it('[CC3] stores id, quantity and the last seen price', () => {
    const { openTab, lines } = browser();
    openTab().store.dispatch({ type: 'ADD_TO_CART', product: tower, quantity: 2 });
    expect(lines()).toEqual([{ id: 'folding-tower', quantity: 2, seenPrice: 163_100 }]);
  });

  it('[CC3] survives a reload', () => {
    const { openTab } = browser();
    openTab().store.dispatch({ type: 'ADD_TO_CART', product: tower, quantity: 2 });
    expect(openTab().store.get().cart).toMatchObject({ itemCount: 2, total: 326_200 });
  });

  it('[CC3] syncs open tabs', () => {
    const { openTab } = browser();
    const [here, there] = [openTab().store, openTab().store];
    const heard = vi.fn();
    there.subscribe(heard);
    here.dispatch({ type: 'ADD_TO_CART', product: tower });
    expect(heard).toHaveBeenCalledTimes(1);
    expect(there.get().cart.itemCount).toBe(1);
  });

  it('[CC3] adds to lines stored by another tab without an event', () => {
    const { openTab, kept } = browser();
    const { store } = openTab();
    store.get();
    kept.setItem(storageKeys.cart, JSON.stringify([{ id: 'steps', quantity: 3 }]));
    store.dispatch({ type: 'ADD_TO_CART', product: tower });
    expect(store.get().cart.itemCount).toBe(4);
  });

  it('[CC3] refreshes after a bfcache restore or cleared storage', () => {
    const { openTab, kept } = browser([{ id: 'steps', quantity: 3 }]);
    const { store, page } = openTab();
    expect(store.get().cart.itemCount).toBe(3);
    kept.setItem(storageKeys.cart, '[]');
    page.dispatchEvent(new Event('pageshow'));
    expect(store.get().cart.itemCount).toBe(0);
    kept.setItem(storageKeys.cart, '[{"id":"steps","quantity":1}]');
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'something.else' }));
    expect(store.get().cart.itemCount).toBe(0);
    page.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
    expect(store.get().cart.itemCount).toBe(1);
  });

  it('[SH8] dispatches the change event after storing', () => {
    const { openTab, lines } = browser();
    const { store, page } = openTab();
    const seen: unknown[] = [];
    page.addEventListener(cartChangedEvent, (event) => {
      seen.push([lines().length, (event as CustomEvent).detail]);
    });
    store.dispatch({ type: 'ADD_TO_CART', product: tower, quantity: 2 });
    expect(seen).toEqual([[1, 2]]);
  });

  it('[CC1] clears every line, including unknown products', () => {
    const { openTab, lines } = browser([
      { id: 'withdrawn', quantity: 1 },
      { id: 'steps', quantity: 1 },
    ]);
    openTab().store.dispatch({ type: 'CLEAR_CART' });
    expect(lines()).toEqual([]);
  });

  it('[CC13] updates lines before products are known', () => {
    const { openTab, lines } = browser([{ id: 'steps', quantity: 3 }]);
    openTab([]).store.updateStoredLines((stored) => [...stored, { id: 'more', quantity: 1 }]);
    expect(lines()).toEqual([
      { id: 'steps', quantity: 3 },
      { id: 'more', quantity: 1 },
    ]);
  });

  it('[CC3] keeps state for the page’s lifetime without storage', () => {
    const shut = () => {
      throw new Error('SecurityError');
    };
    const store = createCartStore({ storage: shut, page: new EventTarget() });
    store.setProducts([tower]);
    store.dispatch({ type: 'ADD_TO_CART', product: tower });
    store.dispatch({ type: 'ADD_TO_CART', product: tower });
    expect(store.get().cart.itemCount).toBe(2);
  });

  it('[CC3] returns a stable view until a change', () => {
    const { openTab } = browser([{ id: 'steps', quantity: 3 }]);
    const { store } = openTab();
    expect(notReadyCart).toMatchObject({ ready: false, cart: { itemCount: 0 } });
    expect(store.get()).toBe(store.get());
    expect(store.get().ready).toBe(true);
  });

  it('[CC2] adds a product and keeps lines of unknown products', () => {
    const stored = [{ id: 'steps', quantity: 3, seenPrice: 1 }];
    const { openTab, lines } = browser(stored);
    const { store } = openTab([]);
    for (const before of [0, 7]) {
      const step = store.dispatch({ type: 'ADD_TO_CART', product: tower, quantity: 9 });
      expect(step).toMatchObject({ before: { itemCount: before }, after: { itemCount: 7 } });
    }
    expect(lines()).toEqual([...stored, { id: 'folding-tower', quantity: 7, seenPrice: 163_100 }]);
  });

  it('[CC4] limits additions by stock but keeps the stored quantity', () => {
    const { openTab, lines } = browser([{ id: 'folding-tower', quantity: 5 }]);
    const { store } = openTab([]);
    const counts = [2, 9, 9].map((stockCount) => {
      const product = { ...tower, stockCount };
      const { before, after } = store.dispatch({ type: 'ADD_TO_CART', product });
      return [before.itemCount, after.itemCount];
    });
    expect(counts).toEqual([
      [5, 5],
      [5, 6],
      [6, 7],
    ]);
    expect(lines()).toMatchObject([{ quantity: 7 }]);
  });

  it('[CC3] is empty before the products are loaded', () => {
    const { kept } = browser([{ id: 'steps', quantity: 3 }]);
    const store = createCartStore({ storage: () => kept, page: new EventTarget() });
    expect(store.get()).toBe(notReadyCart);
    store.setProducts([steps]);
    expect(store.get()).toMatchObject({ ready: true, cart: { itemCount: 3 } });
  });

  it('[CC3] stops notifying removed listeners', () => {
    const { openTab } = browser();
    const { store } = openTab();
    const heard = vi.fn();
    store.subscribe(heard)();
    store.dispatch({ type: 'ADD_TO_CART', product: tower });
    expect(heard).not.toHaveBeenCalled();
  });
});
