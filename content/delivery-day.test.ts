import { expect, it } from 'vitest';
import { deliveryDay, deliveryTime } from './delivery-day.ts';
import { longDay } from './long-day.ts';

it('[SH8] names the day by which an order comes', () => {
  const tuesday = new Date('2026-11-17T12:00Z');
  expect(deliveryTime(tuesday)).toBe('Within 5 working days, by Tue 24 Nov.');
  expect(longDay(deliveryDay(tuesday))).toBe('Tuesday 24 November');
});
