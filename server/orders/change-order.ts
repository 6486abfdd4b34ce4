import { eq } from 'drizzle-orm';
import type { OrderState } from '../../contract/order.ts';
import type { Shop } from '../app/shop.ts';
import type { Queries } from '../database/database.ts';
import { order, orderEvent } from '../database/schema.ts';
import type { Order } from './find-order.ts';
import { keepNote, lookedAtNote, sentences } from './order-notes.ts';
import { isInOurHands, nextStates } from './order-states.ts';
import { reserveMissing, returnToStock } from './order-stock.ts';
import { emailChange } from './queue-order-emails.ts';
import { lockOrder, OrderError, readOrder } from './read-order.ts';

export type OrderChange =
  | { to: 'dispatched'; carrier: string; tracking?: string | undefined; note?: string | undefined }
  | { to: Exclude<OrderState, 'paid' | 'dispatched'>; note?: string | undefined };

/**
 * An order with what came of a change: whether there was any, whether its buyer is written to, and
 * what stock had too few of to take, in a sentence.
 */
export type ChangedOrder = Order & { changed: boolean; told: boolean; shortage?: string };

/**
 * Moves an order on and keeps when. A change to the state it has already is no change, of which the
 * note alone is kept, but for another carrier or number of goods on their way, which corrects them.
 * Goods of an order that is given up before it leaves us go back on the shelf. The buyer is told of
 * goods that leave, of a cancellation and of money given back. What there was to look at is over
 * then, and stays in the note; what it says of money is over only once the money is given back.
 */
export async function changeOrder(
  { database, origin }: Pick<Shop, 'database' | 'origin'>,
  reference: string,
  change: OrderChange,
): Promise<ChangedOrder> {
  return database.transaction(async (queries) =>
    changeLocked(queries, await lockOrder(queries, reference), change, origin),
  );
}

/** The same for an order that is locked. */
export async function changeLocked(
  queries: Queries,
  before: Order,
  change: OrderChange,
  origin: string,
): Promise<ChangedOrder> {
  const carriage = carriageAfter(before, change);
  const isCorrection = before.state === change.to;
  if (isCorrection && isSameCarriage(before, carriage)) {
    return { ...(await keepNote(queries, before, change.note)), changed: false, told: false };
  }
  if (!isCorrection) rejectImpossible(before, change.to);
  const leaves = change.to === 'dispatched' && !isCorrection;
  const shortage = leaves ? sentenceOn(await reserveMissing(queries, before)) : undefined;
  const attention = attentionAfter(before, change.to, leaves);
  const looked = attention === before.attention ? null : before.attention;
  // Nobody could take the doubt off an order in which there is nothing to look at.
  const inDoubt = attention !== null && before.inDoubt;
  await queries
    .update(order)
    .set({ state: change.to, ...carriage, attention, inDoubt })
    .where(eq(order.id, before.id));
  await queries.insert(orderEvent).values({
    orderId: before.id,
    state: change.to,
    note: isCorrection
      ? correctionNote(before, change.note)
      : sentences(change.note, lookedAtNote(looked), shortage),
  });
  if (isInOurHands(before.state) && isGivenUp(change.to)) await returnToStock(queries, before);
  const after = await readOrder(queries, before.reference);
  const told = await emailChange(queries, { before, after, origin });
  return { ...after, changed: true, told, ...(shortage && { shortage }) };
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

/** What is still to look at: once the goods have left or stay for good, what is about money alone. */
function attentionAfter(
  { attention, events }: Order,
  to: OrderState,
  leaves: boolean,
): string | null {
  if (attention === null || to === 'refunded') return null;
  if (!leaves && to !== 'cancelled') return attention;
  const money = events.filter(
    ({ kind, note }) =>
      (kind === 'dispute' || kind === 'failed-refund') && note && attention.includes(note),
  );
  return sentences(...money.map(({ note }) => note ?? undefined)) ?? null;
}

function sentenceOn(missing: readonly { name: string; quantity: number }[]): string | undefined {
  if (missing.length === 0) return undefined;
  const goods = missing.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ');
  return `Sent without being in stock: ${goods}.`;
}

/** Says why an order cannot become what is asked, if it cannot. */
export function rejectImpossible({ reference, state }: Order, to: OrderState): void {
  if (!nextStates[state].includes(to)) {
    throw new OrderError(`${reference} is ${state} and cannot become ${to}.`);
  }
}

function isGivenUp(state: OrderState): boolean {
  return state === 'cancelled' || state === 'refunded';
}
