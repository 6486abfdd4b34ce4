import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { familyDisplayName, familyKeys } from '../../catalogue/families.ts';
import type { Catalogue } from '../../catalogue/index-products.ts';
import type { Product } from '../../catalogue/product.ts';
import { company } from '../../content/company.ts';
import { offerTotals } from '../../contract/offer.ts';
import { findFittingParts } from '../../pictures/plans/parts.ts';
import type { Shop } from '../app/shop.ts';
import type { Queries } from '../database/database.ts';
import { activity, enquiryMessage, order, outboxEmail, staff } from '../database/schema.ts';
import { failureText } from '../email/failure-text.ts';
import { isDeliverableAddress } from '../email/outbox.ts';
import {
  type EnquiryRecord,
  enquiryTables,
  type PartQuestion,
} from '../enquiries/enquiry-thread.ts';
import { findOfferByQuote } from '../offers/offer.ts';
import { readAvailable } from '../stock/ledger.ts';
import { cartValue, findOffersByQuote, replyDue } from './enquiry-list.ts';
import type { SignedInUser } from './office-context.ts';
import { pictureFile } from './order-view.ts';
import { findOpenBy } from './presence.ts';

/** The most parts suggested for a reply. */
const maxParts = 12;

/** An enquiry with all details: what was asked, what it is about, and the thread. */
export async function buildEnquiryView(shop: Shop, found: EnquiryRecord, who: SignedInUser) {
  const { queries } = shop.database;
  const catalogue = shop.catalogue();
  const { kind, id, version, state, closeReason, email, message, createdAt, assignedTo } = found;
  const asked = found.kind === 'quote' ? found.lines : [];
  const product = found.kind === 'question' ? findProduct(found, catalogue) : undefined;
  const parts = found.kind === 'question' ? findParts(found, product, catalogue) : [];
  const goods = [...asked.map(({ productId }) => productId), ...parts.map((part) => part.id)];
  const free = await readAvailable(queries, [...goods, ...(product ? [product.id] : [])]);
  const toItem = (productId: string) => toItemView(productId, catalogue, free, shop.origin);
  return {
    kind,
    number: id,
    version,
    state,
    closeReason,
    askedAt: createdAt.toISOString(),
    ...replyDue(found, new Date()),
    from: {
      company: found.kind === 'quote' ? found.company : undefined,
      email,
      canBeEmailed: isDeliverableAddress(email),
      orders: await countOrders(queries, email),
    },
    quantity: found.kind === 'quote' ? found.quantity : undefined,
    city: found.kind === 'quote' ? found.city : undefined,
    fits: found.kind === 'question' ? found.fits : undefined,
    message,
    lines: asked.map(({ productId, quantity }) => ({ ...toItem(productId), quantity })),
    pence: cartValue(asked, catalogue),
    product: product && toItem(product.id),
    parts: parts.map((part) => toItem(part.id)),
    thread: await readThread(queries, found),
    origin: found.kind === 'quote' ? found.origin : undefined,
    offer: found.kind === 'quote' ? (await findOffersByQuote(queries, [id])).get(id) : undefined,
    assignedTo,
    colleagues: await queries
      .select({ id: staff.id, name: staff.name })
      .from(staff)
      .where(isNull(staff.removedAt))
      .orderBy(staff.name),
    openBy: await findOpenBy(queries, who, `${kind} ${id}`),
    /** The name that signs the email, and the sender's address. */
    sender: { name: who.name, email: company.email.shown },
  };
}

/** A withdrawn product no longer has a price or stock. */
function toItemView(
  productId: string,
  { byId }: Catalogue,
  free: ReadonlyMap<string, number>,
  origin: string,
) {
  const product = byId(productId);
  return {
    id: productId,
    name: product?.name ?? productId,
    sku: product?.sku,
    pence: product?.price,
    free: product && (free.get(productId) ?? 0),
    picture: pictureFile(productId, product),
    /** Its page in the shop. */
    page: product && `${origin}/product/${productId}`,
  };
}

/** The product that a part is for: as chosen or, for older questions, as named in the text. */
function findProduct(asked: PartQuestion, { byId, products }: Catalogue): Product | undefined {
  if (asked.productId !== null) return byId(asked.productId);
  const words = asked.fits.toLowerCase();
  return products.find(({ name, sku }) =>
    [name, sku].some((each) => words.endsWith(each.toLowerCase())),
  );
}

