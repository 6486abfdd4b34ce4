import type { Hono } from 'hono';
import type { Database } from '../database/database.ts';
import { createMailer } from '../email/mailer.ts';
import { whenReady } from '../http/errors.ts';
import { createLimiter } from '../http/limits/limiter.ts';
import { localHost } from '../http/local-host.ts';
import type { Route } from '../http/routes.ts';
import { startJobs } from '../jobs/jobs.ts';
import type { Site } from '../pages/read-site.ts';
import type { Provider } from '../payments/provider.ts';
import { paymentMode, paymentProvider } from '../payments/settings.ts';
import { feedRoute } from '../stock/feed-route.ts';
import { cutFeed } from '../stock/merchant-feed.ts';
import { createStockReader } from '../stock/stock-reader.ts';
import type { Environment } from './environment.ts';
import { isPublicShop } from './is-public-shop.ts';
import { describeError, type Log } from './log.ts';
import { type OpeningShop, whenShopReady } from './shop.ts';
import { openShopDatabase } from './shop-database.ts';
import { shopRoutes } from './shop-routes.ts';

type PreparedShop = {
  calls: Route[];
  /** Answers for the merchant feed; nothing where there is no built one. */
  feed: Route['handler'] | undefined;
  /** The books, as soon as they are open. */
  database: Promise<Database>;
  /** Where a buyer pays without a payment provider; nothing with one. */
  sandboxPages: Hono | undefined;
  /** Opens the books and sets the workers to work; throws if that can never succeed, unless it is closed meanwhile. */
  open: () => Promise<void>;
  close: () => Promise<void>;
};

/** Everything behind the pages. Calls can be registered at once: they wait for the books to open. */
export function prepareShop(
  environment: Environment,
  log: Log,
  site?: Site | undefined,
): PreparedShop {
  const books = Promise.withResolvers<Database>();
  const provider = Promise.withResolvers<Provider>();
  const { HOST, PORT, ORIGIN, MAIL_DIR, originIsGuessed } = environment;
  const opening: OpeningShop = {
    database: books.promise,
    provider: provider.promise,
    log,
    origin: ORIGIN,
  };
  const readStock = createStockReader(() => whenReady(books.promise));
  const builtFeed = site?.merchantFeed && cutFeed(site.merchantFeed);
  const desk = createMailer({ environment, log });
  const limiter = createLimiter({
    database: books.promise,
    log,
    proxies: environment.TRUST_PROXY,
  });
  const payments = paymentProvider.prepare(environment, {
    database: () => books.promise,
    address: `http://${localHost(HOST) ?? '127.0.0.1'}:${PORT}`,
    log,
  });
  // Who has named an address may have forgotten the keys, and anybody could order without paying.
  const mode = paymentMode(environment);
  if (mode === 'sandbox' && !originIsGuessed) {
    log.warn('payments go to the sandbox, where no money moves');
  }
  if (mode === 'test' && isPublicShop(environment)) {
    const { name } = paymentProvider;
    log.warn(`${name} is in test mode, where anybody can order with its test cards`);
  }
  /** In the order in which they were begun; they end the other way round. */
  const ends: (() => Promise<void>)[] = [];
  let closing = false;

  async function openAll() {
    const database = await openShopDatabase(environment, log);
    ends.push(database.close);
    books.resolve(database);
    ends.push(desk.open(database).stop);
    ends.push(payments.close);
    provider.resolve(await payments.open());
    const shop = await whenShopReady(opening);
    const chores = startJobs(shop, { mailFolder: MAIL_DIR, onMail: desk.wake });
    ends.push(...chores.map(({ stop }) => stop));
  }

  return {
    database: books.promise,
    sandboxPages: payments.pages,
    feed: builtFeed && feedRoute({ built: () => builtFeed, readStock, log }),
    calls: shopRoutes({
      ...opening,
      limiter,
      readStock,
      site,
      onMail: desk.wake,
      originIsGuessed,
    }),
    async open() {
      await openAll().catch((error) => {
        if (!closing) throw error;
      });
    },
    async close() {
      closing = true;
      for (const end of ends.reverse()) {
        await end().catch((error) => log.error('closing failed', describeError(error)));
      }
    },
  };
}
