import { withoutDirectionMarks } from '../../../contract/clean-text.ts';

type Cell = string | number | null | undefined;

/** Rows as a spreadsheet reads them: RFC 4180, with nothing that it could take for a formula. */
export function csvOf(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return [head, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

function csvCell(cell: Cell): string {
  const text = withoutDirectionMarks(String(cell ?? ''));
  // Visitors write some of these cells, and a spreadsheet runs what begins so, full width or not.
  const guarded = /^[=+\-@\t\r\n\0＝＋－＠]/.test(text) ? `'${text}` : text;
  // Some spreadsheets part cells at a semicolon or a tab: what follows would begin a cell.
  return /[",;\t\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
