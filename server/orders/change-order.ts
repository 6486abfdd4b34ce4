import { and, eq, isNull, ne, notInArray, or, sql } from 'drizzle-orm';
import type { OrderState } from '../../contract/order.ts';
import type { Shop } from '../app/shop.ts';
import type { Queries } from '../database/database.ts';
import { isGoods, order, orderEvent, orderLine } from '../database/schema.ts';
import {
  heldBy,
  releaseHeld,
  type StockLine,
  takeAvailable,
  withoutCovered,
} from '../stock/ledger.ts';
import { listItems, outlivesGoods } from './issue-text.ts';
import { clearIssues } from './issues.ts';
import {
  addNotes,
  isUndispatched,
  lockOrder,
  nextStates,
  type Order,
  OrderError,
  readOrder,
} from './order.ts';
import { emailChange } from './queue-order-emails.ts';

export type OrderChange =
  | { to: 'dispatched'; carrier: string; tracking?: string | undefined; note?: string | undefined }
  | { to: Exclude<OrderState, 'paid' | 'dispatched'>; note?: string | undefined };

/**
 * An order with what came of a change: whether there was any, whether its buyer is emailed, and what
 * stock had too few of, in a sentence.
 */
export type ChangedOrder = Order & { changed: boolean; emailed: boolean; shortage?: string };

/**
 * Moves an order on and keeps when. A change to the state that it has already only keeps the note,
 * unless it names another carrier or tracking number, which corrects the shipment. Goods of an order
 * that is given up before dispatch go back into stock. The buyer is emailed about a dispatch, a
 * cancellation and a refund. Issues are cleared then; those about money only with the refund.
 */
export async function changeOrder(
  { database, origin }: Pick<Shop, 'database' | 'origin'>,
  reference: string,
  change: OrderChange,
): Promise<ChangedOrder> {
  return database.transaction(async (queries) =>
    changeLocked(queries, await lockOrder(queries, reference), change, { origin, by: 'admin' }),
  );
}

/** The same for an order that is locked; `by` is who clears its issues. */
export async function changeLocked(
  queries: Queries,
  before: Order,
  change: OrderChange,
  { origin, by }: { origin: string; by: string },
): Promise<ChangedOrder> {
  const shipment = shipmentAfter(before, change);
  const isCorrection = before.state === change.to;
  if (isCorrection && isSameShipment(before, shipment)) {
    return { ...(await addNotes(queries, before, change.note)), changed: false, emailed: false };
  }
  if (!isCorrection) rejectImpossible(before, change.to);
  const isDispatch = change.to === 'dispatched' && !isCorrection;
  const missing = isDispatch ? await reserveMissing(queries, before) : [];
  const shortage = missing.length > 0 ? `Sent without stock: ${listItems(missing)}.` : undefined;
  await queries
    .update(order)
    .set({ state: change.to, ...shipment })
    .where(eq(order.id, before.id));
  await clearIssues(queries, before, by, (issue) => {
    if (change.to === 'refunded') return true;
    return (isDispatch || change.to === 'cancelled') && !outlivesGoods(issue);
  });
  const [first, ...notes] = isCorrection ? [correctionNote(before), change.note] : [change.note];
  await queries.insert(orderEvent).values({ orderId: before.id, state: change.to, note: first });
  if (isUndispatched(before.state) && isGivenUp(change.to)) await returnToStock(queries, before);
  const changed = await readOrder(queries, before.reference);
  const after = await addNotes(queries, changed, ...notes, shortage);
  const emailed = await emailChange(queries, { before, after, origin });
  return { ...after, changed: true, emailed, ...(shortage && { shortage }) };
}

type Shipment = Pick<Order, 'carrier' | 'tracking'>;

/** A tracking number belongs to its carrier: it stays with the same one unless a new one is named. */
function shipmentAfter({ carrier, tracking }: Order, change: OrderChange): Shipment {
  if (change.to !== 'dispatched') return { carrier, tracking };
  const kept = change.carrier === carrier ? tracking : null;
  return { carrier: change.carrier, tracking: change.tracking ?? kept };
}

function isSameShipment(one: Shipment, other: Shipment): boolean {
  return one.carrier === other.carrier && one.tracking === other.tracking;
}

/** For the owner: the buyer may call about what the first email said. */
function correctionNote({ carrier, tracking }: Order): string {
  return `Corrected from ${[carrier, tracking].filter(Boolean).join(', ')}.`;
}

/** Throws why an order cannot become what is asked, if it cannot. */
export function rejectImpossible({ reference, state }: Order, to: OrderState): void {
  if (!nextStates[state].includes(to)) {
    throw new OrderError(`${reference} is ${state} and cannot become ${to}.`);
  }
}

function isGivenUp(state: OrderState): boolean {
  return state === 'cancelled' || state === 'refunded';
}

/** Puts the goods of an order back into stock. Its checkout must be locked. */
async function returnToStock(
  queries: Queries,
  { id, checkoutId }: Pick<Order, 'id' | 'checkoutId'>,
): Promise<void> {
  if (checkoutId === null) return;
  await releaseHeld(queries, checkoutId, 'returned', await linesOfOthers(queries, checkoutId, id));
}

/**
 * Takes what is dispatched and was out of stock when the order was paid, as far as it is there by now,
 * and answers what is not. Its checkout must be locked.
 */
async function reserveMissing(
  queries: Queries,
  { id, checkoutId, lines }: Pick<Order, 'id' | 'checkoutId' | 'lines'>,
): Promise<{ name: string; quantity: number }[]> {
  if (checkoutId === null) return [];
  const held = await heldBy(queries, checkoutId);
  for (const { productId, quantity } of await linesOfOthers(queries, checkoutId, id)) {
    held.set(productId, (held.get(productId) ?? 0) - quantity);
  }
  const missing = withoutCovered(lines.filter(isGoods), held);
  if (missing.length === 0) return [];
  return takeAvailable(queries, checkoutId, missing);
}

/** A cart can be paid twice: what its checkout holds is for all its orders that are not given up. */
function linesOfOthers(queries: Queries, checkoutId: string, id: number): Promise<StockLine[]> {
  const hasLeft = sql`exists (select 1 from ${orderEvent}
    where ${orderEvent.orderId} = ${order.id} and ${orderEvent.state} = 'dispatched')`;
  return queries
    .select({ productId: orderLine.productId, quantity: orderLine.quantity })
    .from(orderLine)
    .innerJoin(order, eq(order.id, orderLine.orderId))
    .where(
      and(
        eq(order.checkoutId, checkoutId),
        ne(order.id, id),
        isNull(orderLine.delivery),
        or(notInArray(order.state, ['cancelled', 'refunded']), hasLeft),
      ),
    );
}
