import { expect, it } from 'vitest';
import { checkClosedDays } from './check-closed-days.ts';
import { company } from './company.ts';

it('days on which the shop is closed are days of the calendar', () => {
  expect(() => checkClosedDays(company.closedOn)).not.toThrow();
  expect(() => checkClosedDays(['2026-12-29', '2028-02-29'])).not.toThrow();
});

it.each(['29-12-2026', '2026-12-9', '2026-02-30', '2027-02-29', '', 'Christmas'])(
  'says so where one is not: %j',
  (day) => {
    expect(() => checkClosedDays(['2026-12-29', day])).toThrow(
      `closedOn in content/company.ts has no such day: '${day}'. Write it as '2026-12-29'.`,
    );
  },
);
