import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleProduct } from '../../testing/sample-product.ts';
import { type CartAction, cartReducer } from './cart.ts';
import {
  filterStillRemoved,
  findRemovedLines,
  joinLinesWithProducts,
  mergeStoredLines,
  parseStoredLines,
  restoreLines,
  toStoredLines,
} from './cart-storage.ts';
import { createCartStore } from './cart-store.ts';

const tower = sampleProduct();
const steps = sampleProduct({ id: 'steps', price: 28_349, stockCount: 12 });
const soldOut = sampleProduct({ id: 'sold-out', inStock: false, stockCount: 0 });
const today = new Map([tower, steps, soldOut].map((product) => [product.id, product]));

describe('reading stored lines', () => {
  it('[CC3] reads written lines', () => {
    const lines = [{ id: 'steps', quantity: 2, seenPrice: 28_349 }];
    expect(parseStoredLines(JSON.stringify(lines))).toEqual(lines);
  });

  it('[CC3] drops invalid lines and keeps the rest', () => {
    const stored = [
      null,
      7,
      'steps',
      [],
      { id: 'steps' },
      { id: 'steps', quantity: '2' },
      { id: 'steps', quantity: -1 },
      { id: 'steps', quantity: 1.5 },
      { id: 'steps', quantity: 1e300 },
      { id: '', quantity: 1 },
      { id: 7, quantity: 1 },
      { id: 'folding-tower', quantity: 2, seenPrice: 'cheap', name: '<img>', price: 1 },
    ];
    expect(parseStoredLines(JSON.stringify(stored))).toEqual([
      { id: 'folding-tower', quantity: 2, seenPrice: undefined },
    ]);
  });

  it('[CC3] merges lines of the same product', () => {
    const line = { id: 'steps', quantity: 2 };
    expect(parseStoredLines(JSON.stringify([line, line]))).toMatchObject([
      { id: 'steps', quantity: 4 },
    ]);
  });

  it('[CC3] never throws for any stored value', () => {
    for (const text of [null, '', '{', 'null', '"x"', '{"id":"steps"}', '[[[]]]']) {
      expect(parseStoredLines(text)).toEqual([]);
    }
    const anything = fc.oneof(fc.string(), fc.json());
    fc.assert(
      fc.property(anything, (text) => {
        const { cart } = joinLinesWithProducts(parseStoredLines(text), today);
        expect(cart.itemCount).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('joining with today’s products', () => {
  it('[CC3] uses price and stock from the catalogue, not from storage', () => {
    const stored = JSON.stringify([
      { id: 'steps', quantity: 1, price: 1, seenPrice: 1, stockCount: 99 },
    ]);
    const { cart } = joinLinesWithProducts(parseStoredLines(stored), today);
    expect(cart).toEqual({ items: [{ product: steps, quantity: 1 }], total: 28_349, itemCount: 1 });
  });

  it('[CC3] reports changes since the last visit', () => {
    const { cart, changes } = joinLinesWithProducts(
      [
        { id: 'withdrawn', quantity: 1, seenPrice: 100 },
        { id: 'sold-out', quantity: 2, seenPrice: soldOut.price },
        { id: 'folding-tower', quantity: 9, seenPrice: 150_000 },
        { id: 'steps', quantity: 1, seenPrice: 28_349 },
      ],
      today,
    );
    expect(changes).toEqual([
      { kind: 'no-longer-sold', id: 'withdrawn' },
      { kind: 'sold-out', product: soldOut },
      { kind: 'fewer-left', product: tower, quantity: 7 },
      { kind: 'repriced', product: tower, seenPrice: 150_000 },
    ]);
    expect(cart.items.map((item) => item.quantity)).toEqual([7, 1]);
  });

  it('[CC3] reports no changes for unchanged lines', () => {
    const { cart } = joinLinesWithProducts(
      [{ id: 'steps', quantity: 3, seenPrice: undefined }],
      today,
    );
    expect(joinLinesWithProducts(toStoredLines(cart), today)).toEqual({ cart, changes: [] });
  });
});

describe('writing after an action', () => {
  const stored = [
    { id: 'withdrawn', quantity: 1, seenPrice: 100 },
    { id: 'folding-tower', quantity: 9, seenPrice: 150_000 },
  ];
  const before = joinLinesWithProducts(stored, today).cart;

  it('[CC3] keeps unreported changes of untouched lines', () => {
    const after = cartReducer(before, { type: 'ADD_TO_CART', product: steps, quantity: 2 });
    expect(mergeStoredLines(stored, before, after)).toEqual([
      ...stored,
      { id: 'steps', quantity: 2, seenPrice: 28_349 },
    ]);
  });

  it('[CC3] updates the changed line and drops the removed one', () => {
    const fewer = cartReducer(before, { type: 'UPDATE_QUANTITY', id: tower.id, quantity: 3 });
    expect(mergeStoredLines(stored, before, fewer)).toEqual([
      stored[0],
      { id: 'folding-tower', quantity: 3, seenPrice: tower.price },
    ]);
    const gone = cartReducer(before, { type: 'REMOVE_FROM_CART', id: tower.id });
    expect(mergeStoredLines(stored, before, gone)).toEqual([stored[0]]);
  });
});

const products = ['a', 'b', 'c'].map((id) => sampleProduct({ id, name: id.toUpperCase() }));

/** A cart with two of each product, and the lines that an action on it removes. */
function twoOfEach() {
  const lines = products.map(({ id }) => ({ id, quantity: 2 }));
  let text = JSON.stringify(lines);
  const storage = {
    getItem: () => text,
    setItem: (_: string, value: string) => {
      text = value;
    },
  };
  const store = createCartStore({ storage: () => storage, page: new EventTarget() });
  store.setProducts(products);
  const take = (action: CartAction) => {
    const { items } = store.get().cart;
    store.dispatch(action);
    return findRemovedLines(items, store.get().cart);
  };
  const shown = () =>
    store.get().cart.items.map(({ product, quantity }) => `${quantity} ${product.id}`);
  return { store, take, shown };
}

describe('a removed line', () => {
  it.each<CartAction & { id: string }>([
    { type: 'REMOVE_FROM_CART', id: 'b' },
    { type: 'UPDATE_QUANTITY', id: 'b', quantity: 0 },
  ])('[CC1] is restored to its position with its quantity after $type', (action) => {
    const { store, take, shown } = twoOfEach();
    const removed = take(action);
    expect(shown()).toEqual(['2 a', '2 c']);
    store.updateStoredLines(restoreLines(removed));
    expect(shown()).toEqual(['2 a', '2 b', '2 c']);
    expect(store.get().changes).toEqual([]);
  });

  it('[CC1] excludes changed quantities and lines removed earlier', () => {
    const { take } = twoOfEach();
    expect(take({ type: 'UPDATE_QUANTITY', id: 'b', quantity: 1 })).toEqual([]);
    expect(take({ type: 'REMOVE_FROM_CART', id: 'no such' })).toEqual([]);
  });

  it('[CC1] restores an emptied cart and keeps lines added since', () => {
    const { store, take, shown } = twoOfEach();
    const removed = take({ type: 'CLEAR_CART' });
    expect(shown()).toEqual([]);
    const [first] = products;
    if (!first) throw new Error('No products');
    store.dispatch({ type: 'ADD_TO_CART', product: first });
    expect(
      filterStillRemoved(store.get().cart, removed).map(({ item }) => item.product.id),
    ).toEqual(['b', 'c']);
    store.updateStoredLines(restoreLines(removed));
    expect(shown()).toEqual(['1 a', '2 b', '2 c']);
  });

  it('[CC4] is restored once, up to the stock', () => {
    const { store, take, shown } = twoOfEach();
    const removed = take({ type: 'REMOVE_FROM_CART', id: 'b' });
    store.setProducts([sampleProduct({ id: 'b', stockCount: 1 })]);
    store.updateStoredLines(restoreLines(removed));
    store.updateStoredLines(restoreLines(removed));
    expect(shown()).toEqual(['2 a', '1 b', '2 c']);
  });
});
