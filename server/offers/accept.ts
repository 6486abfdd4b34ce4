import { and, eq } from 'drizzle-orm';
import { defaultPriceId } from '../../catalogue/product-ids.ts';
import { vatTotals } from '../../catalogue/vat-totals.ts';
import type { Acceptance, acceptanceChannels, OfferLine } from '../../contract/offer.ts';
import { offerTotals } from '../../contract/offer.ts';
import type { Actor } from '../activity/activity.ts';
import type { Shop } from '../app/shop.ts';
import { startCheckout } from '../checkout/start-checkout.ts';
import type { Queries } from '../database/database.ts';
import { checkout, checkoutLine, order, orderEvent, orderLine } from '../database/schema.ts';
import { cleanMultilineText } from '../enquiries/enquiry.ts';
import { HttpError } from '../http/errors.ts';
import { paymentDueDate } from '../orders/bank-payment.ts';
import { readOrder } from '../orders/order.ts';
import { emailOfferAccepted } from '../orders/queue-order-emails.ts';
import { newCheckoutId } from '../payments/provider.ts';
import { isShortage, reserveStock } from '../stock/ledger.ts';
import {
  byShop,
  findLastSentVersion,
  findOfferEnd,
  lockOffer,
  lockOfferById,
  type Offer,
  type OfferChangeRequest,
  type OfferEnd,
  readOffer,
  recordOfferChange,
  rejectStaleOffer,
} from './offer.ts';
import { endOfferHold, findShortGoods, toSoldColumns, toStockLines } from './offer-holds.ts';
import { createQuoteKey, offerPageUrl } from './quote-key.ts';
import { endOpenPayments, storeNote } from './send.ts';

/** Thrown if an offer can no longer be accepted. The message is for the customer. */
export class OfferEndedError extends HttpError {
  readonly end: OfferEnd;

  constructor(end: OfferEnd) {
    super(409, offerEndMessages[end]);
    this.end = end;
  }
}

export const offerEndMessages: Readonly<Record<OfferEnd, string>> = {
  accepted: 'This offer has already been accepted. Your order is below.',
  declined: 'This offer was declined, so it can no longer be accepted.',
  withdrawn: "We've withdrawn this offer, so it can no longer be accepted.",
  lapsed: 'The last day to accept this offer has passed.',
  replaced: "We've sent you a newer version of this offer. Please check it before you accept.",
};

/** Throws if a version cannot be accepted. To accept it, the caller must hold the offer's lock. */
function rejectEndedOffer(offer: Offer, version: number): void {
  const end = findOfferEnd(offer, version);
  if (end) throw new OfferEndedError(end);
}

/**
 * Accepts an offer, to be paid by bank transfer: creates its only order, which holds the goods and
 * awaits payment. Of concurrent attempts to accept, withdraw or change it, one succeeds and the others
 * get an error that says why.
 */
export async function acceptByTransfer(
  shop: Shop,
  reference: string,
  version: number,
  details: Acceptance,
  acceptanceRequest: AcceptanceRequest = { by: byShop },
): Promise<string> {
  const { database } = shop;
  try {
    const made = await database.transaction(async (queries) => {
      const offer = await lockOffer(queries, reference);
      await rejectStaleOffer(queries, offer, acceptanceRequest.version);
      rejectEndedOffer(offer, version);
      await rejectOpenPayment(queries, offer.id);
      await endOfferHold(queries, offer.id);
      if (acceptanceRequest.note)
        await storeNote(queries, offer, acceptanceRequest.by, acceptanceRequest.note);
      return createOrder(queries, offer, details, { ...shop, by: acceptanceRequest.by });
    });
    shop.log.info('offer accepted', { offer: reference, order: made });
    return made;
  } catch (error) {
    if (!isShortage(error)) throw error;
    throw await buildShortageError(shop, reference);
  }
}

