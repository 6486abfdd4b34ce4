import { eq } from 'drizzle-orm';
import type { ActivityAction } from '../../contract/activity.ts';
import type { OrderState } from '../../contract/order.ts';
import type { Shop } from '../app/shop.ts';
import type { Queries } from '../database/database.ts';
import { order, orderEvent } from '../database/schema.ts';
import { outlivesGoods } from './issue-text.ts';
import { clearIssues } from './issues.ts';
import {
  addNotes,
  isPartDispatched,
  isUndispatched,
  nextStates,
  type Order,
  OrderError,
  readOrder,
  receivedPence,
} from './order.ts';
import { returnToStock } from './order-stock.ts';
import { emailCancellation, emailFullRefund } from './queue-order-emails.ts';
import { type ChangeRequest, type Done, recordChange } from './record-change.ts';
import { fitRefunds } from './refund-rows.ts';

/** A dispatch is more than a state: see `dispatchOrder`. */
export type OrderChange = {
  to: Exclude<OrderState, 'awaiting-payment' | 'paid' | 'dispatched'>;
  note?: string | undefined;
};

/**
 * An order with what came of a change: whether there was any, whether its buyer is emailed, by what it
 * can be undone, and what stock had too few of, in a sentence.
 */
export type ChangedOrder = Order & ChangeResult & { activityId: number | undefined };

export type ChangeResult = { changed: boolean; emailed: boolean; shortage?: string };

const actions: Readonly<Record<OrderChange['to'], ActivityAction>> = {
  preparing: 'order.prepare',
  delivered: 'order.deliver',
  cancelled: 'order.cancel',
  refunded: 'order.refund',
};

/**
 * Moves an order on and keeps when. A change to the state that it has already only keeps the note.
 * Goods of an order that is given up go back into stock as far as they have not left. The buyer is
 * emailed about a cancellation and a refund. Issues are cleared then; those about money only with the
 * refund.
 */
export async function changeOrder(
  shop: Pick<Shop, 'database'>,
  reference: string,
  { to, note, ...request }: OrderChange & ChangeRequest,
): Promise<ChangedOrder> {
  const { result, ...changed } = await recordChange(shop, reference, request, (...locked) =>
    changeLocked(...locked, { to, note }),
  );
  return { ...changed.order, ...result, activityId: changed.activityId };
}

/** The same for an order that is locked; `byName` is who clears its issues. */
export async function changeLocked(
  queries: Queries,
  before: Order,
  byName: string,
  { to, note }: OrderChange,
): Promise<Done<ChangeResult>> {
  if (before.state === to) {
    await addNotes(queries, before, note);
    return { action: 'order.note', result: { changed: false, emailed: false } };
  }
  rejectImpossible(before, to);
  await queries.update(order).set({ state: to }).where(eq(order.id, before.id));
  await clearIssues(queries, before, byName, (issue) => {
    return to === 'refunded' || (to === 'cancelled' && !outlivesGoods(issue));
  });
  await queries.insert(orderEvent).values({ orderId: before.id, state: to, note });
  const isGivenUp = to === 'cancelled' || to === 'refunded';
  if (isUndispatched(before.state) && isGivenUp) await returnToStock(queries, before);
  if (to === 'refunded') {
    await fitRefunds(queries, await readOrder(queries, before.reference), receivedPence(before));
  }
  const after = await readOrder(queries, before.reference);
  const emailed =
    (to === 'cancelled' && (await emailCancellation(queries, after))) ||
    (to === 'refunded' && (await emailFullRefund(queries, after)));
  return { action: actions[to], result: { changed: true, emailed } };
}

/**
 * Throws why an order cannot become what is asked, if it cannot. What has left cannot be cancelled, and
 * the buyer must not read that nothing comes: such an order is dispatched to its end or refunded.
 */
export function rejectImpossible(before: Order, to: OrderState): void {
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
export async function noteOrder(
  shop: Pick<Shop, 'database'>,
  reference: string,
  { note, ...request }: { note: string } & ChangeRequest,
): Promise<Order & { activityId: number | undefined }> {
  const { order: after, activityId } = await recordChange(
    shop,
    reference,
    request,
    async (queries, before) => {
      await addNotes(queries, before, note);
      return { action: 'order.note', result: undefined };
    },
  );
  return { ...after, activityId };
}
