import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleProduct } from '../../testing/sample-product.ts';
import {
  type Cart,
  type CartAction,
  cartReducer,
  emptyCart,
  getQuantity,
  stockLimit,
} from './cart.ts';

const steps = sampleProduct({ id: 'steps', price: 28_349, stockCount: 12 });
const tower = sampleProduct();
const soldOut = sampleProduct({ id: 'sold-out', inStock: false, stockCount: 0 });

const cartAfter = (...actions: CartAction[]) => actions.reduce(cartReducer, emptyCart);

describe('cart', () => {
  it('[CC1] starts empty', () => {
    expect(emptyCart).toEqual({ items: [], total: 0, itemCount: 0 });
  });

  it('[CC1] [CC2] adds one by default, with the whole product', () => {
    const cart = cartAfter({ type: 'ADD_TO_CART', product: tower });
    expect(cart.items).toEqual([{ product: tower, quantity: 1 }]);
    expect(cart.items[0]?.product).toBe(tower);
  });

  it('[CC1] increases the quantity of an existing line', () => {
    const cart = cartAfter(
      { type: 'ADD_TO_CART', product: steps },
      { type: 'ADD_TO_CART', product: tower },
      { type: 'ADD_TO_CART', product: steps, quantity: 3 },
    );
    expect(cart.items.map((item) => item.quantity)).toEqual([4, 1]);
    expect(cart).toMatchObject({ itemCount: 5, total: 4 * 28_349 + 163_100 });
  });

  it('[CC1] removes by id and by a quantity of 0 or less', () => {
    const both = cartAfter(
      { type: 'ADD_TO_CART', product: steps },
      { type: 'ADD_TO_CART', product: tower },
    );
    expect(cartReducer(both, { type: 'REMOVE_FROM_CART', id: 'steps' }).items).toHaveLength(1);
    const set = cartReducer(both, { type: 'UPDATE_QUANTITY', id: 'steps', quantity: 5 });
    expect(getQuantity(set, 'steps')).toBe(5);
    for (const quantity of [0, -1, Number.NEGATIVE_INFINITY]) {
      const dropped = cartReducer(both, { type: 'UPDATE_QUANTITY', id: 'steps', quantity });
      expect(dropped.items.map((item) => item.product.id)).toEqual(['folding-tower']);
    }
    expect(cartReducer(both, { type: 'CLEAR_CART' })).toEqual(emptyCart);
  });

  it('[CC4] caps the quantity at the stock', () => {
    expect(cartAfter({ type: 'ADD_TO_CART', product: tower, quantity: 8 }).itemCount).toBe(7);
    expect(cartAfter({ type: 'ADD_TO_CART', product: soldOut })).toEqual(emptyCart);
    const set = cartAfter(
      { type: 'ADD_TO_CART', product: tower },
      { type: 'UPDATE_QUANTITY', id: tower.id, quantity: Number.POSITIVE_INFINITY },
    );
    expect(set.itemCount).toBe(7);
  });

  it('[CC4] never lowers a quantity when adding', () => {
    const five = cartAfter({ type: 'ADD_TO_CART', product: tower, quantity: 5 });
    for (const stockCount of [0, 2, 5]) {
      const product = { ...tower, inStock: stockCount > 0, stockCount };
      expect(cartReducer(five, { type: 'ADD_TO_CART', product }).itemCount).toBe(5);
    }
  });

  it('[CC1] ignores actions without effect', () => {
    const cart = cartAfter({ type: 'ADD_TO_CART', product: tower });
    for (const action of [
      { type: 'UPDATE_QUANTITY', id: 'nothing', quantity: 3 },
      { type: 'UPDATE_QUANTITY', id: tower.id, quantity: Number.NaN },
      { type: 'ADD_TO_CART', product: tower, quantity: 0 },
      { type: 'ADD_TO_CART', product: tower, quantity: -2 },
      { type: 'REMOVE_FROM_CART', id: 'nothing' },
    ] satisfies CartAction[]) {
      expect(cartReducer(cart, action)).toEqual(cart);
    }
  });
});

const stocked = fc
  .uniqueArray(
    fc.record({
      id: fc.stringMatching(/^[a-e]$/),
      price: fc.integer({ min: 1, max: 1_233_058 }),
      stockCount: fc.integer({ min: 0, max: 25 }),
    }),
    { selector: ({ id }) => id, minLength: 1 },
  )
  .map((facts) => facts.map((fact) => sampleProduct({ ...fact, inStock: fact.stockCount > 0 })));

const quantity = fc.oneof(fc.integer({ min: -3, max: 40 }), fc.double());

const actionsOn = (products: ReturnType<typeof sampleProduct>[]) => {
  const product = fc.constantFrom(...products);
  const id = product.map((one) => one.id);
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ type: fc.constant('ADD_TO_CART' as const), product, quantity }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ type: fc.constant('UPDATE_QUANTITY' as const), id, quantity }),
    },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('REMOVE_FROM_CART' as const), id }) },
    { weight: 1, arbitrary: fc.constant({ type: 'CLEAR_CART' as const }) },
  );
};

const visit = stocked.chain((products) => fc.array(actionsOn(products), { maxLength: 40 }));

function holds(cart: Cart) {
  let total = 0n;
  let count = 0;
  for (const item of cart.items) {
    total += BigInt(item.product.price) * BigInt(item.quantity);
    count += item.quantity;
    expect(Number.isInteger(item.quantity)).toBe(true);
    expect(item.quantity).toBeGreaterThan(0);
    expect(item.quantity).toBeLessThanOrEqual(stockLimit(item.product));
  }
  expect(BigInt(cart.total)).toBe(total);
  expect(cart.itemCount).toBe(count);
  expect(new Set(cart.items.map((item) => item.product.id)).size).toBe(cart.items.length);
}

describe('cart properties', () => {
  it('[CC1] [CC4] total and count match the items after every action', () => {
    fc.assert(
      fc.property(visit, (actions) => {
        let cart = emptyCart;
        for (const action of actions) {
          const before = structuredClone(cart);
          const next = cartReducer(cart, action);
          holds(next);
          expect(cart).toEqual(before);
          cart = next;
        }
      }),
    );
  });

  it('[CC1] actions on different products commute', () => {
    const pair = fc.tuple(actionsOn([steps]), actionsOn([tower]), visit);
    const byId = (cart: Cart) =>
      [...cart.items].sort((a, b) => a.product.id.localeCompare(b.product.id));
    fc.assert(
      fc.property(pair, ([one, other, earlier]) => {
        if (one.type === 'CLEAR_CART' || other.type === 'CLEAR_CART') return;
        const start = earlier.reduce(
          cartReducer,
          cartAfter({ type: 'ADD_TO_CART', product: steps }),
        );
        const there = cartReducer(cartReducer(start, one), other);
        const back = cartReducer(cartReducer(start, other), one);
        expect(byId(there)).toEqual(byId(back));
        expect(there.total).toBe(back.total);
      }),
    );
  });

  it('[CC1] adding one at a time equals adding all at once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30 }), (count) => {
        const singly = cartAfter(
          ...Array.from(
            { length: count },
            () => ({ type: 'ADD_TO_CART', product: steps }) as const,
          ),
        );
        expect(singly).toEqual(cartAfter({ type: 'ADD_TO_CART', product: steps, quantity: count }));
      }),
    );
  });
});
