import { eq } from 'drizzle-orm';
import type { Shop } from '../app/shop.ts';
import type { Queries } from '../database/database.ts';
import { order, orderEvent, shipment, shipmentLine } from '../database/schema.ts';
import { type ChangedOrder, type ChangeResult, rejectInvalidTransition } from './change-order.ts';
import { isMoneyIssue, listItems } from './issue-text.ts';
import { clearIssues } from './issues.ts';
import {
  addNotes,
  isAwaitingDispatch,
  type Order,
  OrderError,
  type OrderLine,
  readOrder,
  type Shipment,
  type ShippedLine,
} from './order.ts';
import { unshippedGoods } from './order-amounts.ts';
import { takeMissingStock } from './order-stock.ts';
import { emailDispatch } from './queue-order-emails.ts';
import { type ChangeOutcome, type ChangeRequest, changeOrder } from './record-change.ts';

export type DispatchRequest = {
  carrier: string;
  tracking?: string | undefined;
  /** The quantities to dispatch by line; by default everything that has not left. */
  lines?: readonly ShippedLine[] | undefined;
  note?: string | undefined;
};

type DispatchDeps = Pick<Shop, 'database' | 'origin'>;

/**
 * Dispatches an order, in full or in part, and emails the buyer. Once all goods have left, the order is
 * dispatched and its issues are cleared, except those about money. A repeat for an order that left as
 * one shipment corrects its carrier and tracking number.
 */
export function dispatchOrder(
  shop: DispatchDeps,
  reference: string,
  { carrier, tracking, lines, note, ...request }: DispatchRequest & ChangeRequest,
): Promise<ChangedOrder> {
  return changeOrder(shop, reference, request, (queries, before, byName) => {
    const dispatch = { carrier, tracking, lines, note };
    if (before.state === 'dispatched' && lines === undefined) {
      const target = findSingleShipment(before);
      return correctLockedShipment(queries, before, target, dispatch, shop.origin);
    }
    return dispatchLockedOrder(queries, before, byName, dispatch, shop.origin);
  });
}

type Correction = {
  shipmentId: number;
  carrier: string;
  /** Undefined keeps the number if the carrier stays the same; null removes it. */
  tracking?: string | null | undefined;
  note?: string | undefined;
};

/** Corrects the carrier and tracking number of a shipment, and emails the buyer. */
export function correctShipment(
  shop: DispatchDeps,
  reference: string,
  { shipmentId, carrier, tracking, note, ...request }: Correction & ChangeRequest,
): Promise<ChangedOrder> {
  return changeOrder(shop, reference, request, (queries, before) => {
    const target = before.shipments.find(({ id }) => id === shipmentId);
    if (!target) throw new OrderError(`${reference} has no shipment ${shipmentId}.`);
    return correctLockedShipment(queries, before, target, { carrier, tracking, note }, shop.origin);
  });
}

async function dispatchLockedOrder(
  queries: Queries,
  before: Order,
  byName: string,
  { carrier, tracking, lines, note }: DispatchRequest,
  origin: string,
): Promise<ChangeOutcome<ChangeResult>> {
  rejectInvalidTransition(before, 'dispatched');
  const goodsToDispatch = lines ? selectGoods(before, lines) : unshippedGoods(before);
  const missing = await takeMissingStock(queries, before, goodsToDispatch);
  const shortage = missing.length > 0 ? `Sent without stock: ${listItems(missing)}.` : undefined;
  const shipped = goodsToDispatch.map(({ line, quantity }) => ({ line, quantity }));
  const [made] = await queries
    .insert(shipment)
    .values({ orderId: before.id, carrier, tracking })
    .returning({ id: shipment.id });
  const shipmentId = made?.id ?? 0;
  if (shipped.length > 0) {
    await queries.insert(shipmentLine).values(shipped.map((line) => ({ ...line, shipmentId })));
  }
  const isComplete = unshippedGoods(await readOrder(queries, before.reference)).length === 0;
  const state = isComplete ? 'dispatched' : before.state;
  if (isComplete) {
    await queries.update(order).set({ state }).where(eq(order.id, before.id));
    await clearIssues(queries, before, byName, (issue) => !isMoneyIssue(issue));
  }
  const part = isComplete
    ? undefined
    : `Part dispatched with ${carrier}: ${listItems(goodsToDispatch)}.`;
  const [first, ...notes] = [part, note].filter(Boolean);
  await queries.insert(orderEvent).values({ orderId: before.id, state, note: first });
  const dispatched = await readOrder(queries, before.reference);
  const after = await addNotes(queries, dispatched, ...notes, shortage);
  const emailed = await emailDispatch(queries, after, shipmentId, origin, 'new');
  return {
    action: 'order.dispatch',
    result: { changed: true, emailed, ...(shortage && { shortage }) },
    data: { carrier, tracking, lines: shipped },
  };
}

/** Throws if more of a line is chosen than is left to dispatch. */
function selectGoods(before: Order, chosen: readonly ShippedLine[]): OrderLine[] {
  const left = unshippedGoods(before);
  const chosenByLine = Map.groupBy(chosen, ({ line }) => line);
  if (chosen.length === 0) throw new OrderError('Choose what to dispatch.');
  return [...chosenByLine].map(([number, parts]) => {
    const line = left.find((one) => one.line === number);
    const quantity = parts.reduce((sum, part) => sum + part.quantity, 0);
    const isPossible =
      line && parts.every((part) => part.quantity > 0) && quantity <= line.quantity;
    if (isPossible) return { ...line, quantity };
    const name = line?.name ?? `line ${number}`;
    throw new OrderError(
      `${before.reference} has ${line?.quantity ?? 0} of ${name} left to dispatch, not ${quantity}.`,
    );
  });
}

function findSingleShipment({ reference, shipments }: Order): Shipment {
  const [only, ...others] = shipments;
  if (only && others.length === 0) return only;
  throw new OrderError(
    `${reference} went out as ${shipments.length} shipments: say which to correct.`,
  );
}

async function correctLockedShipment(
  queries: Queries,
  before: Order,
  target: Shipment,
  { carrier, tracking, note }: Omit<Correction, 'shipmentId'>,
  origin: string,
): Promise<ChangeOutcome<ChangeResult>> {
  const { reference, state } = before;
  if (!isAwaitingDispatch(state) && state !== 'dispatched') {
    throw new OrderError(`${reference} is ${state}: its shipments can no longer change.`);
  }
  const keptTracking = carrier === target.carrier ? target.tracking : null;
  const newDetails = { carrier, tracking: tracking === undefined ? keptTracking : tracking };
  if (newDetails.carrier === target.carrier && newDetails.tracking === target.tracking) {
    await addNotes(queries, before, note);
    return { action: 'order.note', result: { changed: false, emailed: false } };
  }
  await queries.update(shipment).set(newDetails).where(eq(shipment.id, target.id));
  // Noted for the owner: the buyer may call about what the first email said.
  const former = [target.carrier, target.tracking].filter(Boolean).join(', ');
  const after = await addNotes(queries, before, `Corrected from ${former}.`, note);
  const emailed = await emailDispatch(queries, after, target.id, origin, 'correction');
  return {
    action: 'order.correct-shipment',
    result: { changed: true, emailed },
    data: { shipment: target.id, ...newDetails },
  };
}
