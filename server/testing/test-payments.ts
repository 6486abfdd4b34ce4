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
/** An answer that need not be JSON. */
type RawAnswer = { status: number; text: string; type: string };

/** A notice as it comes over the network. */
export type SignedNotice = { body: string; signature: string };

export type TestPayments = {
  provider: Provider;
  /** What comes of a request instead of the sandbox's answer; or so many milliseconds before it. */
  fault: 'silence' | ProviderAnswer | RawAnswer | { pause: number } | undefined;
  /** How often a new session was asked for, repeats included. */
  asked: number;
  /** How often anything was asked. */
  calls: number;
  /** What buyers' banks dispute, the newest first, now unless it says when; the sandbox knows of none. */
  disputes: { created?: number; [fact: string]: unknown }[];
  session: (id: string) => Promise<Stripe.Checkout.Session>;
  /** The buyer pays; answers the notice that tells of it. */
  pay: (id: string) => Promise<SignedNotice>;
  /** The session ends unpaid; answers the notice that tells of it. */
  expire: (id: string) => Promise<SignedNotice>;
  /** Somebody gives money back at the provider: so much of it, or all that is left. */
  giveBack: (paymentId: string, pence?: number) => Promise<void>;
  /** A notice of any kind, rightly signed. */
  notice: (type: string, object: unknown) => SignedNotice;
  /** Any body at all, rightly signed. */
  signed: (body: string) => SignedNotice;
  /** The same notice, signed by a clock that is so many seconds ahead. */
  signedAhead: (notice: SignedNotice, seconds: number) => SignedNotice;
  /** Nobody listens any more where the provider was, until it comes back. */
  goAway: () => Promise<void>;
  comeBack: () => Promise<void>;
  close: () => Promise<void>;
};

/** The payment sandbox over HTTP, with a door in front that a test can shut. */
export async function openTestPayments(database: Database): Promise<TestPayments> {
  const sandbox = createSandbox({
    database: Promise.resolve(database),
    // Notices are taken out of the sandbox's books and told by the test itself.
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
  /** What the sandbox means to tell of a session. */
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

/** The list of disputes since the moment that is asked for, if there are any at all. */
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

/** An error as Stripe words it. */
export function stripeError(status: number): ProviderAnswer {
  return { status, body: { error: { type: 'api_error', message: 'The desk is shut' } } };
}
