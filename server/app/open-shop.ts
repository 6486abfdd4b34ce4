import type { Hono } from 'hono';
import type { Database } from '../database/database.ts';
import { createMailer } from '../email/mailer.ts';
import { whenReady } from '../http/errors.ts';
import { localHost } from '../http/hosts.ts';
import { createLimiter } from '../http/limits/limiter.ts';
import type { Route } from '../http/routes.ts';
import { startJobs } from '../jobs/jobs.ts';
import type { BuiltSite } from '../pages/read-site.ts';
import type { Provider } from '../payments/provider.ts';
import { paymentMode, paymentProvider } from '../payments/settings.ts';
import { feedRoute } from '../stock/feed-route.ts';
import { cutFeed } from '../stock/merchant-feed.ts';
import { createStockReader } from '../stock/stock-reader.ts';
import { currentCatalogue } from './catalogue.ts';
import { type Environment, isPublicShop } from './environment.ts';
import { type LaunchFacts, requireLaunch } from './launch.ts';
import { describeError, type Log } from './log.ts';
import { type OpeningShop, whenShopReady } from './shop.ts';
import { openShopDatabase } from './shop-database.ts';
import { shopRoutes } from './shop-routes.ts';

type PreparedShop = {
  routes: Route[];
  /** Serves the merchant feed; undefined without a built one. */
  feed: Route['handler'] | undefined;
  /** Resolves once the database is open. */
  database: Promise<Database>;
  /** The sandbox's payment page; undefined with Stripe. */
  sandboxPages: Hono | undefined;
  /** Opens the database and starts the jobs; throws if that can never succeed. */
  open: () => Promise<void>;
  close: () => Promise<void>;
};

/** Everything but the pages. Routes can be registered at once: they wait for the database. */
export function prepareShop(
  environment: Environment,
  log: Log,
  site?: BuiltSite | undefined,
  launch?: LaunchFacts,
): PreparedShop {
  requireLaunch(environment, launch);
  const opened = Promise.withResolvers<Database>();
  const provider = Promise.withResolvers<Provider>();
  const { HOST, PORT, ORIGIN, MAIL_DIR, originIsGuessed } = environment;
  const opening: OpeningShop = {
    database: opened.promise,
    provider: provider.promise,
    log,
    origin: ORIGIN,
    catalogue: currentCatalogue,
  };
  const readStock = createStockReader(() => whenReady(opened.promise), currentCatalogue);
  const builtFeed = site?.merchantFeed && cutFeed(site.merchantFeed, currentCatalogue());
  const mailer = createMailer({ environment, log });
  const limiter = createLimiter({
    database: opened.promise,
    log,
    proxies: environment.TRUST_PROXY,
  });
  const payments = paymentProvider.prepare(environment, {
    database: () => opened.promise,
    address: `http://${localHost(HOST) ?? '127.0.0.1'}:${PORT}`,
    log,
  });
  // A named address without keys may be a mistake: anybody could order without paying.
  const mode = paymentMode(environment);
  if (mode === 'sandbox' && !originIsGuessed) {
    log.warn('payments go to the sandbox, where no money moves');
  }
  if (mode === 'test' && isPublicShop(environment)) {
    const { name } = paymentProvider;
    log.warn(`${name} is in test mode, where anybody can order with its test cards`);
  }
  /** Closed in reverse order. */
  const ends: (() => Promise<void>)[] = [];
  let closing = false;

  async function openAll() {
    const database = await openShopDatabase(environment, currentCatalogue(), log);
    ends.push(database.close);
    opened.resolve(database);
    ends.push(mailer.open(database).stop);
    ends.push(payments.close);
    provider.resolve(await payments.open());
    const shop = await whenShopReady(opening);
    const workers = startJobs(shop, { mailFolder: MAIL_DIR, onMail: mailer.wake });
    ends.push(...workers.map(({ stop }) => stop));
  }

  return {
    database: opened.promise,
    sandboxPages: payments.pages,
    feed: builtFeed && feedRoute({ built: () => builtFeed, readStock, log }),
    routes: shopRoutes({
      ...opening,
      limiter,
      readStock,
      site,
      onMail: mailer.wake,
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
