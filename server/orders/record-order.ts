import { eq } from 'drizzle-orm';
import type { Catalogue } from '../../catalogue/index-products.ts';
import type { Issue } from '../../contract/order-issue.ts';
import type { Shop } from '../app/shop.ts';
import type { Queries } from '../database/database.ts';
import {
  checkout,
  checkoutLine,
  deliveryItem,
  hasStock,
  order,
  orderEvent,
  orderLine,
} from '../database/schema.ts';
import { isDeliverableAddress } from '../email/outbox.ts';
import { markAccepted, mixedRateExVatPence } from '../offers/accept.ts';
import { findOfferEnd, formatOfferReference, lockOfferById, type Offer } from '../offers/offer.ts';
import { endOfferHold } from '../offers/offer-holds.ts';
import type { PaidLine, PaymentSession } from '../payments/provider.ts';
import { reserveWholeProducts } from '../stock/ledger.ts';
import { closeCheckout, lockCheckoutOffer } from './close-checkout.ts';
import { buildSurchargeIssue, findDeliveryZonesAt } from './delivery.ts';
import { openIssues } from './issue-text.ts';
import { addIssue } from './issues.ts';
import { findOrderBySession, type Order } from './order.ts';
import { emailNewOrder } from './queue-order-emails.ts';

type CheckoutSession = PaymentSession & {
  checkoutId: string;
  /** When it was bought, if the database has lost it and everything that was done for it since. */
  boughtAt?: Date | undefined;
};
type Checkout = typeof checkout.$inferSelect;
type Line = typeof checkoutLine.$inferSelect;

/**
 * Brings the database in line with the state of a session. Safe to repeat, in any order and
 * concurrently: a paid session becomes one order, and one that ends unpaid releases its stock once.
 */
export async function recordPayment(shop: Shop, session: PaymentSession): Promise<void> {
  const { checkoutId, state } = session;
  if (checkoutId === undefined) return;
  if (state === 'paid') await recordOrder(shop, { ...session, checkoutId });
  if (state === 'expired' || state === 'failed') {
    await closeCheckout(shop.database, checkoutId, state);
  }
}

/** Creates the order of a paid session, once: order, sale of the stock and emails, all or nothing. */
export async function recordOrder(shop: Shop, session: CheckoutSession): Promise<void> {
  const { database, provider, log } = shop;
  const catalogue = shop.catalogue();
  if (await findOrderBySession(database.queries, session.id)) return;
  const isLost = (await findCheckout(database.queries, session.checkoutId)) === undefined;
  if (isLost) log.error('a paid checkout is not in the database', { checkout: session.checkoutId });
  const providerLines = isLost ? await provider.findLines(session.id, catalogue) : undefined;
  const made = await database.transaction(async (queries) => {
    if (providerLines) await restoreCheckout(queries, session, providerLines, catalogue);
    return createOrder(queries, session, {
      ...shop,
      isRestored: isLost || session.boughtAt !== undefined,
    });
  });
  if (!made) return;
  if (openIssues(made).length > 0) log.warn('an order has issues', { order: made.reference });
  log.info('order placed', { order: made.reference, checkout: session.checkoutId });
}

async function findCheckout(queries: Queries, id: string): Promise<Checkout | undefined> {
  const [found] = await queries.select().from(checkout).where(eq(checkout.id, id));
  return found;
}

/**
 * Recreates a checkout that was paid but is not in the database, as after a restore of an older backup.
 * It holds no stock. Call it in the transaction of its order, or a crash would leave a checkout behind
 * that no longer shows that it was lost.
 */
