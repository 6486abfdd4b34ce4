import { type AnyColumn, asc, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import { type Credit, calculateCredits, type SoldLine } from '../../catalogue/credit.ts';
import type { Pence } from '../../catalogue/money.ts';
import { type VatTotals, vatTotals } from '../../catalogue/vat-totals.ts';
import type { OrderState } from '../../contract/order.ts';
import { type Issue, issue } from '../../contract/order-issue.ts';
import type { Queries } from '../database/database.ts';
import {
  checkout,
  isGoods,
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

/** The order lines that were shipped, each with its shipped quantity. */
export function shippedGoods({ lines }: Pick<Order, 'lines'>, shipped: readonly ShippedLine[]) {
  return lines.flatMap((line): OrderLine[] => {
    const quantity = sumQuantities(shipped.filter((one) => one.line === line.line));
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}

/** The lines of goods still to be dispatched, with quantities. Goods refunded before dispatch are not. */
export function unshippedGoods({
  lines,
  shipments,
  refunds,
}: Pick<Order, 'lines' | 'shipments' | 'refunds'>) {
  const shippedOrRefunded = [
    ...shipments.flatMap((one) => one.lines),
    ...unsentRefunds({ refunds }),
  ];
  return lines.filter(isGoods).flatMap((line): OrderLine[] => {
    const quantity =
      line.quantity - sumQuantities(shippedOrRefunded.filter((one) => one.line === line.line));
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}

/** Goods that were refunded before dispatch. */
function unsentRefunds(order: Pick<Order, 'refunds'>): ShippedLine[] {
  return countedRefunds(order).flatMap(({ lines }) =>
    lines.map(({ line, unsent }) => ({ line, quantity: unsent })),
  );
}

/** How many of a refunded line are still to come back. */
export function quantityToReturn({
  goods,
  quantity,
  unsent,
  restocked,
  lost,
}: Refund['lines'][number]) {
  return goods === 'not-back' ? quantity - unsent - restocked - lost : 0;
}

/** Refunds that are done or pending, in the order in which they were settled. */
export function countedRefunds({ refunds }: Pick<Order, 'refunds'>): Refund[] {
  return refunds
    .filter(({ state }) => state === 'done' || state === 'pending')
    .sort((one, other) => getSettledTime(one) - getSettledTime(other) || one.id - other.id);
}

const getSettledTime = ({ settledAt, at }: Refund) => (settledAt ?? at).getTime();

/** The part of a refund that gives back a sale, without what was paid beyond the price. */
export function creditedPence({
  pence,
  beyondPence,
}: Pick<Refund, 'pence' | 'beyondPence'>): Pence {
  return pence - beyondPence;
}

/** What was paid beyond the price and has not been refunded; `except` ignores one refund. */
export function overpaidPence(order: Order, except?: number): Pence {
  const back = countedRefunds(order)
    .filter(({ id }) => id !== except)
    .reduce((sum, { beyondPence }) => sum + beyondPence, 0);
  return Math.max(0, receivedPence(order) - order.totalPence - back);
}

/** The part of the sale that a refund credits, as the order stood when it was settled. */
export function findRefundCredit(order: Order, { id }: Pick<Refund, 'id'>): Credit | undefined {
  const one = order.refunds.find((each) => each.id === id);
  if (!one) return undefined;
  const before = order.refunds.filter((each) => {
    const isEarlier = getSettledTime(each) - getSettledTime(one) || each.id - one.id;
    const hadNotFailed = each.failedAt === null || each.failedAt.getTime() > getSettledTime(one);
    return each.settledAt !== null && isEarlier < 0 && hadNotFailed;
  });
  before.sort(
    (first, second) => getSettledTime(first) - getSettledTime(second) || first.id - second.id,
  );
  const back = [...before, one].map((each) => ({ ...each, pence: creditedPence(each) }));
  return calculateCredits(soldLines(order), back).at(-1);
}

/** The refund that the payment provider has not confirmed yet; there is never more than one. */
export function requestedRefund({ refunds }: Pick<Order, 'refunds'>): Refund | undefined {
  return refunds.find(({ state }) => state === 'requested');
}

/** What was refunded by bank transfer, which the payment provider's sums do not include. */
export function bankRefundedPence(order: Pick<Order, 'refunds'>): Pence {
  return countedRefunds(order)
    .filter(({ method }) => method === 'bank-transfer')
    .reduce((sum, { pence }) => sum + pence, 0);
}

function sumQuantities(lines: readonly ShippedLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

type PaymentFields = Pick<Order, 'state' | 'totalPence' | 'givenBackPence' | 'paidAt' | 'payments'>;

/** What has been paid of an order so far. Bank transfers may come in parts, or exceed the total. */
export function receivedPence({
  totalPence,
  payments,
  paidAt,
}: Omit<PaymentFields, 'state'>): Pence {
  if (payments.length > 0) return payments.reduce((sum, { pence }) => sum + pence, 0);
  return paidAt === null ? 0 : totalPence;
}

/** What was sold, line by line; one line at 20% if the lines do not add up to the total. */
export function soldLines({ lines, totalPence }: Pick<Order, 'lines' | 'totalPence'>): SoldLine[] {
  const sold = lines.map(({ line, unitPence, quantity, vatPercent }) => {
    return { line, pence: unitPence * quantity, vatPercent };
  });
  const sum = sold.reduce((total, { pence }) => total + pence, 0);
  return sum === totalPence ? sold : [{ line: 0, pence: totalPence, vatPercent: 20 }];
}

/** The totals of an order by VAT rate; all at 20% if its lines do not add up to the total. */
export function orderVat(order: Pick<Order, 'lines' | 'totalPence'>): VatTotals {
  return vatTotals(soldLines(order));
}

/** What has been refunded of an order, in full or in part. */
export function refundedPence({ state, ...paid }: PaymentFields): Pence {
  return state === 'refunded' ? receivedPence(paid) : paid.givenBackPence;
}

/** What can still be refunded. */
export function refundablePence(paid: PaymentFields): Pence {
  return receivedPence(paid) - refundedPence(paid);
}

/** When money was last refunded, if any was. */
export function refundedAt(order: Pick<Order, 'refunds'>): Date | undefined {
  return countedRefunds(order).at(-1)?.settledAt ?? undefined;
}

/** How many refunds turned out to have failed. */
export function countFailedRefunds({ issues }: Pick<Order, 'issues'>): number {
  return issues.filter(({ kind }) => kind === 'refund-failed' || kind === 'refund-recount').length;
}

/** Whether a refund failed after the order was refunded in full. */
export function hasFailedFullRefund({ events, issues }: Pick<Order, 'events' | 'issues'>): boolean {
  const refunded = events.find(({ state }) => state === 'refunded');
  return issues.some(
    ({ kind, raisedAt }) => kind === 'refund-failed' && refunded && raisedAt >= refunded.at,
  );
}

/** A unique name for a refunded sum: after a failed refund, the same sum may be refunded again. */
export function buildRefundName(order: Pick<Order, 'issues'>, pence: Pence): string {
  const failed = countFailedRefunds(order);
  return failed === 0 ? `${pence}` : `${pence}-after-${failed}`;
}
