import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deliveryServices, paymentMethods } from './order.ts';
import {
  effectiveSort,
  orderSorts,
  orderTabs,
  readOrderFilter,
  writeOrderFilter,
} from './order-list.ts';

const option = <Value>(...values: readonly Value[]) => fc.constantFrom(undefined, ...values);

it('[OF4] a filter round-trips through the URL', () => {
  const filter = fc.record({
    tab: fc.constantFrom(...orderTabs),
    search: fc.string({ maxLength: 200, unit: 'grapheme' }).filter((text) => text.length <= 200),
    days: option('1' as const, '7' as const, '30' as const),
    from: option('2026-02-28', '2024-02-29'),
    to: option('2026-12-31'),
    service: option(...deliveryServices),
    paidBy: option(...paymentMethods),
    sort: option(...orderSorts),
  });
  fc.assert(
    fc.property(filter, (given) => {
      expect(readOrderFilter(new URLSearchParams(writeOrderFilter(given)))).toEqual(
        Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
      );
    }),
  );
});

it('[OF4] invalid query values are ignored', () => {
  const nonsense = 'tab=x&search=ab&from=2026-02-30&to=soon&sort=up&service=&other=1';
  expect(readOrderFilter(new URLSearchParams(nonsense))).toEqual({
    tab: 'to-dispatch',
    search: 'ab',
  });
  expect(writeOrderFilter({ tab: 'to-dispatch', search: '' })).toBe('');
});

it('[OF4] only open orders can be sorted other than by date', () => {
  expect(effectiveSort({ tab: 'to-dispatch', sort: undefined })).toBe('send-by');
  expect(effectiveSort({ tab: 'stuck', sort: 'total' })).toBe('total');
  expect(effectiveSort({ tab: 'all', sort: 'total' })).toBe('newest');
});
