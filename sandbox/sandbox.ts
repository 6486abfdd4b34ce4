import type { Hono } from 'hono';
import { account, prepareTables, type SandboxDatabase } from './database.ts';
import { checkoutPages } from './pages/checkout-pages.ts';
import type { SellerDetails } from './pages/layout.ts';
import { expireOverdue } from './sessions.ts';
import { stripeApi } from './stripe-api.ts';
import { randomId } from './stripe-objects.ts';
import { deliverDueEvents } from './webhooks.ts';

type SandboxOptions = {
  /** Waits for the database, or throws where it cannot be had. */
  database: () => Promise<SandboxDatabase>;
  /** Whether an error is a database that is away for a while, and no fault of ours. */
  isUnavailable: (error: unknown) => boolean;
  /** Where the shop hears of payments. */
  webhookUrl: string;
  /** Who is paid, as the hosted page shows it. */
  shop: SellerDetails;
  log: { warn: (message: string, details: Record<string, string | number>) => void };
  /** Told of a fault of the sandbox's own. */
  onError: (error: Error) => void;
  /** The time, which a test may move. */
  now?: () => Date;
  /** Called when there may be a webhook to send. */
  onChange?: () => void;
};

export type Sandbox = {
  /** The hosted checkout, to be mounted on the shop's address. */
  pages: Hono;
  /** Creates the tables where they are missing, and returns the secret that signs webhooks. */
  open: () => Promise<{ webhookSecret: string }>;
  /** Answers the Stripe SDK in Stripe's place. */
  fetch: typeof fetch;
  /** Expires overdue sessions and sends due webhooks; returns how many there were. */
  run: () => Promise<number>;
};

/** A stand-in for Stripe in which no money moves. Its tables have a schema of their own. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const { webhookUrl, shop, log, isUnavailable, onError } = options;
  const { now = () => new Date(), onChange = () => {} } = options;
  let opened: { database: SandboxDatabase; webhookSecret: string } | undefined;
  const open = async () => {
    const database = await options.database();
    opened ??= { database, webhookSecret: await ensureWebhookSecret(database) };
    return opened;
  };
  const parts = { database: async () => (await open()).database, now, onChange };
  const api = stripeApi({ ...parts, onError });
  return {
    pages: checkoutPages({ ...parts, shop, isUnavailable }),
    open,
    fetch: async (input, init) => api.fetch(new Request(input, init)),
    async run() {
      const { database, webhookSecret } = await open();
      const expired = await database.transaction((queries) =>
        expireOverdue({ queries, now: now() }),
      );
      return expired + (await deliverDueEvents({ database, webhookUrl, webhookSecret, now, log }));
    },
  };
}

/** The first process to ask makes up the secret, the others find it. */
async function ensureWebhookSecret(database: SandboxDatabase): Promise<string> {
  await prepareTables(database);
  const fresh = { id: 1, webhookSecret: randomId('whsec') };
  await database.queries.insert(account).values(fresh).onConflictDoNothing();
  const [row] = await database.queries.select().from(account);
  return row?.webhookSecret ?? fresh.webhookSecret;
}
