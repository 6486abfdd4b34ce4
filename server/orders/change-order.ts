import { eq } from 'drizzle-orm';
import type { ActivityAction } from '../../contract/activity.ts';
import type { OrderState } from '../../contract/order.ts';
import type { Shop } from '../app/shop.ts';
import type { Queries } from '../database/database.ts';
import { order, orderEvent } from '../database/schema.ts';
import { isMoneyIssue } from './issue-text.ts';
import { clearIssues } from './issues.ts';
import {
  addNotes,
  isPartDispatched,
  isUndispatched,
  nextStates,
  type Order,
  OrderError,
  readOrder,
} from './order.ts';
import { receivedPence } from './order-amounts.ts';
import { returnOrderStock } from './order-stock.ts';
import { emailCancellation, emailFullRefund } from './queue-order-emails.ts';
import {
  type ChangeOutcome,
  type ChangeRequest,
  changeOrder,
  type RecordedOrder,
} from './record-change.ts';
import { reconcileRefundRows } from './refund-rows.ts';

/** Excludes a dispatch, which is more than a change of state: see `dispatchOrder`. */
export type OrderChange = {
  to: Exclude<OrderState, 'awaiting-payment' | 'paid' | 'dispatched'>;
  note?: string | undefined;
};

/**
 * An order with the result of a change: whether anything changed, whether its buyer is emailed, the
 * activity that can be undone, and, as a sentence, what was short in stock.
 */
export type ChangedOrder = RecordedOrder & ChangeResult;

export type ChangeResult = { changed: boolean; emailed: boolean; shortage?: string };

const actions: Readonly<Record<OrderChange['to'], ActivityAction>> = {
  preparing: 'order.prepare',
  delivered: 'order.deliver',
  cancelled: 'order.cancel',
  refunded: 'order.refund',
};

/**
 * Moves an order to another state and records when. If it is already in that state, only the note is
 * kept. Goods of a cancelled or refunded order that have not left go back into stock. The buyer is
 * emailed about a cancellation or a refund. Both clear issues, but only a refund those about money.
 */
export function changeOrderState(
  shop: Pick<Shop, 'database'>,
  reference: string,
  { to, note, ...request }: OrderChange & ChangeRequest,
): Promise<ChangedOrder> {
  return changeOrder(shop, reference, request, (...locked) =>
    changeLockedOrder(...locked, { to, note }),
  );
}

/** The same for a locked order; `byName` is recorded as having cleared its issues. */
export async function changeLockedOrder(
  queries: Queries,
  before: Order,
  byName: string,
  { to, note }: OrderChange,
): Promise<ChangeOutcome<ChangeResult>> {
  if (before.state === to) {
    await addNotes(queries, before, note);
    return { action: 'order.note', result: { changed: false, emailed: false } };
  }
  rejectInvalidTransition(before, to);
  await queries.update(order).set({ state: to }).where(eq(order.id, before.id));
  await clearIssues(queries, before, byName, (issue) => {
    return to === 'refunded' || (to === 'cancelled' && !isMoneyIssue(issue));
  });
  await queries.insert(orderEvent).values({ orderId: before.id, state: to, note });
  const isCancelledOrRefunded = to === 'cancelled' || to === 'refunded';
  if (isUndispatched(before.state) && isCancelledOrRefunded)
    await returnOrderStock(queries, before);
  if (to === 'refunded') {
    await reconcileRefundRows(
      queries,
      await readOrder(queries, before.reference),
      receivedPence(before),
    );
  }
  const after = await readOrder(queries, before.reference);
  const emailed =
    (to === 'cancelled' && (await emailCancellation(queries, after))) ||
    (to === 'refunded' && (await emailFullRefund(queries, after)));
  return { action: actions[to], result: { changed: true, emailed } };
}

/**
 * Throws if an order cannot move to a state. Once a part has left, it cannot be cancelled, as the buyer
 * would read that nothing is coming: such an order is dispatched in full or refunded.
 */
export function rejectInvalidTransition(before: Order, to: OrderState): void {
  const { reference, state } = before;
  if (!nextStates[state].includes(to)) {
    throw new OrderError(`${reference} is ${state} and cannot become ${to}.`);
  }
  if (to === 'cancelled' && isPartDispatched(before)) {
    throw new OrderError(
      `Part of ${reference} is on its way, so it cannot be cancelled. Refund it instead.`,
    );
  }
}

/** Adds a note to an order's history. */
export function addOrderNote(
  shop: Pick<Shop, 'database'>,
  reference: string,
  { note, ...request }: { note: string } & ChangeRequest,
): Promise<RecordedOrder> {
  return changeOrder(shop, reference, request, async (queries, before) => {
    await addNotes(queries, before, note);
    return { action: 'order.note', result: {} };
  });
}
