import { desc, eq, sql } from 'drizzle-orm';
import { formatPrice } from '../../../catalogue/money.ts';
import { orderStates } from '../../../contract/order.ts';
import { order, orderLine } from '../../database/schema.ts';
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
        placedAt: order.createdAt,
        state: order.state,
        totalPence: order.totalPence,
        items: sql<number>`coalesce((select sum(${orderLine.quantity})::int from ${orderLine}
          where ${orderLine.orderId} = ${order.id}), 0)`,
        name: order.name,
        attention: order.attention,
      })
      .from(order)
      .where(state && eq(order.state, state))
      .orderBy(desc(order.id))
      .limit(limit + 1);
    return limitedReport(
      rows,
      limit,
      [
        ['Order', (row) => row.reference],
        ['Placed', (row) => ukTime(row.placedAt)],
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