async function restoreCheckout(
  queries: Queries,
  { checkoutId: id, offer: sold, createdAt }: CheckoutSession,
  lines: readonly PaidLine[],
  catalogue: Catalogue,
): Promise<void> {
  const found = sold && (await lockOfferById(queries, sold.id));
  // An offer that is newer than the payment has reused the number of a lost one.
  const matchingOffer = found && found.createdAt < addOneSecond(createdAt) ? found : undefined;
  const made = await queries
    .insert(checkout)
    .values({
      id,
      state: 'expired',
      totalPence: lines.reduce((sum, line) => sum + line.unitPence * line.quantity, 0),
      expiresAt: new Date(),
      ...(sold && matchingOffer && { offerId: matchingOffer.id, offerVersion: sold.version }),
    })
    .onConflictDoNothing()
    .returning({ id: checkout.id });
  if (made.length === 0 || lines.length === 0) return;
  await queries.insert(checkoutLine).values(
    lines.map((line, index) => ({
      ...line,
      checkoutId: id,
      line: index + 1,
      priceId: catalogue.byId(line.productId)?.priceId ?? '',
      sku: line.delivery ? deliveryItem.sku : (catalogue.byId(line.productId)?.sku ?? ''),
    })),
  );
}

/** The provider's times are in whole seconds. */
const addOneSecond = (moment: Date) => new Date(moment.getTime() + 1000);

async function createOrder(
  queries: Queries,
  session: CheckoutSession,
  shop: Shop & { isRestored: boolean },
): Promise<Order | undefined> {
  const offer = await lockCheckoutOffer(queries, session.checkoutId);
  // A concurrent call waits here, and then finds the order.
  const [checkoutRow] = await queries
    .select()
    .from(checkout)
    .where(eq(checkout.id, session.checkoutId))
    .for('update');
  if (!checkoutRow) throw new Error('The checkout of a paid session no longer exists');
  if (await findOrderBySession(queries, session.id)) return undefined;

  const lines = await queries
    .select()
    .from(checkoutLine)
    .where(eq(checkoutLine.checkoutId, checkoutRow.id))
    .orderBy(checkoutLine.line);
  // The delivery price of an offer was agreed.
  const surcharge =
    checkoutRow.offerId === null && !session.offer
      ? buildSurchargeIssue(
          lines,
          session.buyer.address,
          shop.catalogue(),
          await findDeliveryZonesAt(queries, checkoutRow.createdAt),
        )
      : undefined;
  if (offer) await endOfferHold(queries, offer.id);
  const issues = [
    ...(await sellStock(queries, checkoutRow, lines.filter(hasStock))),
    ...(offer ? findOfferIssues(offer, checkoutRow.offerVersion ?? 0, shop.isRestored) : []),
    ...findPaymentIssues(session, checkoutRow.totalPence),
    ...(shop.isRestored ? findLostOfferIssues(session, offer) : []),
    ...(surcharge ? [surcharge] : []),
  ];
  const offerToAccept = offer?.state === 'accepted' ? undefined : offer;
  const version = offerToAccept && findSentVersion(offerToAccept, checkoutRow.offerVersion);
  const insertedOrder = await insertOrder(
    queries,
    session,
    lines,
    offerToAccept,
    version?.leadDays,
  );
  for (const issue of issues) await addIssue(queries, insertedOrder, issue);
  await queries
    .update(checkout)
    .set({ state: 'paid', sessionId: session.id, browserKey: null })
    .where(eq(checkout.id, checkoutRow.id));
  if (offerToAccept) {
    const number = shop.isRestored ? (version?.number ?? null) : checkoutRow.offerVersion;
    await markAccepted(queries, offerToAccept, number, insertedOrder.reference);
  }

  const made = await findOrderBySession(queries, session.id);
  if (!made) throw new Error(`${insertedOrder.reference} cannot be read back`);
  await emailNewOrder(queries, made, shop);
  return made;
}

