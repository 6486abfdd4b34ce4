import { type AnyColumn, asc, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import type { Pence } from '../../catalogue/money.ts';
import type { OrderState } from '../../contract/order.ts';
import { type Issue, issue } from '../../contract/order-issue.ts';
import type { Queries } from '../database/database.ts';
import { checkout, order, orderEvent, orderIssue, orderLine } from '../database/schema.ts';

export type OrderIssue = Omit<typeof orderIssue.$inferSelect, 'kind' | 'data'> & Issue;

/** An order with its lines, its issues and everything that has happened to it, oldest first. */
export type Order = Omit<typeof order.$inferSelect, 'legacyAttention' | 'legacyInDoubt'> & {
  lines: (typeof orderLine.$inferSelect)[];
  events: (typeof orderEvent.$inferSelect)[];
  issues: OrderIssue[];
};

/** An order that is not there, or cannot become what was asked, in one sentence. */
export class OrderError extends Error {}

const { legacyAttention: _, legacyInDoubt: __, ...columns } = getTableColumns(order);

type Selection = { sort?: SQL; limit?: number };

/** Orders that meet a condition, the oldest first unless another order is asked for. */
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
    orders.push(...(await complete(queries, found.slice(done, done + batch))));
  }
  return orders;
}

/** So many orders are completed at once: a statement takes only so many values. */
const batch = 1000;

async function complete(
  queries: Queries,
  found: readonly Omit<Order, 'lines' | 'events' | 'issues'>[],
): Promise<Order[]> {
  const ids = found.map(({ id }) => id);
  const ofThese = ({ orderId }: { orderId: AnyColumn }) => inArray(orderId, ids);
  // One after the other: inside a transaction there is a single connection.
  const lines = groupByOrder(
    await queries.select().from(orderLine).where(ofThese(orderLine)).orderBy(orderLine.line),
  );
  const events = groupByOrder(
    await queries.select().from(orderEvent).where(ofThese(orderEvent)).orderBy(orderEvent.id),
  );
  const issues = groupByOrder(
    await queries.select().from(orderIssue).where(ofThese(orderIssue)).orderBy(orderIssue.id),
  );
  return found.map((one) => ({
    ...one,
    lines: lines.get(one.id) ?? [],
    events: events.get(one.id) ?? [],
    issues: (issues.get(one.id) ?? []).map((row) => ({ ...row, ...v.parse(issue, row) })),
  }));
}

function groupByOrder<Row extends { orderId: number }>(rows: readonly Row[]): Map<number, Row[]> {
  return Map.groupBy(rows, ({ orderId }) => orderId);
}

/** The order of a payment session, if there is one. */
export async function findOrderBySession(queries: Queries, id: string): Promise<Order | undefined> {
  const [found] = await findOrders(queries, eq(order.sessionId, id));
  return found;
}

/** The order of a reference, or an error that says there is none. */
export async function readOrder(queries: Queries, reference: string): Promise<Order> {
  const [found] = await findOrders(queries, eq(order.reference, reference));
  if (!found) throw new OrderError(`There is no order ${reference}.`);
  return found;
}

/** The checkout's row is the lock of its goods, and comes first wherever both are taken. */
export async function lockOrder(queries: Queries, reference: string): Promise<Order> {
  const { checkoutId } = await readOrder(queries, reference);
  if (checkoutId !== null) {
    await queries.select().from(checkout).where(eq(checkout.id, checkoutId)).for('update');
  }
  await queries.select().from(order).where(eq(order.reference, reference)).for('update');
  return readOrder(queries, reference);
}

/** Adds notes to an order's history, as it stands. */
export async function addNotes(
  queries: Queries,
  before: Order,
  ...notes: (string | undefined)[]
): Promise<Order> {
  const given = notes.filter((note) => note !== undefined && note !== '');
  if (given.length === 0) return before;
  await queries
    .insert(orderEvent)
    .values(given.map((note) => ({ orderId: before.id, state: before.state, note })));
  return readOrder(queries, before.reference);
}

/** What an order can become. Small orders are dispatched without having been in preparation. */
export const nextStates: Readonly<Record<OrderState, readonly OrderState[]>> = {
  paid: ['preparing', 'dispatched', 'cancelled', 'refunded'],
  preparing: ['dispatched', 'cancelled', 'refunded'],
  dispatched: ['delivered', 'refunded'],
  delivered: ['refunded'],
  cancelled: ['refunded'],
  refunded: [],
};

/** Whether the goods of an order in this state have not been dispatched. */
export function isUndispatched(state: OrderState): boolean {
  return state === 'paid' || state === 'preparing';
}

type Paid = Pick<Order, 'state' | 'totalPence' | 'givenBackPence'>;

/** What has been refunded of an order: all of it, or a part. */
export function refundedPence({ state, totalPence, givenBackPence }: Paid): Pence {
  return state === 'refunded' ? totalPence : givenBackPence;
}

/** What a refund of the rest would come to. */
export function refundablePence(paid: Paid): Pence {
  return paid.totalPence - refundedPence(paid);
}

/** When money was last refunded, if any was. */
export function refundedAt({ events, issues }: Pick<Order, 'events' | 'issues'>): Date | undefined {
  const inFull = events.find(({ state }) => state === 'refunded');
  return inFull?.at ?? issues.findLast(({ kind }) => kind === 'partial-refund')?.raisedAt;
}

/** How often money turned out not to have been refunded after all. */
export function failedRefunds({ issues }: Pick<Order, 'issues'>): number {
  return issues.filter(({ kind }) => kind === 'refund-failed' || kind === 'refund-recount').length;
}

/** Whether the refund of a whole order failed after all. */
export function hasFailedInFull({ events, issues }: Pick<Order, 'events' | 'issues'>): boolean {
  const refunded = events.find(({ state }) => state === 'refunded');
  return issues.some(
    ({ kind, raisedAt }) => kind === 'refund-failed' && refunded && raisedAt >= refunded.at,
  );
}

/** Names a sum that has been refunded: after a refund that failed, the same may be refunded again. */
export function refundName(order: Pick<Order, 'issues'>, pence: Pence): string {
  const failed = failedRefunds(order);
  return failed === 0 ? `${pence}` : `${pence}-after-${failed}`;
}
