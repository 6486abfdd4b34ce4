import type Stripe from 'stripe';
import type { PostalAddress } from '../database/schema.ts';
import { buyerText } from './buyer-text.ts';
import { readTradeDetails, type TradeDetails } from './trade-fields.ts';

type BuyerDetails = TradeDetails & {
  email: string | undefined;
  name: string | undefined;
  phone: string | undefined;
  address: PostalAddress | undefined;
};

/** How one attempt to pay stands with the provider, in the shop's words. */
export type PaymentSession = {
  id: string;
  /** Empty for a session that another program on the same account made. */
  checkoutId: string | undefined;
  /** Where the buyer pays, as long as it is open. */
  url: string | undefined;
  /** Processing: the buyer is done, the bank is not. */
  state: 'open' | 'processing' | 'paid' | 'failed' | 'expired';
  totalPence: number;
  paymentId: string | undefined;
  buyer: BuyerDetails;
};

const ourCheckout = /^checkout_[0-9a-f-]{36}$/;

/** An id for a new checkout, by which its session is known as ours. */
export function newCheckoutId(): string {
  return `checkout_${crypto.randomUUID()}`;
}

/** Whether an id is one that we gave to a checkout. */
export function isOurCheckout(id: string): boolean {
  return ourCheckout.test(id);
}

/** The checkout that a session is for; none where another program on the same account made it. */
export function checkoutIdOf({
  client_reference_id: reference,
}: Pick<Stripe.Checkout.Session, 'client_reference_id'>): string | undefined {
  return reference !== null && isOurCheckout(reference) ? reference : undefined;
}

/** Reads what the provider says of a session. */
export function readSession(session: Stripe.Checkout.Session): PaymentSession {
  const { id, url, amount_total: total } = session;
  const { payment_intent: payment } = session;
  return {
    id,
    checkoutId: checkoutIdOf(session),
    url: url ?? undefined,
    state: stateOf(session),
    totalPence: total ?? 0,
    paymentId: (typeof payment === 'string' ? payment : payment?.id) ?? undefined,
    buyer: buyerOf(session),
  };
}

function stateOf(session: Stripe.Checkout.Session): PaymentSession['state'] {
  if (session.status === 'expired') return 'expired';
  if (session.status !== 'complete') return 'open';
  if (session.payment_status !== 'unpaid') return 'paid';
  const { payment_intent: payment } = session;
  const failed =
    payment !== null &&
    typeof payment === 'object' &&
    ['requires_payment_method', 'canceled'].includes(payment.status);
  return failed ? 'failed' : 'processing';
}

function buyerOf(session: Stripe.Checkout.Session): BuyerDetails {
  const details = session.customer_details;
  const delivery = session.collected_information?.shipping_details;
  return {
    email: buyerText(details?.email),
    name: buyerText(delivery?.name) ?? buyerText(details?.name),
    phone: buyerText(details?.phone),
    address: addressOf(delivery?.address),
    ...readTradeDetails(session),
  };
}

function addressOf(address: Stripe.Address | null | undefined): PostalAddress | undefined {
  const line1 = buyerText(address?.line1);
  if (!address || line1 === undefined) return undefined;
  return {
    line1,
    line2: buyerText(address.line2),
    town: buyerText(address.city) ?? '',
    county: buyerText(address.state),
    postcode: buyerText(address.postal_code) ?? '',
    country: buyerText(address.country) ?? 'GB',
  };
}
