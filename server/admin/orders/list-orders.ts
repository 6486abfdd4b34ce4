import { desc, eq, exists, sql } from 'drizzle-orm';
import { formatPrice } from '../../../catalogue/money.ts';
import { shortDay } from '../../../content/short-day.ts';
import { orderStates } from '../../../contract/order.ts';
import { isGoods, order, orderIssue } from '../../database/schema.ts';
import { deliveryDueDay } from '../../orders/delivery.ts';
import { issueText, openIssues } from '../../orders/issue-text.ts';
import { findOrders, type Order } from '../../orders/order.ts';
import type { Command } from '../command.ts';
import { listCommand, listReport, type ReportColumns } from '../report.ts';

const columns: ReportColumns<ReturnType<typeof toRow>> = {
  Order: 'reference',
  Placed: 'placedAt',
  Due: ({ due }) => due && shortDay(due),
  State: 'state',
  Items: 'items',
  Total: ({ totalPence }) => formatPrice(totalPence),
  Buyer: 'name',
  Issues: ({ issues }) => issues.map((issue) => issueText(issue)).join(' '),
};

export const listOrders = listCommand({
  name: 'orders list',
  help: 'lists orders, the newest first',
  states: orderStates,
  async find(_context, { queries, state, limit }) {
    const condition = state && eq(order.state, state);
    return (await findOrders(queries, condition, { sort: desc(order.id), limit })).map(toRow);
  },
  columns,
  emptyMessage: 'No orders.',
});

export const listOrdersWithIssues: Command = {
  name: 'orders issues',
  help: 'lists every order with an open issue, the oldest first',
  async run(context) {
    const { queries } = await context.database();
    const open = sql`(select from ${orderIssue}
      where ${orderIssue.orderId} = ${order.id} and ${orderIssue.clearedAt} is null)`;
    const found = await findOrders(queries, exists(open));
    return listReport(found.map(toRow), columns, 'No order has an open issue.');
  },
};

function toRow(one: Order) {
  return {
    reference: one.reference,
    placedAt: one.createdAt,
    due: deliveryDueDay(one),
    state: one.state,
    items: one.lines.filter(isGoods).reduce((sum, { quantity }) => sum + quantity, 0),
    totalPence: one.totalPence,
    name: one.name,
    issues: openIssues(one),
  };
}