/** A paid checkout of an ended offer is still an order; a person decides whether the goods go out. */
function findOfferIssues(offer: Offer, version: number, isRestored: boolean): Issue[] {
  // An older backup may be from before this version was sent.
  if (isRestored && offer.state !== 'accepted' && version > (offer.sentVersion ?? 0)) return [];
  const ended = offer.state === 'sent' ? undefined : findOfferEnd(offer, version);
  const end = version === offer.sentVersion ? ended : (ended ?? 'replaced');
  if (!end) return [];
  return [{ kind: 'paid-after-withdrawal', data: { offer: offer.reference, ended: end } }];
}

/** The version that was paid, if it was sent according to the database. */
const findSentVersion = ({ versions }: Offer, version: number | null) =>
  versions.find(({ number, sentAt }) => number === version && sentAt !== null);

/** Names the offer that was sold if only the provider still has a record of it. */
function findLostOfferIssues({ offer: sold }: CheckoutSession, offer: Offer | undefined): Issue[] {
  if (!sold || (offer && findSentVersion(offer, sold.version))) return [];
  return [
    { kind: 'offer-lost', data: { offer: formatOfferReference(sold.id), version: sold.version } },
  ];
}

/** An open checkout sells the stock it holds; one that had ended must take its stock again. */
async function sellStock(
  queries: Queries,
  checkoutRow: Checkout,
  lines: readonly Line[],
): Promise<Issue[]> {
  if (checkoutRow.state === 'open') return [];
  const issues: Issue[] = [];
  // Unreachable as long as the provider creates one session per checkout key, as Stripe does for a day.
  // If it ever takes money twice, that must become an order and not an error.
  if (checkoutRow.state === 'paid') issues.push({ kind: 'paid-twice', data: {} });
  const missing = await reserveWholeProducts(queries, checkoutRow.id, lines);
  if (missing.length > 0) {
    const items = missing.map(({ name, quantity }) => ({ name, quantity }));
    issues.push({ kind: 'out-of-stock', data: { items } });
  }
  return issues;
}

function findPaymentIssues(
  { totalPence, buyer, boughtAt }: CheckoutSession,
  duePence: number,
): Issue[] {
  const issues: Issue[] = [];
  if (boughtAt) issues.push({ kind: 'restored', data: {} });
  if (totalPence !== duePence) {
    issues.push({ kind: 'amount-mismatch', data: { paidPence: totalPence, duePence } });
  }
  if (!isDeliverableAddress(buyer.email ?? '')) issues.push({ kind: 'no-email', data: {} });
  if (!buyer.address) issues.push({ kind: 'no-address', data: {} });
  return issues;
}

async function insertOrder(
  queries: Queries,
  { id, checkoutId, paymentId, totalPence, buyer, boughtAt }: CheckoutSession,
  lines: readonly Line[],
  offer: Offer | undefined,
  leadDays: number | null | undefined,
): Promise<Pick<Order, 'id' | 'reference'>> {
  const [made] = await queries
    .insert(order)
    .values({
      paidBy: 'card',
      sessionId: id,
      checkoutId,
      paymentId,
      email: buyer.email ?? '',
      name: buyer.name ?? offer?.name,
      phone: buyer.phone ?? offer?.phone,
      address: buyer.address,
      company: buyer.company ?? (offer?.company || null),
      poNumber: buyer.poNumber,
      deliveryNotes: buyer.deliveryNotes,
      totalPence,
      createdAt: boughtAt,
      paidAt: boughtAt ?? new Date(),
      offerId: offer?.id,
      leadDays,
      exVatPence: mixedRateExVatPence(lines),
    })
    .returning({ id: order.id, reference: order.reference });
  if (!made) throw new Error('The order was not written');
  if (lines.length > 0) {
    await queries.insert(orderLine).values(
      lines.map(({ line, productId, name, sku, unitPence, quantity, delivery, vatPercent }) => ({
        orderId: made.id,
        line,
        productId,
        name,
        sku,
        unitPence,
        quantity,
        delivery,
        vatPercent,
      })),
    );
  }
  await queries.insert(orderEvent).values({ orderId: made.id, state: 'paid' });
  return made;
}
