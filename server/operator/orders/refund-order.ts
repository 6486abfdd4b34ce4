import { formatPrice } from '../../../catalogue/money.ts';
import { readOrder, refuseImpossible } from '../../orders/change-order.ts';
import { refundOrder as refund } from '../../orders/refund-order.ts';
import type { Command } from '../command.ts';
import { readReference } from './reference.ts';

export const refundOrder: Command = {
  name: 'orders refund',
  takes: ['REF'],
  options: { note: 'TEXT' },
  says: 'gives the buyer all the money back through the payment provider',
  async run(desk, given) {
    const { queries } = await desk.database();
    const found = await readOrder(queries, readReference(given.word(0)));
    const { reference, state } = found;
    const amount = formatPrice(found.totalPence - found.givenBackPence);
    if (state === 'refunded') return { text: `${reference} was refunded before.`, json: found };
    refuseImpossible(found, 'refunded');
    await desk.confirm(`Refund ${amount} of ${reference}, which is ${state}?`);
    const order = await refund(await desk.shop(), reference, given.option('note'));
    const text = [`${reference} is refunded: ${amount}.`, order.remark].filter(Boolean).join(' ');
    return { text, json: order };
  },
};