/** Parts that fit the product, or else the named family. */
function findParts(
  { fits }: PartQuestion,
  product: Product | undefined,
  { products }: Catalogue,
): Product[] {
  if (product) return findFittingParts(product, products).slice(0, maxParts);
  const family = familyKeys.find((key) => fits.startsWith(familyDisplayName(key)));
  if (!family) return [];
  return products
    .filter(({ compatibleWith }) => compatibleWith?.includes(family))
    .slice(0, maxParts);
}

async function countOrders(queries: Queries, email: string): Promise<number> {
  return queries.$count(order, sql`lower(${order.email}) = ${email.toLowerCase()}`);
}

const undoActivity = alias(activity, 'taken_back');

/** Messages and changes of the enquiry, oldest first. */
async function readThread(queries: Queries, { kind, id }: EnquiryRecord) {
  const messages = await queries
    .select({ message: enquiryMessage, by: staff.name, email: outboxEmail })
    .from(enquiryMessage)
    .leftJoin(staff, eq(staff.id, enquiryMessage.staffId))
    .leftJoin(outboxEmail, eq(outboxEmail.id, enquiryMessage.emailId))
    .where(eq(enquiryTables[kind].owner, id))
    .orderBy(asc(enquiryMessage.id));
  const changes = await queries
    .select({
      id: activity.id,
      at: activity.at,
      by: staff.name,
      what: activity.action,
      data: activity.data,
    })
    .from(activity)
    .leftJoin(staff, eq(staff.id, activity.staffId))
    .leftJoin(undoActivity, eq(undoActivity.undoes, activity.id))
    .where(
      and(
        eq(activity.record, kind),
        eq(activity.recordId, String(id)),
        inArray(activity.action, [`${kind}.assign`, `${kind}.close`, `${kind}.reopen`]),
        isNull(undoActivity.id),
      ),
    )
    .orderBy(asc(activity.id));
  const names = new Map(
    (await queries.select({ id: staff.id, name: staff.name }).from(staff)).map((each) => [
      each.id,
      each.name,
    ]),
  );
  return [
    ...messages.map(({ message, by, email }) => ({
      entry: message.direction,
      key: `message-${message.id}`,
      at: message.createdAt.toISOString(),
      by,
      body: message.body,
      email: email && toEmailState(email),
    })),
    ...(await listSentVersions(queries, kind === 'quote' ? id : undefined)).map((one) => ({
      entry: 'offered' as const,
      key: `offer-${one.number}`,
      at: one.at,
      by: one.by === null ? null : (names.get(one.by) ?? null),
      number: one.number,
      exVatPence: one.exVatPence,
    })),
    ...changes.map(({ id: step, at, by, what, data }) => ({
      entry: ({ assign: 'assigned', close: 'closed', reopen: 'reopened' } as const)[
        what.split('.')[1] as 'assign' | 'close' | 'reopen'
      ],
      key: `step-${step}`,
      at: at.toISOString(),
      by,
      to: typeof data.assignedTo === 'number' ? names.get(data.assignedTo) : undefined,
      reason: typeof data.reason === 'string' ? data.reason : undefined,
    })),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
}

/** The versions of a request's offer that were sent. */
async function listSentVersions(queries: Queries, quoteId: number | undefined) {
  const found = quoteId === undefined ? undefined : await findOfferByQuote(queries, quoteId);
  return (found?.versions ?? []).flatMap(({ number, sentAt, staffId, lines }) => {
    if (sentAt === null) return [];
    const { exVatPence } = offerTotals(lines);
    return { number, at: sentAt.toISOString(), by: staffId, exVatPence };
  });
}

function toEmailState(email: typeof outboxEmail.$inferSelect) {
  const { id, state, sentAt, nextAttemptAt, attempts, lastError } = email;
  const wasAttempted = state !== 'sent' && attempts > 0;
  return {
    id,
    state,
    at: (state === 'sent' ? (sentAt ?? nextAttemptAt) : nextAttemptAt).toISOString(),
    reason: wasAttempted ? failureText(lastError) : undefined,
  };
}
