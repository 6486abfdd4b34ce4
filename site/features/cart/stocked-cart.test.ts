import { describe, expect, it } from 'vitest';
import { storageKeys } from '../../storage-keys.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { sampleProduct } from '../../testing/sample-product.ts';
import { createCartStore } from './cart-store.ts';
import { createApplyPriceChanges, type IsSold, withMoreStock } from './stocked-cart.ts';

const tower = sampleProduct();
const steps = sampleProduct({ id: 'steps', price: 28_349, stockCount: 12 });

/** A browser with this cart, and pages of different builds. */
function browser(stored: unknown) {
  const storage = memoryStorage({ [storageKeys.cart]: JSON.stringify(stored) });
  const openPage = (products = [tower, steps], isSold: IsSold = () => false) => {
    const store = createCartStore({ storage: () => storage, page: new EventTarget() });
    store.setProducts(products);
    return { store, apply: createApplyPriceChanges(store, isSold) };
  };
  return { openPage, lines: () => JSON.parse(storage.getItem(storageKeys.cart) ?? '') };
}

describe('applying price changes to a cart', () => {
  it('[CC3] reports each change once', () => {
    const { openPage, lines } = browser([{ id: 'withdrawn', quantity: 1 }]);
    openPage().store.dispatch({ type: 'ADD_TO_CART', product: tower });
    const { store, apply } = openPage();
    expect(store.get().changes).toEqual([{ kind: 'no-longer-sold', id: 'withdrawn' }]);
    expect(apply()).toEqual([{ kind: 'no-longer-sold', id: 'withdrawn' }]);
    expect(apply()).toEqual([]);
    expect(lines()).toMatchObject([{ id: 'folding-tower' }]);
  });

  it('[CC3] removes sold-out lines and lowers short ones', () => {
    const { openPage, lines } = browser([
      { id: 'steps', quantity: 20 },
      { id: 'folding-tower', quantity: 1 },
    ]);
    const gone = { ...tower, inStock: false };
    expect(
      openPage([gone, steps])
        .apply()
        .map(({ kind }) => kind),
    ).toEqual(['fewer-left', 'sold-out']);
    expect(lines()).toMatchObject([{ id: 'steps', quantity: 12 }]);
  });

  it('[CC3] keeps unknown products that the server sells', () => {
    const stored = [
      { id: 'newer', quantity: 2, seenPrice: 100 },
      { id: 'steps', quantity: 20, seenPrice: 28_349 },
    ];
    const { openPage, lines } = browser(stored);
    const { store, apply } = openPage([steps], () => true);
    expect(apply()).toMatchObject([{ kind: 'fewer-left' }]);
    expect(lines()).toEqual([stored[0], { ...stored[1], quantity: 12 }]);
    const view = store.get();
    expect(apply()).toEqual([]);
    expect(store.get()).toBe(view);
  });

  it('[CC3, CC14] changes no line before the server has responded', () => {
    const stored = [
      { id: 'newer', quantity: 2, seenPrice: 100 },
      { id: 'steps', quantity: 20, seenPrice: 28_349 },
      { id: 'folding-tower', quantity: 1, seenPrice: 163_100 },
    ];
    const { openPage, lines } = browser(stored);
    const unheard = [steps, { ...tower, inStock: false }].map((built) => withMoreStock(built));
    const { store, apply } = openPage(unheard, () => undefined);
    expect(apply()).toEqual([]);
    expect(lines()).toEqual(stored);
    expect(store.get().cart.items.map(({ quantity }) => quantity)).toEqual([20, 1]);
  });

  it('[CC3] does not loop between two pages with different prices', () => {
    const { openPage, lines } = browser([{ id: 'steps', quantity: 1, seenPrice: 28_349 }]);
    const pages = [openPage([{ ...steps, price: 30_000 }]), openPage([steps])];
    const told = [1, 2, 3].map(() =>
      pages.map(({ store, apply }) => {
        store.refresh();
        return apply().length;
      }),
    );
    expect(told).toEqual([
      [1, 1],
      [0, 0],
      [0, 0],
    ]);
    expect(lines()).toHaveLength(1);
  });
});

const built = sampleProduct({ stockCount: 7 });
const gone = { ...built, inStock: false, stockCount: 0 };

it('[CC6, CC14] stock can rise but never fall below the built data', () => {
  expect(withMoreStock(gone, 4)).toMatchObject({ inStock: true, stockCount: 4 });
  expect(withMoreStock(built, 9)).toMatchObject({ stockCount: 9 });
  for (const left of [0, 6, 7]) expect(withMoreStock(built, left)).toBe(built);
});

it('[CC3, CC14] products without server stock have no limit', () => {
  for (const product of [built, gone]) {
    const limit = { inStock: true, stockCount: Number.POSITIVE_INFINITY };
    expect(withMoreStock(product, undefined)).toMatchObject(limit);
  }
});
