import { asc, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { formatPrice } from '../../../catalogue/money.ts';
import { shortDay } from '../../../content/short-day.ts';
import { orderStates } from '../../../contract/order.ts';
import type { Queries } from '../../database/database.ts';
import { order, orderLine } from '../../database/schema.ts';
import { dueDay } from '../../orders/due-day.ts';
import type { Command } from '../command.ts';
import { readChoice, readLimit } from '../read-arguments.ts';
import { limitedReport, listReport, type ReportColumn, ukTime } from '../report.ts';

export const listOrders: Command = {
  name: 'orders list',
  options: { state: 'STATE', limit: 'N' },
  says: `orders, the newest first; STATE is ${orderStates.join(', ')}`,
  async run(desk, given) {
    const { queries } = await desk.database();
    const state = readChoice('--state', given.option('state'), orderStates);
    const limit = readLimit(given.option('limit'));
    return limitedReport(
      await readOrders(queries, state && eq(order.state, state), desc(order.id), limit + 1),
      limit,
      columns,
      'No orders.',
    );
  },
};

export const listOrdersWithIssues: Command = {
  name: 'orders look',
  says: 'every order in which there is something to look at, the oldest first',
  async run(desk) {
    const { queries } = await desk.database();
    const found = await readOrders(queries, isNotNull(order.attention), asc(order.id));
    return listReport(found, columns, 'No order needs a look.');
  },
};

type Listed = Awaited<ReturnType<typeof readOrders>>[number];

const columns: readonly ReportColumn<Listed>[] = [
  ['Order', (row) => row.reference],
  ['Placed', (row) => ukTime(row.placedAt)],
  ['Due', ({ due }) => (due ? shortDay(due) : '')],
  ['State', (row) => row.state],
  ['Items', (row) => row.items],
  ['Total', (row) => formatPrice(row.totalPence)],
  ['Buyer', (row) => row.name ?? ''],
  ['Look at', (row) => row.attention ?? ''],
];

async function readOrders(
  queries: Queries,
  which: SQL | undefined,
  sorting: SQL,
  most = Number.MAX_SAFE_INTEGER,
) {
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
    .where(which)
    .orderBy(sorting)
    .limit(most);
  return rows.map(({ createdAt, inDoubt, address, ...row }) => ({
    ...row,
    placedAt: createdAt,
    due: dueDay({ createdAt, inDoubt, address, state: row.state }),
  }));
}
