import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { createSandbox } from '../../sandbox/sandbox.ts';
import { createLog } from '../../server/app/log.ts';
import type { Database } from '../../server/database/database.ts';

export { describeOnBothEngines } from '../../server/testing/databases.ts';

const origin = 'https://shop.example';

const ladder = {
  quantity: 2,
  price_data: {
    currency: 'gbp',
    unit_amount: 283_49,
    tax_behavior: 'inclusive',
    product_data: {
      name: 'Step Ladder, 8 tread',
      description: 'CAL-GSL8T',
      metadata: { product: 'step-ladder-8' },
    },
  },
} satisfies Stripe.Checkout.SessionCreateParams.LineItem;

/** A minimal request for a session: a ladder at £283.49, twice. */
export const ladderSessionParams = {
  mode: 'payment',
  client_reference_id: 'checkout_1',
  payment_intent_data: { metadata: { checkout: 'checkout_1' } },
  line_items: [ladder] as [typeof ladder],
  phone_number_collection: { enabled: true },
  shipping_address_collection: { allowed_countries: ['GB'] },
  success_url: `${origin}/success?session_id={CHECKOUT_SESSION_ID}`,
  cancel_url: origin,
} satisfies Stripe.Checkout.SessionCreateParams;

/** A correctly completed form. */
export const validPaymentForm = {
  email: 'buyer@firm.example',
  phone: '0161 496 0142',
  name: 'A Buyer',
  line1: '1 Test Road',
  line2: '',
  town: 'Leeds',
  county: '',
  postcode: 'ls1 1aa',
  card: '4242424242424242',
};

export type SandboxHarness = Awaited<ReturnType<typeof openSandboxHarness>>;

/** A sandbox with the SDK as its client, a webhook receiver, and a clock that the test controls. */
export async function openSandboxHarness(database: Database, clock = { ahead: 0 }) {
  const receiver = await openWebhookReceiver();
  const logged: string[] = [];
  const sandbox = createSandbox({
    database: async () => database,
    isUnavailable: (error) => error instanceof Error && error.message === 'away',
    webhookUrl: receiver.url,
    shop: {
      name: 'The shop',
      contact: '0161 496 0100',
      totalRows: (pence) => [['VAT', `${pence} p / 6`]],
    },
    log: createLog('debug', (line) => logged.push(line)),
    onError: (error) => logged.push(String(error.stack)),
    now: () => new Date(Date.now() + clock.ahead),
  });
  const { webhookSecret } = await sandbox.open();
  const post = (path: string, fields: Record<string, string>, headers = {}) =>
    sandbox.pages.request(`${origin}${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { origin, 'sec-fetch-site': 'same-origin', ...headers },
    });
  return {
    webhookSecret,
    clock,
    sandbox,
    stripe: new Stripe('sk_test_sandbox', {
      httpClient: Stripe.createFetchHttpClient(sandbox.fetch),
      telemetry: false,
      maxNetworkRetries: 0,
    }),
    receiver,
    get: (path: string) => sandbox.pages.request(`${origin}${path}`),
    post,
    log: () => logged.join(''),
    /** Advances the clock. */
    advanceMinutes: (minutes: number) => {
      clock.ahead += minutes * 60_000;
    },
    seconds: () => Math.floor((Date.now() + clock.ahead) / 1000),
    /** Pays a session on its hosted page. */
    pay: (id: string, form: Record<string, string> = {}) =>
      post(`/sandbox/checkout/${id}`, { ...validPaymentForm, ...form }),
    close: receiver.close,
  };
}

export type ReceivedEvent = { body: string; signature: string };

/** Receives the sandbox's webhooks in place of the shop, with the status that a test sets. */
async function openWebhookReceiver() {
  const received: ReceivedEvent[] = [];
  let status = 200;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const signature = String(request.headers['stripe-signature']);
    response.writeHead(status).end();
    received.push({ body: Buffer.concat(chunks).toString(), signature });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/stripe-webhook`,
    received,
    types: () => received.map(({ body }) => JSON.parse(body).type as string),
    answer: (next: number) => {
      status = next;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
