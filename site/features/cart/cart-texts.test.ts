import { describe, expect, it } from 'vitest';
import { sampleProduct } from '../../testing/sample-product.ts';
import { type CartAction, cartReducer, emptyCart } from './cart.ts';
import {
  actionText,
  type CartChangeAction,
  describeChanges,
  itemsText,
  sentenceText,
} from './cart-texts.ts';
import { getAddOutcome } from './use-add-to-cart.ts';

const tower = sampleProduct({ name: 'Folding Tower' });
const add = (quantity: number): CartAction => ({ type: 'ADD_TO_CART', product: tower, quantity });
const six = cartReducer(emptyCart, add(6));

const tell = (action: CartChangeAction) =>
  actionText(action, { before: six, after: cartReducer(six, action) });

const tellAdding = (quantity: number, before = six, product = tower) => {
  const after = cartReducer(before, { type: 'ADD_TO_CART', product, quantity });
  return getAddOutcome(product, quantity, { before, after });
};

describe('action texts', () => {
  it('[CC1] announces the added product', () => {
    expect(tellAdding(1)).toEqual({
      words: '1 × Folding Tower added. 7 in your cart.',
      limited: false,
      state: 'added',
    });
  });

  it('[CC1] announces a different text for each click', () => {
    const one = cartReducer(emptyCart, add(1));
    expect(tellAdding(1, emptyCart).words).not.toBe(tellAdding(1, one).words);
  });

  it('[CC4] announces when stock limited the quantity', () => {
    expect(tellAdding(4)).toEqual({
      words: '1 × Folding Tower added. 7 in your cart. Quantity limited to 7 in stock.',
      limited: true,
      state: 'added',
    });
    expect(tellAdding(1, cartReducer(six, add(1)))).toMatchObject({
      words: 'All 7 in stock are in your cart.',
      limited: true,
      state: 'full',
    });
    expect(tellAdding(1, six, { ...tower, stockCount: 2 })).toEqual({
      words: 'Only 2 left in stock. Your cart has 6.',
      limited: true,
      state: 'full',
    });
  });

  it('[CC1] announces every kind of removal', () => {
    const gone = 'Folding Tower removed.';
    expect(tell({ type: 'REMOVE_FROM_CART', id: tower.id })).toBe(gone);
    expect(tell({ type: 'UPDATE_QUANTITY', id: tower.id, quantity: 0 })).toBe(gone);
    expect(tell({ type: 'UPDATE_QUANTITY', id: tower.id, quantity: 2 })).toBe(
      'Folding Tower, quantity 2.',
    );
    expect(tell({ type: 'CLEAR_CART' })).toBe('Cart emptied.');
    expect(tell({ type: 'REMOVE_FROM_CART', id: 'nothing' })).toBe('');
  });

  it('[CC5] does not announce an out-of-stock product as added', () => {
    const soldOut = sampleProduct({ name: 'Podium', inStock: false });
    expect(tellAdding(1, emptyCart, soldOut)).toMatchObject({
      words: 'Podium is out of stock.',
      state: 'full',
    });
  });

  it('[SH8] uses the singular for one item', () => {
    expect([0, 1, 2].map(itemsText)).toEqual(['0 items', '1 item', '2 items']);
  });
});

const product = sampleProduct({ name: 'Folding Tower' });

describe('change texts', () => {
  it('[CC3] names the product and its change', () => {
    const sentences = describeChanges([
      { kind: 'sold-out', product },
      { kind: 'fewer-left', product, quantity: 3 },
      { kind: 'repriced', product, seenPrice: 150_000 },
    ]);
    expect(sentences.map(sentenceText)).toEqual([
      "Folding Tower is out of stock. We've removed it from your cart.",
      'Folding Tower is down to 3 in stock. Your quantity is now 3.',
      'Folding Tower is now £1,631.00 inc VAT. It was £1,500.00.',
    ]);
    expect(sentences[0]?.subject?.href).toBe('/product/folding-tower');
  });

  it('[CC3] counts unknown products', () => {
    const gone = { kind: 'no-longer-sold', id: 'x' } as const;
    const words = (count: number) =>
      describeChanges(Array.from({ length: count }, () => gone)).map(sentenceText);
    expect(words(1)).toEqual([
      "We no longer sell one of your products, so we've removed it from your cart.",
    ]);
    expect(words(2)).toEqual([
      "We no longer sell 2 of your products, so we've removed them from your cart.",
    ]);
    expect(describeChanges([])).toEqual([]);
  });
});
