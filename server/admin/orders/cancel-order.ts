import { formatPrice } from '../../../catalogue/money.ts';
import { changeOrder, rejectImpossible } from '../../orders/change-order.ts';
import { readOrder } from '../../orders/read-order.ts';
import { refundablePence } from '../../orders/refunded-amount.ts';
import type { Command } from '../command.ts';
import { describeEmails } from './describe-emails.ts';
import { describeUnchanged } from './describe-unchanged.ts';
import { readReference } from './reference.ts';

export const cancelOrder: Command = {
  name: 'orders cancel',
  takes: ['REF'],
  options: { note: 'TEXT' },
  says: 'gives an order up, puts its goods back into stock and tells the buyer; the money stays until refunded',
  async run(desk, given) {
    const database = await desk.database();
    const found = await readOrder(database.queries, readReference(given.word(0)));
    const { reference } = found;
    const left = formatPrice(refundablePence(found));
    if (found.state !== 'cancelled') {
      rejectImpossible(found, 'cancelled');
      await desk.confirm(`Cancel ${reference} over ${formatPrice(found.totalPence)}?`);
    }
    const books = { database, origin: desk.environment().ORIGIN };
    const change = { to: 'cancelled', note: given.option('note') } as const;
    const order = await changeOrder(books, reference, change);
    const done = order.changed
      ? `${reference} is cancelled. ${describeEmails(order)}`
      : `${reference} was cancelled before. ${describeUnchanged(change.note)}`;
    return {
      text: `${done} The buyer's ${left} goes back with: npm run shop -- orders refund ${reference}`,
      json: order,
    };
  },
};
