import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWorkingDay, workingDaysAfter } from './working-days.ts';

const iso = (day: Date) => day.toISOString().slice(0, 10);
const endOf = (moment: string, count = 5, closed: readonly string[] = []) =>
  iso(workingDaysAfter(new Date(moment), count, closed));

/** The weekdays of a year that are not working days. */
function holidays(year: number): string[] {
  const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(year, 0, day + 1)));
  return days
    .filter((day) => day.getUTCFullYear() === year && day.getUTCDay() % 6 !== 0)
    .filter((day) => !isWorkingDay(day))
    .map((day) => iso(day).slice(5));
}

describe('working days', () => {
  it.each([
    ['2026-11-17T10:00Z', '2026-11-24', 'Tuesday to Tuesday'],
    ['2026-11-20T10:00Z', '2026-11-27', 'Friday to Friday'],
    ['2026-11-21T10:00Z', '2026-11-27', 'Saturday: Monday is the first'],
    ['2026-11-22T10:00Z', '2026-11-27', 'Sunday: Monday is the first'],
    ['2026-12-22T10:00Z', '2026-12-31', 'over Christmas'],
    ['2026-12-29T10:00Z', '2027-01-06', 'over the new year'],
    ['2027-03-24T10:00Z', '2027-04-02', 'over Easter'],
  ])('from %s end on %s: %s', (moment, day) => expect(endOf(moment)).toBe(day));

  it('begin with the day it is in the UK', () => {
    expect(endOf('2026-07-14T22:59Z', 1)).toBe('2026-07-15');
    expect(endOf('2026-07-14T23:01Z', 1)).toBe('2026-07-16');
    expect(endOf('2026-01-14T23:01Z', 1)).toBe('2026-01-15');
  });

  it('change the clocks when the UK does', () => {
    const clock = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/London' });
    const moment = fc.date({
      min: new Date('2020-01-01T00:00Z'),
      max: new Date('2040-01-01T00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moment, (day) => {
        // Around 23:00 UTC, when the UK day changes in summer.
        day.setUTCHours(22, 59);
        for (const _ of [0, 1, 2]) {
          expect(iso(workingDaysAfter(day, 0, []))).toBe(clock.format(day));
          day.setUTCMinutes(day.getUTCMinutes() + 1);
        }
      }),
    );
  });

  it('leave out the days on which we are closed besides', () => {
    expect(endOf('2026-11-17T10:00Z', 5, ['2026-11-18', '2026-11-21'])).toBe('2026-11-25');
  });

  it.each([
    [2024, '01-01 03-29 04-01 05-06 05-27 08-26 12-25 12-26'],
    [2025, '01-01 04-18 04-21 05-05 05-26 08-25 12-25 12-26'],
    [2026, '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28'],
    [2027, '01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28'],
    [2028, '01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26'],
    [2049, '01-01 04-16 04-19 05-03 05-31 08-30 12-27 12-28'],
    [2076, '01-01 04-17 04-20 05-04 05-25 08-31 12-25 12-28'],
  ])('know the bank holidays of %i', (year, days) => expect(holidays(year).join(' ')).toBe(days));
});
