import { and, eq, lt } from 'drizzle-orm';
import { type OfferLine, offerLimits } from '../../contract/offer.ts';
import { addDays, parseUkTime, toIsoDay } from '../../contract/uk-time.ts';
import type { Shop } from '../app/shop.ts';
import type { Database, Queries } from '../database/database.ts';
import { checkout, deliveryItem, offer, textItem } from '../database/schema.ts';
import { HttpError } from '../http/errors.ts';
import { newCheckoutId } from '../payments/provider.ts';
import {
  isShortage,
  readAvailable,
  releaseHeldStock,
  reserveStock,
  reserveWholeProducts,
  type StockLine,
} from '../stock/ledger.ts';
import {
  byShop,
  type ChangedOffer,
  changeOffer,
  findDraft,
  findLastSentVersion,
  lockOffer,
  type Offer,
  type OfferChangeRequest,
  recordOfferChange,
} from './offer.ts';

/** The goods of an offer, as opposed to delivery and free text. */
export function toStockLines(lines: readonly OfferLine[]): (StockLine & { name: string })[] {
  return lines.flatMap(({ productId, quantity, name }) =>
    productId === null ? [] : [{ productId, quantity, name }],
  );
}

/** Product, SKU and delivery for an offer line, as stored on an order's or a checkout's line. */
export function toSoldColumns({ kind, productId, sku }: OfferLine) {
  if (kind === 'delivery') return { ...deliveryItem, delivery: 'standard' as const };
  return { productId: productId ?? textItem.productId, sku, delivery: null };
}

/** The first moment after a day in the UK. */
function endOfDay(day: string): Date {
  return parseUkTime(addDays(day, 1), '00:00') ?? new Date(`${addDays(day, 1)}T00:00:00Z`);
}

/** Holds the goods of an offer until the end of a day, or until it is accepted or ends. */
export async function holdOfferGoods(
  { database }: Pick<Shop, 'database'>,
  reference: string,
  { until, ...request }: OfferChangeRequest & { until: string },
): Promise<ChangedOffer> {
  const today = toIsoDay(new Date());
  if (until < today) throw new HttpError(422, 'Choose today or a later day.');
  if (until > addDays(today, offerLimits.heldDays)) {
    throw new HttpError(422, `Goods can be held for up to ${offerLimits.heldDays} days.`);
  }
  try {
    return await changeOffer(database, reference, request, async (queries, before) => {
      if (before.state !== 'draft' && before.state !== 'sent') throw notHeldError(before);
      await rejectOpenPayment(queries, before);
      await replaceOfferHold(queries, before, {
        until,
        lines: (findDraft(before) ?? findLastSentVersion(before))?.lines,
      });
      const set = { heldUntil: until };
      return { action: 'offer.hold', result: undefined, set, data: { until } };
    });
  } catch (error) {
    if (!isShortage(error)) throw error;
    throw await buildShortageError(database, reference);
  }
}

const notHeldError = ({ reference, state }: Offer) =>
  new HttpError(409, `${reference} is ${state}: its goods are not held.`);

async function rejectOpenPayment(queries: Queries, { id }: Offer): Promise<void> {
  const open = and(eq(checkout.offerId, id), eq(checkout.state, 'open'));
  if ((await queries.$count(checkout, open)) === 0) return;
  throw new HttpError(409, 'The customer is paying now, so the goods are held already.');
}

/** Why the goods of an offer cannot be held: too little stock, or no such offer. */
async function buildShortageError({ queries }: Database, reference: string): Promise<HttpError> {
  const [found] = await queries
    .select({ id: offer.id })
    .from(offer)
    .where(eq(offer.reference, reference));
  return new HttpError(
    409,
    found ? 'There is too little in stock to hold these goods.' : `There is no offer ${reference}.`,
  );
}

