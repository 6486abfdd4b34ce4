import { eq } from 'drizzle-orm';
import type { Shop } from '../app/shop.ts';
import type { Queries } from '../database/database.ts';
import { order, orderEvent, shipment, shipmentLine } from '../database/schema.ts';
import { type ChangedOrder, type ChangeResult, rejectImpossible } from './change-order.ts';
import { listItems, outlivesGoods } from './issue-text.ts';
import { clearIssues } from './issues.ts';
import {
  addNotes,
  isToDispatch,
  type Order,
  OrderError,
  type OrderLine,
  readOrder,
  type Shipment,
  type ShippedLine,
  unshippedGoods,
} from './order.ts';
import { takeMissing } from './order-stock.ts';
import { emailDispatch } from './queue-order-emails.ts';
import { type ChangeRequest, type Done, recordChange } from './record-change.ts';

export type Dispatch = {
  carrier: string;
  tracking?: string | undefined;
  /** The quantities to dispatch by line; by default everything that has not left. */
  lines?: readonly ShippedLine[] | undefined;
  note?: string | undefined;
};

type Seller = Pick<Shop, 'database' | 'origin'>;

/**
 * Dispatches an order, in full or in part, and emails the buyer. Once all goods have left, the order is
 * dispatched and its issues are cleared, except those about money. A repeat for an order that left as
 * one shipment corrects its carrier and tracking number.
 */
export async function dispatchOrder(
  shop: Seller,
  reference: string,
  { carrier, tracking, lines, note, ...request }: Dispatch & ChangeRequest,
): Promise<ChangedOrder> {
  return asChanged(
    recordChange(shop, reference, request, (queries, before, byName) => {
      const dispatch = { carrier, tracking, lines, note };
      if (before.state === 'dispatched' && lines === undefined) {
        const meant = onlyShipment(before);
        return correctLocked(queries, before, meant, dispatch, shop.origin);
      }
      return dispatchLocked(queries, before, byName, dispatch, shop.origin);
    }),
  );
}

type Correction = {
  shipmentId: number;
  carrier: string;
  /** Undefined keeps the number if the carrier stays the same; null removes it. */
  tracking?: string | null | undefined;
  note?: string | undefined;
};

/** Corrects the carrier and tracking number of a shipment, and emails the buyer. */
export async function correctShipment(
  shop: Seller,
  reference: string,
  { shipmentId, carrier, tracking, note, ...request }: Correction & ChangeRequest,
): Promise<ChangedOrder> {
  return asChanged(
    recordChange(shop, reference, request, (queries, before) => {
      const meant = before.shipments.find(({ id }) => id === shipmentId);
      if (!meant) throw new OrderError(`${reference} has no shipment ${shipmentId}.`);
      return correctLocked(queries, before, meant, { carrier, tracking, note }, shop.origin);
    }),
  );
}

async function asChanged(recorded: ReturnType<typeof recordChange<ChangeResult>>) {
  const { order: after, result, activityId } = await recorded;
  return { ...after, ...result, activityId };
}

async function dispatchLocked(
  queries: Queries,
  before: Order,
  byName: string,
  { carrier, tracking, lines, note }: Dispatch,
  origin: string,
): Promise<Done<ChangeResult>> {
  rejectImpossible(before, 'dispatched');
  const leaving = lines ? chosenGoods(before, lines) : unshippedGoods(before);
  const missing = await takeMissing(queries, before, leaving);
  const shortage = missing.length > 0 ? `Sent without stock: ${listItems(missing)}.` : undefined;
  const shipped = leaving.map(({ line, quantity }) => ({ line, quantity }));
  const [made] = await queries
    .insert(shipment)
    .values({ orderId: before.id, carrier, tracking })
    .returning({ id: shipment.id });
  const shipmentId = made?.id ?? 0;
  if (shipped.length > 0) {
    await queries.insert(shipmentLine).values(shipped.map((line) => ({ ...line, shipmentId })));
  }
  const isWhole = unshippedGoods(await readOrder(queries, before.reference)).length === 0;
  const state = isWhole ? 'dispatched' : before.state;
  if (isWhole) {
    await queries.update(order).set({ state }).where(eq(order.id, before.id));
    await clearIssues(queries, before, byName, (issue) => !outlivesGoods(issue));
  }
  const part = isWhole ? undefined : `Part dispatched with ${carrier}: ${listItems(leaving)}.`;
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
function chosenGoods(before: Order, chosen: readonly ShippedLine[]): OrderLine[] {
  const left = unshippedGoods(before);
  const wanted = Map.groupBy(chosen, ({ line }) => line);
  if (chosen.length === 0) throw new OrderError('Choose what to dispatch.');
  return [...wanted].map(([number, parts]) => {
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

function onlyShipment({ reference, shipments }: Order): Shipment {
  const [only, ...others] = shipments;
  if (only && others.length === 0) return only;
  throw new OrderError(
    `${reference} went out as ${shipments.length} shipments: say which to correct.`,
  );
}

async function correctLocked(
  queries: Queries,
  before: Order,
  meant: Shipment,
  { carrier, tracking, note }: Omit<Correction, 'shipmentId'>,
  origin: string,
): Promise<Done<ChangeResult>> {
  const { reference, state } = before;
  if (!isToDispatch(state) && state !== 'dispatched') {
    throw new OrderError(`${reference} is ${state}: its shipments can no longer change.`);
  }
  const kept = carrier === meant.carrier ? meant.tracking : null;
  const now = { carrier, tracking: tracking === undefined ? kept : tracking };
  if (now.carrier === meant.carrier && now.tracking === meant.tracking) {
    await addNotes(queries, before, note);
    return { action: 'order.note', result: { changed: false, emailed: false } };
  }
  await queries.update(shipment).set(now).where(eq(shipment.id, meant.id));
  // Noted for the owner: the buyer may call about what the first email said.
  const former = [meant.carrier, meant.tracking].filter(Boolean).join(', ');
  const after = await addNotes(queries, before, `Corrected from ${former}.`, note);
  const emailed = await emailDispatch(queries, after, meant.id, origin, 'correction');
  return {
    action: 'order.correct-shipment',
    result: { changed: true, emailed },
    data: { shipment: meant.id, ...now },
  };
}
