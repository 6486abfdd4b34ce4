type ReportCell = string | number;

/** A line of a table; every line of one table has the same columns. */
export type ReportRow = Readonly<Record<string, ReportCell>>;

/** Something we want to reach, and how far we are. */
export type Goal = { what: string; measured: string; goal: string; met: boolean };

export type Findings = { rows: readonly ReportRow[]; goals: readonly Goal[] };

/** `quick` only shows that it works; `large` adds what takes another ten minutes. */
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
export function atMost(what: string, measured: number, most: number, unit = ''): Goal {
  const shown = (number: number) => `${number.toLocaleString('en-GB')}${unit && ` ${unit}`}`;
  return {
    what,
    measured: shown(measured),
    goal: most === 0 ? shown(0) : `≤ ${shown(most)}`,
    met: measured <= most,
  };
}

/** The value that so large a share of all lies below: 0.5 is the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]) => quantile(values, 0.5);
