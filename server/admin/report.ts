import { plainText } from './plain-text.ts';
import { tableOf } from './table.ts';

/** What a command answers: text for a person, the same as data for a machine. */
export type Report = {
  text: string;
  json: unknown;
  /** The command ran, and what it looked at is not in order. */
  failed?: boolean;
  /** What is said beside it, also to a person who hands the answer to a machine. */
  remark?: string;
};

export type Column<Row> = readonly [heading: string, cell: (row: Row) => string | number];

/** A list of records as a table, or a sentence when there are none. */
export function listReport<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  whenEmpty: string,
): Report {
  const text =
    rows.length === 0
      ? whenEmpty
      : tableOf(
          columns.map(([heading]) => heading),
          rows.map((row) => columns.map(([, cell]) => cell(row))),
        );
  return { text, json: rows };
}

/** The same of the first records of a query that asks for one more than the limit. */
export function limitedReport<Row>(
  found: readonly Row[],
  limit: number,
  ...rest: [columns: readonly Column<Row>[], whenEmpty: string]
): Report {
  const report = listReport(found.slice(0, limit), ...rest);
  if (found.length <= limit) return report;
  return { ...report, remark: `${limit} shown, there are more: --limit N` };
}

type Fact = readonly [name: string, value: string | null | undefined];

/** Names and values below one another; what is empty is left out. */
export function factsOf(facts: readonly Fact[]): string {
  const known = facts.flatMap(([name, value]) =>
    value ? [[name, plainText(value)] as const] : [],
  );
  const width = Math.max(...known.map(([name]) => name.length));
  const indent = `\n${' '.repeat(width + 2)}`;
  return known
    .map(([name, value]) => `${name.padEnd(width)}  ${value.replaceAll('\n', indent)}`)
    .join('\n');
}
