import type Stripe from 'stripe';
import type { Catalogue } from '../../../catalogue/index-products.ts';
import { defaultPriceId } from '../../../catalogue/product-ids.ts';
import { vatPercents } from '../../../catalogue/vat.ts';
import { deliveryAtPayment } from '../../../content/delivery.ts';
import { beforePaying } from '../../../content/returns.ts';
import { cleanText } from '../../../contract/clean-text.ts';
import { deliveryServices } from '../../../contract/order.ts';
import { deliveryItem, isGoods, type PostalAddress } from '../../database/schema.ts';
import {
  type CheckoutSessionRequest,
  isCheckoutId,
  type PaidLine,
  type PaidSession,
  type PaymentSession,
} from '../provider.ts';

/** The VAT rate of the catalogue, and of lines without one. */
const standardVatPercent = 20;

type StripeSession = Stripe.Checkout.Session;

/** What a trade buyer may add, as fields of Stripe's payment page. */
const tradeFields = {
  company: { label: 'Company', maxLength: 120 },
  ponumber: { label: 'Your PO number', maxLength: 60 },
  deliverynotes: { label: 'Delivery notes (site hours, access, contact)', maxLength: 255 },
} as const;

/** Which prices are charged: those that were synced to the account, or the catalogue's own. */
type PriceSource = 'as synced' | "the catalogue's own";

/** The parameters of a session: payment in pounds, delivery in the United Kingdom or the Isle of Man. */
export function buildSessionParameters(
  checkout: CheckoutSessionRequest,
  prices: PriceSource,
): Stripe.Checkout.SessionCreateParams {
  const { offerId, offerVersion } = checkout;
  // The metadata identifies the offer if the database has lost the checkout.
  const metadata = {
    checkout: checkout.id,
    ...(offerId && { offer: `${offerId}.${offerVersion}` }),
  };
  const delivery = checkout.lines.find((line) => !isGoods(line));
  return {
    mode: 'payment',
    // Only cards and pounds, as in the terms, whatever else the account has enabled. Wallets that
    // hold a card are allowed.
    allowed_payment_method_types: ['card'],
    adaptive_pricing: { enabled: false },
    locale: 'en-GB',
    client_reference_id: checkout.id,
    metadata,
    payment_intent_data: { metadata },
    // Always in the same order, or Stripe would reject a repeat as a different request under its key.
    line_items: [
      ...checkout.lines
        .filter(isGoods)
        .toSorted((one, other) => (one.productId < other.productId ? -1 : 1)),
      ...(delivery ? [delivery] : []),
    ].map((line) => toLineItem(line, prices)),
    expires_at: Math.floor(checkout.expiresAt.getTime() / 1000),
    phone_number_collection: { enabled: true },
    shipping_address_collection: { allowed_countries: ['GB', 'IM'] },
    custom_fields: Object.entries(tradeFields).map(([key, { label, maxLength }]) => ({
      key,
      label: { type: 'custom' as const, custom: label },
      type: 'text' as const,
      optional: true,
      text: { maximum_length: maxLength },
    })),
    custom_text: {
      shipping_address: { message: deliveryAtPayment(delivery?.name) },
      submit: { message: beforePaying(new URL('/terms', checkout.successUrl).href) },
    },
    success_url: checkout.successUrl,
    cancel_url: checkout.cancelUrl,
  };
}

/** A priceId that was written by a sync is a price at Stripe, unlike the catalogue's own. */
function toLineItem(
  line: CheckoutSessionRequest['lines'][number],
  prices: PriceSource,
): Stripe.Checkout.SessionCreateParams.LineItem {
  const { productId, priceId, quantity, name, sku, unitPence, delivery } = line;
  const { vatPercent = standardVatPercent } = line;
  const isSynced = prices === 'as synced' && !delivery && priceId !== defaultPriceId(productId);
  if (isSynced) return { price: priceId, quantity };
  const vat: Record<string, string> =
    vatPercent === standardVatPercent ? {} : { vat: String(vatPercent) };
  return {
    quantity,
    price_data: {
      currency: 'gbp',
      unit_amount: unitPence,
      tax_behavior: 'inclusive',
      // The metadata identifies the line if the database has lost the checkout.
      product_data: delivery
        ? { name, metadata: { delivery } }
        : {
            name,
            ...(sku && { description: sku }),
            metadata: { product: productId, ...vat },
          },
    },
  };
}

