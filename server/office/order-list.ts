import { and, eq, exists, inArray, isNull, not, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { issue } from '../../contract/order-issue.ts';
import {
  effectiveSort,
  isWorkTab,
  maxOrderCount,
  type OrderFilter,
  type OrderSort,
  type OrderTab,
  orderPageSize,
  orderTabs,
} from '../../contract/order-list.ts';
import { type Queries, queryRows } from '../database/database.ts';
import { isGoods, order, orderIssue, orderLine, shipment } from '../database/schema.ts';
import { dispatchDueDay } from '../orders/dispatch-due-day.ts';
import { issueText, openIssues } from '../orders/issue-text.ts';
import {
  awaitingDispatchStates,
  findOrders,
  isPartDispatched,
  type Order,
} from '../orders/order.ts';
import { refundedPence, unshippedGoods } from '../orders/order-amounts.ts';
import { orderSearchCondition } from '../orders/order-search.ts';
import { dispatchDeadline } from './order-view.ts';

const hasRows = (table: typeof shipment | typeof orderIssue | typeof orderLine, ...also: SQL[]) =>
  exists(sql`(select from ${table} where ${and(eq(table.orderId, order.id), ...also)})`);

const isOpen = inArray(order.state, [...awaitingDispatchStates]);
const hasShipments = hasRows(shipment);

const tabConditions: Readonly<Record<OrderTab, SQL | undefined>> = {
  'to-dispatch': isOpen,
  'awaiting-payment': eq(order.state, 'awaiting-payment'),
  stuck: hasRows(orderIssue, isNull(orderIssue.clearedAt)),
  packing: and(eq(order.state, 'preparing'), not(hasShipments)),
  'part-dispatched': and(isOpen, hasShipments),
  dispatched: eq(order.state, 'dispatched'),
  delivered: eq(order.state, 'delivered'),
  refunded: eq(order.state, 'refunded'),
  cancelled: eq(order.state, 'cancelled'),
  all: undefined,
};

type Days = Pick<OrderFilter, 'days' | 'from' | 'to'>;

/** Whether a timestamp is on certain days in the UK. */
export function isOnUkDays(moment: SQLWrapper, { days, from, to }: Days): SQL | undefined {
  const startOf = (day: SQL) => sql`(${day})::timestamp at time zone 'Europe/London'`;
  const today = sql`(now() at time zone 'Europe/London')::date`;
  return and(
    days && sql`${moment} >= ${startOf(sql`${today} - ${Number(days) - 1}::int`)}`,
    from === undefined ? undefined : sql`${moment} >= ${startOf(sql`${from}::date`)}`,
    to === undefined ? undefined : sql`${moment} < ${startOf(sql`${to}::date + 1`)}`,
  );
}

/** Orders that match a filter, in any tab. */
function filterCondition({ search, service, paidBy, ...days }: OrderFilter): SQL | undefined {
  const isExpress = hasRows(orderLine, eq(orderLine.delivery, 'express'));
  return and(
    orderSearchCondition(search),
    isOnUkDays(order.createdAt, days),
    service === undefined ? undefined : service === 'express' ? isExpress : not(isExpress),
    paidBy === undefined ? undefined : eq(order.paidBy, paidBy),
  );
}

const newestFirst = sql`${order.createdAt} desc, ${order.id} desc`;

export type OrderCount = { tab: OrderTab; count: number; pence: number };

/** The number and total of a filter's orders in each tab, counting a maximum of the newest. */
export function countOrders(queries: Queries, filter: OrderFilter): Promise<OrderCount[]> {
  const counted = orderTabs.map(
    (tab) => sql`select ${tab}::text as tab, count(*)::int as count,
      coalesce(sum(total_pence), 0)::float8 as pence
      from (select total_pence from ${order} where ${and(filterCondition(filter), tabConditions[tab]) ?? sql`true`}
        order by ${newestFirst} limit ${maxOrderCount}::int) as found`,
  );
  return queryRows(queries, sql.join(counted, sql` union all `));
}

/** A page of orders, and the cursor of the next page if there is one. */
export async function listOrders(
  queries: Queries,
  filter: OrderFilter,
  after?: string,
  size = orderPageSize,
): Promise<{ orders: Order[]; next: string | undefined }> {
  const { tab } = filter;
  const condition = and(filterCondition(filter), tabConditions[tab]);
  const [key = 0, id = 0] = (after ?? '').split('_').map(Number);
  const cursor = after === undefined ? undefined : { key, id };
  const found = isWorkTab(tab)
    ? await sortedPage(queries, condition, effectiveSort(filter), cursor, size)
    : await newestPage(queries, condition, cursor, size);
  const shown = found.slice(0, size);
  const last = shown.at(-1);
  return {
    orders: shown.map(({ one }) => one),
    next: found.length > size && last ? `${last.key}_${last.one.id}` : undefined,
  };
}

type Cursor = { key: number; id: number } | undefined;
type KeyedOrder = { key: number; one: Order };

async function newestPage(
  queries: Queries,
  condition: SQL | undefined,
  cursor: Cursor,
  size: number,
): Promise<KeyedOrder[]> {
  // Compares with the row's own timestamp, because a JavaScript Date is too coarse.
  const afterCursor =
    cursor &&
    sql`(${order.createdAt}, ${order.id}) <
      (select cut.created_at, cut.id from ${order} as cut where cut.id = ${cursor.id})`;
  const found = await findOrders(queries, and(condition, afterCursor), {
    sort: newestFirst,
    limit: size + 1,
  });
  return found.map((one) => ({ one, key: one.createdAt.getTime() }));
}

/** Smaller keys come first. */
const sortKeys: Readonly<Record<OrderSort, (one: Sortable) => number>> = {
  'send-by': (one) => dispatchDueDay(one)?.getTime() ?? 9e14,
  newest: ({ createdAt }) => -createdAt.getTime(),
  total: ({ totalPence }) => -totalPence,
};

type Sortable = Pick<Order, 'id' | 'createdAt' | 'totalPence'> &
  Parameters<typeof dispatchDueDay>[0];

/** Open orders are sorted here, because their dispatch day depends on zones and holidays. */
async function sortedPage(
  queries: Queries,
  condition: SQL | undefined,
  sort: OrderSort,
  cursor: Cursor,
  size: number,
): Promise<KeyedOrder[]> {
  const keyed = (await findSortable(queries, condition))
    .map((one) => ({ id: one.id, key: sortKeys[sort](one) }))
    .toSorted((one, other) => one.key - other.key || one.id - other.id);
  const remaining = cursor
    ? keyed.filter(({ key, id }) => key > cursor.key || (key === cursor.key && id > cursor.id))
    : keyed;
  const page = remaining.slice(0, size + 1);
  const found = await findOrders(
    queries,
    inArray(
      order.id,
      page.map(({ id }) => id),
    ),
  );
  const byId = new Map(found.map((one) => [one.id, one]));
  return page.flatMap(({ id, key }) => {
    const one = byId.get(id);
    return one ? [{ key, one }] : [];
  });
}

async function findSortable(queries: Queries, condition: SQL | undefined): Promise<Sortable[]> {
  const { id, createdAt, paidAt, leadDays, totalPence, state, address } = order;
  const found = await queries
    .select({ id, createdAt, paidAt, leadDays, totalPence, state, address })
    .from(order)
    .where(condition);
  const ids = found.map((one) => one.id);
  const charged = await queries
    .select({ orderId: orderLine.orderId, delivery: orderLine.delivery })
    .from(orderLine)
    .where(and(inArray(orderLine.orderId, ids), not(isNull(orderLine.delivery))));
  const lines = Map.groupBy(charged, ({ orderId }) => orderId);
  const open = await queries
    .select()
    .from(orderIssue)
    .where(and(inArray(orderIssue.orderId, ids), isNull(orderIssue.clearedAt)));
  const issues = Map.groupBy(
    open.map((row) => ({ ...row, ...v.parse(issue, row) })),
    ({ orderId }) => orderId,
  );
  return found.map((one) => ({
    ...one,
    lines: lines.get(one.id) ?? [],
    issues: issues.get(one.id) ?? [],
  }));
}

/** An order as a row of the list. It uses nothing from the catalogue: a product may have been withdrawn. */
export function toOrderRow(one: Order, openBy: readonly string[], now: Date) {
  const { reference, version, state, name, company, email, address, poNumber, totalPence } = one;
  const goods = one.lines.filter(isGoods);
  const remaining = unshippedGoods(one);
  return {
    reference,
    version,
    state,
    isPartDispatched: isPartDispatched(one),
    placedAt: one.createdAt.toISOString(),
    buyer: company || name || email,
    town: address?.town ?? '',
    postcode: address?.postcode ?? '',
    poNumber,
    lines: goods.slice(0, 3).map((line) => ({ name: line.name, quantity: line.quantity })),
    lineCount: goods.length,
    itemCount: countItems(goods),
    itemsToFollow: countItems(remaining),
    totalPence,
    refundedPence: refundedPence(one),
    isExpress: one.lines.some(({ delivery }) => delivery === 'express'),
    issues: openIssues(one).map((issue) => issueText(issue)),
    sendBy: dispatchDeadline(one, now),
    openBy,
  };
}

export type OrderListRow = ReturnType<typeof toOrderRow>;

function countItems(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
