import * as v from 'valibot';

/** Request body of a CSV import: the file's text. */
export const importRequest = v.object({ text: v.pipe(v.string(), v.maxLength(900_000)) });

/** A CSV record with the line on which it begins. */
export type CsvRecord = { line: number; cells: string[] };

/**
 * Reads CSV by RFC 4180, and as spreadsheets write it: with any line endings, a byte order mark, and
 * commas, semicolons or tabs, depending on the first line. Blank lines are skipped.
 */
export function parseCsv(text: string): CsvRecord[] {
  const source = text.replace(/^\uFEFF/, '');
  const delimiter = detectDelimiter(source.slice(0, source.search(/[\r\n]|$/)));
  const records: CsvRecord[] = [];
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  let line = 1;
  let startLine = 1;
  const endCell = () => {
    cells.push(cell);
    cell = '';
  };
  const endRecord = () => {
    endCell();
    if (cells.some((each) => each !== '')) records.push({ line: startLine, cells });
    cells = [];
    startLine = line;
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

function detectDelimiter(headerLine: string): string {
  const countOf = (each: string) => headerLine.split(each).length;
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

type ImportFormat<Column extends string, Line extends ImportedLine> = {
  /** Column names as in the file's first line, in any order. */
  columns: Readonly<Record<Column, string>>;
  optional?: readonly NoInfer<Column>[];
  maxChanges: number;
  /** Parses a line: undefined if it is not filled in, an error message if it is wrong. */
  parseLine: (cell: (column: Column) => string, line: number) => Line | string | undefined;
};

/** The changes and errors of a filled-in file, by line. */
export function previewImport<Column extends string, Line extends ImportedLine>(
  text: string,
  { columns, optional = [], maxChanges, parseLine }: ImportFormat<Column, Line>,
): ImportPreview<Line> {
  const [head, ...records] = parseCsv(text);
  const headers = head?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  const columnIndex = (column: Column) => headers.indexOf(columns[column].toLowerCase());
  const requiredColumns = (Object.keys(columns) as Column[]).filter(
    (column) => !optional.includes(column),
  );
  const rejectFile = (text: string) => ({ changes: [], errors: [{ line: 1, text }], unchanged: 0 });
  if (requiredColumns.some((column) => columnIndex(column) < 0)) {
    const listed = new Intl.ListFormat('en-GB').format(
      requiredColumns.map((column) => columns[column]),
    );
    return rejectFile(`The first line must name the columns ${listed}.`);
  }
  const preview: ImportPreview<Line> = { changes: [], errors: [], unchanged: 0 };
  const lineBySku = new Map<string, number>();
  for (const { line, cells } of records) {
    const result = parseLine((column) => (cells[columnIndex(column)] ?? '').trim(), line);
    const earlier = typeof result === 'object' && lineBySku.get(result.sku);
    if (result === undefined) preview.unchanged += 1;
    else if (typeof result === 'string') preview.errors.push({ line, text: result });
    else if (earlier) {
      preview.errors.push({ line, text: `${result.sku} is already on line ${earlier}.` });
    } else {
      lineBySku.set(result.sku, line);
      if (result.isUnchanged) preview.unchanged += 1;
      else preview.changes.push(result);
    }
  }
  if (preview.changes.length > maxChanges)
    return rejectFile(`At most ${maxChanges} changes can be imported at once.`);
  return preview;
}
