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

/** An order with what came of a change: whether there was any, and whether its buyer is written to. */
export type ChangedOrder = Order & { changed: boolean; told: boolean };

/**
 * Moves an order on and keeps when. A change to the state it has already is no change, but for
 * another carrier or number of goods on their way, which corrects them. Goods of an order that is
 * given up before it leaves us go back on the shelf; the buyer of one that leaves is told.
 */
export async function changeOrder(
  { database, origin }: Pick<Shop, 'database' | 'origin'>,
  reference: string,
  change: OrderChange,
): Promise<ChangedOrder> {
  return database.transaction(async (queries) => {
    const before = await lockOrder(queries, reference);
    const carriage = carriageAfter(before, change);
    const isCorrection = before.state === change.to;
    if (isCorrection && isSameCarriage(before, carriage)) {
      return { ...before, changed: false, told: false };
    }
    if (!isCorrection) refuseImpossible(before, change.to);
    await queries
      .update(order)
      .set({ state: change.to, ...carriage })
      .where(eq(order.id, before.id));
    await queries.insert(orderEvent).values({
      orderId: before.id,
      state: change.to,
      note: isCorrection ? correctionNote(before, change.note) : change.note,
    });
    if (before.checkoutId !== null && isInOurHands(before.state) && isGivenUp(change.to)) {
      await giveBack(queries, before.checkoutId, 'returned');
    }
    const after = await readOrder(queries, reference);
    const told =
      change.to === 'dispatched' && (await mailDispatch(queries, after, origin, isCorrection));
    return { ...after, changed: true, told };
  });
}

type Carriage = Pick<Order, 'carrier' | 'tracking'>;

/** A number belongs to its carrier: it stays with the same one unless a new one is named. */
function carriageAfter({ carrier, tracking }: Order, change: OrderChange): Carriage {
  if (change.to !== 'dispatched') return { carrier, tracking };
  const kept = change.carrier === carrier ? tracking : null;
  return { carrier: change.carrier, tracking: change.tracking ?? kept };
}

function isSameCarriage(one: Carriage, other: Carriage): boolean {
  return one.carrier === other.carrier && one.tracking === other.tracking;
}

/** For the owner: the buyer may call about what the first mail said. */
function correctionNote({ carrier, tracking }: Order, note = ''): string {
  const former = [carrier, tracking].filter(Boolean).join(', ');
  return `Corrected from ${former}. ${note}`.trimEnd();
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
