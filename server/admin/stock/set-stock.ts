import {
  availableAfter,
  correctStock,
  readStockLevel,
  type StockLevel,
} from '../../stock/change-stock.ts';
import { type Command, CommandError } from '../command.ts';
import { readNumber } from '../read-number.ts';
import { requireOrigin } from '../require-settings.ts';
import { findProduct } from './find-product.ts';
import { stockReport } from './stock-report.ts';

export const setStock: Command = {
  name: 'stock set',
  takes: ['ID', 'N'],
  says: 'N stand on the shelf, counted with all that is promised and not yet sent, which is taken off',
  async run(desk, given) {
    const product = findProduct(given.word(0));
    const counted = readNumber('N', given.word(1));
    requireOrigin(desk.environment());
    const database = await desk.database();
    const seen = await readStockLevel(database.queries, product.id);
    if (!seen) return stockReport(desk, product, undefined);
    const short = sentenceOnShort(counted, seen);
    const question = `Set ${product.sku} from ${seen.available} to ${availableAfter(counted, seen)} available?`;
    await desk.confirm(`${sumOf(counted, seen)}${short} ${question}`);
    const available = await correctStock(database, product.id, counted, seen);
    if (available === 'changed') {
      throw new CommandError(
        `${product.sku} was sold, sent or received meanwhile. Nothing was done: count it again.`,
      );
    }
    const report = await stockReport(desk, product, available);
    return { ...report, text: `${report.text}${short}` };
  },
};

function sumOf(counted: number, { promised }: StockLevel): string {
  return `${counted} on the shelf, of which ${promised} in open checkouts and orders not yet sent.`;
}

/** More is promised than there is: what comes back of it later must not be promised again. */
function sentenceOnShort(counted: number, { promised }: StockLevel): string {
  if (counted >= promised) return '';
  return ` ${promised - counted} more promised than there are: count again once those are sent or given up.`;
}
