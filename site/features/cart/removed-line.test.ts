import { describe, expect, it } from 'vitest';
import { sampleProduct } from '../../testing/sample-product.ts';
import type { CartAction } from './cart.ts';
import { createCartStore } from './cart-store.ts';
import { putBack, removedBy, removedFrom } from './removed-line.ts';

const products = ['a', 'b', 'c'].map((id) => sampleProduct({ id, name: id.toUpperCase() }));

/** A cart of two of each, and what an action on one of them takes out of it. */
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
  store.know(products);
  const take = (action: CartAction) => {
    const { items } = store.get().cart;
    store.dispatch(action);
    return removedBy(items, store.get().cart);
  };
  const shown = () =>
    store.get().cart.items.map(({ product, quantity }) => `${quantity} ${product.id}`);
  return { store, take, shown };
}

describe('a line that was removed', () => {
  it.each<CartAction & { id: string }>([
    { type: 'REMOVE_FROM_CART', id: 'b' },
    { type: 'UPDATE_QUANTITY', id: 'b', quantity: 0 },
  ])('[CC1] by $type comes back to its place with its old quantity', (action) => {
    const { store, take, shown } = twoOfEach();
    const removed = take(action);
    expect(shown()).toEqual(['2 a', '2 c']);
    store.rewrite(putBack(removed));
    expect(shown()).toEqual(['2 a', '2 b', '2 c']);
    expect(store.get().changes).toEqual([]);
  });

  it('[CC1] is none where a quantity was changed, or the line had gone before', () => {
    const { take } = twoOfEach();
    expect(take({ type: 'UPDATE_QUANTITY', id: 'b', quantity: 1 })).toEqual([]);
    expect(take({ type: 'REMOVE_FROM_CART', id: 'no such' })).toEqual([]);
  });

  it('[CC1] comes back with all others when the cart was emptied, but for what was added since', () => {
    const { store, take, shown } = twoOfEach();
    const removed = take({ type: 'CLEAR_CART' });
    expect(shown()).toEqual([]);
    const [first] = products;
    if (!first) throw new Error('No products');
    store.dispatch({ type: 'ADD_TO_CART', product: first });
    expect(removedFrom(store.get().cart, removed).map(({ item }) => item.product.id)).toEqual([
      'b',
      'c',
    ]);
    store.rewrite(putBack(removed));
    expect(shown()).toEqual(['1 a', '2 b', '2 c']);
  });

  it('[CC4] comes back with no more than the stock, and once', () => {
    const { store, take, shown } = twoOfEach();
    const removed = take({ type: 'REMOVE_FROM_CART', id: 'b' });
    store.know([sampleProduct({ id: 'b', stockCount: 1 })]);
    store.rewrite(putBack(removed));
    store.rewrite(putBack(removed));
    expect(shown()).toEqual(['2 a', '1 b', '2 c']);
  });
});
