import { once } from 'node:events';
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Log } from '../../app/log.ts';
import type { Database, Queries } from '../../database/database.ts';
import { startWorker, type Worker } from '../../jobs/worker.ts';
import { hasLivePayments } from '../live-payments.ts';
import { type Account, openAccount } from './account.ts';
import { stripeApi } from './api/stripe-api.ts';
import { deliverAll, type Post } from './notices/deliver.ts';
import { type Plan, promptly } from './notices/plan.ts';
import { checkoutPages } from './page/checkout-pages.ts';
import { makeRound } from './round.ts';

type Needs = {
  database: Promise<Database>;
  /** Where the shop hears of payments. */
  webhookUrl: string;
  log: Log;
  /** The time, which a test may move. */
  now?: () => Date;
  /** No courier goes by itself: whoever opens the sandbox makes the rounds, if any. */
  byHand?: boolean;
};

/** What `createProvider` needs to speak to the sandbox in place of Stripe. */
type SandboxSettings = Account & { address: { host: string; port: number } };

export type Sandbox = {
  /** The hosted checkout, to be mounted on the shop's address. */
  pages: Hono;
  /** Begins to listen on a free port of this machine. */
  open: () => Promise<SandboxSettings>;
  close: () => Promise<void>;
  /** How the shop is told of what happens from now on. */
  planNotices: (plan: Partial<Plan>) => void;
  /** Ends what is overdue and sends what is due; answers how much that was. */
  makeRound: () => Promise<number>;
  /** Sends everything that waits or is held, in the order asked for. */
  sendNotices: (order?: 'oldest first' | 'newest first') => Promise<number>;
};

const host = '127.0.0.1';

/** While there is something to tell, the courier hurries. */
const rest = (found = 0) => (found > 0 ? 1_000 : 5_000);

/** A stand-in for Stripe in which no money moves. Its books are in the shop's database. */
export function createSandbox(needs: Needs): Sandbox {
  const { database, webhookUrl, log, now = () => new Date(), byHand = false } = needs;
  let plan = promptly;
  let courier: Worker | undefined;
  let account: Promise<Account> | undefined;
  let server: Server | undefined;

  const accountOnce = () => {
    account ??= database.then(({ queries }) => openAccount(queries));
    return account;
  };
  const parts = {
    database,
    account: accountOnce,
    now,
    plan: () => plan,
    log,
    changed: () => courier?.wake(),
  };
  const post = async (): Promise<Post> => ({
    database: await database,
    webhookUrl,
    webhookSecret: (await accountOnce()).webhookSecret,
    now,
    log,
  });
  const round = async () => makeRound(await post(), plan);

  return {
    pages: checkoutPages(parts),
    async open() {
      await refuseRealBooks((await database).queries);
      const settings = await accountOnce();
      server = createAdaptorServer({ fetch: stripeApi(parts).fetch }) as Server;
      server.listen(0, host);
      await once(server, 'listening');
      if (!byHand) courier = startWorker({ name: 'sandbox round', every: rest, work: round, log });
      const address = server.address();
      if (address === null || typeof address === 'string') throw new Error('no port to listen on');
      return { ...settings, address: { host, port: address.port } };
    },
    async close() {
      await courier?.stop();
      if (!server) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
    planNotices: (change) => {
      plan = { ...plan, ...change };
    },
    makeRound: round,
    sendNotices: async (order) => deliverAll(await post(), order),
  };
}

/** Whoever has taken real money has forgotten the keys: here anybody could order without paying. */
async function refuseRealBooks(queries: Queries): Promise<void> {
  if (await hasLivePayments(queries))
    throw new Error(
      'The books hold real payments, of which the sandbox knows nothing: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.',
    );
}