/** The checkout of a session; undefined if another program on the same account created it. */
export function readCheckoutId({
  client_reference_id: reference,
}: Pick<StripeSession, 'client_reference_id'>): string | undefined {
  return reference !== null && isCheckoutId(reference) ? reference : undefined;
}

/** The offer that a session sells, from its metadata. */
function readOffer({ metadata }: Pick<StripeSession, 'metadata'>): PaymentSession['offer'] {
  const [, id, version] = /^(\d{1,9})\.(\d{1,9})$/.exec(metadata?.offer ?? '') ?? [];
  return id && version ? { id: Number(id), version: Number(version) } : undefined;
}

export function readSession(session: StripeSession): PaymentSession {
  const { id, url, amount_total: total, payment_intent: payment } = session;
  return {
    id,
    createdAt: new Date(session.created * 1000),
    checkoutId: readCheckoutId(session),
    offer: readOffer(session),
    url: url ?? undefined,
    state: toSessionState(session),
    totalPence: total ?? 0,
    paymentId: (typeof payment === 'string' ? payment : payment?.id) ?? undefined,
    buyer: readBuyer(session),
  };
}

/** Reads the sessions that are ours and paid. */
export function readPaidSessions(sessions: readonly StripeSession[]): PaidSession[] {
  return sessions.flatMap((session) => {
    const read = readSession(session);
    const { checkoutId, state } = read;
    if (checkoutId === undefined || state !== 'paid') return [];
    return [{ ...read, checkoutId }];
  });
}

/** Reads a line of a session; `price.product` must have been expanded. */
export function readPaidLine(item: Stripe.LineItem, catalogue: Catalogue): PaidLine {
  const { price, quantity, description } = item;
  const product = typeof price?.product === 'object' ? price.product : undefined;
  const metadata = product && !product.deleted ? product.metadata : undefined;
  const delivery = deliveryServices.find((service) => service === metadata?.delivery) ?? null;
  const sold = metadata?.product ?? catalogue.byPriceId(price?.id ?? '')?.id;
  return {
    productId: delivery ? deliveryItem.productId : (sold ?? `unknown-${item.id}`),
    delivery,
    name: description ?? 'Unknown product',
    unitPence: price?.unit_amount ?? 0,
    quantity: quantity ?? 1,
    vatPercent:
      vatPercents.find((percent) => String(percent) === metadata?.vat) ?? standardVatPercent,
  };
}

function toSessionState({ status, payment_status, payment_intent: payment }: StripeSession) {
  if (status === 'expired') return 'expired';
  if (status !== 'complete') return 'open';
  if (payment_status !== 'unpaid') return 'paid';
  const hasFailed =
    payment !== null &&
    typeof payment === 'object' &&
    ['requires_payment_method', 'canceled'].includes(payment.status);
  return hasFailed ? 'failed' : 'processing';
}

function readBuyer(session: StripeSession): PaymentSession['buyer'] {
  const details = session.customer_details;
  const delivery = session.collected_information?.shipping_details;
  const custom = (key: keyof typeof tradeFields) =>
    cleanBuyerText(session.custom_fields.find((field) => field.key === key)?.text?.value);
  return {
    email: cleanBuyerText(details?.email),
    name: cleanBuyerText(delivery?.name) ?? cleanBuyerText(details?.name),
    phone: cleanBuyerText(details?.phone),
    address: toPostalAddress(delivery?.address),
    company: custom('company'),
    poNumber: custom('ponumber'),
    deliveryNotes: custom('deliverynotes'),
  };
}

function toPostalAddress(address: Stripe.Address | null | undefined): PostalAddress | undefined {
  const line1 = cleanBuyerText(address?.line1);
  if (!address || line1 === undefined) return undefined;
  return {
    line1,
    line2: cleanBuyerText(address.line2),
    town: cleanBuyerText(address.city) ?? '',
    county: cleanBuyerText(address.state),
    postcode: cleanBuyerText(address.postal_code) ?? '',
    country: cleanBuyerText(address.country) ?? 'GB',
  };
}

/** A line that a buyer typed, cleaned to be stored and shown; undefined if it is empty. */
function cleanBuyerText(typed: string | null | undefined): string | undefined {
  return cleanText((typed ?? '').replaceAll(/\p{Cc}+/gu, ' ')) || undefined;
}
