import { receiveStock as book } from '../../stock/change-stock.ts';
import type { Command } from '../command.ts';
import { readNumber } from '../read-number.ts';
import { requireOrigin } from '../require-settings.ts';
import { findProduct } from './find-product.ts';
import { stockReport } from './stock-report.ts';

export const receiveStock: Command = {
  name: 'stock receive',
  takes: ['ID', 'N'],
  says: 'N more have arrived; tells those who wait for it',
  async run(desk, given) {
    const product = findProduct(given.word(0));
    const quantity = readNumber('N', given.word(1), 1);
    requireOrigin(desk.environment());
    const { queries } = await desk.database();
    return stockReport(desk, product, await book(queries, product.id, quantity));
  },
};
