import * as v from 'valibot';
import { formatQuery, isoDate, readFilter } from './query.ts';
import { addDays } from './uk-time.ts';

/** The period of a report: this month, quarter or year so far, the whole month before, or given days. */
export const reportPeriods = ['month', 'last-month', 'quarter', 'year', 'dates'] as const;

export type ReportPeriod = (typeof reportPeriods)[number];

export const reportSteps = ['day', 'week', 'month'] as const;

export type ReportStep = (typeof reportSteps)[number];

/** The month in which the first VAT quarter of the year ends: HMRC gives each business one of three. */
export const vatQuarters = ['march', 'january', 'february'] as const;

/** What reports show. It is the query of their address. */
export const reportFilter = v.object({
  period: v.optional(v.picklist(reportPeriods), 'month'),
  /** The first and the last day of given days, in the UK. */
  from: v.optional(isoDate),
  to: v.optional(isoDate),
  by: v.optional(v.picklist(reportSteps)),
  vat: v.optional(v.picklist(['ex', 'inc']), 'ex'),
  quarters: v.optional(v.picklist(vatQuarters), 'march'),
});

export type ReportFilter = v.InferOutput<typeof reportFilter>;

/** Reads the filter from the query of an address. Invalid values are dropped. */
export function readReportFilter(query: URLSearchParams): ReportFilter {
  return readFilter(reportFilter, query);
}

/** Writes the filter as the query of an address, without default values. */
export function writeReportFilter({ period, vat, quarters, ...rest }: ReportFilter): string {
  return formatQuery({
    period: period === 'month' ? undefined : period,
    ...rest,
    vat: vat === 'ex' ? undefined : vat,
    quarters: quarters === 'march' ? undefined : quarters,
  });
}

/** Days from the first to the last, both included; empty if the last is before the first. */
export type DayRange = { from: string; to: string };

const dayMs = 86_400_000;

/** The number of days from one to the other, both included. */
export function countDays({ from, to }: DayRange): number {
  return Math.max(0, (Date.parse(to) - Date.parse(from)) / dayMs + 1);
}

/** The same day some months later, or the last day of that month if it is shorter. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}

const earlier = (one: string, other: string) => (one < other ? one : other);
const later = (one: string, other: string) => (one > other ? one : other);
const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;

/** The first day of the VAT quarter, or by default the calendar quarter, of this day. */
export function firstOfQuarter(day: string, ending: ReportFilter['quarters'] = 'march'): string {
  const monthsIntoQuarter = (Number(day.slice(5, 7)) + 2 - vatQuarters.indexOf(ending)) % 3;
  return addMonths(firstOfMonth(day), -monthsIntoQuarter);
}

const maxReportDays = 3660;

type Period = DayRange & {
  /** The period it is compared with: as far into the previous one, or as many days. */
  before: DayRange;
};

/** The days of a report and of the period it is compared with, on a day in the UK. */
export function resolvePeriod({ period, ...given }: ReportFilter, today: string): Period {
  const periodToDate = (from: string, months: number): Period => ({
    from,
    to: today,
    before: { from: addMonths(from, -months), to: addMonths(today, -months) },
  });
  switch (period) {
    case 'month':
      return periodToDate(firstOfMonth(today), 1);
    case 'quarter':
      return periodToDate(firstOfQuarter(today), 3);
    case 'year':
      return periodToDate(`${today.slice(0, 4)}-01-01`, 12);
    case 'last-month': {
      const to = addDays(firstOfMonth(today), -1);
      const from = firstOfMonth(to);
      return { from, to, before: { from: addMonths(from, -1), to: addDays(from, -1) } };
    }
    case 'dates': {
      const last = given.to ?? today;
      const first = given.from ?? firstOfMonth(last);
      const to = first > last ? first : last;
      const from = later(first > last ? last : first, addDays(to, 1 - maxReportDays));
      const before = { from: addDays(from, -countDays({ from, to })), to: addDays(from, -1) };
      return { from, to, before };
    }
  }
}

/** The steps that make a readable table: at most a hundred rows or so. */
export function allowedSteps(days: number): readonly ReportStep[] {
  if (days <= 7) return ['day'];
  if (days <= 93) return ['day', 'week', 'month'];
  return days <= 800 ? ['week', 'month'] : ['month'];
}

/** The requested step if it is possible; otherwise days of a month, weeks of a quarter, months of a year. */
export function resolveStep(by: ReportStep | undefined, days: number): ReportStep {
  const choices = allowedSteps(days);
  const [usual, next] = choices;
  if (by && choices.includes(by)) return by;
  return (days > 31 && next) || (usual ?? 'month');
}

function nextStepStart(day: string, by: ReportStep): string {
  if (by === 'month') return addMonths(firstOfMonth(day), 1);
  const weekday = (new Date(day).getUTCDay() + 6) % 7;
  return addDays(day, by === 'day' ? 1 : 7 - weekday);
}

function stepStarts({ from, to }: DayRange, by: ReportStep): string[] {
  const starts: string[] = [];
  for (let day = from; day <= to; day = nextStepStart(day, by)) starts.push(day);
  return starts;
}

/**
 * Splits a period into days, weeks from Monday or months, each with the days it is compared with: as
 * many days into the previous period, or months with months. The last step has the rest, so that both
 * add up.
 */
export function splitPeriod(period: Period, by: ReportStep): Period[] {
  const { from, to, before } = period;
  const starts = stepStarts(period, by);
  const months = by === 'month' ? stepStarts(before, 'month') : [];
  const beforeStarts = starts.map((start, at) =>
    by === 'month'
      ? (months[at] ?? addDays(before.to, 1))
      : addDays(before.from, countDays({ from, to: start }) - 1),
  );
  const ends = (all: readonly string[], last: string) =>
    all.map((_, at) => {
      const next = all[at + 1];
      return next === undefined ? last : addDays(next, -1);
    });
  const [stepEnds, beforeEnds] = [ends(starts, to), ends(beforeStarts, before.to)];
  return starts.map((start, at) => ({
    from: start,
    to: stepEnds[at] ?? to,
    before: {
      from: beforeStarts[at] ?? before.from,
      to: earlier(beforeEnds[at] ?? before.to, before.to),
    },
  }));
}
