import { withoutDirectionMarks } from '../../contract/clean-text.ts';
import { ProviderError } from '../payments/provider.ts';

/** A command's output: text for people, JSON for programs. */
export type Report = {
  text: string;
  json: unknown;
  /** The command ran and found a problem. */
  failed?: boolean;
  /** Written to stderr, also with --json. */
  remark?: string;
};

export type ReportColumn<Row> = readonly [heading: string, cell: (row: Row) => string | number];

/** Records as a table, or a sentence when there are none. */
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

/** For a query that asks for one row more than the limit. */
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

/** Labels and values below one another, without the empty ones. */
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

/** Aligns columns, numbers and money to the right. */
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

/** Replaces control characters, so that visitors' text cannot control the owner's terminal. */
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

/** UK time: 05 Apr 2026, 09:30. */
export function ukTime(moment: Date): string {
  return clock.format(moment);
}

const sortable = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** UK time that a spreadsheet can sort: 2026-04-05 09:30. */
export function sortableUkTime(moment: Date): string {
  return sortable.format(moment);
}

/** Why something failed, in one line. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? error.cause : undefined;
  if (error instanceof ProviderError) return `${error.message}: ${cause?.message ?? 'unknown'}`;
  // A failed query lists its values; the database's own message is enough.
  const said = 'query' in error && cause ? cause : error;
  // A refused connection to several addresses has an empty message.
  return said.message || ('code' in said ? String(said.code) : said.name);
}
