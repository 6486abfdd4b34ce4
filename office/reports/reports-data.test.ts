import { expect, it } from 'vitest';
import {
  averagePence,
  formatChange,
  formatDays,
  formatQuarter,
  formatStep,
  formatWholePounds,
  wholePounds,
} from './reports-data.ts';

it('[OF10] formats days, weeks, months and quarters', () => {
  const now = new Date('2026-11-18T12:00:00Z');
  expect(formatStep('2026-11-18', 'day', now)).toBe('Wed 18 Nov');
  expect(formatStep('2026-11-16', 'week', now)).toBe('Week from 16 Nov');
  expect(formatStep('2026-09-01', 'month', now)).toBe('Sep 2026');
  expect(formatDays({ from: '2026-11-01', to: '2026-11-18' })).toBe('1 to 18 Nov 2026');
  expect(formatDays({ from: '2026-10-01', to: '2026-11-18' })).toBe('1 Oct to 18 Nov 2026');
  expect(formatDays({ from: '2025-12-01', to: '2026-01-18' })).toBe('1 Dec 2025 to 18 Jan 2026');
  expect(formatDays({ from: '2026-11-18', to: '2026-11-18' })).toBe('18 Nov 2026');
  expect(formatQuarter({ from: '2026-07-01', to: '2026-09-30' })).toBe('Jul to Sep 2026');
  expect(formatQuarter({ from: '2026-11-01', to: '2027-01-31' })).toBe('Nov 2026 to Jan 2027');
});

it('[OF10] formats changes, averages and whole pounds', () => {
  expect([formatChange(132, 100), formatChange(93, 100), formatChange(100, 100)]).toEqual([
    '+32%',
    '−7%',
    '0%',
  ]);
  expect(formatChange(5, 0)).toBeUndefined();
  expect([averagePence(100, 3), averagePence(0, 0)]).toEqual([33, 0]);
  expect([wholePounds(1105_94), wholePounds(-49_99)]).toEqual(['£1,105', '−£50']);
  expect(formatWholePounds(-5_00)).toBe('−£5.00');
});
