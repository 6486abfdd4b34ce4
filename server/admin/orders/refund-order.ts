import { formatPrice } from '../../../catalogue/money.ts';
import { rejectImpossible } from '../../orders/change-order.ts';
import { keepNote } from '../../orders/order-notes.ts';
import { readOrder } from '../../orders/read-order.ts';
import { refundOrder as refund } from '../../orders/refund-order.ts';
import { refundablePence } from '../../orders/refunded-amount.ts';
import type { Command } from '../command.ts';
import { requireProviderOf } from '../require-settings.ts';
import { describeEmails } from './describe-emails.ts';
import { describeUnchanged } from './describe-unchanged.ts';
import { readReference } from './reference.ts';

export const refundOrder: Command = {
  name: 'orders refund',
  takes: ['REF'],
  options: { note: 'TEXT' },
  says: 'gives the buyer all the money back through the payment provider, and tells them',
  async run(desk, given) {
    const { queries } = await desk.database();
    const found = await readOrder(queries, readReference(given.word(0)));
    const { reference, state } = found;
    const note = given.option('note');
    if (state === 'refunded') {
      const json = await keepNote(queries, found, note);
      return { text: `${reference} was refunded before. ${describeUnchanged(note)}`, json };
    }
    rejectImpossible(found, 'refunded');
    requireProviderOf(found, desk.environment());
    const amount = formatPrice(refundablePence(found));
    await desk.confirm(`Refund ${amount} of ${reference}, which is ${state}?`);
    const order = await refund(await desk.shop(), reference, note);
    const said = [`${reference} is refunded: ${amount}.`, describeEmails(order), order.remark];
    return { text: said.filter(Boolean).join(' '), json: order };
  },
};