/** Who records the acceptance: the customer on their page, or staff whom the customer told. */
type AcceptanceRequest = OfferChangeRequest & { note?: string };

const acceptanceNotes = { phone: 'Accepted by phone.', email: 'Accepted with an email.' } as const;

/**
 * Records that the customer has accepted the version sent last, by phone or with a purchase order. It
 * becomes an order as if they had accepted on their page, to be paid by bank transfer.
 */
export async function recordOfferWon(
  shop: Shop,
  reference: string,
  {
    how,
    note,
    details,
    ...request
  }: OfferChangeRequest & {
    how: (typeof acceptanceChannels)[number];
    note: string;
    details: Acceptance;
  },
): Promise<{ offer: Offer }> {
  const { queries } = shop.database;
  const offer = await readOffer(queries, reference);
  await rejectStaleOffer(queries, offer, request.version);
  if (offer.sentVersion === null) throw new HttpError(409, 'Send the offer first.');
  // An open card payment must end first.
  await endOpenPayments(shop, offer);
  const acceptanceRequest = {
    ...request,
    note: cleanMultilineText(`${acceptanceNotes[how]} ${note}`),
  };
  await acceptByTransfer(shop, reference, offer.sentVersion, details, acceptanceRequest);
  return { offer: await readOffer(queries, reference) };
}

/** Throws while a card payment is open: it may still be paid, so it must end first. */
async function rejectOpenPayment(queries: Queries, offerId: number): Promise<void> {
  const open = and(eq(checkout.offerId, offerId), eq(checkout.state, 'open'));
  if ((await queries.$count(checkout, open)) === 0) return;
  throw new HttpError(
    409,
    'A card payment for this offer has begun or is still being processed. Please try again in a few minutes.',
  );
}

async function buildShortageError({ database }: Shop, reference: string): Promise<HttpError> {
  const offer = await readOffer(database.queries, reference);
  const missing = await findShortGoods(database.queries, findLastSentVersion(offer)?.lines ?? []);
  const names = missing.map(({ name, available }) =>
    available === 0 ? `${name} is out of stock.` : `Only ${available} of ${name} are left.`,
  );
  return new HttpError(
    409,
    ['We no longer have everything in stock.', ...names, "Call us and we'll find a way."].join(' '),
  );
}

async function createOrder(
  queries: Queries,
  offer: Offer,
  { address, billingAddress, ...buyer }: Acceptance,
  shop: Shop & { by: Actor },
): Promise<string> {
  const version = findLastSentVersion(offer);
  if (!version) throw new Error(`${offer.reference} was never sent`);
  const { lines, number, leadDays } = version;
  const { totalPence } = offerTotals(lines);
  const now = new Date();
  const checkoutId = newCheckoutId();
  const checkoutColumns = { offerId: offer.id, offerVersion: number, totalPence };
  await queries
    .insert(checkout)
    .values({ id: checkoutId, state: 'paid', ...checkoutColumns, expiresAt: now });
  const rows = lines.map((line) => ({ line: line.line, ...toOrderLine(line) }));
  await queries
    .insert(checkoutLine)
    .values(rows.map((row) => ({ ...row, checkoutId, priceId: defaultPriceId(row.productId) })));
  await reserveStock(queries, checkoutId, toStockLines(lines));
  const [made] = await queries
    .insert(order)
    .values({
      paidBy: 'bank-transfer',
      state: 'awaiting-payment',
      checkoutId,
      email: offer.email,
      name: buyer.name,
      phone: buyer.phone || offer.phone || null,
      company: buyer.company || null,
      poNumber: buyer.poNumber || null,
      deliveryNotes: buyer.deliveryNotes || null,
      address,
      billingAddress,
      totalPence,
      offerId: offer.id,
      exVatPence: mixedRateExVatPence(lines),
      leadDays,
      paymentDue: paymentDueDate(now),
    })
    .returning({ id: order.id, reference: order.reference });
  if (!made) throw new Error('The order was not written');
  await queries.insert(orderLine).values(rows.map((row) => ({ ...row, orderId: made.id })));
  await queries.insert(orderEvent).values({ orderId: made.id, state: 'awaiting-payment' });
  await markAccepted(queries, offer, number, made.reference, shop.by);
  await emailOfferAccepted(queries, await readOrder(queries, made.reference), shop);
  return made.reference;
}

