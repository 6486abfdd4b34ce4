import { withoutDirectionMarks } from '../../contract/clean-text.ts';
import { ProviderError } from '../payments/provider-error.ts';

/** What a command answers: text for a person, the same as data for a machine. */
export type Report = {
  text: string;
  json: unknown;
  /** The command ran, and what it looked at is not in order. */
  failed?: boolean;
  /** What is said beside it, also to a person who hands the answer to a machine. */
  remark?: string;
};

export type ReportColumn<Row> = readonly [heading: string, cell: (row: Row) => string | number];

/** A list of records as a table, or a sentence when there are none. */
export function listReport<Row>(
  rows: readonly Row[],
  columns: readonly ReportColumn<Row>[],
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
  ...rest: [columns: readonly ReportColumn<Row>[], whenEmpty: string]
): Report {
  const report = listReport(found.slice(0, limit), ...rest);
  if (found.length <= limit) return report;
  return { ...report, remark: `${limit} shown, there are more: --limit N` };
}

type LabelledValue = readonly [name: string, value: string | null | undefined];

/** Names and values below one another; what is empty is left out. */
export function factsOf(facts: readonly LabelledValue[]): string {
  const known = facts.flatMap(([name, value]) =>
    value ? [[name, plainText(value)] as const] : [],
  );
  const width = Math.max(...known.map(([name]) => name.length));
  const indent = `\n${' '.repeat(width + 2)}`;
  return known
    .map(([name, value]) => `${name.padEnd(width)}  ${value.replaceAll('\n', indent)}`)
    .join('\n');
}

type TableCell = string | number;

const widestCell = 60;

/** Columns set flush, numbers and money to the right. */
export function tableOf(head: readonly string[], rows: readonly (readonly TableCell[])[]): string {
  const shown = rows.map((row) => row.map(oneLine));
  const columns = head.map((heading, index) => ({
    heading,
    width: Math.max(heading.length, ...shown.map((row) => lengthOf(row[index] ?? ''))),
    right: rows.length > 0 && rows.every((row) => isAmount(row[index] ?? '')),
  }));
  const line = (cells: readonly string[]) =>
    columns
      .map(({ width, right }, index) => set(cells[index] ?? '', width, right))
      .join('  ')
      .trimEnd();
  return [head, columns.map(({ width }) => '-'.repeat(width)), ...shown].map(line).join('\n');
}

function oneLine(cell: TableCell): string {
  const characters = [...plainText(String(cell)).replaceAll('\n', ' ')];
  if (characters.length <= widestCell) return characters.join('');
  return `${characters.slice(0, widestCell - 1).join('')}…`;
}

function isAmount(cell: TableCell): boolean {
  return typeof cell === 'number' || /^-?£[\d,.]+$/.test(cell);
}

function set(cell: string, width: number, right: boolean): string {
  const space = ' '.repeat(Math.max(0, width - lengthOf(cell)));
  return right ? space + cell : cell + space;
}

function lengthOf(text: string): number {
  return [...text].length;
}

/** Text that visitors wrote cannot steer the owner's terminal: control characters are shown as such. */
export function plainText(text: string): string {
  return withoutDirectionMarks(text)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{C}\n]/gu, '\uFFFD');
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** A moment as a clock in the shop shows it: 05 Apr 2026, 09:30. */
export function ukTime(moment: Date): string {
  return clock.format(moment);
}

const sortable = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** The same for a spreadsheet, which sorts it: 2026-04-05 09:30. */
export function sortableUkTime(moment: Date): string {
  return sortable.format(moment);
}

/** Why something failed, in a line. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? error.cause : undefined;
  if (error instanceof ProviderError) return `${error.message}: ${cause?.message ?? 'unknown'}`;
  // A failed query names its values; the database's own words are enough.
  const said = 'query' in error && cause ? cause : error;
  // A refused connection to several addresses has no message of its own.
  return said.message || ('code' in said ? String(said.code) : said.name);
}
