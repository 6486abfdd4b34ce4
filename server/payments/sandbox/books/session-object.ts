import type Stripe from 'stripe';
import { customFields } from '../api/session-parameters.ts';
import type { sandboxSession } from '../schema.ts';
import { seconds, type WireSession } from '../wire.ts';

export type SessionRow = typeof sandboxSession.$inferSelect;

/** A session as Stripe shows it, with its lines and its payment in full. */
export function sessionObject(row: SessionRow, payment: Stripe.PaymentIntent | null): WireSession {
  const { id, status, asked, lines, totalPence, createdAt, expiresAt } = row;
  return {
    ...unused,
    ...people(row),
    id,
    object: 'checkout.session',
    adaptive_pricing: asked.adaptive_pricing ?? null,
    allowed_payment_method_types: asked.allowed_payment_method_types ?? null,
    amount_subtotal: totalPence,
    amount_total: totalPence,
    cancel_url: asked.cancel_url ?? null,
    client_reference_id: asked.client_reference_id ?? null,
    created: seconds(createdAt),
    currency: 'gbp',
    custom_fields: filledFields(row),
    custom_text: {
      after_submit: null,
      shipping_address: asked.custom_text?.shipping_address ?? null,
      submit: asked.custom_text?.submit ?? null,
      terms_of_service_acceptance: null,
    },
    expires_at: seconds(expiresAt),
    line_items: {
      object: 'list',
      data: lines,
      has_more: false,
      url: `/v1/checkout/sessions/${id}/line_items`,
    },
    livemode: false,
    locale: asked.locale ?? null,
    metadata: asked.metadata ?? {},
    mode: asked.mode,
    payment_intent: payment,
    payment_method_types: ['card'],
    payment_status: status === 'complete' ? 'paid' : 'unpaid',
    phone_number_collection: asked.phone_number_collection ?? { enabled: false },
    shipping_address_collection: asked.shipping_address_collection ?? null,
    status,
    success_url: asked.success_url,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: status === 'open' ? hostedAddress(row) : null,
  };
}

/** The hosted page stands on the shop's own address, which the buyer is sent back to. */
export function hostedAddress({ id, asked }: Pick<SessionRow, 'id' | 'asked'>): string {
  return new URL(`/sandbox/checkout/${id}`, asked.success_url).href;
}

function people({ asked, buyer }: SessionRow) {
  const { customer_email = null, shipping_address_collection: delivered } = asked;
  const email = buyer?.email ?? customer_email;
  const details = email !== null && {
    address: buyer?.address ?? null,
    business_name: null,
    email,
    individual_name: null,
    name: buyer?.name ?? null,
    phone: buyer?.phone ?? null,
    tax_exempt: 'none' as const,
    tax_ids: [],
  };
  const collected = buyer && {
    business_name: null,
    individual_name: null,
    shipping_details: delivered ? { address: buyer.address, name: buyer.name } : null,
  };
  return { customer_email, customer_details: details || null, collected_information: collected };
}

function filledFields({ asked, buyer }: SessionRow): Stripe.Checkout.Session.CustomField[] {
  return customFields(asked).map(({ key, label, type, optional, text }) => ({
    key,
    label,
    type,
    optional,
    text: {
      default_value: null,
      maximum_length: text?.maximum_length ?? null,
      minimum_length: null,
      value: buyer?.custom?.[key] ?? null,
    },
  }));
}

const unused = {
  after_expiration: null,
  allow_promotion_codes: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  client_secret: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  customer: null,
  customer_account: null,
  customer_creation: 'if_required',
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  managed_payments: null,
  origin_context: null,
  payment_link: null,
  payment_method_collection: 'if_required',
  payment_method_configuration_details: null,
  payment_method_options: {},
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_cost: null,
  shipping_options: [],
  submit_type: null,
  subscription: null,
  wallet_options: null,
} satisfies Partial<Stripe.Checkout.Session>;
