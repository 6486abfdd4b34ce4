import { type AnyColumn, asc, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import type { OrderState } from '../../contract/order.ts';
import { type Issue, issue } from '../../contract/order-issue.ts';
import type { Queries } from '../database/database.ts';
import {
  checkout,
  order,
  orderEvent,
  orderIssue,
  orderLine,
  orderPayment,
  refund,
  refundLine,
  shipment,
  shipmentLine,
} from '../database/schema.ts';

export type OrderIssue = Omit<typeof orderIssue.$inferSelect, 'kind' | 'data'> & Issue;

export type OrderLine = typeof orderLine.$inferSelect;

/** Goods that left together, with the quantity of each line. */
export type Shipment = typeof shipment.$inferSelect & { lines: ShippedLine[] };
export type ShippedLine = { line: number; quantity: number };

export type Refund = typeof refund.$inferSelect & { lines: (typeof refundLine.$inferSelect)[] };

type OrderColumns = Omit<
  typeof order.$inferSelect,
  | 'legacyAttention'
  | 'legacyInDoubt'
  | 'legacyCarrier'
  | 'legacyTracking'
  | 'searchWords'
  | 'search'
>;

/** An order with its lines, shipments, issues and everything that has happened to it, oldest first. */
export type Order = OrderColumns & {
  lines: OrderLine[];
  events: (typeof orderEvent.$inferSelect)[];
  issues: OrderIssue[];
  shipments: Shipment[];
  /** Refunds in any state, oldest first. */
  refunds: Refund[];
  /** Bank transfers received, oldest first. */
  payments: (typeof orderPayment.$inferSelect)[];
};

/** Thrown if an order does not exist or cannot change as requested. The message is one sentence. */
export class OrderError extends Error {}

const {
  legacyAttention: _attention,
  legacyInDoubt: _inDoubt,
  legacyCarrier: _carrier,
  legacyTracking: _tracking,
  searchWords: _words,
  search: _search,
  ...columns
} = getTableColumns(order);

type Selection = { sort?: SQL; limit?: number };

/** Orders that meet a condition, oldest first by default. */
export async function findOrders(
  queries: Queries,
  condition?: SQL,
  { sort = asc(order.id), limit = Number.MAX_SAFE_INTEGER }: Selection = {},
): Promise<Order[]> {
  const found = await queries
    .select(columns)
    .from(order)
    .where(condition)
    .orderBy(sort)
    .limit(limit);
  const orders: Order[] = [];
  for (let done = 0; done < found.length; done += batch) {
    orders.push(...(await loadOrderDetails(queries, found.slice(done, done + batch))));
  }
  return orders;
}

/** How many orders are completed at once: a statement takes a limited number of values. */
const batch = 1000;

async function loadOrderDetails(
  queries: Queries,
  found: readonly OrderColumns[],
): Promise<Order[]> {
  const ids = found.map(({ id }) => id);
  const belongsToFound = ({ orderId }: { orderId: AnyColumn }) => inArray(orderId, ids);
  // One query after the other: a transaction has a single connection.
  const lines = groupByOrderId(
    await queries.select().from(orderLine).where(belongsToFound(orderLine)).orderBy(orderLine.line),
  );
  const events = groupByOrderId(
    await queries
      .select()
      .from(orderEvent)
      .where(belongsToFound(orderEvent))
      .orderBy(orderEvent.id),
  );
  const issues = groupByOrderId(
    await queries
      .select()
      .from(orderIssue)
      .where(belongsToFound(orderIssue))
      .orderBy(orderIssue.id),
  );
  const payments = groupByOrderId(
    await queries
      .select()
      .from(orderPayment)
      .where(belongsToFound(orderPayment))
      .orderBy(orderPayment.id),
  );
  const refunds = groupByOrderId(await findRefunds(queries, belongsToFound(refund)));
  const shipments = groupByOrderId(await findShipments(queries, belongsToFound(shipment)));
  return found.map((one) => ({
    ...one,
    lines: lines.get(one.id) ?? [],
    events: events.get(one.id) ?? [],
    issues: (issues.get(one.id) ?? []).map((row) => ({ ...row, ...v.parse(issue, row) })),
    shipments: shipments.get(one.id) ?? [],
    refunds: refunds.get(one.id) ?? [],
    payments: payments.get(one.id) ?? [],
  }));
}

async function findShipments(queries: Queries, which: SQL): Promise<Shipment[]> {
  const found = await queries.select().from(shipment).where(which).orderBy(shipment.id);
  if (found.length === 0) return [];
  const shipped = await queries
    .select()
    .from(shipmentLine)
    .where(
      inArray(
        shipmentLine.shipmentId,
        queries.select({ id: shipment.id }).from(shipment).where(which),
      ),
    )
    .orderBy(shipmentLine.line);
  const lines = Map.groupBy(shipped, ({ shipmentId }) => shipmentId);
  return found.map((one) => ({
    ...one,
    lines: (lines.get(one.id) ?? []).map(({ line, quantity }) => ({ line, quantity })),
  }));
}

async function findRefunds(queries: Queries, which: SQL): Promise<Refund[]> {
  const found = await queries.select().from(refund).where(which).orderBy(refund.id);
  if (found.length === 0) return [];
  const of = queries.select({ id: refund.id }).from(refund).where(which);
  const lines = Map.groupBy(
    await queries
      .select()
      .from(refundLine)
      .where(inArray(refundLine.refundId, of))
      .orderBy(refundLine.line),
    ({ refundId }) => refundId,
  );
  return found.map((one) => ({ ...one, lines: lines.get(one.id) ?? [] }));
}

function groupByOrderId<Row extends { orderId: number }>(rows: readonly Row[]): Map<number, Row[]> {
  return Map.groupBy(rows, ({ orderId }) => orderId);
}

/** The order of a payment session, if there is one. */
export async function findOrderBySession(queries: Queries, id: string): Promise<Order | undefined> {
  const [found] = await findOrders(queries, eq(order.sessionId, id));
  return found;
}

/** The order with this reference; throws if there is none. */
export async function readOrder(queries: Queries, reference: string): Promise<Order> {
  const [found] = await findOrders(queries, eq(order.reference, reference));
  if (!found) throw new OrderError(`There is no order ${reference}.`);
  return found;
}

/** Locks an order. The row of its checkout is the lock of its goods, and is always locked first. */
export async function lockOrder(queries: Queries, reference: string): Promise<Order> {
  const { checkoutId } = await readOrder(queries, reference);
  if (checkoutId !== null) {
    await queries.select().from(checkout).where(eq(checkout.id, checkoutId)).for('update');
  }
  await queries
    .select({ id: order.id })
    .from(order)
    .where(eq(order.reference, reference))
    .for('update');
  return readOrder(queries, reference);
}

/** Adds notes to an order's history without changing its state. */
export async function addNotes(
  queries: Queries,
  before: Order,
  ...notes: (string | undefined)[]
): Promise<Order> {
  const nonEmpty = notes.filter((note) => note !== undefined && note !== '');
  if (nonEmpty.length === 0) return before;
  await queries
    .insert(orderEvent)
    .values(nonEmpty.map((note) => ({ orderId: before.id, state: before.state, note })));
  return readOrder(queries, before.reference);
}

/** The states an order can move to. Small orders are dispatched without having been in preparation. */
export const nextStates: Readonly<Record<OrderState, readonly OrderState[]>> = {
  // It becomes paid in `recordBankPayment`.
  'awaiting-payment': ['cancelled'],
  paid: ['preparing', 'dispatched', 'cancelled', 'refunded'],
  preparing: ['dispatched', 'cancelled', 'refunded'],
  dispatched: ['delivered', 'refunded'],
  delivered: ['refunded'],
  cancelled: ['refunded'],
  refunded: [],
};

/** The states in which an order is to be dispatched. */
export const awaitingDispatchStates = ['paid', 'preparing'] as const;

export function isAwaitingDispatch(state: OrderState): boolean {
  return awaitingDispatchStates.some((one) => one === state);
}

/** Whether an order in this state is not yet dispatched, cancelled or refunded. */
export function isUndispatched(state: OrderState): boolean {
  return state === 'awaiting-payment' || isAwaitingDispatch(state);
}

/** Whether some goods of an order have left and the rest is still to be dispatched. */
export function isPartDispatched({
  state,
  shipments,
}: Pick<Order, 'state' | 'shipments'>): boolean {
  return isUndispatched(state) && shipments.length > 0;
}
