import { expect, it } from 'vitest';
import { syncedPriceId } from './synced-prices.ts';

const prices = { tower: { priceId: 'price_1', pence: 100 } };

it('[CC14] a product is sold by the provider’s price while the catalogue asks the same', () => {
  expect(syncedPriceId('tower', 100, prices)).toBe('price_1');
  expect(syncedPriceId('tower', 101, prices)).toBeUndefined();
  expect(syncedPriceId('podium', 100, prices)).toBeUndefined();
});
