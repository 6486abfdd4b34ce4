import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import Stripe from 'stripe';
import { createLog } from '../app/log.ts';
import { type Database, rowsOf } from '../database/database.ts';
import { createProvider, type Provider } from '../payments/provider.ts';
import { createSandbox } from '../payments/sandbox/sandbox.ts';

type ProviderAnswer = { status: number; body: unknown };
/** A response that need not be JSON. */
type RawAnswer = { status: number; text: string; type: string };

/** A webhook event as sent. */
export type SignedNotice = { body: string; signature: string };

export type TestPayments = {
  provider: Provider;
  /** What happens instead of the sandbox's response, or how many milliseconds before it. */
  fault: 'silence' | ProviderAnswer | RawAnswer | { pause: number } | undefined;
  /** How often a session was requested, repeats included. */
  asked: number;
  /** How many requests there were. */
  calls: number;
  /** Disputes, newest first, created now unless they say when; the sandbox has none. */
  disputes: { created?: number; [fact: string]: unknown }[];
  session: (id: string) => Promise<Stripe.Checkout.Session>;
  /** Pays and returns the webhook event. */
  pay: (id: string) => Promise<SignedNotice>;
  /** Expires the session and returns the webhook event. */
  expire: (id: string) => Promise<SignedNotice>;
  /** Refunds an amount at the provider, or all that is left. */
  giveBack: (paymentId: string, pence?: number) => Promise<void>;
  /** A correctly signed webhook event of any type. */
  notice: (type: string, object: unknown) => SignedNotice;
  /** Any correctly signed body. */
  signed: (body: string) => SignedNotice;
  /** The same event, signed by a clock so many seconds ahead. */
  signedAhead: (notice: SignedNotice, seconds: number) => SignedNotice;
  /** Stops listening until it is started again. */
  goAway: () => Promise<void>;
  comeBack: () => Promise<void>;
  close: () => Promise<void>;
};

/** The payment sandbox over HTTP, behind a server that a test can make fail. */
export async function openTestPayments(database: Database): Promise<TestPayments> {
  const sandbox = createSandbox({
    database: Promise.resolve(database),
    // Events are taken from the sandbox's tables and delivered by the test.
    webhookUrl: 'http://127.0.0.1:1/nowhere',
    log: createLog('error'),
    byHand: true,
  });
  const settings = await sandbox.open();
  const { secretKey, webhookSecret, address: inside } = settings;
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/' } = request;
    desk.calls += 1;
    if (method === 'POST' && url === '/v1/checkout/sessions') desk.asked += 1;
    const body = await readAll(request);
    if (desk.fault === 'silence') {
      request.socket.destroy();
      return;
    }
    const { fault } = desk;
    const answer = fault && 'status' in fault ? fault : listed(url, desk.disputes);
    const { status, text, type } = answer
      ? asText(answer)
      : await passOn(`http://${inside.host}:${inside.port}${url}`, request, body);
    if (fault && 'pause' in fault) await pause(fault.pause, undefined, { ref: false });
    response.writeHead(status, { 'content-type': type }).end(text);
  });
  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  const stripe = new Stripe(secretKey, { ...inside, protocol: 'http', telemetry: false });

  const sign = (body: string, ahead = 0): SignedNotice => ({
    body,
    signature: stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret: webhookSecret,
      timestamp: Math.floor(Date.now() / 1000) + ahead,
    }),
  });
  /** The sandbox's pending events of a session. */
  async function recorded(id: string, type: string): Promise<SignedNotice> {
    const [event] = await rowsOf<{ body: string }>(
      database.queries,
      sql`select body from sandbox_event where type = ${type}
        and body::jsonb #>> '{data,object,id}' = ${id}`,
    );
    if (!event) throw new Error(`The sandbox does not tell of ${type}`);
    return sign(event.body);
  }

  const desk: TestPayments = {
    provider: createProvider({ ...settings, address: { host: '127.0.0.1', port } }),
    fault: undefined,
    asked: 0,
    calls: 0,
    disputes: [],
    session: (id) => stripe.checkout.sessions.retrieve(id, { expand: ['line_items'] }),
    async pay(id) {
      const paid = await sandbox.pages.request(`/sandbox/checkout/${id}`, {
        method: 'POST',
        body: new URLSearchParams(buyer),
      });
      if (paid.status !== 303) throw new Error(`The sandbox took no payment: ${paid.status}`);
      return recorded(id, 'checkout.session.completed');
    },
    async expire(id) {
      await stripe.checkout.sessions.expire(id);
      return recorded(id, 'checkout.session.expired');
    },
    async giveBack(paymentId, pence) {
      await stripe.refunds.create({
        payment_intent: paymentId,
        ...(pence !== undefined && { amount: pence }),
      });
    },
    notice: (type, object) => {
      const id = `evt_${crypto.randomUUID()}`;
      return sign(JSON.stringify({ id, object: 'event', type, data: { object } }));
    },
    signed: (body) => sign(body),
    signedAhead: ({ body }, seconds) => sign(body, seconds),
    async goAway() {
      const gone = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await gone;
    },
    async comeBack() {
      await listen(port);
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await sandbox.close();
    },
  };
  return desk;
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

async function passOn(url: string, { method = 'GET', headers }: IncomingMessage, body: string) {
  const passed = ['authorization', 'content-type', 'idempotency-key'].flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value] as [string, string]] : [];
  });
  const answer = await fetch(url, {
    method,
    headers: passed,
    ...(method === 'POST' && { body }),
  });
  return { status: answer.status, text: await answer.text(), type: 'application/json' };
}

/** The disputes since the requested moment. */
function listed(url: string, disputes: TestPayments['disputes']): ProviderAnswer | undefined {
  const { pathname, searchParams } = new URL(url, 'http://desk.example');
  if (disputes.length === 0 || pathname !== '/v1/disputes') return undefined;
  const since = Number(searchParams.get('created[gte]'));
  const data = disputes.filter(({ created = Date.now() / 1000 }) => created >= since);
  return { status: 200, body: { object: 'list', data, has_more: false } };
}

function asText(fault: ProviderAnswer | RawAnswer): RawAnswer {
  if ('text' in fault) return fault;
  return { status: fault.status, text: JSON.stringify(fault.body), type: 'application/json' };
}

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** An error in Stripe's format. */
export function stripeError(status: number): ProviderAnswer {
  return { status, body: { error: { type: 'api_error', message: 'The desk is shut' } } };
}
