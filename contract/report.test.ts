import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addMonths,
  countDays,
  firstOfQuarter,
  readReportFilter,
  reportPeriods,
  reportSteps,
  resolvePeriod,
  resolveStep,
  splitPeriod,
  vatQuarters,
  writeReportFilter,
} from './report.ts';
import { addDays } from './uk-time.ts';

const filterOf = (query: string) => readReportFilter(new URLSearchParams(query));
const anyDay = fc.integer({ min: 0, max: 9000 }).map((days) => addDays('2010-01-01', days));
const anyFilter = fc.record(
  {
    period: fc.constantFrom(...reportPeriods),
    from: anyDay,
    to: anyDay,
    by: fc.constantFrom(...reportSteps),
    vat: fc.constantFrom('ex', 'inc'),
    quarters: fc.constantFrom(...vatQuarters),
  },
  { requiredKeys: ['period', 'vat', 'quarters'] },
);

describe('the period of a report', () => {
  it('[OF10] is compared with the same part of the previous period', () => {
    const today = '2026-11-18';
    expect(resolvePeriod(filterOf(''), today)).toEqual({
      from: '2026-11-01',
      to: today,
      before: { from: '2026-10-01', to: '2026-10-18' },
    });
    expect(resolvePeriod(filterOf('period=quarter'), today)).toEqual({
      from: '2026-10-01',
      to: today,
      before: { from: '2026-07-01', to: '2026-08-18' },
    });
    expect(resolvePeriod(filterOf('period=year'), '2028-02-29').before).toEqual({
      from: '2027-01-01',
      to: '2027-02-28',
    });
    expect(resolvePeriod(filterOf('period=last-month'), '2026-03-31')).toEqual({
      from: '2026-02-01',
      to: '2026-02-28',
      before: { from: '2026-01-01', to: '2026-01-31' },
    });
    const given = filterOf('period=dates&from=2026-11-10&to=2026-11-03');
    expect(resolvePeriod(given, today)).toEqual({
      from: '2026-11-03',
      to: '2026-11-10',
      before: { from: '2026-10-26', to: '2026-11-02' },
    });
    expect(countDays(resolvePeriod(filterOf('period=dates&from=1066-10-14'), today))).toBe(3660);
  });

  it('[OF10] is cut into days, weeks or months that cover each day once, before as now', () => {
    fc.assert(
      fc.property(anyFilter, anyDay, (filter, today) => {
        const period = resolvePeriod(filter, today);
        const by = resolveStep(filter.by, countDays(period));
        const steps = splitPeriod(period, by);
        expect(steps.length).toBeLessThanOrEqual(130);
        for (const [all, cut] of [
          [period, steps],
          [period.before, steps.map(({ before }) => before)],
        ] as const) {
          expect(cut[0]?.from).toBe(all.from);
          const days = cut.reduce((sum, each) => sum + countDays(each), 0);
          expect(days).toBe(countDays(all));
          const starts = cut.map(({ from }) => from);
          expect(starts).toEqual(starts.toSorted());
        }
      }),
    );
  });

  it('[OF10] is cut into weeks from Monday and calendar months', () => {
    const quarter = resolvePeriod(filterOf('period=quarter'), '2026-11-18');
    expect(splitPeriod(quarter, 'week').slice(0, 2)).toMatchObject([
      { from: '2026-10-01', to: '2026-10-04', before: { from: '2026-07-01', to: '2026-07-04' } },
      { from: '2026-10-05', to: '2026-10-11', before: { from: '2026-07-05', to: '2026-07-11' } },
    ]);
    expect(splitPeriod(quarter, 'month')).toMatchObject([
      { from: '2026-10-01', to: '2026-10-31', before: { from: '2026-07-01', to: '2026-07-31' } },
      { from: '2026-11-01', to: '2026-11-18', before: { from: '2026-08-01', to: '2026-08-18' } },
    ]);
    expect([
      resolveStep(undefined, 18),
      resolveStep(undefined, 92),
      resolveStep('day', 365),
    ]).toEqual(['day', 'week', 'month']);
  });

  it('[OF10] has VAT quarters that end in the months HMRC has given', () => {
    const firsts = vatQuarters.map((ending) => firstOfQuarter('2026-01-15', ending));
    expect(firsts).toEqual(['2026-01-01', '2025-11-01', '2025-12-01']);
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
  });

  it('[OF10] round-trips through the URL', () => {
    expect(writeReportFilter(filterOf('period=month&vat=ex&by=ever&from=2026-02-30'))).toBe('');
    fc.assert(
      fc.property(anyFilter, (filter) => {
        expect(filterOf(writeReportFilter(filter))).toEqual(filter);
      }),
    );
  });
});
