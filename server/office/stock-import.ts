import * as v from 'valibot';
import {
  fitsDifference,
  maxCounts,
  onHandCount,
  type StockCause,
  stockCauses,
} from '../../contract/stock-list.ts';
import { previewImport } from './csv-import.ts';
import type { StockListRow } from './stock.ts';

/** A line of the file that would change stock. */
type CountedLine = {
  line: number;
  productId: string;
  sku: string;
  name: string;
  /** On hand according to the file, when it was exported. */
  expected: number;
  counted: number;
  cause: StockCause;
  /** On hand now, and below after the import. */
  onHand: number;
  after: number;
  isUnchanged: boolean;
};

const columns = { sku: 'SKU', expected: 'On hand', counted: 'Counted', cause: 'Cause' } as const;

/** The changes and errors of a file of counts, by line. Nothing is applied. */
export function previewCountImport(text: string, rows: readonly StockListRow[]) {
  const bySku = new Map(rows.map((row) => [row.sku.toUpperCase(), row]));
  return previewImport(text, {
    columns,
    optional: ['cause'],
    maxChanges: maxCounts,
    parseLine: (cell, line) => parseLine(cell, line, bySku),
  });
}

/** Undefined if the line has no count. */
function parseLine(
  cell: (name: keyof typeof columns) => string,
  line: number,
  bySku: ReadonlyMap<string, StockListRow>,
): CountedLine | string | undefined {
  if (cell('counted') === '') return undefined;
  const row = bySku.get(cell('sku').toUpperCase());
  if (!row) return `There is no product ${cell('sku') || 'without a SKU'}.`;
  const [counted, expected] = [parseCount(cell('counted')), parseCount(cell('expected'))];
  if (counted === undefined) return `Counted is ${cell('counted')}: enter a whole number from 0.`;
  if (expected === undefined)
    return `On hand is ${cell('expected') || 'empty'}: leave it as it was exported.`;
  const typed = cell('cause').toLowerCase();
  const cause = typed === '' ? 'miscounted' : stockCauses.find((each) => each === typed);
  if (!cause) return `${cell('cause')} is not a cause. Use ${stockCauses.join(', ')}.`;
  const difference = counted - expected;
  if (difference !== 0 && !fitsDifference(cause, difference))
    return `${cause} cannot be why there are ${difference > 0 ? 'more' : 'fewer'}.`;
  const { id: productId, sku, name, onHand, held } = row;
  const after = Math.max(held, onHand + difference);
  const isUnchanged = difference === 0;
  return { line, productId, sku, name, expected, counted, cause, onHand, after, isUnchanged };
}

function parseCount(text: string): number | undefined {
  const read = v.safeParse(onHandCount, /^\d{1,6}$/.test(text) ? Number(text) : undefined);
  return read.success ? read.output : undefined;
}
