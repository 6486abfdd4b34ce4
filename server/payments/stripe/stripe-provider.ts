import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import { isProviderError, type Provider, ProviderError, type RefundProgress } from '../provider.ts';
import { isFailedRefund, readPaymentEvents, readWebhookEvent } from './events.ts';
import { callStripe, fetchFromStripe, listCreatedSince } from './requests.ts';
import { buildSessionParameters, readPaidLine, readPaidSessions, readSession } from './session.ts';
import { countDifferences, syncCatalogue, syncOneProduct } from './sync-catalogue.ts';

type StripeSettings = {
  secretKey: string;
  webhookSecret: string;
  /** Replaces the network calls to Stripe: the sandbox's fetch. */
  fetch?: typeof fetch;
};

/** A browser waits 30 s: three tries of 8 s leave time to respond. */
const retryOptions = { timeout: 8_000, maxNetworkRetries: 2 };

/** The provider that uses Stripe's library, which calls Stripe or the sandbox. */
export function createStripeProvider({
  secretKey,
  webhookSecret,
  fetch,
}: StripeSettings): Provider {
  const stripe = new Stripe(secretKey, {
    ...retryOptions,
    telemetry: false,
    ...(fetch && { httpClient: Stripe.createFetchHttpClient(withAbort(fetch)) }),
  });
  const { sessions } = stripe.checkout;
  // Synced prices are in Stripe's account; the sandbox has no catalogue.
  const prices = fetch ? "the catalogue's own" : 'as synced';

  async function findSession(id: string) {
    const request = () => sessions.retrieve(id, { expand: ['payment_intent'] });
    const found = await undefinedIfMissing(() => fetchFromStripe(request));
    return found && readSession(found);
  }

  return {
    findSession,

    async createSession(checkout) {
      const parameters = buildSessionParameters(checkout, prices);
      const options = { idempotencyKey: checkout.id };
      return readSession(await fetchFromStripe(() => sessions.create(parameters, options)));
    },

    async findLines(id, catalogue) {
      const lines = await fetchFromStripe(() =>
        sessions.listLineItems(id, { limit: 100, expand: ['data.price.product'] }),
      );
      return lines.data.map((line) => readPaidLine(line, catalogue));
    },

    async findPaidSince(moment) {
      const found = await listCreatedSince(moment, (query, options) =>
        sessions.list({ ...query, status: 'complete' }, options),
      );
      return readPaidSessions(found);
    },

    async findEventsSince(since) {
      const refunds = await listCreatedSince(since.refunds, (query, options) =>
        stripe.refunds.list({ ...query, expand: ['data.charge'] }, options),
      );
      const disputes = await listCreatedSince(since.disputes, (query, options) =>
        stripe.disputes.list(query, options),
      );
      return readPaymentEvents(refunds, disputes);
    },

    async endSession(id) {
      try {
        return readSession(await fetchFromStripe(() => sessions.expire(id)));
      } catch (error) {
        // If Stripe could not be reached just now, do not wait for it again.
        if (isProviderError(error, 'unreachable')) throw error;
        // A session cannot be ended if it has ended already, or if the buyer has just paid.
        const session = await findSession(id);
        if (session?.state === 'open') throw error;
        return session;
      }
    },

    async refund(paymentId, key, pence) {
      const part = { payment_intent: paymentId, ...(pence !== undefined && { amount: pence }) };
      return toRefundProgress(
        await fetchFromStripe(() => stripe.refunds.create(part, { idempotencyKey: key })),
      );
    },

    async findRefundedPence(paymentId) {
      const query = { payment_intent: paymentId, limit: 100 };
      const refunds = await fetchFromStripe(() => stripe.refunds.list(query));
      return sumRefunds(refunds.data);
    },

    paymentDashboardUrl(paymentId) {
      if (fetch) return undefined;
      const mode = /^[sr]k_live_/.test(secretKey) ? '' : 'test/';
      return `https://dashboard.stripe.com/${mode}payments/${encodeURIComponent(paymentId)}`;
    },

    async findCheckoutId(paymentId) {
      const request = () => stripe.paymentIntents.retrieve(paymentId);
      const payment = await undefinedIfMissing(() => fetchFromStripe(request));
      return payment?.metadata.checkout;
    },

    async readWebhookEvent(body, headers) {
      const { signature: verifier, DEFAULT_TOLERANCE: tolerance } = stripe.webhooks;
      const signature = headers.get('stripe-signature') ?? '';
      // The library throws several kinds of errors for a malformed signature header.
      const isSigned = await verifier
        ?.verifyHeaderAsync(body, signature, webhookSecret, tolerance)
        .catch(() => false);
      return isSigned ? readWebhookEvent(body) : undefined;
    },

    isPaymentUrl,

    async check() {
      await fetchFromStripe(() => sessions.list({ limit: 1 }));
    },

    syncCatalogue: (products, inUse) => callStripe(() => syncCatalogue(stripe, products, inUse)),
    // A price id is valid only in its own account and mode.
    priceAccount: fetch
      ? undefined
      : createHash('sha256').update(secretKey).digest('hex').slice(0, 16),
    syncPrice: (product, inUse) => callStripe(() => syncOneProduct(stripe, product, inUse)),
    countDifferences: (products) => callStripe(() => countDifferences(stripe, products)),
  };
}

/** Makes a fetch within this process end at the library's timeout, which it does not by itself. */
function withAbort(fetch: typeof globalThis.fetch): typeof fetch {
  return (input, init) => {
    const { promise: aborted, reject } = Promise.withResolvers<never>();
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    return Promise.race([fetch(input, init), aborted]);
  };
}

/** The origin of Stripe's payment pages. */
const stripeCheckoutOrigin = 'https://checkout.stripe.com';

/** Allows Stripe's own pages, a subdomain of ours that Stripe uses, and the sandbox on our origin. */
export function isPaymentUrl(address: string, ownPage: string): boolean {
  const url = URL.parse(address);
  const ownUrl = new URL(ownPage);
  if (url?.origin === stripeCheckoutOrigin || url?.origin === ownUrl.origin) return true;
  return url?.protocol === 'https:' && url.host.endsWith(`.${ownUrl.host.replace(/^www\./, '')}`);
}

/** What was refunded or is on its way, in pence, without failed refunds. */
export function sumRefunds(refunds: readonly Stripe.Refund[]): number {
  return refunds
    .filter((refund) => !isFailedRefund(refund))
    .reduce((sum, { amount }) => sum + amount, 0);
}

function toRefundProgress(refund: Stripe.Refund): RefundProgress {
  const { status, failure_reason: reason } = refund;
  if (isFailedRefund(refund)) {
    const cause = new Error(`the refund is ${status}${reason ? ` (${reason})` : ''}`);
    throw new ProviderError('refused', cause);
  }
  if (status === 'succeeded') return 'done';
  return status === 'requires_action' ? 'waits for the buyer' : 'pending';
}

async function undefinedIfMissing<Resource>(
  request: () => Promise<Resource>,
): Promise<Resource | undefined> {
  try {
    return await request();
  } catch (error) {
    if (isProviderError(error, 'missing')) return undefined;
    throw error;
  }
}
