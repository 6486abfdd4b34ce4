type ReportCell = string | number;

/** A row of a table; all rows of one table have the same columns. */
export type ReportRow = Readonly<Record<string, ReportCell>>;

/** A goal, and the measured value. */
export type Goal = { what: string; measured: string; goal: string; met: boolean };

export type Findings = { rows: readonly ReportRow[]; goals: readonly Goal[] };

/** `quick` only checks that everything runs; `large` adds measurements that take ten more minutes. */
export type Effort = 'quick' | 'usual' | 'large';

/** One part of the benchmarks, which can be run by itself. */
export type Measurement = {
  name: string;
  title: string;
  /** How it is measured, in a sentence or two. */
  how: string;
  measure: (effort: Effort) => Promise<Findings>;
};

/** A goal of the kind `no more than`. */
export function createMaxGoal(what: string, measured: number, max: number, unit = ''): Goal {
  const format = (number: number) => `${number.toLocaleString('en-GB')}${unit && ` ${unit}`}`;
  return {
    what,
    measured: format(measured),
    goal: max === 0 ? format(0) : `≤ ${format(max)}`,
    met: measured <= max,
  };
}

/** The value that this share of all values lies below: 0.5 is the median. */
export function quantile(values: readonly number[], fraction: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * fraction))] ?? Number.NaN;
}

export const median = (values: readonly number[]) => quantile(values, 0.5);
