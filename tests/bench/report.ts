import type { Measurement, ReportRow } from './measurement.ts';
import type { Result } from './results.ts';

type ReportPart = { measurement: Measurement; result: Result };

/** The page with all figures: the goals in one table, then each part with its own table. */
export function renderReport(
  all: readonly Measurement[],
  getResult: (name: string) => Result | undefined,
): string {
  const parts = all.flatMap((measurement) => {
    const result = getResult(measurement.name);
    return result ? [{ measurement, result }] : [];
  });
  const goals = parts.flatMap(({ result }) => result.goals);
  const missing = all.map(({ name }) => name).filter((name) => !getResult(name));
  return [
    '# Benchmarks',
    '`npm run bench` measures and writes this page from the results in `docs/benchmarks/`; `npm run bench -- --only NAME` renews one part. What is written by hand stands in the [notes](benchmarks/notes.md).',
    ...(missing.length > 0 ? [`Not measured yet: ${missing.join(', ')}.`] : []),
    '## Goals',
    renderTable(
      goals.map(({ what, measured, goal, met }) => ({
        figure: what,
        measured,
        goal,
        reached: met ? 'yes' : 'NO',
      })),
    ),
    ...parts.flatMap(renderSection),
  ]
    .join('\n\n')
    .concat('\n');
}

function renderSection({ measurement: { name, title, how }, result }: ReportPart): string[] {
  const { date, machine, busy, score, taken = 0, effort, seconds, note, rows } = result;
  const scope =
    effort === 'quick' ? ' A quick run, with one trial of each or as good as that.' : '';
  const speed =
    score === undefined ? '' : `, which scored ${score} by Lighthouse's benchmark index`;
  const host =
    taken > 0 ? ` Of the work ${taken}% waited for the host of this virtual machine.` : '';
  const when = `\`${name}\`, ${date.slice(0, 16).replace('T', ' ')} UTC, in ${seconds} s; just before, other work used ${busy}% of the processor${speed}.${host}${scope}`;
  return [
    `## ${title}`,
    how,
    when,
    `Machine: ${machine}.`,
    ...(note ? [note] : []),
    renderTable(rows),
  ];
}

function renderTable(rows: readonly ReportRow[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const renderRow = (cells: readonly (string | number | undefined)[]) =>
    `| ${cells.map(formatCell).join(' | ')} |`;
  const isNumber = (column: string) => rows.every((row) => typeof row[column] === 'number');
  return [
    renderRow(columns),
    `|${columns.map((column) => (isNumber(column) ? '--:' : '---')).join('|')}|`,
    ...rows.map((row) => renderRow(columns.map((column) => row[column]))),
  ].join('\n');
}

function formatCell(cell: string | number | undefined): string {
  if (typeof cell === 'number') return cell.toLocaleString('en-GB');
  return (cell ?? '').replaceAll('|', '\\|');
}
