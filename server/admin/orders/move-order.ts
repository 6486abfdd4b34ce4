import { changeOrder } from '../../orders/change-order.ts';
import type { Command } from '../command.ts';
import { describeUnchanged } from './describe-unchanged.ts';
import { readReference } from './reference.ts';

function moving(verb: string, to: 'preparing' | 'delivered', says: string): Command {
  return {
    name: `orders ${verb}`,
    takes: ['REF'],
    options: { note: 'TEXT' },
    says,
    async run(desk, given) {
      const change = { to, note: given.option('note') };
      const books = { database: await desk.database(), origin: desk.environment().ORIGIN };
      const order = await changeOrder(books, readReference(given.word(0)), change);
      const { reference, state, changed } = order;
      const text = changed
        ? `${reference} is ${state}.`
        : `${reference} was ${state} before. ${describeUnchanged(change.note)}`;
      return { text, json: order };
    },
  };
}

export const prepareOrder = moving('prepare', 'preparing', 'an order is being picked and packed');
export const deliverOrder = moving('deliver', 'delivered', 'an order has arrived');
