import { inks, type Paper, sheet } from './paper.ts';

interface Column {
  /** Of the table's width. */
  readonly part: number;
  /** Free at its end, in points, where narrow columns stand close. */
  readonly gap?: number;
  readonly align?: 'right';
  readonly bold?: boolean;
  readonly head?: string;
}

export interface Table {
  /** Nothing written still leaves its room, beside a table that has one. */
  readonly title?: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
}

const [size, pad, titleHeight, gap] = [8.6, 3.4, 17, 10] as const;

/** Tables in columns side by side, kept on one page with so much of what follows. */
export function drawTablesSideBySide(
  paper: Paper,
  groups: readonly (readonly Table[])[],
  { gutter = 24, below = 4 } = {},
): void {
  const count = groups.length;
  const width = (sheet.width - gutter * (count - 1)) / count;
  const heights = groups.map((tables) =>
    tables.reduce((sum, each) => sum + tableHeight(paper, each, width) + gap, 0),
  );
  const tallest = Math.max(...heights);
  paper.ensureRoom(tallest + below);
  const top = paper.y;
  for (const [at, tables] of groups.entries()) {
    paper.y = top;
    for (const each of tables) {
      drawTable(paper, each, sheet.left + at * (width + gutter), width);
      paper.y += gap;
    }
  }
  paper.y = top + tallest;
}

/** Rows shared out evenly, so that tables of them stand abreast. */
export function splitRows<Row>(rows: readonly Row[], count: number): Row[][] {
  const each = Math.ceil(rows.length / count);
  return Array.from({ length: count }, (_, at) => rows.slice(at * each, (at + 1) * each)).filter(
    (some) => some.length > 0,
  );
}

/** A ruled table; its first column names each row. */
function drawTable(paper: Paper, { title, columns, rows }: Table, x: number, width: number): void {
  if (title) paper.words('H2', title, { x, y: paper.y, size: 12, bold: true });
  if (title !== undefined) paper.y += titleHeight;
  const right = x + width;
  paper.within('Table', {}, () => {
    if (columns.some(({ head }) => head !== undefined)) {
      const heads = columns.map(({ head = '' }) => head);
      drawRow(paper, columns, heads, [x, width, 'Column']);
      paper.drawRule(paper.y, { left: x, right, width: 0.9 });
    }
    for (const cells of rows) {
      drawRow(paper, columns, cells, [x, width, 'Row']);
      paper.drawRule(paper.y, { left: x, right, width: 0.5, ink: inks.rule });
    }
  });
}

function drawRow(
  paper: Paper,
  columns: readonly Column[],
  cells: readonly string[],
  [x, width, scope]: readonly [number, number, 'Row' | 'Column'],
): void {
  const y = paper.y + pad;
  let left = x;
  paper.within('TR', {}, () => {
    for (const [at, column] of columns.entries()) {
      const { part, align, bold } = column;
      const isHead = scope === 'Column' || at === 0;
      const place = {
        x: left,
        y,
        size,
        align,
        width: cellWidth(column, width),
        bold: bold && scope === 'Row',
      };
      paper.tag(
        isHead ? 'TH' : 'TD',
        () => paper.drawText(cells[at] ?? '', place),
        isHead ? { scope } : {},
      );
      left += part * width;
    }
  });
  paper.y += rowHeight(paper, columns, cells, width);
}

/** Columns stand apart; the last, flush right, ends with the rules. */
function cellWidth({ part, gap: free = part < 0.5 ? 0 : 6 }: Column, width: number): number {
  return part * width - free;
}

function rowHeight(
  paper: Paper,
  columns: readonly Column[],
  cells: readonly string[],
  width: number,
): number {
  const heights = columns.map((column, at) =>
    paper.heightOf(cells[at] ?? '', { size, bold: column.bold, width: cellWidth(column, width) }),
  );
  return Math.max(...heights) + 2 * pad - size * 0.1;
}

function tableHeight(paper: Paper, { title, columns, rows }: Table, width: number): number {
  const heads = columns.some(({ head }) => head !== undefined)
    ? [columns.map(({ head = '' }) => head)]
    : [];
  return [...heads, ...rows].reduce(
    (sum, cells) => sum + rowHeight(paper, columns, cells, width),
    title === undefined ? 0 : titleHeight,
  );
}
