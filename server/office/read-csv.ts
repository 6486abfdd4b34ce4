import * as v from 'valibot';

/** A CSV file as the office's app sends it. */
export const importedFile = v.object({ text: v.pipe(v.string(), v.maxLength(900_000)) });

/** A CSV record with the line on which it begins. */
export type CsvRecord = { line: number; cells: string[] };

/**
 * Reads CSV by RFC 4180, and as spreadsheets write it: with any line endings, a byte order mark, and
 * commas, semicolons or tabs, depending on the first line. Blank lines are skipped.
 */
export function readCsv(text: string): CsvRecord[] {
  const source = text.replace(/^\uFEFF/, '');
  const delimiter = delimiterOf(source.slice(0, source.search(/[\r\n]|$/)));
  const records: CsvRecord[] = [];
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  let line = 1;
  let begun = 1;
  const endCell = () => {
    cells.push(cell);
    cell = '';
  };
  const endRecord = () => {
    endCell();
    if (cells.some((each) => each !== '')) records.push({ line: begun, cells });
    cells = [];
    begun = line;
  };
  for (let at = 0; at < source.length; at += 1) {
    const character = source.charAt(at);
    const isEnd = character === '\n' || (character === '\r' && source.charAt(at + 1) !== '\n');
    if (isEnd) line += 1;
    if (quoted) {
      if (character !== '"') cell += character;
      else if (source.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (character === '"' && cell === '') quoted = true;
    else if (character === delimiter) endCell();
    else if (isEnd) endRecord();
    else if (character !== '\r') cell += character;
  }
  endRecord();
  return records;
}

function delimiterOf(head: string): string {
  const countOf = (each: string) => head.split(each).length;
  return [',', ';', '\t'].reduce((best, each) => (countOf(each) > countOf(best) ? each : best));
}

/** A valid line, which may leave its record unchanged. */
type ImportedLine = { line: number; sku: string; isUnchanged?: boolean };

type LineError = { line: number; text: string };

/** The effect of a file, by line. Nothing is applied. */
export type ImportPreview<Line extends ImportedLine> = {
  changes: Line[];
  errors: LineError[];
  unchanged: number;
};

type ImportedFile<Column extends string, Line extends ImportedLine> = {
  /** Column names as in the file's first line, in any order. */
  columns: Readonly<Record<Column, string>>;
  optional?: readonly NoInfer<Column>[];
  most: number;
  /** Parses a line: undefined if it is not filled in, an error message if it is wrong. */
  readLine: (cell: (column: Column) => string, line: number) => Line | string | undefined;
};

/** The changes and errors of a filled-in file, by line. */
export function previewImport<Column extends string, Line extends ImportedLine>(
  text: string,
  { columns, optional = [], most, readLine }: ImportedFile<Column, Line>,
): ImportPreview<Line> {
  const [head, ...records] = readCsv(text);
  const names = head?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  const placeOf = (column: Column) => names.indexOf(columns[column].toLowerCase());
  const needed = (Object.keys(columns) as Column[]).filter((column) => !optional.includes(column));
  const rejected = (text: string) => ({ changes: [], errors: [{ line: 1, text }], unchanged: 0 });
  if (needed.some((column) => placeOf(column) < 0)) {
    const listed = new Intl.ListFormat('en-GB').format(needed.map((column) => columns[column]));
    return rejected(`The first line must name the columns ${listed}.`);
  }
  const preview: ImportPreview<Line> = { changes: [], errors: [], unchanged: 0 };
  const seen = new Map<string, number>();
  for (const { line, cells } of records) {
    const read = readLine((column) => (cells[placeOf(column)] ?? '').trim(), line);
    const earlier = typeof read === 'object' && seen.get(read.sku);
    if (read === undefined) preview.unchanged += 1;
    else if (typeof read === 'string') preview.errors.push({ line, text: read });
    else if (earlier) {
      preview.errors.push({ line, text: `${read.sku} is already on line ${earlier}.` });
    } else {
      seen.set(read.sku, line);
      if (read.isUnchanged) preview.unchanged += 1;
      else preview.changes.push(read);
    }
  }
  if (preview.changes.length > most)
    return rejected(`At most ${most} changes can be imported at once.`);
  return preview;
}
