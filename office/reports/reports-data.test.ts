import { expect, it } from 'vitest';
import {
  averageOf,
  changeWords,
  daysName,
  money,
  quarterName,
  stepName,
  wholePounds,
} from './reports-data.ts';

it('[OF10] names days, weeks, months and quarters', () => {
  const now = new Date('2026-11-18T12:00:00Z');
  expect(stepName('2026-11-18', 'day', now)).toBe('Wed 18 Nov');
  expect(stepName('2026-11-16', 'week', now)).toBe('Week from 16 Nov');
  expect(stepName('2026-09-01', 'month', now)).toBe('Sep 2026');
  expect(daysName({ from: '2026-11-01', to: '2026-11-18' })).toBe('1 to 18 Nov 2026');
  expect(daysName({ from: '2026-10-01', to: '2026-11-18' })).toBe('1 Oct to 18 Nov 2026');
  expect(daysName({ from: '2025-12-01', to: '2026-01-18' })).toBe('1 Dec 2025 to 18 Jan 2026');
  expect(daysName({ from: '2026-11-18', to: '2026-11-18' })).toBe('18 Nov 2026');
  expect(quarterName({ from: '2026-07-01', to: '2026-09-30' })).toBe('Jul to Sep 2026');
  expect(quarterName({ from: '2026-11-01', to: '2027-01-31' })).toBe('Nov 2026 to Jan 2027');
});

it('[OF10] writes changes, averages and whole pounds as they are', () => {
  expect([changeWords(132, 100), changeWords(93, 100), changeWords(100, 100)]).toEqual([
    '+32%',
    '−7%',
    '0%',
  ]);
  expect(changeWords(5, 0)).toBeUndefined();
  expect([averageOf(100, 3), averageOf(0, 0)]).toEqual([33, 0]);
  expect([wholePounds(1105_94), wholePounds(-49_99)]).toEqual(['£1,105', '−£50']);
  expect(money(-5_00)).toBe('−£5.00');
});