/** A line as it is stored for a checkout or an order. */
function toOrderLine(line: OfferLine) {
  const { name, unitPence, quantity, vatPercent } = line;
  return { ...toSoldColumns(line), name, unitPence, quantity, vatPercent };
}

/** An order's total ex VAT, if not all lines are at 20%; otherwise null. */
export function mixedRateExVatPence(
  lines: readonly { unitPence: number; quantity: number; vatPercent: number }[],
): number | null {
  if (lines.every(({ vatPercent }) => vatPercent === 20)) return null;
  const priced = lines.map(({ unitPence, quantity, vatPercent }) => ({
    pence: unitPence * quantity,
    vatPercent,
  }));
  return vatTotals(priced).exVatPence;
}

/** Records on a locked offer that it became an order. */
export async function markAccepted(
  queries: Queries,
  offer: Offer,
  /** Null if a restored backup does not have the version. */
  version: number | null,
  orderReference: string,
  by: Actor = byShop,
): Promise<void> {
  await recordOfferChange(queries, offer, by, {
    action: 'offer.accept',
    set: { state: 'accepted', acceptedVersion: version, heldUntil: null, decidedAt: new Date() },
    data: { number: version, order: orderReference },
  });
}

type CardPayment = {
  version: number;
  /** One per page view: a repeat finds the payment that the first request began. */
  attempt: string;
};

/**
 * Begins a card payment of an offer at its agreed prices, and returns the URL of the payment page. A new
 * attempt ends the one before. The offer is accepted when it is paid.
 */
export async function payByCard(
  shop: Shop,
  reference: string,
  { version, attempt }: CardPayment,
): Promise<string> {
  const offer = await readOffer(shop.database.queries, reference);
  rejectEndedOffer(offer, version);
  const lines = findLastSentVersion(offer)?.lines ?? [];
  const delivery = lines.find(({ kind }) => kind === 'delivery');
  const key = await createQuoteKey(shop.database.queries, offer.quoteId, cancelKeyExpiry());
  const { url } = await startCheckout(shop, {
    basket: {
      offer: { id: offer.id, version },
      lines: lines
        .filter(({ kind }) => kind !== 'delivery')
        .map((line) => {
          const { productId, sku } = toSoldColumns(line);
          const { name, unitPence: price, quantity, vatPercent } = line;
          const product = { id: productId, priceId: defaultPriceId(productId), name, sku, price };
          return { product, quantity, vatPercent };
        }),
      ...(delivery && {
        delivery: { name: delivery.name, pence: delivery.unitPence, service: 'standard' },
      }),
      totalPence: offerTotals(lines).totalPence,
    },
    holder: {
      attemptKey: `offer-${offer.id}-${version}-${attempt}`,
      browserKey: `offer-${offer.id}`,
      networks: [],
    },
    successUrl: `${shop.origin}/success?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: offerPageUrl(shop.origin, key),
  });
  return url;
}

/** When the key in the cancel URL expires. The provider stores that URL, so the key must be short-lived. */
const cancelKeyExpiry = () => new Date(Date.now() + 24 * 60 * 60_000);

/** Locks an offer that someone is about to pay by card and frees its held goods for the payment. */
export async function claimOffer(
  queries: Queries,
  { id, version }: { id: number; version: number },
): Promise<void> {
  const offer = await lockOfferById(queries, id);
  if (!offer) throw new HttpError(404, 'This offer is no longer there.');
  rejectEndedOffer(offer, version);
  await endOfferHold(queries, id);
}
