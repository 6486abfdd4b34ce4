import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { createLog } from '../../../app/log.ts';
import type { Database } from '../../../database/database.ts';
import type { TypedFields } from '../books/buyer-fields.ts';
import { createSandbox } from '../sandbox.ts';

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

/** Enough to ask for a session: a ladder at £283.49, twice. */
export const oneLadder = {
  mode: 'payment',
  client_reference_id: 'checkout_1',
  metadata: { checkout: 'checkout_1' },
  payment_intent_data: { metadata: { checkout: 'checkout_1' } },
  line_items: [ladder] as [typeof ladder],
  phone_number_collection: { enabled: true },
  shipping_address_collection: { allowed_countries: ['GB'] },
  success_url: `${origin}/success?session_id={CHECKOUT_SESSION_ID}`,
  cancel_url: origin,
} satisfies Stripe.Checkout.SessionCreateParams;

/** A form filled in as it should be. */
export const goodForm = {
  email: 'buyer@firm.example',
  phone: '0161 496 0142',
  name: 'A Buyer',
  line1: '1 Test Road',
  line2: '',
  town: 'Leeds',
  county: '',
  postcode: 'ls1 1aa',
  card: '4242424242424242',
  delivery: '',
} satisfies TypedFields;

export type Bench = Awaited<ReturnType<typeof openBench>>;

/** A sandbox with the SDK before it, a shop's ear behind it, and a clock that is moved by hand. */
export async function openBench(database: Database, { byHand = true, clock = { ahead: 0 } } = {}) {
  const ear = await openEar();
  const logged: string[] = [];
  const sandbox = createSandbox({
    database: Promise.resolve(database),
    webhookUrl: ear.url,
    log: createLog('debug', (line) => logged.push(line)),
    now: () => new Date(Date.now() + clock.ahead),
    byHand,
  });
  const settings = await sandbox.open();
  const connect = (key = settings.secretKey) =>
    new Stripe(key, {
      ...settings.address,
      protocol: 'http',
      telemetry: false,
      maxNetworkRetries: 0,
    });
  const get = (path: string) => sandbox.pages.request(`${origin}${path}`);
  const post = (path: string, fields: Record<string, string>, headers = {}) =>
    sandbox.pages.request(`${origin}${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { origin, 'sec-fetch-site': 'same-origin', ...headers },
    });
  return {
    ...settings,
    clock,
    sandbox,
    stripe: connect(),
    connect,
    ear,
    get,
    post,
    log: () => logged.join(''),
    /** Lets time pass. */
    wait: (minutes: number) => {
      clock.ahead += minutes * 60_000;
    },
    seconds: () => Math.floor((Date.now() + clock.ahead) / 1000),
    /** Pays a session on its hosted page. */
    pay: (id: string, form: Record<string, string> = {}) =>
      post(`/sandbox/checkout/${id}`, { ...goodForm, ...form }),
    close: async () => {
      await sandbox.close();
      await ear.close();
    },
  };
}

export type Heard = { body: string; signature: string };

/** Hears what the sandbox tells the shop, and answers as a test wants it. */
async function openEar() {
  const heard: Heard[] = [];
  let status = 200;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const signature = String(request.headers['stripe-signature']);
    response.writeHead(status).end();
    heard.push({ body: Buffer.concat(chunks).toString(), signature });
    server.emit('heard');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/stripe-webhook`,
    heard,
    types: () => heard.map(({ body }) => JSON.parse(body).type as string),
    answer: (next: number) => {
      status = next;
    },
    next: () => once(server, 'heard'),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
