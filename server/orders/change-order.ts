import { eq } from 'drizzle-orm';
import type { OrderState } from '../../contract/order.ts';
import type { Queries } from '../database/database.ts';
import { checkout, order, orderEvent } from '../database/schema.ts';
import { giveBack } from '../stock/ledger.ts';
import { findOrderByReference, type Order } from './find-order.ts';
import { mailDispatch } from './order-mail.ts';
import { isInOurHands, nextStates } from './order-states.ts';
import type { Shop } from './shop.ts';

export type OrderChange =
  | { to: 'dispatched'; carrier: string; tracking?: string | undefined; note?: string | undefined }
  | { to: Exclude<OrderState, 'paid' | 'dispatched'>; note?: string | undefined };

/** An order that is not there, or cannot become what was asked, in one sentence. */
export class OrderRefusal extends Error {}

/**
 * Moves an order on and keeps when. A change to the state it has already is no change. Goods of an
 * order that is given up before it leaves us go back on the shelf; the buyer of one that leaves is told.
 */
export async function changeOrder(
  { database, origin }: Pick<Shop, 'database' | 'origin'>,
  reference: string,
  change: OrderChange,
): Promise<Order> {
  return database.transaction(async (queries) => {
    const before = await lockOrder(queries, reference);
    if (before.state === change.to) return before;
    refuseImpossible(before, change.to);
    await queries
      .update(order)
      .set({
        state: change.to,
        ...(change.to === 'dispatched' && { carrier: change.carrier, tracking: change.tracking }),
      })
      .where(eq(order.id, before.id));
    await queries
      .insert(orderEvent)
      .values({ orderId: before.id, state: change.to, note: change.note });
    if (before.checkoutId !== null && isInOurHands(before.state) && isGivenUp(change.to)) {
      await giveBack(queries, before.checkoutId, 'returned');
    }
    const after = await readOrder(queries, reference);
    if (change.to === 'dispatched') await mailDispatch(queries, after, origin);
    return after;
  });
}

/** Says why an order cannot become what is asked, if it cannot. */
export function refuseImpossible({ reference, state }: Order, to: OrderState): void {
  if (!nextStates[state].includes(to)) {
    throw new OrderRefusal(`${reference} is ${state} and cannot become ${to}.`);
  }
}

/** The order of a reference, or a refusal that says there is none. */
export async function readOrder(queries: Queries, reference: string): Promise<Order> {
  const found = await findOrderByReference(queries, reference);
  if (!found) throw new OrderRefusal(`There is no order ${reference}.`);
  return found;
}

/** The checkout's row is the lock of its goods, and comes first wherever both are taken. */
async function lockOrder(queries: Queries, reference: string): Promise<Order> {
  const { checkoutId } = await readOrder(queries, reference);
  if (checkoutId !== null) {
    await queries.select().from(checkout).where(eq(checkout.id, checkoutId)).for('update');
  }
  await queries.select().from(order).where(eq(order.reference, reference)).for('update');
  return readOrder(queries, reference);
}

function isGivenUp(state: OrderState): boolean {
  return state === 'cancelled' || state === 'refunded';
}
