import { and, eq } from 'drizzle-orm';
import type { Shop } from '../app/shop.ts';
import type { Queries } from '../database/database.ts';
import { activity, checkout, order as orderTable, outboxEmail, staff } from '../database/schema.ts';
import { isDeliverableAddress } from '../email/outbox.ts';
import { draftOf, isOver, type Offer, sentOf } from '../offers/offer.ts';
import { availableOf, heldBy } from '../stock/ledger.ts';
import type { SignedIn } from './office-context.ts';
import { pictureFile } from './order-view.ts';
import { findOpenBy } from './presence.ts';
import { readDiscountLimit } from './settings.ts';

/** An offer with all details, and what the signed-in user may do with it. */
export async function offerView(shop: Shop, found: Offer, who: SignedIn) {
  const { queries } = shop.database;
  const { reference, version, state, quoteId, company, name, email, phone } = found;
  const { sentVersion, acceptedVersion, lostReason, heldUntil, remindersOff } = found;
  const { sentAt, openedAt, decidedAt, createdAt } = found;
  const names = new Map(
    (await queries.select({ id: staff.id, name: staff.name }).from(staff)).map((one) => [
      one.id,
      one.name,
    ]),
  );
  const free = await freeFor(queries, found);
  const { byId } = shop.catalogue();
  const draft = draftOf(found);
  const isOpen = state === 'draft' || state === 'sent';
  const isLapsed = state === 'sent' && isOver(sentOf(found) ?? { validUntil: '' });
  return {
    reference,
    version,
    state,
    quote: quoteId,
    contact: { company, name, email, phone, canBeEmailed: isDeliverableAddress(email) },
    createdAt,
    sentVersion,
    acceptedVersion,
    lostReason,
    heldUntil,
    remindersOff,
    sentAt,
    openedAt,
    decidedAt,
    isOver: isLapsed,
    order: await orderOf(queries, found),
    email: await emailOf(queries, found),
    versions: found.versions.map(({ staffId, lines, ...one }) => ({
      ...one,
      by: names.get(staffId ?? 0),
      lines: lines.map((line) => {
        const product = line.productId === null ? undefined : byId(line.productId);
        const isGone = line.kind === 'product' && (!product || product.withdrawn === true);
        return {
          ...line,
          picture: line.productId === null ? undefined : pictureFile(line.productId),
          free: line.productId === null ? undefined : (free.get(line.productId) ?? 0),
          isGone,
        };
      }),
    })),
    may: {
      save: draft !== undefined && state !== 'accepted',
      renew: draft === undefined && state !== 'accepted',
      discard: draft !== undefined && found.versions.length > 1,
      withdraw: state === 'sent',
      lose: state !== 'accepted' && state !== 'draft',
      win: state === 'sent' && !isLapsed,
      hold: isOpen,
      link: state === 'sent',
    },
    /** The highest discount against list, in percent, that the user may send; undefined for owners. */
    mostDiscountPercent: await mostDiscountOf(queries, who),
    openBy: await findOpenBy(queries, who, recordOfOffer(reference)),
  };
}

/** The name of an offer in presence records. */
export function recordOfOffer(reference: string): string {
  return `offer ${reference}`;
}

/** The highest discount that a user may send; owners have no limit. */
export async function mostDiscountOf(
  queries: Queries,
  { role }: Pick<SignedIn, 'role'>,
): Promise<number | undefined> {
  return role === 'owner' ? undefined : readDiscountLimit(queries);
}

/** The available stock of each product of an offer, including what the offer itself holds. */
async function freeFor(queries: Queries, { id, versions }: Offer): Promise<Map<string, number>> {
  const goods = versions.flatMap(({ lines }) => lines.flatMap(({ productId }) => productId ?? []));
  const free = new Map(await availableOf(queries, [...new Set(goods)]));
  const [hold] = await queries
    .select({ id: checkout.id })
    .from(checkout)
    .where(and(eq(checkout.offerId, id), eq(checkout.state, 'held')));
  for (const [productId, quantity] of hold ? await heldBy(queries, hold.id) : [])
    free.set(productId, (free.get(productId) ?? 0) + quantity);
  return free;
}

async function orderOf(queries: Queries, { id }: Offer) {
  const [found] = await queries
    .select({ reference: orderTable.reference, state: orderTable.state })
    .from(orderTable)
    .where(eq(orderTable.offerId, id));
  return found;
}

/** The email of the last version sent. */
async function emailOf(queries: Queries, { reference, sentVersion }: Offer) {
  if (sentVersion === null) return undefined;
  const [found] = await queries
    .select({ id: outboxEmail.id, state: outboxEmail.state })
    .from(outboxEmail)
    .where(eq(outboxEmail.key, `${reference}.v${sentVersion}`));
  return found;
}

/** The id of the activity that led to an offer's current version; undefined if that was not logged. */
export async function activityOf(
  queries: Queries,
  { reference, version }: Offer,
): Promise<number | undefined> {
  const made = await queries
    .select({ id: activity.id, data: activity.data })
    .from(activity)
    .where(and(eq(activity.record, 'offer'), eq(activity.recordId, reference)));
  return made.findLast(({ data }) => data.version === version)?.id;
}
