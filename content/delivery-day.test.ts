import { expect, it } from 'vitest';
import { deliveryDay, deliveryTime } from './delivery-day.ts';
import { longDay } from './long-day.ts';

it('names the day by which an order comes', () => {
  // In a year that is over: nobody names days off in it any more.
  const tuesday = new Date('2020-11-17T12:00Z');
  expect(deliveryTime(tuesday)).toBe('Within 5 working days, by Tue 24 Nov.');
  expect(longDay(deliveryDay(tuesday))).toBe('Tuesday 24 November');
});
