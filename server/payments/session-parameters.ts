import type Stripe from 'stripe';
import { priceIdOf } from '../../catalogue/identity.ts';
import { beyondMainland } from '../../content/delivery.ts';
import { beforePaying } from '../../content/returns.ts';
import { tradeFields } from './trade-fields.ts';

/** What a buyer is asked to pay for. Everything is kept, so that a repeat asks for the very same. */
export type CheckoutToPay = {
  id: string;
  expiresAt: Date;
  lines: readonly {
    productId: string;
    priceId: string;
    name: string;
    sku: string;
    unitPence: number;
    quantity: number;
  }[];
  successUrl: string;
  cancelUrl: string;
};

/** Whose prices the provider is asked to charge. */
type Prices = 'as synced' | "the catalogue's own";

/** The session to ask the provider for: a payment in pounds, delivered in the United Kingdom. */
export function sessionParameters(
  checkout: CheckoutToPay,
  prices: Prices,
): Stripe.Checkout.SessionCreateParams {
  const metadata = { checkout: checkout.id };
  return {
    mode: 'payment',
    // Cards and pounds, as the terms say, whatever else the account has switched on. Wallets that
    // hold a card count.
    allowed_payment_method_types: ['card'],
    adaptive_pricing: { enabled: false },
    locale: 'en-GB',
    client_reference_id: checkout.id,
    metadata,
    payment_intent_data: { metadata },
    // In one order, or the provider would take a repeat for another request under the same key.
    line_items: checkout.lines
      .toSorted((one, other) => (one.productId < other.productId ? -1 : 1))
      .map((line) => (isSynced(line, prices) ? syncedItem(line) : ownItem(line))),
    expires_at: Math.floor(checkout.expiresAt.getTime() / 1000),
    phone_number_collection: { enabled: true },
    shipping_address_collection: { allowed_countries: ['GB'] },
    custom_fields: tradeFields,
    custom_text: {
      shipping_address: { message: beyondMainland },
      submit: { message: beforePaying(new URL('/terms', checkout.successUrl).href) },
    },
    success_url: checkout.successUrl,
    cancel_url: checkout.cancelUrl,
  };
}

type Line = CheckoutToPay['lines'][number];
type Item = Stripe.Checkout.SessionCreateParams.LineItem;

/**
 * A priceId that was written back by `stripe sync` names a price that Stripe knows, unlike one that
 * is still the catalogue's own. No sandbox knows either.
 */
function isSynced(line: Line, prices: Prices): boolean {
  return prices === 'as synced' && line.priceId !== priceIdOf(line.productId);
}

function syncedItem({ priceId, quantity }: Line): Item {
  return { price: priceId, quantity };
}

function ownItem(line: Line): Item {
  return {
    quantity: line.quantity,
    price_data: {
      currency: 'gbp',
      unit_amount: line.unitPence,
      tax_behavior: 'inclusive',
      product_data: {
        name: line.name,
        description: line.sku,
        metadata: { product: line.productId },
      },
    },
  };
}
