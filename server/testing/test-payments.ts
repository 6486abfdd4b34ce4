import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import Stripe from 'stripe';
import { parseForm } from '../../sandbox/parameters.ts';
import { createLog } from '../app/log.ts';
import { type Database, queryRows } from '../database/database.ts';
import type { Provider } from '../payments/provider.ts';
import { loadSandbox } from '../payments/stripe/sandbox.ts';
import { createStripeProvider } from '../payments/stripe/stripe-provider.ts';

type ProviderResponse = { status: number; body: unknown };
/** A response that need not be JSON. */
type RawResponse = { status: number; text: string; type: string };

/** A webhook event as received over the network. */
export type SignedEvent = { body: string; signature: string };

export type TestPayments = {
  provider: Provider;
  /** A response that replaces the sandbox's, or a delay in milliseconds before it. */
  fault: 'silence' | ProviderResponse | RawResponse | { pause: number } | undefined;
  /** How many sessions were requested, repeats included, and the parameters of the last request. */
  sessionRequestCount: number;
  lastParameters: ReturnType<typeof parseForm>;
  /** How many requests were made. */
  requestCount: number;
  /** Disputes, newest first, created now by default; the sandbox has none. */
  disputes: { created?: number; [fact: string]: unknown }[];
  session: (id: string) => Promise<Stripe.Checkout.Session>;
  /** The buyer pays, from Leeds or another postcode; resolves to the event that reports it. */
  pay: (id: string, postcode?: string) => Promise<SignedEvent>;
  /** The session expires unpaid; resolves to the event that reports it. */
  expire: (id: string) => Promise<SignedEvent>;
  /** Refunds a payment at the provider, in part or all that is left. */
  refund: (paymentId: string, pence?: number) => Promise<void>;
  /** An event of any kind, correctly signed. */
  event: (type: string, object: unknown) => SignedEvent;
  /** Any body at all, correctly signed. */
  signed: (body: string) => SignedEvent;
  /** The same event, signed by a clock that is so many seconds ahead. */
  signWithClockSkew: (event: SignedEvent, seconds: number) => SignedEvent;
};

/** The payment sandbox, whose responses a test can replace. */
export async function openTestPayments(database: Database): Promise<TestPayments> {
  const deps = { database: async () => database, address: '', log: createLog('error') };
  // The test itself sends events, after reading them from the sandbox's tables.
  const { sandbox } = await loadSandbox({ ...deps, byHand: true }, 'http://127.0.0.1:1/nowhere');
  const { webhookSecret } = await sandbox.open();
  const secretKey = 'sk_test_sandbox';
  const stripe = new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient(sandbox.fetch),
    telemetry: false,
  });

  const sign = (body: string, ahead = 0): SignedEvent => ({
    body,
    signature: stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret: webhookSecret,
      timestamp: Math.floor(Date.now() / 1000) + ahead,
    }),
  });
  /** The event that the sandbox recorded for a session. */
  async function findRecordedEvent(id: string, type: string): Promise<SignedEvent> {
    const [event] = await queryRows<{ body: string }>(
      database.queries,
      sql`select body from sandbox.event where type = ${type}
        and body::jsonb #>> '{data,object,id}' = ${id}`,
    );
    if (!event) throw new Error(`The sandbox does not report ${type}`);
    return sign(event.body);
  }

  const payments: TestPayments = {
    provider: createStripeProvider({
      secretKey,
      webhookSecret,
      fetch: (input, init) => respond(payments, sandbox.fetch, new Request(input, init)),
    }),
    fault: undefined,
    sessionRequestCount: 0,
    lastParameters: {},
    requestCount: 0,
    disputes: [],
    session: (id) => stripe.checkout.sessions.retrieve(id, { expand: ['line_items'] }),
    async pay(id, postcode = buyer.postcode) {
      const paid = await sandbox.pages.request(`/sandbox/checkout/${id}`, {
        method: 'POST',
        body: new URLSearchParams({ ...buyer, postcode }),
      });
      if (paid.status !== 303) throw new Error(`The sandbox took no payment: ${paid.status}`);
      return findRecordedEvent(id, 'checkout.session.completed');
    },
    async expire(id) {
      await stripe.checkout.sessions.expire(id);
      return findRecordedEvent(id, 'checkout.session.expired');
    },
    async refund(paymentId, pence) {
      await stripe.refunds.create({
        payment_intent: paymentId,
        ...(pence !== undefined && { amount: pence }),
      });
    },
    event: (type, object) => {
      const id = `evt_${crypto.randomUUID()}`;
      return sign(JSON.stringify({ id, object: 'event', type, data: { object } }));
    },
    signed: (body) => sign(body),
    signWithClockSkew: ({ body }, seconds) => sign(body, seconds),
  };
  return payments;
}

const buyer = {
  email: 'buyer@firm.example',
  name: 'A Buyer',
  phone: '0161 496 0142',
  line1: '1 Test Road',
  town: 'Leeds',
  postcode: 'LS1 1AA',
  'custom-company': 'Fellside Works',
  'custom-ponumber': 'PO-4471',
  'custom-deliverynotes': 'Gate B, before ten',
  card: '4242424242424242',
};

/** The response to the shop's provider, from the test or from the sandbox. */
async function respond(
  payments: TestPayments,
  sandbox: typeof fetch,
  request: Request,
): Promise<Response> {
  const { fault, disputes } = payments;
  const url = new URL(request.url);
  payments.requestCount += 1;
  if (request.method === 'POST' && url.pathname === '/v1/checkout/sessions') {
    payments.sessionRequestCount += 1;
    payments.lastParameters = parseForm(await request.clone().text());
  }
  if (fault === 'silence') {
    throw Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' });
  }
  if (fault && 'text' in fault) {
    return new Response(fault.text, {
      status: fault.status,
      headers: { 'content-type': fault.type },
    });
  }
  if (fault && 'body' in fault) return Response.json(fault.body, { status: fault.status });
  if (fault) await pause(fault.pause, undefined, { ref: false });
  if (disputes.length === 0 || url.pathname !== '/v1/disputes') return sandbox(request);
  const since = Number(url.searchParams.get('created[gte]'));
  const data = disputes.filter(({ created = Date.now() / 1000 }) => created >= since);
  return Response.json({ object: 'list', data, has_more: false });
}

/** An error in Stripe's format. */
export function stripeError(status: number): ProviderResponse {
  return { status, body: { error: { type: 'api_error', message: 'Out of order' } } };
}
