import { expect, it } from 'vitest';
import { orderStates } from '../../contract/order.ts';
import { order } from '../testing/order.ts';
import { dueDay } from './order.ts';

const iso = (given: Partial<typeof order>) =>
  dueDay({ ...order, ...given })
    ?.toISOString()
    .slice(0, 10);

it('[CC14] is five working days after the order, while it waits to be sent', () => {
  const due = orderStates.filter((state) => iso({ state }) === '2026-07-08');
  expect(due).toEqual(['paid', 'preparing']);
  for (const state of orderStates.slice(2)) expect(iso({ state })).toBeUndefined();
});

it('[CC14] is none while the order is in doubt, or where the delivery cost is agreed first', () => {
  const raised = { id: 1, orderId: 7, key: 'k', raisedAt: new Date(), clearedBy: null };
  const issue = { ...raised, kind: 'paid-twice', data: {} } as const;
  expect(iso({ issues: [{ ...issue, clearedAt: null }] })).toBeUndefined();
  expect(iso({ issues: [{ ...issue, clearedAt: new Date() }] })).toBe('2026-07-08');
  const address = { line1: '1 Test Road', town: 'Belfast', postcode: 'BT1 1AA', country: 'GB' };
  expect(iso({ address })).toBeUndefined();
});
