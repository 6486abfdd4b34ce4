import { plainText } from './plain-text.ts';

type Cell = string | number;

const widestCell = 60;

/** Columns set flush, numbers and money to the right. */
export function tableOf(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const shown = rows.map((row) => row.map(oneLine));
  const columns = head.map((heading, index) => ({
    heading,
    width: Math.max(heading.length, ...shown.map((row) => lengthOf(row[index] ?? ''))),
    right: rows.length > 0 && rows.every((row) => isAmount(row[index] ?? '')),
  }));
  const line = (cells: readonly string[]) =>
    columns
      .map(({ width, right }, index) => set(cells[index] ?? '', width, right))
      .join('  ')
      .trimEnd();
  return [head, columns.map(({ width }) => '-'.repeat(width)), ...shown].map(line).join('\n');
}

function oneLine(cell: Cell): string {
  const characters = [...plainText(String(cell)).replaceAll('\n', ' ')];
  if (characters.length <= widestCell) return characters.join('');
  return `${characters.slice(0, widestCell - 1).join('')}…`;
}

function isAmount(cell: Cell): boolean {
  return typeof cell === 'number' || /^-?£[\d,.]+$/.test(cell);
}

function set(cell: string, width: number, right: boolean): string {
  const space = ' '.repeat(Math.max(0, width - lengthOf(cell)));
  return right ? space + cell : cell + space;
}

function lengthOf(text: string): number {
  return [...text].length;
}
