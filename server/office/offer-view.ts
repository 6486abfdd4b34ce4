import { and, eq } from 'drizzle-orm';
import type { Shop } from '../app/shop.ts';
import type { Queries } from '../database/database.ts';
import { activity, checkout, order as orderTable, outboxEmail, staff } from '../database/schema.ts';
import { isDeliverableAddress } from '../email/outbox.ts';
import { findDraft, findLastSentVersion, hasLapsed, type Offer } from '../offers/offer.ts';
import { readAvailable, readHeldQuantities } from '../stock/ledger.ts';
import type { SignedInUser } from './office-context.ts';
import { pictureFile } from './order-view.ts';
import { findOpenBy } from './presence.ts';
import { readStaffLimit } from './settings.ts';

/** An offer with all details, and what the signed-in user may do with it. */
export async function buildOfferView(shop: Shop, found: Offer, who: SignedInUser) {
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
  const free = await readFreeStock(queries, found);
  const { byId } = shop.catalogue();
  const draft = findDraft(found);
  const isOpen = state === 'draft' || state === 'sent';
  const isLapsed = state === 'sent' && hasLapsed(findLastSentVersion(found) ?? { validUntil: '' });
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
    order: await findOfferOrder(queries, found),
    email: await findSentEmail(queries, found),
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
    mostDiscountPercent: await readMaxDiscount(queries, who),
    openBy: await findOpenBy(queries, who, offerPresenceKey(reference)),
  };
}

/** The name of an offer in presence records. */
export function offerPresenceKey(reference: string): string {
  return `offer ${reference}`;
}

/** The highest discount that a user may send; owners have no limit. */
export async function readMaxDiscount(
  queries: Queries,
  { role }: Pick<SignedInUser, 'role'>,
): Promise<number | undefined> {
  return role === 'owner' ? undefined : readStaffLimit(queries, 'staffDiscountLimitPercent');
}

/** The available stock of each product of an offer, including what the offer itself holds. */
async function readFreeStock(
  queries: Queries,
  { id, versions }: Offer,
): Promise<Map<string, number>> {
  const goods = versions.flatMap(({ lines }) => lines.flatMap(({ productId }) => productId ?? []));
  const free = new Map(await readAvailable(queries, [...new Set(goods)]));
  const [hold] = await queries
    .select({ id: checkout.id })
    .from(checkout)
    .where(and(eq(checkout.offerId, id), eq(checkout.state, 'held')));
  for (const [productId, quantity] of hold ? await readHeldQuantities(queries, hold.id) : [])
    free.set(productId, (free.get(productId) ?? 0) + quantity);
  return free;
}

async function findOfferOrder(queries: Queries, { id }: Offer) {
  const [found] = await queries
    .select({ reference: orderTable.reference, state: orderTable.state })
    .from(orderTable)
    .where(eq(orderTable.offerId, id));
  return found;
}

/** The email of the last version sent. */
async function findSentEmail(queries: Queries, { reference, sentVersion }: Offer) {
  if (sentVersion === null) return undefined;
  const [found] = await queries
    .select({ id: outboxEmail.id, state: outboxEmail.state })
    .from(outboxEmail)
    .where(eq(outboxEmail.key, `${reference}.v${sentVersion}`));
  return found;
}

/** The id of the activity that led to an offer's current version; undefined if that was not logged. */
export async function findVersionActivityId(
  queries: Queries,
  { reference, version }: Offer,
): Promise<number | undefined> {
  const made = await queries
    .select({ id: activity.id, data: activity.data })
    .from(activity)
    .where(and(eq(activity.record, 'offer'), eq(activity.recordId, reference)));
  return made.findLast(({ data }) => data.version === version)?.id;
}
