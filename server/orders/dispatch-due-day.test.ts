import { expect, it } from 'vitest';
import { order } from '../testing/order.ts';
import { dispatchDueDay, workingDaysUntil } from './dispatch-due-day.ts';

const iso = (given: Partial<typeof order>) =>
  dispatchDueDay({ ...order, ...given })
    ?.toISOString()
    .slice(0, 10);

const to = (postcode: string) => ({ line1: '1 Test Road', town: '', postcode, country: 'GB' });

it('[OF4] leaves a carrier two working days on the mainland, and more where the promise is longer', () => {
  // Placed on Wednesday 1 July: due on Wednesday 8, and in Northern Ireland on Monday 13.
  expect(iso({})).toBe('2026-07-06');
  expect(iso({ address: to('BT1 1AA') })).toBe('2026-07-06');
});

it('[OF4] lets express leave on the working day before', () => {
  const [goods] = order.lines;
  if (!goods) throw new Error('The order has no lines');
  const lines = [goods, { ...goods, line: 2, productId: 'delivery', delivery: 'express' as const }];
  expect(iso({ lines, address: to('EC1A 1BB') })).toBe('2026-07-01');
});

it('[OF4] is none for an order that has left', () => {
  expect(iso({ state: 'dispatched' })).toBeUndefined();
});

it.each([
  ['2026-07-06', 0],
  ['2026-07-07', 1],
  ['2026-07-13', 5],
  ['2026-07-03', -1],
  // A Saturday: one working day since, the Monday itself.
  ['2026-07-04', -1],
  ['2026-06-29', -5],
])('[OF4] counts the working days from Monday 6 July to %s as %i', (day, count) => {
  expect(workingDaysUntil(new Date(day), new Date('2026-07-06T09:00:00Z'))).toBe(count);
});

it('[OF4] counts days by the clock of the UK', () => {
  const lateOnSunday = new Date('2026-07-05T23:30:00Z');
  expect(workingDaysUntil(new Date('2026-07-06'), lateOnSunday)).toBe(0);
});
