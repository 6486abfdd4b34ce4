import { desc, eq, exists, sql } from 'drizzle-orm';
import { formatPrice } from '../../../catalogue/money.ts';
import { shortDay } from '../../../content/short-day.ts';
import { orderStates } from '../../../contract/order.ts';
import { isGoods, order, orderIssue } from '../../database/schema.ts';
import { dueDay } from '../../orders/delivery.ts';
import { issueText, openIssues } from '../../orders/issue-text.ts';
import { findOrders, type Order } from '../../orders/order.ts';
import type { Command } from '../command.ts';
import { readChoice, readLimit } from '../read-arguments.ts';
import { limitedReport, listReport, type ReportColumn, ukTime } from '../report.ts';

export const listOrders: Command = {
  name: 'orders list',
  options: { state: 'STATE', limit: 'N' },
  help: `lists orders, the newest first; STATE is ${orderStates.join(', ')}`,
  async run(context, given) {
    const { queries } = await context.database();
    const state = readChoice('--state', given.option('state'), orderStates);
    const limit = readLimit(given.option('limit'));
    const sort = desc(order.id);
    const which = state && eq(order.state, state);
    const found = await findOrders(queries, which, { sort, limit: limit + 1 });
    return limitedReport(found.map(rowOf), limit, columns, 'No orders.');
  },
};

export const listOrdersWithIssues: Command = {
  name: 'orders issues',
  help: 'lists every order with an open issue, the oldest first',
  async run(context) {
    const { queries } = await context.database();
    const open = sql`(select from ${orderIssue}
      where ${orderIssue.orderId} = ${order.id} and ${orderIssue.clearedAt} is null)`;
    const found = await findOrders(queries, exists(open));
    return listReport(found.map(rowOf), columns, 'No order has an open issue.');
  },
};

type Row = ReturnType<typeof rowOf>;

function rowOf(one: Order) {
  return {
    reference: one.reference,
    placedAt: one.createdAt,
    due: dueDay(one),
    state: one.state,
    items: one.lines.filter(isGoods).reduce((sum, { quantity }) => sum + quantity, 0),
    totalPence: one.totalPence,
    name: one.name,
    issues: openIssues(one),
  };
}

const columns: readonly ReportColumn<Row>[] = [
  ['Order', (row) => row.reference],
  ['Placed', (row) => ukTime(row.placedAt)],
  ['Due', ({ due }) => (due ? shortDay(due) : '')],
  ['State', (row) => row.state],
  ['Items', (row) => row.items],
  ['Total', (row) => formatPrice(row.totalPence)],
  ['Buyer', (row) => row.name ?? ''],
  ['Issues', ({ issues }) => issues.map((issue) => issueText(issue)).join(' ')],
];
