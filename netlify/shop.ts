import path from 'node:path';
import { createApp } from '../server/app/app.ts';
import { readEnvironment } from '../server/app/environment.ts';
import {
  type LaunchFacts,
  requireConfirmedClaims,
  requireLaunchFacts,
} from '../server/app/launch.ts';
import { createLog } from '../server/app/log.ts';
import type { Shop } from '../server/app/shop.ts';
import { shopRoutes } from '../server/app/shop-routes.ts';
import { openPostgres } from '../server/database/open-postgres.ts';
import { whenReady } from '../server/http/errors.ts';
import { createLimiter } from '../server/http/limits/limiter.ts';
import type { PageShell } from '../server/pages/page-shell.ts';
import { readFeed } from '../server/pages/read-site.ts';
import type { Payments } from '../server/payments/provider.ts';
import { paymentProvider } from '../server/payments/settings.ts';
import { createLiveCatalogue } from '../server/publish/live-catalogue.ts';
import { feedRoute } from '../server/stock/feed-route.ts';
import { type MerchantFeed, parseFeed } from '../server/stock/merchant-feed.ts';
import { createStockReader } from '../server/stock/stock-reader.ts';

/** The shop as one function instance holds it. */
export type ServerlessShop = Shop & {
  app: ReturnType<typeof createApp>;
  payments: Payments;
  smtpUrl: string | undefined;
  buildHookUrl: string | undefined;
};

/** A built page, as the host serves it, into which a customer's own page is rendered. */
async function readShell(origin: string, name: 'offer' | 'register'): Promise<PageShell> {
  const page = await fetch(new URL(`/${name}`, origin));
  const headers = Object.fromEntries(
    ['content-type', 'content-security-policy'].map((name) => [name, page.headers.get(name) ?? '']),
  );
  return { html: await page.text(), headers };
}

/** An instance handles one request at a time, and many instances share one database. */
const maxConnections = 2;

/**
 * Opens the shop from the environment. The build migrates the tables: `npm run shop -- database
 * prepare`.
 */
export async function openServerlessShop(
  source: Record<string, string | undefined>,
  launch?: LaunchFacts,
): Promise<ServerlessShop> {
  // Netlify sets this in builds only.
  const environment = readEnvironment({ ...source, NETLIFY: 'true' });
  requireLaunchFacts(environment, launch);
  const { DATABASE_URL = '', ORIGIN: origin, SMTP_URL: smtpUrl } = environment;
  const { BUILD_HOOK_URL: buildHookUrl } = environment;
  // A function's files need not be in its working directory.
  const { LAMBDA_TASK_ROOT: root = '' } = source;
  const log = createLog(environment.LOG_LEVEL);
  const database = openPostgres(DATABASE_URL, maxConnections);
  try {
    await requireConfirmedClaims(environment, database.queries, launch);
  } catch (error) {
    await database.close();
    throw error;
  }
  const opened = Promise.resolve(database);
  const payments = paymentProvider.prepare(environment, {
    database: () => opened,
    address: origin,
    log,
    // Nothing runs between requests, so the scheduled function does this.
    byHand: true,
  });
  const provider = await payments.open();
  // Pages and functions come from one build, so its prices are charged until the next build is live.
  const live = createLiveCatalogue(log);
  const { current: catalogue } = live;
  const prices = { ...live, inForce: async () => catalogue() };
  const sharedDeps = {
    database: opened,
    provider: Promise.resolve(provider),
    log,
    origin,
    catalogue,
  };
  // netlify/handle-request.ts sets the client's address in X-Forwarded-For.
  const limiter = createLimiter({ database: opened, log, proxies: 1 });
  const readStock = createStockReader(() => whenReady(opened), catalogue);
  // Read on first use: netlify.toml ships the file with one function only.
  let cachedFeed: MerchantFeed | undefined;
  const built = () => {
    cachedFeed ??= parseFeed(readFeed(path.resolve(root, 'netlify/built')), catalogue());
    return cachedFeed;
  };
  const app = createApp({
    ...shopRoutes({
      ...sharedDeps,
      limiter,
      readStock,
      prices,
      shell: () => readShell(origin, 'offer'),
      registerShell: () => readShell(origin, 'register'),
    }),
    sandboxPages: payments.pages,
    feed: feedRoute({ built, readStock, log }),
    log,
  });
  return { app, database, provider, payments, log, origin, smtpUrl, buildHookUrl, catalogue };
}
