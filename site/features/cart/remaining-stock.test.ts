import { describe, expect, it, vi } from 'vitest';
import { storageKeys } from '../../storage-keys.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { sampleProduct } from '../../testing/sample-product.ts';
import { stockStore } from '../stock/stock-store.ts';
import { cartOf } from './cart.ts';
import {
  allowedQuantity,
  checkoutBlocker,
  maxQuantity,
  purchasable,
  remainingStock,
  shortageText,
} from './remaining-stock.ts';

// The store is shared by the page, but nothing else uses these two products.
const held = sampleProduct({ id: 'held-here', priceId: 'price_held' });
const free = sampleProduct({ id: 'held-by-nobody', priceId: 'price_free' });

/** A tab with an open checkout for five of the first product. */
const checkout = {
  step: 'held',
  attempt: {
    key: '0'.repeat(32),
    request: {
      items: [{ price: held.priceId, quantity: 5 }],
      success_url: 'https://shop.example/success',
      cancel_url: 'https://shop.example',
    },
    heldAt: Date.now(),
  },
};

it('[CC4, CC13, CC14] what a buyer can have is what is left and what they hold themselves', async () => {
  const kept = memoryStorage({ [storageKeys.checkout]: JSON.stringify(checkout) });
  vi.stubGlobal('sessionStorage', kept);
  expect(remainingStock(held)).toBeUndefined();
  expect(maxQuantity(held), 'as the page was built').toBe(held.stockCount);
  vi.stubGlobal('fetch', async () => Response.json({ [held.id]: 2, [free.id]: 2 }));
  await stockStore.refresh();
  expect([remainingStock(held), remainingStock(free)]).toEqual([7, 2]);
  const fewer = { ...held, stockCount: 6 };
  expect([maxQuantity(held), maxQuantity(fewer), maxQuantity(free)]).toEqual([7, 6, 2]);
});

const tower = { product: sampleProduct({ name: 'Tower' }), quantity: 3 };
const steps = {
  product: sampleProduct({ id: 'steps', name: 'Steps', price: 28_349 }),
  quantity: 2,
};
const cart = cartOf([tower, steps]);
const none = cartOf([]);

const leaving = (levels: Record<string, number>) => (product: { id: string }) =>
  levels[product.id] ?? Number.POSITIVE_INFINITY;

describe('a cart whose goods others buy', () => {
  it('[CC4, CC14] adds up and checks out what can be had, and nothing that has sold out', () => {
    const had = purchasable(cart, leaving({ 'folding-tower': 0, steps: 2 }));
    expect(had).toEqual({ items: [steps], total: 56_698, itemCount: 2 });
    expect(purchasable(cart, leaving({}))).toBe(cart);
  });

  it('[CC14] lowers no quantity by itself, and waits until the buyer has', () => {
    const short = leaving({ 'folding-tower': 2 });
    expect(purchasable(cart, short).items).toEqual([tower, steps]);
    expect(checkoutBlocker(cart, short)).toBe('Reduce the quantity of Tower to check out.');
    expect(shortageText(cart, short)).toBe('Only 2 of Tower left.');
    expect(allowedQuantity(tower, 4, short)).toBe(3);
    expect(allowedQuantity(tower, 2, short)).toBe(2);
  });

  it('[CC4] raises a quantity as far as there is stock', () => {
    expect(allowedQuantity(steps, 9, leaving({ steps: 5 }))).toBe(5);
    expect(allowedQuantity(steps, 9, leaving({}))).toBe(9);
  });

  it('[CC11] leads to a trade quote above what one order can have', () => {
    const of = (...quantities: number[]) =>
      cartOf(quantities.map((quantity, n) => ({ ...tower, quantity, product: nth(n) })));
    const nth = (n: number) => sampleProduct({ id: `tower-${n}` });
    const plenty = leaving({});
    expect(checkoutBlocker(of(60), plenty)).toBeUndefined();
    expect(checkoutBlocker(of(59, 2), plenty)).toMatch(/up to 60 items.*trade quote/);
    // Sold-out items do not count.
    expect(checkoutBlocker(of(59, 2), leaving({ 'tower-1': 0 }))).toBeUndefined();
    expect(checkoutBlocker(of(...Array(51).fill(1)), plenty)).toMatch(
      /up to 50 different products/,
    );
  });

  it('[CC7, CC14] goes on while anything is left, and says so where nothing is', () => {
    expect(checkoutBlocker(cart, leaving({ steps: 0 }))).toBeUndefined();
    expect(shortageText(cart, leaving({ steps: 0 }))).toBe('Steps is not available.');
    expect(checkoutBlocker(cart, leaving({ steps: 0, 'folding-tower': 0 }))).toBe(
      'Everything in your cart is out of stock.',
    );
    expect([checkoutBlocker(none, leaving({})), checkoutBlocker(cart, leaving({}))]).toEqual([
      undefined,
      undefined,
    ]);
  });
});
