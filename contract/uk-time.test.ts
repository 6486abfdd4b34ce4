import { describe, expect, it } from 'vitest';
import {
  formatDayAndTime,
  formatRelativeDay,
  formatShortDay,
  formatTime,
  parseUkTime,
  toIsoDay,
} from './uk-time.ts';

const now = new Date('2026-11-18T09:31:00Z');

describe('a moment in UK time', () => {
  it('[OF3] is a relative word near now, otherwise a short date', () => {
    const word = (moment: string) => formatRelativeDay(new Date(moment), now);
    expect(word('2026-11-18T23:59:00Z')).toBe('today');
    expect(word('2026-11-19T00:00:00Z')).toBe('tomorrow');
    expect(word('2026-11-17T12:00:00Z')).toBe('yesterday');
    expect(word('2026-11-20T12:00:00Z')).toBe('Fri 20 Nov');
  });

  it('[OF3] includes a different year', () => {
    expect(formatShortDay(new Date('2025-11-18T12:00:00Z'), now)).toBe('18 Nov 2025');
  });

  it('[OF3] is an hour later in summer, on the next day too', () => {
    const late = new Date('2026-07-01T23:30:00Z');
    expect(formatTime(late)).toBe('00:30');
    expect(toIsoDay(late)).toBe('2026-07-02');
    expect(formatDayAndTime(late, now)).toBe('Thu 2 Jul 00:30');
  });

  it('[OF3] counts days across a change of the clocks', () => {
    const before = new Date('2026-10-24T22:30:00Z');
    expect(formatRelativeDay(new Date('2026-10-25T23:30:00Z'), before)).toBe('tomorrow');
  });
});

describe('a day and time on UK clocks', () => {
  const at = (day: string, time: string) => parseUkTime(day, time)?.toISOString();

  it('[LC4] is the same in UTC in winter and an hour earlier in summer', () => {
    expect(at('2026-11-23', '06:00')).toBe('2026-11-23T06:00:00.000Z');
    expect(at('2026-07-01', '00:30')).toBe('2026-06-30T23:30:00.000Z');
  });

  it('[LC4] is undefined in the skipped hour in spring', () => {
    expect(at('2027-03-28', '00:59')).toBe('2027-03-28T00:59:00.000Z');
    expect(at('2027-03-28', '01:00')).toBeUndefined();
    expect(at('2027-03-28', '01:59')).toBeUndefined();
    expect(at('2027-03-28', '02:00')).toBe('2027-03-28T01:00:00.000Z');
  });

  it('[LC4] is the first of two in the hour that autumn repeats', () => {
    expect(at('2026-10-25', '01:30')).toBe('2026-10-25T00:30:00.000Z');
    expect(at('2026-10-25', '02:00')).toBe('2026-10-25T02:00:00.000Z');
  });
});