/** Frees the goods that an offer holds. */
export function releaseOfferGoods(
  { database }: Pick<Shop, 'database'>,
  reference: string,
  request: OfferChangeRequest,
): Promise<ChangedOffer> {
  return changeOffer(database, reference, request, async (queries, before) => {
    if (before.heldUntil === null) throw new HttpError(409, 'No goods are held.');
    await endOfferHold(queries, before.id);
    return { action: 'offer.release', result: undefined, set: { heldUntil: null } };
  });
}

type Hold = { until: string; lines: readonly OfferLine[] | undefined };

/** Holds these goods in place of those held before. A shortage throws, which rolls back the transaction. */
export async function replaceOfferHold(
  queries: Queries,
  { id, sentVersion }: Pick<Offer, 'id' | 'sentVersion'>,
  { until, lines = [] }: Hold,
): Promise<void> {
  await endOfferHold(queries, id);
  const [made] = await queries
    .insert(checkout)
    .values({
      id: newCheckoutId(),
      state: 'held',
      offerId: id,
      offerVersion: sentVersion,
      totalPence: 0,
      expiresAt: endOfDay(until),
    })
    .returning({ id: checkout.id });
  if (!made) throw new Error('The hold was not written');
  await reserveStock(queries, made.id, toStockLines(lines));
}

/** Ends the hold of a locked offer, so that its goods are available to the order. */
export async function endOfferHold(queries: Queries, offerId: number): Promise<void> {
  const [held] = await queries
    .update(checkout)
    .set({ state: 'expired' })
    .where(and(eq(checkout.offerId, offerId), eq(checkout.state, 'held')))
    .returning({ id: checkout.id });
  if (held) await releaseHeldStock(queries, held.id, 'released');
}

/**
 * Holds an offer's goods again after a payment for it failed or expired, as far as they are in stock.
 * The offer must be locked, and the goods of that checkout released.
 */
export async function restoreOfferHold(queries: Queries, before: Offer): Promise<void> {
  const { id, state, heldUntil } = before;
  if (state !== 'sent' || heldUntil === null || heldUntil < toIsoDay(new Date())) return;
  await replaceOfferHold(queries, before, { until: heldUntil, lines: [] });
  const [hold] = await queries
    .select({ id: checkout.id })
    .from(checkout)
    .where(and(eq(checkout.offerId, id), eq(checkout.state, 'held')));
  if (hold)
    await reserveWholeProducts(
      queries,
      hold.id,
      toStockLines(findLastSentVersion(before)?.lines ?? []),
    );
}

/** Frees the goods of offers whose hold has expired. Returns how many. */
export async function releaseOverdueHolds({ database }: Pick<Shop, 'database'>): Promise<number> {
  const due = await database.queries
    .select({ reference: offer.reference })
    .from(offer)
    .where(lt(offer.heldUntil, toIsoDay(new Date())))
    .limit(50);
  for (const { reference } of due) {
    await database.transaction(async (queries) => {
      const before = await lockOffer(queries, reference);
      if (before.heldUntil === null) return;
      await endOfferHold(queries, before.id);
      const set = { heldUntil: null };
      await recordOfferChange(queries, before, byShop, { action: 'offer.release', set });
    });
  }
  return due.length;
}

/** Which of these goods are short in stock, with the available quantity. */
export async function findShortGoods(
  queries: Queries,
  lines: readonly OfferLine[],
): Promise<{ name: string; available: number }[]> {
  const goods = toStockLines(lines);
  const availableByProduct = await readAvailable(
    queries,
    goods.map(({ productId }) => productId),
  );
  const requested = new Map<string, number>();
  for (const { productId, quantity } of goods) {
    requested.set(productId, (requested.get(productId) ?? 0) + quantity);
  }
  return [...requested].flatMap(([productId, quantity]) => {
    const available = availableByProduct.get(productId) ?? 0;
    const name = goods.find((one) => one.productId === productId)?.name ?? productId;
    return available < quantity ? [{ name, available }] : [];
  });
}
