import { changeOrder } from '../../orders/change-order.ts';
import { type Command, WrongUse } from '../command.ts';
import { readReference } from './reference.ts';

export const dispatchOrder: Command = {
  name: 'orders dispatch',
  takes: ['REF'],
  options: { carrier: 'NAME', tracking: 'NUMBER', note: 'TEXT' },
  says: 'an order has left; tells the buyer. The carrier must be named',
  async run(desk, given) {
    const carrier = given.option('carrier')?.trim();
    if (!carrier) throw new WrongUse('Say who carries it: --carrier NAME');
    const order = await changeOrder(
      { database: await desk.database(), origin: desk.environment().ORIGIN },
      readReference(given.word(0)),
      {
        to: 'dispatched',
        carrier,
        tracking: given.option('tracking')?.trim() || undefined,
        note: given.option('note'),
      },
    );
    return {
      text: `${order.reference} is ${order.state} with ${order.carrier}. The buyer is told by e-mail.`,
      json: order,
    };
  },
};
