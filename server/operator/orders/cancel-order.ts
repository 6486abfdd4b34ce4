import { formatPrice } from '../../../catalogue/money.ts';
import { changeOrder, refuseImpossible } from '../../orders/change-order.ts';
import { leftToGiveBack } from '../../orders/given-back.ts';
import { readOrder } from '../../orders/read-order.ts';
import type { Command } from '../command.ts';
import { readReference } from './reference.ts';
import { sentenceOnTold } from './told.ts';
import { sentenceOnUnchanged } from './unchanged.ts';

export const cancelOrder: Command = {
  name: 'orders cancel',
  takes: ['REF'],
  options: { note: 'TEXT' },
  says: 'gives an order up, puts its goods back into stock and tells the buyer; the money stays until refunded',
  async run(desk, given) {
    const database = await desk.database();
    const found = await readOrder(database.queries, readReference(given.word(0)));
    const { reference } = found;
    const left = formatPrice(leftToGiveBack(found));
    if (found.state !== 'cancelled') {
      refuseImpossible(found, 'cancelled');
      await desk.confirm(`Cancel ${reference} over ${formatPrice(found.totalPence)}?`);
    }
    const books = { database, origin: desk.environment().ORIGIN };
    const change = { to: 'cancelled', note: given.option('note') } as const;
    const order = await changeOrder(books, reference, change);
    const done = order.changed
      ? `${reference} is cancelled. ${sentenceOnTold(order)}`
      : `${reference} was cancelled before. ${sentenceOnUnchanged(change.note)}`;
    return {
      text: `${done} The buyer's ${left} goes back with: npm run shop -- orders refund ${reference}`,
      json: order,
    };
  },
};
