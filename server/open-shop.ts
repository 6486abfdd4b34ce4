import type { Hono } from 'hono';
import { calls as paths } from '../contract/calls.ts';
import { type Call, health } from './api.ts';
import { checkoutCalls } from './checkout/checkout-calls.ts';
import type { Database } from './database/database.ts';
import type { Environment } from './environment.ts';
import { prepareFrontDesk } from './front-desk.ts';
import { limited } from './limits/limited.ts';
import { limits } from './limits/limits.ts';
import { describeError, type Log } from './log.ts';
import { openBooks } from './open-books.ts';
import { orderCall } from './orders/order-call.ts';
import { reconcile } from './orders/reconcile.ts';
import { type OpeningShop, whenShopOpen } from './orders/shop.ts';
import { webhookCall } from './orders/webhook-call.ts';
import { createProvider } from './payments/provider.ts';
import { createSandbox } from './payments/sandbox/sandbox.ts';
import type { Site } from './site-files/read-site.ts';
import { stockCalls } from './stock/stock-calls.ts';
import { startWorker } from './worker.ts';

type ShopBehindThePages = {
  calls: Call[];
  /** Where a buyer pays without Stripe; nothing with it. */
  sandboxPages: Hono | undefined;
  /** Opens the books and sets the workers to work; throws if that can never succeed. */
  open: () => Promise<void>;
  close: () => Promise<void>;
};

const minute = 60_000;

/** Everything behind the pages. Calls can be registered at once: they wait for the books to open. */
export function prepareShop(
  environment: Environment,
  log: Log,
  site?: Site | undefined,
): ShopBehindThePages {
  const books = Promise.withResolvers<Database>();
  const provider = Promise.withResolvers<ReturnType<typeof createProvider>>();
  const { ORIGIN, originIsGuessed, STRIPE_SECRET_KEY: secretKey } = environment;
  const opening: OpeningShop = {
    database: books.promise,
    provider: provider.promise,
    log,
    origin: ORIGIN,
  };
  const desk = prepareFrontDesk({ environment, database: books.promise, log, site });
  const sandbox = secretKey === undefined ? sandboxOf(environment, opening) : undefined;
  /** In the order in which they were begun; they end the other way round. */
  const ends: (() => Promise<void>)[] = [];

  async function openProvider() {
    const { STRIPE_WEBHOOK_SECRET: webhookSecret = '' } = environment;
    if (secretKey !== undefined) return createProvider({ secretKey, webhookSecret });
    if (!sandbox) throw new Error('There is neither a key for Stripe nor a sandbox');
    ends.push(sandbox.close);
    return createProvider(await sandbox.open());
  }

  return {
    sandboxPages: sandbox?.pages,
    calls: [
      health,
      ...stockCalls(opening),
      ...checkoutCalls({
        ...opening,
        originIsGuessed: originIsGuessed && sandbox !== undefined,
      }).map((call) =>
        call.path === paths.createCheckout ? limited(call, desk.limiter, limits.checkout) : call,
      ),
      orderCall(opening),
      webhookCall(opening),
      ...desk.calls,
    ],
    async open() {
      const database = await openBooks(environment, log);
      ends.push(database.close);
      books.resolve(database);
      ends.push(...desk.open(database).map(({ stop }) => stop));
      provider.resolve(await openProvider());
      const shop = await whenShopOpen(opening);
      const work = () => reconcile(shop);
      ends.push(startWorker({ name: 'looking after checkouts', every: minute, work, log }).stop);
    },
    async close() {
      for (const end of ends.reverse()) {
        await end().catch((error) => log.error('closing failed', describeError(error)));
      }
    },
  };
}

function sandboxOf({ HOST, PORT }: Environment, { database, log }: OpeningShop) {
  const everywhere = HOST === undefined || HOST === '0.0.0.0' || HOST === '::';
  const host = everywhere ? '127.0.0.1' : HOST.includes(':') ? `[${HOST}]` : HOST;
  return createSandbox({ database, webhookUrl: `http://${host}:${PORT}/api/stripe-webhook`, log });
}
