import { formatPrice } from '../../../catalogue/money.ts';
import { changeOrder, readOrder, refuseImpossible } from '../../orders/change-order.ts';
import type { Command } from '../command.ts';
import { readReference } from './reference.ts';

export const cancelOrder: Command = {
  name: 'orders cancel',
  takes: ['REF'],
  options: { note: 'TEXT' },
  says: 'gives an order up and puts its goods back into stock; the money stays until refunded',
  async run(desk, given) {
    const database = await desk.database();
    const found = await readOrder(database.queries, readReference(given.word(0)));
    const { reference, totalPence } = found;
    if (found.state !== 'cancelled') {
      refuseImpossible(found, 'cancelled');
      await desk.confirm(`Cancel ${reference} over ${formatPrice(totalPence)}?`);
    }
    const books = { database, origin: desk.environment().ORIGIN };
    const change = { to: 'cancelled', note: given.option('note') } as const;
    const order = await changeOrder(books, reference, change);
    return {
      text: `${reference} is cancelled. The buyer's ${formatPrice(totalPence)} goes back with: npm run shop -- orders refund ${reference}`,
      json: order,
    };
  },
};
