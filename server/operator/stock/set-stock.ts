import { correctStock } from '../../stock/keep-stock.ts';
import { availableOf } from '../../stock/ledger.ts';
import type { Command } from '../command.ts';
import { refuseGuessedOrigin } from '../own-settings.ts';
import { readNumber } from '../read-number.ts';
import { bookedReport } from './booked.ts';
import { findProduct } from './find-product.ts';

export const setStock: Command = {
  name: 'stock set',
  takes: ['ID', 'N'],
  says: 'after a count of the shelves, less what is sold and not yet sent',
  async run(desk, given) {
    const product = findProduct(given.word(0));
    const available = readNumber('N', given.word(1));
    refuseGuessedOrigin(desk.environment());
    const { queries } = await desk.database();
    const before = (await availableOf(queries, [product.id])).get(product.id) ?? 0;
    await desk.confirm(`Set ${product.sku} from ${before} to ${available}?`);
    return bookedReport(desk, product, await correctStock(queries, product.id, available));
  },
};
