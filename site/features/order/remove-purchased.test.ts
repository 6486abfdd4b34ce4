import { expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { browserCart } from '../cart/cart-store.ts';
import { browserCheckout } from '../checkout/checkout.ts';
import { removePurchased } from './remove-purchased.ts';

const bought = [{ productId: 'tower', quantity: 3, name: 'Tower', sku: 'T', unitPence: 100 }];

it('[CC13] removes purchased items once, only in the paying browser', () => {
  vi.stubGlobal('localStorage', memoryStorage());
  let lines = [{ id: 'tower', quantity: 5 }];
  vi.spyOn(browserCart, 'updateStoredLines').mockImplementation((change) => {
    lines = change(lines);
  });

  removePurchased('cs_of_another_browser', bought);
  expect(lines).toEqual([{ id: 'tower', quantity: 5 }]);
  browserCheckout.payments.addSession('cs_1');
  removePurchased('cs_1', bought);
  removePurchased('cs_1', bought);
  expect(lines).toEqual([{ id: 'tower', quantity: 2 }]);
  vi.unstubAllGlobals();
});
