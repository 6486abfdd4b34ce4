import { changeOrder } from '../../orders/change-order.ts';
import type { Command } from '../command.ts';
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
      return { text: `${order.reference} is ${order.state}.`, json: order };
    },
  };
}

export const prepareOrder = moving('prepare', 'preparing', 'an order is being picked and packed');
export const deliverOrder = moving('deliver', 'delivered', 'an order has arrived');
