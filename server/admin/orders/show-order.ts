import { readOrder } from '../../orders/read-order.ts';
import type { Command } from '../command.ts';
import { describeOrder } from './describe-order.ts';
import { readReference } from './reference.ts';

export const showOrder: Command = {
  name: 'orders show',
  takes: ['REF'],
  says: 'one order: buyer, lines and history',
  async run(desk, given) {
    const { queries } = await desk.database();
    return describeOrder(await readOrder(queries, readReference(given.word(0))));
  },
};
