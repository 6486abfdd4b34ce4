import { desc, eq, sql } from 'drizzle-orm';
import { formatPrice } from '../../../catalogue/money.ts';
import { shortDay } from '../../../content/short-day.ts';
import { orderStates } from '../../../contract/order.ts';
import { order, orderLine } from '../../database/schema.ts';
import { dueDay } from '../../orders/due-day.ts';
import type { Command } from '../command.ts';
import { readChoice, readLimit } from '../read-number.ts';
import { limitedReport } from '../report.ts';
import { ukTime } from '../uk-time.ts';

export const listOrders: Command = {
  name: 'orders list',
  options: { state: 'STATE', limit: 'N' },
  says: `orders, the newest first; STATE is ${orderStates.join(', ')}`,
  async run(desk, given) {
    const { queries } = await desk.database();
    const state = readChoice('--state', given.option('state'), orderStates);
    const limit = readLimit(given.option('limit'));
    const rows = await queries
      .select({
        reference: order.reference,
        state: order.state,
        totalPence: order.totalPence,
        items: sql<number>`coalesce((select sum(${orderLine.quantity})::int from ${orderLine}
          where ${orderLine.orderId} = ${order.id}), 0)`,
        name: order.name,
        attention: order.attention,
        createdAt: order.createdAt,
        inDoubt: order.inDoubt,
        address: order.address,
      })
      .from(order)
      .where(state && eq(order.state, state))
      .orderBy(desc(order.id))
      .limit(limit + 1);
    const listed = rows.map(({ createdAt, inDoubt, address, ...row }) => ({
      ...row,
      placedAt: createdAt,
      due: dueDay({ createdAt, inDoubt, address, state: row.state }),
    }));
    return limitedReport(
      listed,
      limit,
      [
        ['Order', (row) => row.reference],
        ['Placed', (row) => ukTime(row.placedAt)],
        ['Due', ({ due }) => (due ? shortDay(due) : '')],
        ['State', (row) => row.state],
        ['Items', (row) => row.items],
        ['Total', (row) => formatPrice(row.totalPence)],
        ['Buyer', (row) => row.name ?? ''],
        ['Look at', (row) => row.attention ?? ''],
      ],
      'No orders.',
    );
  },
};
