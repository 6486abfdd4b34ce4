import { describe, expect, it } from 'vitest';
import { sampleProduct } from '../../testing/sample-product.ts';
import type { CartAction } from './cart.ts';
import { createCartStore } from './cart-store.ts';
import { putBack, removedBy } from './removed-line.ts';

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
  const take = (action: CartAction & { id: string }) => {
    const { items } = store.get().cart;
    store.dispatch(action);
    return removedBy(items, action.id, store.get().cart);
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
    if (!removed) throw new Error('nothing to put back');
    store.rewrite(putBack(removed));
    expect(shown()).toEqual(['2 a', '2 b', '2 c']);
    expect(store.get().changes).toEqual([]);
  });

  it('[CC1] is none where a quantity was changed, or the line had gone before', () => {
    const { take } = twoOfEach();
    expect(take({ type: 'UPDATE_QUANTITY', id: 'b', quantity: 1 })).toBeUndefined();
    expect(take({ type: 'REMOVE_FROM_CART', id: 'no such' })).toBeUndefined();
  });

  it('[CC4] comes back with no more than the stock, and once', () => {
    const { store, take, shown } = twoOfEach();
    const removed = take({ type: 'REMOVE_FROM_CART', id: 'b' });
    if (!removed) throw new Error('nothing to put back');
    store.know([sampleProduct({ id: 'b', stockCount: 1 })]);
    store.rewrite(putBack(removed));
    store.rewrite(putBack(removed));
    expect(shown()).toEqual(['2 a', '1 b', '2 c']);
  });
});
