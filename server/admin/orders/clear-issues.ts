import { clearAttention } from '../../orders/draw-attention.ts';
import type { Command } from '../command.ts';
import { readReference } from './reference.ts';

export const clearIssues: Command = {
  name: 'orders seen',
  takes: ['REF'],
  options: { note: 'TEXT' },
  says: 'what there was to look at in an order is dealt with; it stays in the history',
  async run(desk, given) {
    const books = { database: await desk.database() };
    const order = await clearAttention(books, readReference(given.word(0)), given.option('note'));
    return { text: `${order.reference} needs no look any more.`, json: order };
  },
};
