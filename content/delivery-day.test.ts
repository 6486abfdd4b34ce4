import { expect, it } from 'vitest';
import { zoneOf } from './delivery.ts';
import { deliveryDay, deliveryTime } from './delivery-day.ts';
import { longDay } from './long-day.ts';
import { shortDay } from './short-day.ts';

// In a past year, in which no more closed days will be configured.
const tuesday = new Date('2020-11-17T12:00Z');

it('names the day by which an order comes', () => {
  expect(deliveryTime(tuesday)).toBe('Within 5 working days, by Tue 24 Nov.');
  expect(longDay(deliveryDay(tuesday))).toBe('Tuesday 24 November');
});

it('[CO3] gives each zone its own days', () => {
  expect(shortDay(deliveryDay(tuesday, zoneOf('IV27 4HB')))).toBe('Thu 26 Nov');
  expect(shortDay(deliveryDay(tuesday, zoneOf('BT1 5GS')))).toBe('Fri 27 Nov');
});

it.each([
  ['2020-11-17T13:59Z', 'Wed 18 Nov', 'before the hour'],
  ['2020-11-17T14:00Z', 'Thu 19 Nov', 'from the hour on'],
  ['2020-07-14T12:59Z', 'Wed 15 Jul', 'before the hour, in summer time'],
  ['2020-07-14T13:00Z', 'Thu 16 Jul', 'from the hour on, in summer time'],
  ['2020-11-20T09:00Z', 'Mon 23 Nov', 'on a Friday'],
  ['2020-11-20T15:00Z', 'Tue 24 Nov', 'late on a Friday'],
  ['2020-11-21T09:00Z', 'Tue 24 Nov', 'on a Saturday'],
  ['2020-12-24T09:00Z', 'Tue 29 Dec', 'before Christmas'],
])('[CO4] promises express in London ordered %s for %s: %s', (ordered, day) => {
  expect(shortDay(deliveryDay(new Date(ordered), zoneOf('EC1A 1BB'), 'express'))).toBe(day);
});

it('[CO4] keeps to the standard days where a zone has no express', () => {
  const leeds = zoneOf('LS1 1AA');
  expect(deliveryDay(tuesday, leeds, 'express')).toEqual(deliveryDay(tuesday, leeds));
});
