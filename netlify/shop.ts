import path from 'node:path';
import { createApp } from '../server/app/app.ts';
import { readEnvironment } from '../server/app/environment.ts';
import { createLog } from '../server/app/log.ts';
import type { Shop } from '../server/app/shop.ts';
import { shopRoutes } from '../server/app/shop-routes.ts';
import { openPostgres } from '../server/database/open-postgres.ts';
import { whenReady } from '../server/http/errors.ts';
import { createLimiter } from '../server/http/limits/limiter.ts';
import { readFeed } from '../server/pages/read-site.ts';
import type { Payments } from '../server/payments/provider.ts';
import { paymentProvider } from '../server/payments/settings.ts';
import { feedRoute } from '../server/stock/feed-route.ts';
import { cutFeed } from '../server/stock/merchant-feed.ts';
import { createStockReader } from '../server/stock/stock-reader.ts';

/** The shop as one instance of a function has it. */
export type ServerlessShop = Shop & {
  app: ReturnType<typeof createApp>;
  payments: Payments;
  smtpUrl: string | undefined;
};

/** An instance answers one request at a time, and there may be many instances on one database. */
const connections = 2;

/** Opens the shop from the environment. The tables are made by `npm run shop -- database prepare`. */
export async function openServerlessShop(
  source: Record<string, string | undefined>,
): Promise<ServerlessShop> {
  // Netlify itself says so in its builds alone.
  const environment = readEnvironment({ ...source, NETLIFY: 'true' });
  const { DATABASE_URL = '', ORIGIN: origin, SMTP_URL: smtpUrl } = environment;
  // Where a function's files lie, which need not be where it runs.
  const { LAMBDA_TASK_ROOT: root = '' } = source;
  const log = createLog(environment.LOG_LEVEL);
  const database = openPostgres(DATABASE_URL, connections);
  const books = Promise.resolve(database);
  const payments = paymentProvider.prepare(environment, {
    database: () => books,
    address: origin,
    log,
    // Nothing runs between two requests: the sweep does what is due.
    byHand: true,
  });
  const provider = await payments.open();
  const opening = { database: books, provider: Promise.resolve(provider), log, origin };
  // The adapter puts the visitor's address there, in the place of whatever the visitor wrote.
  const limiter = createLimiter({ database: books, log, proxies: 1 });
  const readStock = createStockReader(() => whenReady(books));
  // Read when it is asked for: netlify.toml gives the file to one function alone.
  const built = () => cutFeed(readFeed(path.resolve(root, 'dist')));
  const app = createApp({
    calls: shopRoutes({ ...opening, limiter, readStock }),
    sandboxPages: payments.pages,
    feed: feedRoute({ built, readStock, log }),
    log,
  });
  return { app, database, provider, payments, log, origin, smtpUrl };
}
