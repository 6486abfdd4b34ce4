/** A row of a product table: the cell under each column's name. */
export type TableRow = Readonly<Record<string, string>>;

/**
 * Reads a table written as text: the first line names the columns, each further line is a product, and
 * cells are separated by `|`.
 */
export function parseTable(text: string): readonly TableRow[] {
  const [header, ...lines] = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const columns = splitCells(header ?? '');
  return lines.map((line) => {
    const cells = splitCells(line);
    if (cells.length !== columns.length) {
      throw new Error(
        `Row "${cells[0]}" has ${cells.length} cells where its table has ${columns.length} columns`,
      );
    }
    return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']));
  });
}

function splitCells(line: string): string[] {
  return line.split('|').map((cell) => cell.trim());
}
