import { withoutDirectionMarks } from '../../contract/clean-text.ts';
import type { Queries } from '../database/database.ts';
import { ukTime } from '../email/uk-date.ts';
import { ProviderError } from '../payments/provider.ts';
import type { AdminContext } from './admin-context.ts';
import type { Command } from './command.ts';
import { parseChoice, parseNumber } from './parse-arguments.ts';

/** A command's output: text for people, JSON for programs. */
export type Report = {
  text: string;
  json: unknown;
  /** The command ran and found a problem. */
  failed?: boolean;
  /** Written to stderr, also with --json. */
  remark?: string;
};

export type ReportCell = string | number | Date | null | undefined;

type CellField<Row> = {
  [Field in keyof Row]: Row[Field] extends ReportCell ? Field : never;
}[keyof Row];

/** Columns by their headings: a field of the row, or a function of it. */
export type ReportColumns<Row> = Readonly<
  Record<string, CellField<Row> | ((row: Row) => ReportCell)>
>;

/** Records as a table, or a sentence when there are none. */
export function listReport<Row>(
  rows: readonly Row[],
  columns: ReportColumns<Row>,
  emptyMessage: string,
): Report {
  const { head, rows: lines } = buildTable(rows, columns);
  return { text: lines.length === 0 ? emptyMessage : formatTable(head, lines), json: rows };
}

/** The headings of columns, and the cells of each row. */
export function buildTable<Row>(rows: readonly Row[], columns: ReportColumns<Row>) {
  const cells = Object.values(columns).map((column) =>
    typeof column === 'function' ? column : (row: Row) => row[column] as ReportCell,
  );
  return { head: Object.keys(columns), rows: rows.map((row) => cells.map((cell) => cell(row))) };
}

type ListCommandOptions<Row, State extends string> = {
  name: string;
  help: string;
  states?: readonly State[];
  /** Finds up to `limit` records. */
  find: (
    context: AdminContext,
    filter: { queries: Queries; state: State | undefined; limit: number },
  ) => Promise<readonly Row[]>;
  columns: ReportColumns<Row>;
  emptyMessage: string;
};

/** A command that lists the first records, all or those of one state. */
export function listCommand<Row, State extends string = never>({
  name,
  help,
  states = [],
  find,
  columns,
  emptyMessage,
}: ListCommandOptions<Row, State>): Command {
  return {
    name,
    options: { ...(states.length > 0 && { state: 'STATE' }), limit: 'N' },
    help: states.length > 0 ? `${help}; STATE is ${states.join(', ')}` : help,
    async run(context, args) {
      const state = parseChoice('--state', args.option('state'), states);
      const limit = parseNumber('--limit', args.option('limit') ?? '50', 1);
      const { queries } = await context.database();
      // One extra row shows whether there are more.
      const found = await find(context, { queries, state, limit: limit + 1 });
      const report = listReport(found.slice(0, limit), columns, emptyMessage);
      if (found.length <= limit) return report;
      return { ...report, remark: `${limit} shown, there are more: --limit N` };
    },
  };
}

type LabelledCell = readonly [name: string, value: ReportCell];

/** Labels and values, one pair per line, without empty ones. */
export function formatFacts(facts: readonly LabelledCell[]): string {
  const present = facts.flatMap(([name, value]) =>
    formatValue(value) ? [[name, replaceControlCharacters(formatValue(value))] as const] : [],
  );
  const width = Math.max(...present.map(([name]) => name.length));
  const indent = `\n${' '.repeat(width + 2)}`;
  return present
    .map(([name, value]) => `${name.padEnd(width)}  ${value.replaceAll('\n', indent)}`)
    .join('\n');
}

const maxCellLength = 60;

/** Aligns columns, numbers and money to the right. */
export function formatTable(
  head: readonly string[],
  rows: readonly (readonly ReportCell[])[],
): string {
  const shown = rows.map((row) => row.map(formatCell));
  const columns = head.map((heading, index) => ({
    heading,
    width: Math.max(heading.length, ...shown.map((row) => countCharacters(row[index] ?? ''))),
    alignRight: rows.length > 0 && rows.every((row) => isAmount(row[index] ?? '')),
  }));
  const line = (cells: readonly string[]) =>
    columns
      .map(({ width, alignRight }, index) => padCell(cells[index] ?? '', width, alignRight))
      .join('  ')
      .trimEnd();
  return [head, columns.map(({ width }) => '-'.repeat(width)), ...shown].map(line).join('\n');
}

function formatCell(cell: ReportCell): string {
  const characters = [...replaceControlCharacters(formatValue(cell)).replaceAll('\n', ' ')];
  if (characters.length <= maxCellLength) return characters.join('');
  return `${characters.slice(0, maxCellLength - 1).join('')}…`;
}

function isAmount(cell: ReportCell): boolean {
  return typeof cell === 'number' || /^-?£[\d,.]+$/.test(formatValue(cell));
}

function formatValue(cell: ReportCell): string {
  return cell instanceof Date ? ukTime(cell) : String(cell ?? '');
}

function padCell(cell: string, width: number, alignRight: boolean): string {
  const space = ' '.repeat(Math.max(0, width - countCharacters(cell)));
  return alignRight ? space + cell : cell + space;
}

function countCharacters(text: string): number {
  return [...text].length;
}

/** Replaces control characters, so that visitors' text cannot control the owner's terminal. */
export function replaceControlCharacters(text: string): string {
  return withoutDirectionMarks(text)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{C}\n]/gu, '\uFFFD');
}

/** The reason for a failure, in one line. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? error.cause : undefined;
  if (error instanceof ProviderError) return `${error.message}: ${cause?.message ?? 'unknown'}`;
  // A failed query lists its values; the database's own message is enough.
  const source = 'query' in error && cause ? cause : error;
  // A refused connection to several addresses has an empty message.
  return source.message || ('code' in source ? String(source.code) : source.name);
}
