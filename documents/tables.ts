import { inks, type Paper, sheet } from './paper.ts';

export interface Column {
  readonly width: number;
  readonly align?: 'left' | 'right' | 'center';
  readonly bold?: boolean;
  readonly head?: string;
}

interface Table {
  readonly x?: number;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
  readonly title?: string;
  readonly size?: number;
}

const pad = 3.6;

/** A ruled table from the paper's place down; its first column names each row. */
export function table(paper: Paper, { x = sheet.left, columns, rows, title, size = 8.6 }: Table) {
  if (title) paper.y = paper.words('H2', title, { x, y: paper.y, size: 12, bold: true }) + 1;
  const right = x + columns.reduce((sum, { width }) => sum + width, 0);
  paper.within('Table', {}, () => {
    if (columns.some(({ head }) => head !== undefined)) {
      const heads = columns.map(({ head = '' }) => head);
      row(
        paper,
        { x, columns: columns.map((each) => ({ ...each, bold: false })), size: 7.4 },
        heads,
        'Column',
      );
      paper.rule(paper.y, { left: x, right, width: 0.9 });
    }
    for (const cells of rows) {
      row(paper, { x, columns, size }, cells, 'Row');
      paper.rule(paper.y, { left: x, right, width: 0.5, ink: inks.rule });
    }
  });
}

type Row = { x: number; columns: readonly Column[]; size: number };

function row(
  paper: Paper,
  { x, columns, size }: Row,
  cells: readonly string[],
  head: 'Row' | 'Column',
) {
  const heights = cells.map((cell, at) => paper.heightOf(cell, { size, ...inside(columns[at]) }));
  const y = paper.y + pad;
  let left = x;
  paper.within('TR', {}, () => {
    for (const [at, cell] of cells.entries()) {
      const column = columns[at] ?? { width: 0 };
      const isHead = head === 'Column' || at === 0;
      const from = left;
      paper.tag(
        isHead ? 'TH' : 'TD',
        () => paper.write(cell, { x: from, y, size, align: column.align, ...inside(column) }),
        isHead ? { scope: head } : {},
      );
      left += column.width;
    }
  });
  paper.y = y + Math.max(...heights) + pad - size * 0.1;
}

function inside({ width, bold, align }: Column = { width: 0 }) {
  return { width: align === 'right' ? width : width - 6, bold };
}

/** A table's height, so that a block of it stays on one page. */
export function heightOf(paper: Paper, { columns, rows, title, size = 8.6 }: Table): number {
  const lines = rows.map((cells) =>
    Math.max(...cells.map((cell, at) => paper.heightOf(cell, { size, ...inside(columns[at]) }))),
  );
  const heads = columns.some(({ head }) => head !== undefined) ? 17 : 0;
  return lines.reduce((sum, line) => sum + line + 2 * pad - size * 0.1, heads + (title ? 17 : 0));
}
