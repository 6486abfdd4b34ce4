import { describe, expect, it, vi } from 'vitest';
import { storageKeys } from '../../storage-keys.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { sampleProduct } from '../../testing/sample-product.ts';
import { stockStore } from '../stock/stock-store.ts';
import { createCart } from './cart.ts';
import {
  allowedQuantity,
  checkoutBlocker,
  maxQuantity,
  remainingStock,
  shortageText,
  toPurchasableCart,
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

it('[CC4, CC13, CC14] remaining stock includes the buyer’s own hold', async () => {
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
const cart = createCart([tower, steps]);
const none = createCart([]);

const leaving = (levels: Record<string, number>) => (product: { id: string }) =>
  levels[product.id] ?? Number.POSITIVE_INFINITY;

describe('a cart with shrinking stock', () => {
  it('[CC4, CC14] totals and checks out only available items', () => {
    const had = toPurchasableCart(cart, leaving({ 'folding-tower': 0, steps: 2 }));
    expect(had).toEqual({ items: [steps], total: 56_698, itemCount: 2 });
    expect(toPurchasableCart(cart, leaving({}))).toBe(cart);
  });

  it('[CC14] blocks checkout until the buyer lowers the quantity', () => {
    const short = leaving({ 'folding-tower': 2 });
    expect(toPurchasableCart(cart, short).items).toEqual([tower, steps]);
    expect(checkoutBlocker(cart, short)).toBe('Reduce the quantity of Tower to check out.');
    expect(shortageText(cart, short)).toBe('Only 2 of Tower left.');
    expect(allowedQuantity(tower, 4, short)).toBe(3);
    expect(allowedQuantity(tower, 2, short)).toBe(2);
  });

  it('[CC4] raises a quantity up to the stock', () => {
    expect(allowedQuantity(steps, 9, leaving({ steps: 5 }))).toBe(5);
    expect(allowedQuantity(steps, 9, leaving({}))).toBe(9);
  });

  it('[CC11] suggests a trade quote above the order limit', () => {
    const of = (...quantities: number[]) =>
      createCart(quantities.map((quantity, n) => ({ ...tower, quantity, product: nth(n) })));
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

  it('[CC7, CC14] blocks checkout only if everything is sold out', () => {
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
