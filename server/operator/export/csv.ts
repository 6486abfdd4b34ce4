type Cell = string | number | null | undefined;

/** Rows as a spreadsheet reads them: RFC 4180, with nothing that it could take for a formula. */
export function csvOf(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return [head, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

function csvCell(cell: Cell): string {
  const text = String(cell ?? '');
  // Visitors write some of these cells, and a spreadsheet runs what begins so.
  const guarded = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
