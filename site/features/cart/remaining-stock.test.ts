import { expect, it, vi } from 'vitest';
import { storageKeys } from '../../storage-keys.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { sampleProduct } from '../../testing/sample-product.ts';
import { stockStore } from '../stock/stock-store.ts';
import { leftForBuyer, mostLeft } from './remaining-stock.ts';

// The store is the page's own: nobody else asks it for these.
const held = sampleProduct({ id: 'held-here', priceId: 'price_held' });
const free = sampleProduct({ id: 'held-by-nobody', priceId: 'price_free' });

/** A tab with an open checkout for five of the first. */
const attempt = {
  key: '0'.repeat(32),
  cart: JSON.stringify({ items: [{ price: held.priceId, quantity: 5 }] }),
};

it('[CC4, CC13, CC14] what a buyer can have is what is left and what they hold themselves', async () => {
  const sessionStorage = memoryStorage({ [storageKeys.checkout]: JSON.stringify(attempt) });
  vi.stubGlobal('window', { sessionStorage });
  expect(leftForBuyer(held)).toBeUndefined();
  expect(mostLeft(held), 'as the page was built').toBe(held.stockCount);
  vi.stubGlobal('fetch', async () => Response.json({ [held.id]: 2, [free.id]: 2 }));
  await stockStore.refresh();
  expect([leftForBuyer(held), leftForBuyer(free)]).toEqual([7, 2]);
  const fewer = { ...held, stockCount: 6 };
  expect([mostLeft(held), mostLeft(fewer), mostLeft(free)]).toEqual([7, 6, 2]);
});
