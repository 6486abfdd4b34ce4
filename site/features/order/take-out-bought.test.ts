import { expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { browserCart } from '../cart/cart-store.ts';
import { browserCheckout } from '../checkout/checkout.ts';
import { takeOutBought } from './take-out-bought.ts';

const bought = [{ productId: 'tower', quantity: 3, name: 'Tower', sku: 'T', unitPence: 100 }];

it('[CC13] takes goods out of the cart they were paid from, once, and out of no other', () => {
  vi.stubGlobal('localStorage', memoryStorage());
  let lines = [{ id: 'tower', quantity: 5 }];
  vi.spyOn(browserCart, 'rewrite').mockImplementation((change) => {
    lines = change(lines);
  });

  takeOutBought('cs_of_another_browser', bought);
  expect(lines).toEqual([{ id: 'tower', quantity: 5 }]);
  browserCheckout.payments.note('cs_1');
  takeOutBought('cs_1', bought);
  takeOutBought('cs_1', bought);
  expect(lines).toEqual([{ id: 'tower', quantity: 2 }]);
  vi.unstubAllGlobals();
});
