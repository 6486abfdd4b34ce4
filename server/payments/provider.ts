import Stripe from 'stripe';
import { listSince } from './list-since.ts';
import { type PaidLine, readPaidLine } from './paid-line.ts';
import { type PaidSession, readPaidSessions } from './paid-session.ts';
import { type PaymentEvent, readPaymentEvents, type WebhookEvent } from './payment-event.ts';
import { type PaymentSession, readSession } from './payment-session.ts';
import { fetchFromProvider, isUnknown, ProviderError } from './provider-error.ts';
import { type RefundProgress, readRefund, sumOfRefunds } from './refund.ts';
import { type CheckoutToPay, sessionParameters } from './session-parameters.ts';
import { readWebhookEvent } from './webhook-event.ts';

/** How whoever takes payments is reached and believed. */
export type ProviderSettings = {
  secretKey: string;
  webhookSecret: string;
  /** Where the provider is, if it is not Stripe itself: the sandbox on this machine. */
  address?: { host: string; port: number } | undefined;
};

/** From when on what was made is looked at: what became of it may be much newer. */
export type EventsSince = { refunds: Date; disputes: Date };

/** The part of the payment provider that the shop uses, in the shop's words. */
export type Provider = {
  /** Asked again for the same checkout, it answers with the session it made before. */
  createSession: (checkout: CheckoutToPay) => Promise<PaymentSession>;
  findSession: (id: string) => Promise<PaymentSession | undefined>;
  /** What was bought, for a session whose checkout we have lost. */
  findLines: (id: string) => Promise<PaidLine[]>;
  /** Every paid session of ours that was made since a moment, the oldest first. */
  findPaidSince: (moment: Date) => Promise<PaidSession[]>;
  /** What became of payments: money given back, then what banks dispute, each as it stands now. */
  findEventsSince: (since: EventsSince) => Promise<PaymentEvent[]>;
  /** Ends a session if it is still open, and answers how it stands then. */
  endSession: (id: string) => Promise<PaymentSession | undefined>;
  /**
   * Gives all the money back; asked twice under one key, it does so once. What it refuses, it
   * refuses for a day under that key.
   */
  refund: (paymentId: string, key: string) => Promise<RefundProgress>;
  /** How much of a payment has been given back by now, in pence. */
  findRefundedPence: (paymentId: string) => Promise<number>;
  /** The checkout that a payment is for, if it is one of ours. */
  findCheckout: (paymentId: string) => Promise<string | undefined>;
  /** Reads a notice if it is signed and fresh; nothing otherwise. */
  readWebhookEvent: (body: string, signature: string) => Promise<WebhookEvent | undefined>;
};

/** A browser waits 30 s: three tries of 8 s leave time to answer it. */
const patience = { timeout: 8_000, maxNetworkRetries: 2 };

/** Speaks to Stripe, or to the sandbox that stands in for it. */
export function createProvider({ secretKey, webhookSecret, address }: ProviderSettings): Provider {
  const stripe = new Stripe(secretKey, {
    ...patience,
    telemetry: false,
    ...(address && { ...address, protocol: 'http' }),
  });
  const { sessions } = stripe.checkout;
  // What was synced is in Stripe's books; those of a sandbox begin empty.
  const prices = address ? "the catalogue's own" : 'as synced';

  async function findSession(id: string) {
    try {
      const found = await fetchFromProvider(() =>
        sessions.retrieve(id, { expand: ['payment_intent'] }),
      );
      return readSession(found);
    } catch (error) {
      if (isUnknown(error)) return undefined;
      throw error;
    }
  }

  return {
    findSession,

    async createSession(checkout) {
      const parameters = sessionParameters(checkout, prices);
      const options = { idempotencyKey: checkout.id };
      return readSession(await fetchFromProvider(() => sessions.create(parameters, options)));
    },

    async findLines(id) {
      const lines = await fetchFromProvider(() =>
        sessions.listLineItems(id, { limit: 100, expand: ['data.price.product'] }),
      );
      return lines.data.map(readPaidLine);
    },

    async findPaidSince(moment) {
      const found = await listSince(moment, (question, options) =>
        sessions.list({ ...question, status: 'complete' }, options),
      );
      return readPaidSessions(found);
    },

    async findEventsSince(since) {
      const refunds = await listSince(since.refunds, (question, options) =>
        stripe.refunds.list({ ...question, expand: ['data.charge'] }, options),
      );
      const disputes = await listSince(since.disputes, (question, options) =>
        stripe.disputes.list(question, options),
      );
      return readPaymentEvents(refunds, disputes);
    },

    async endSession(id) {
      try {
        return readSession(await fetchFromProvider(() => sessions.expire(id)));
      } catch (error) {
        // Who could not be reached just now is not kept waiting for again.
        if (error instanceof ProviderError && error.temporary) throw error;
        // It cannot be ended when it has ended already, or when the buyer was quicker.
        const session = await findSession(id);
        if (session?.state === 'open') throw error;
        return session;
      }
    },

    async refund(paymentId, key) {
      const wish = { payment_intent: paymentId };
      return readRefund(
        await fetchFromProvider(() => stripe.refunds.create(wish, { idempotencyKey: key })),
      );
    },

    async findRefundedPence(paymentId) {
      const question = { payment_intent: paymentId, limit: 100 };
      const refunds = await fetchFromProvider(() => stripe.refunds.list(question));
      return sumOfRefunds(refunds.data);
    },

    async findCheckout(paymentId) {
      try {
        const payment = await fetchFromProvider(() => stripe.paymentIntents.retrieve(paymentId));
        return payment.metadata.checkout;
      } catch (error) {
        if (isUnknown(error)) return undefined;
        throw error;
      }
    },

    async readWebhookEvent(body, signature) {
      const { signature: verifier, DEFAULT_TOLERANCE: tolerance } = stripe.webhooks;
      // The library throws errors of several kinds over a header that only looks like a signature.
      const isSigned = await verifier
        ?.verifyHeaderAsync(body, signature, webhookSecret, tolerance)
        .catch(() => false);
      return isSigned ? readWebhookEvent(body) : undefined;
    },
  };
}
