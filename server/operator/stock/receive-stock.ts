import { receiveStock as book } from '../../stock/keep-stock.ts';
import type { Command } from '../command.ts';
import { refuseGuessedOrigin } from '../own-settings.ts';
import { readNumber } from '../read-number.ts';
import { bookedReport } from './booked.ts';
import { findProduct } from './find-product.ts';

export const receiveStock: Command = {
  name: 'stock receive',
  takes: ['ID', 'N'],
  says: 'N more have arrived; tells those who wait for it',
  async run(desk, given) {
    const product = findProduct(given.word(0));
    const quantity = readNumber('N', given.word(1), 1);
    refuseGuessedOrigin(desk.environment());
    const { queries } = await desk.database();
    return bookedReport(desk, product, await book(queries, product.id, quantity));
  },
};
