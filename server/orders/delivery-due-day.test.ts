import { expect, it } from 'vitest';
import { orderStates } from '../../contract/order.ts';
import { order } from '../testing/order.ts';
import { deliveryDueDay } from './delivery.ts';

const iso = (given: Partial<typeof order>) =>
  deliveryDueDay({ ...order, ...given })
    ?.toISOString()
    .slice(0, 10);

it('[CC14] is five working days after the order, while it waits to be sent', () => {
  const due = orderStates.filter((state) => iso({ state }) === '2026-07-08');
  expect(due).toEqual(['paid', 'preparing']);
  for (const state of orderStates.filter((state) => !due.includes(state)))
    expect(iso({ state })).toBeUndefined();
});

it('[CC14] is undefined while the order is under review', () => {
  const raised = { id: 1, orderId: 7, key: 'k', raisedAt: new Date(), clearedBy: null };
  const issue = { ...raised, kind: 'paid-twice', data: {} } as const;
  expect(iso({ issues: [{ ...issue, clearedAt: null }] })).toBeUndefined();
  expect(iso({ issues: [{ ...issue, clearedAt: new Date() }] })).toBe('2026-07-08');
});

const to = (postcode: string) => ({ line1: '1 Test Road', town: '', postcode, country: 'GB' });

it('[CO3] depends on the zone of the address, and is undefined if it has no price', () => {
  expect(iso({ address: to('BT1 1AA') })).toBe('2026-07-13');
  expect(iso({ address: to('IV27 4HB') })).toBe('2026-07-10');
  expect(iso({ address: to('JE2 3AB') })).toBeUndefined();
  expect(iso({ address: null })).toBe('2026-07-08');
});

it('[CO3] is undefined while a surcharge without a table price is being agreed', () => {
  const raised = { id: 1, orderId: 7, key: 'k', raisedAt: new Date(), clearedBy: null };
  const issue = {
    ...raised,
    kind: 'delivery-surcharge',
    data: { district: 'BT1' },
    clearedAt: null,
  } as const;
  expect(iso({ address: to('BT1 1AA'), issues: [issue] })).toBeUndefined();
});

it('[CO4] is that of express where the buyer paid for it and the zone has it', () => {
  const [goods] = order.lines;
  if (!goods) throw new Error('The order has no lines');
  const lines = [goods, { ...goods, line: 2, productId: 'delivery', delivery: 'express' as const }];
  // The order was placed half an hour past midnight on Wednesday.
  expect(iso({ lines, address: to('EC1A 1BB') })).toBe('2026-07-02');
  expect(iso({ lines })).toBe('2026-07-08');
});
