import * as v from 'valibot';
import type { TableRow } from './parse-table.ts';

/** The measures of a size. A range's table has a column for each that differs between its sizes. */
const measures = ['height', 'width', 'length', 'closed', 'weight'] as const;

export type SizeMeasure = (typeof measures)[number];

const requiredText = (maxLength: number, missing: string) =>
  v.pipe(v.string(missing), v.trim(), v.minLength(1, missing), v.maxLength(maxLength));

const measure = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^\d{1,3}(\.\d{1,2})?$/, 'Enter a number, with at most two decimals.'),
    v.regex(/[1-9]/, 'Enter a number above 0.'),
  ),
);

/** The row of a new size, as in a range's table. */
export const newSizeRow = v.strictObject({
  size: requiredText(20, 'Enter the size.'),
  ...{ height: measure, width: measure, length: measure, closed: measure, weight: measure },
  price: v.pipe(
    v.string('Enter the price.'),
    v.regex(/^\d{1,5}\.\d{2}$/, 'Enter the price in pounds and pence, such as 283.49.'),
    v.regex(/[1-9]/, 'The price must be more than £0.00.'),
  ),
  stock: v.pipe(v.string(), v.regex(/^\d{1,4}$/, 'Enter how many you have, up to 9,999.')),
  /** One sentence that says what this size is for. */
  for: v.pipe(
    requiredText(200, 'Say in a sentence what this size is for.'),
    v.regex(/^[A-Z0-9][^|]*[.!?]$/, 'Write a sentence: a capital first, a full stop at the end.'),
  ),
  box: v.optional(v.pipe(requiredText(400, 'Say what is in the box.'), v.regex(/^[^|]*$/))),
});

/** A size added to a range: the range's title, and the row for its table. */
export const newSize = v.strictObject({
  range: requiredText(100, 'Choose a range.'),
  row: newSizeRow,
});

export type NewSize = v.InferOutput<typeof newSize>;

/** The most that a figure may differ, as a fraction, from what the range's other sizes suggest. */
const maxDeviation = 0.35;

/** '2 × 12' has two sections of 12; '14', '2.2' and '3.8' are one number. */
function parseSize(size: string): { sections: number; count: number } | undefined {
  const [, sections, count] = /^(?:([1-4]) × )?(\d{1,2}(?:\.\d)?)$/.exec(size) ?? [];
  if (count === undefined) return undefined;
  return { sections: Number(sections ?? 1), count: Number(count) };
}

/** The measures that a range's table gives row by row and that are not the size itself. */
export function rangeMeasures(rows: readonly TableRow[]): SizeMeasure[] {
  return measures.filter(
    (measure) => rows.some((row) => row[measure]) && !repeatsSize(rows, measure),
  );
}

/** Whether a column only repeats the size: the height of a '2.2 m platform'. */
function repeatsSize(rows: readonly TableRow[], column: SizeMeasure): boolean {
  return rows.every((row) => row[column] !== undefined && Number(row[column]) === Number(row.size));
}

/** The measure that the range's other sizes suggest, to as many decimals as they have. */
export function expectedMeasure(
  rows: readonly TableRow[],
  size: string,
  measure: SizeMeasure,
): string | undefined {
  const wanted = parseSize(size);
  if (!wanted) return undefined;
  const known = rows
    .flatMap((row) => {
      const read = parseSize(row.size ?? '');
      const isAlike = read?.sections === wanted.sections && row[measure];
      return isAlike ? [{ x: read.count, y: Number(row[measure]), text: row[measure] ?? '' }] : [];
    })
    .sort((a, b) => Math.abs(a.x - wanted.count) - Math.abs(b.x - wanted.count));
  const [near, next = near] = known;
  if (!near || !next) return undefined;
  const slope = next.x === near.x ? near.y / near.x : (next.y - near.y) / (next.x - near.x);
  const value = near.y + slope * (wanted.count - near.x);
  const decimals = Math.max(...known.map(({ text }) => text.split('.')[1]?.length ?? 0));
  return value > 0 ? String(Number(value.toFixed(decimals))) : undefined;
}

/** Completes a row with the measures that only repeat its size and are not asked for. */
export function completeRow(rows: readonly TableRow[], row: TableRow): TableRow {
  const repeated = measures.filter((measure) => repeatsSize(rows, measure));
  return { ...row, ...Object.fromEntries(repeated.map((measure) => [measure, row.size ?? ''])) };
}

type RowProblem = { column: string; message: string };

/** Why a row does not fit its range. The other sizes decide how a size is written and which measures fit. */
export function validateSizeRow(rows: readonly TableRow[], row: TableRow): RowProblem[] {
  const { size = '' } = row;
  const read = parseSize(size);
  const example = rows[0]?.size ?? '';
  const isAlike = (other: TableRow) => parseSize(other.size ?? '')?.sections === read?.sections;
  if (!read || size.includes('.') !== example.includes('.') || !rows.some(isAlike))
    return [{ column: 'size', message: `Write the size as the others of this range: ${example}.` }];
  if (rows.some((other) => other.size === size))
    return [{ column: 'size', message: 'This range already has that size.' }];
  return rangeMeasures(rows).flatMap((measure): RowProblem[] => {
    const value = Number(row[measure]);
    const expected = Number(expectedMeasure(rows, size, measure));
    if (!row[measure]) return [{ column: measure, message: 'Enter a number.' }];
    if (!expected || Math.abs(value - expected) <= expected * maxDeviation) return [];
    const message = `The other sizes lead to about ${expected}. Check the figure.`;
    return [{ column: measure, message }];
  });
}
