import type Stripe from 'stripe';
import type { sandboxPayment, sandboxRefund } from '../schema.ts';
import { seconds } from '../wire.ts';

export type PaymentRow = typeof sandboxPayment.$inferSelect;
export type RefundRow = typeof sandboxRefund.$inferSelect;

/** The charge of a payment. The sandbox knows the buyer from the session alone. */
export function chargeObject(row: PaymentRow): Stripe.Charge {
  const { id, chargeId, amountPence, refundedPence, card, createdAt, ...rest } = row;
  return {
    ...kept(rest),
    id: chargeId,
    object: 'charge',
    amount: amountPence,
    amount_captured: amountPence,
    amount_refunded: refundedPence,
    application_fee: null,
    balance_transaction: null,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: null,
    captured: true,
    created: seconds(createdAt),
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    outcome: null,
    paid: true,
    payment_intent: id,
    payment_method_details: { type: 'card', card: { ...anyCard, last4: card } },
    receipt_number: null,
    receipt_url: null,
    refunded: refundedPence === amountPence,
    source_transfer: null,
    status: 'succeeded',
    transfer_data: null,
  };
}

const anyCard = {
  amount_authorized: null,
  authorization_code: null,
  brand: 'visa',
  checks: null,
  country: 'GB',
  electronic_commerce_indicator: null,
  exp_month: 12,
  exp_year: 2040,
  funding: 'credit',
  installments: null,
  mandate: null,
  network: 'visa',
  network_transaction_id: null,
  regulated_status: null,
  three_d_secure: null,
  transaction_link_id: null,
  wallet: null,
};

/** A payment that has succeeded; the sandbox keeps no other. */
export function paymentObject(row: PaymentRow): Stripe.PaymentIntent {
  const { id, amountPence, createdAt } = row;
  return {
    ...kept(row),
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: amountPence,
    amount_capturable: 0,
    amount_received: amountPence,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: null,
    confirmation_method: 'automatic',
    created: seconds(createdAt),
    customer_account: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: chargeObject(row),
    managed_payments: null,
    next_action: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    setup_future_usage: null,
    status: 'succeeded',
  };
}

/** What a payment and its charge have alike. */
function kept({ description, metadata }: Pick<PaymentRow, 'description' | 'metadata'>) {
  return {
    application: null,
    application_fee_amount: null,
    currency: 'gbp',
    customer: null,
    description,
    livemode: false,
    metadata,
    on_behalf_of: null,
    payment_method: null,
    receipt_email: null,
    review: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    transfer_group: null,
  };
}

/** Money given back, with the payment as it stands now. */
export function refundObject(row: RefundRow, payment: PaymentRow): Stripe.Refund {
  const { id, amountPence, reason, metadata, createdAt } = row;
  return {
    id,
    object: 'refund',
    amount: amountPence,
    balance_transaction: null,
    charge: chargeObject(payment),
    created: seconds(createdAt),
    currency: 'gbp',
    customer: null,
    customer_account: null,
    metadata,
    payment_intent: paymentObject(payment),
    payment_method: null,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
}
