import { describe, expect, it } from 'vitest';
import { sampleProduct } from '../../testing/sample-product.ts';
import type { Attempt } from './attempt-keeper.ts';
import { cartReducer, emptyCart } from './cart.ts';
import { checkoutRequestFor } from './checkout.ts';
import { createHeldGoods } from './held-goods.ts';

const tower = sampleProduct();
const two = cartReducer(emptyCart, { type: 'ADD_TO_CART', product: tower, quantity: 2 });
const cart = JSON.stringify(checkoutRequestFor(two, 'https://shop.example'));
const open = { key: 'k', cart, at: 0 };

/** A tab whose attempt and clock a test sets. */
function tab(first?: Attempt) {
  const state = { attempt: first, time: 0 };
  const held = createHeldGoods(
    () => state.attempt,
    () => state.time,
  );
  return { state, held: (price = tower.priceId) => held(price) };
}

describe('goods that a buyer holds', () => {
  it('[CC13, CC14] are those of the open checkout, and none without one', () => {
    expect(tab().held()).toBe(0);
    expect(tab(open).held()).toBe(2);
    expect(tab(open).held('price_other')).toBe(0);
  });

  it('[CC13, CC14] are the next buyer’s once the time to pay is over', () => {
    const late = (minutes: number) => {
      const { state, held } = tab(open);
      state.time = minutes * 60_000;
      return held();
    };
    expect([late(39.9), late(40)]).toEqual([2, 0]);
  });

  it('[CC13, CC14] count for a while after they were given up, as the server may not say so yet', () => {
    const { state, held } = tab(open);
    held();
    state.attempt = undefined;
    state.time = 7999;
    expect(held()).toBe(2);
    state.time = 8000;
    expect(held()).toBe(0);
  });

  it('[CC13, CC14] may be anything while a changed cart’s checkout is being given up', () => {
    const { state, held } = tab({ ...open, cart: '' });
    expect(held()).toBe(Number.POSITIVE_INFINITY);
    state.attempt = undefined;
    state.time = 8000;
    expect(held()).toBe(0);
  });

  it('[CC13, CC14] are the same while they are given up, where they were known before', () => {
    const { state, held } = tab(open);
    held();
    state.attempt = { ...open, cart: '' };
    expect(held()).toBe(2);
  });

  it('[CC14] are none where what is kept is no request', () => {
    for (const cart of ['{', 'null', '{}', '{"items":3}'])
      expect(tab({ ...open, cart }).held()).toBe(0);
  });
});
