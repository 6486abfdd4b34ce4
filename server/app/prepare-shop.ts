import type { Handler, Hono, MiddlewareHandler } from 'hono';
import type { Database } from '../database/database.ts';
import { createMailer } from '../email/mailer.ts';
import { whenReady } from '../http/errors.ts';
import { localHost } from '../http/hosts.ts';
import { createLimiter, type Limiter } from '../http/limits/limiter.ts';
import type { Route } from '../http/routes.ts';
import { startJobs } from '../jobs/jobs.ts';
import { createShell } from '../pages/page-shell.ts';
import type { LiveSite } from '../pages/read-site.ts';
import type { Provider } from '../payments/provider.ts';
import { paymentMode, paymentProvider } from '../payments/settings.ts';
import { servePhotos } from '../photos/photos.ts';
import { createLiveCatalogue } from '../publish/live-catalogue.ts';
import { startPublisher } from '../publish/publisher.ts';
import type { Renderer } from '../publish/renderer-types.ts';
import type { RegisterPageHandler } from '../register/register-page.ts';
import { feedRoute } from '../stock/feed-route.ts';
import { type MerchantFeed, parseFeed } from '../stock/merchant-feed.ts';
import { createStockReader } from '../stock/stock-reader.ts';
import { type Environment, isPublicShop } from './environment.ts';
import { type LaunchFacts, requireConfirmedClaims, requireLaunchFacts } from './launch.ts';
import { describeError, type Log } from './log.ts';
import { type OpeningShop, type Shop, whenShopReady } from './shop.ts';
import { openShopDatabase } from './shop-database.ts';
import { shopRoutes } from './shop-routes.ts';

type PreparedShop = {
  routes: Route[];
  /** Serves the merchant feed; undefined if none was built. */
  feed: Route['handler'] | undefined;
  /** Serves photos that were uploaded since the build. */
  photos: MiddlewareHandler;
  /** Renders the page of a register or an item; resolves to undefined for other requests. */
  registerPage: RegisterPageHandler;
  /** Resolves once the database is open. */
  database: Promise<Database>;
  /** The opened shop, for the office; rejects if opening takes too long. */
  ready: () => Promise<Shop>;
  limiter: Limiter;
  /** Call when an email may be waiting to be sent. */
  onMail: () => void;
  /** The sandbox's payment page; undefined with Stripe. */
  sandboxPages: Hono | undefined;
  offerPage: Handler;
  /** Opens the database and starts the jobs; throws if that can never succeed. */
  open: () => Promise<void>;
  close: () => Promise<void>;
};

type ShopOptions = {
  /** Omitted if another program serves the pages. */
  site?: LiveSite | undefined;
  /** Renders the pages again when the catalogue changes. */
  openRenderer?: (() => Renderer) | undefined;
  launch?: LaunchFacts | undefined;
};

/** Prepares everything but the pages. Routes can be registered at once: they wait for the database. */
export function prepareShop(
  environment: Environment,
  log: Log,
  { site, openRenderer, launch }: ShopOptions = {},
): PreparedShop {
  requireLaunchFacts(environment, launch);
  const opened = Promise.withResolvers<Database>();
  const provider = Promise.withResolvers<Provider>();
  const { HOST, PORT, ORIGIN, MAIL_DIR, isOriginAssumed } = environment;
  const liveCatalogue = createLiveCatalogue(log);
  const opening: OpeningShop = {
    database: opened.promise,
    provider: provider.promise,
    log,
    origin: ORIGIN,
    catalogue: liveCatalogue.current,
  };
  const readStock = createStockReader(() => whenReady(opened.promise), liveCatalogue.current);
  const feed = site && createFeedReader(site, liveCatalogue.current);
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
  // A configured address without payment keys may be a mistake: anyone could order without paying.
  const mode = paymentMode(environment);
  if (mode === 'sandbox' && !isOriginAssumed) {
    log.warn('payments go to the sandbox, where no money moves');
  }
  if (mode === 'test' && isPublicShop(environment)) {
    const { name } = paymentProvider;
    log.warn(`${name} is in test mode, where anyone can order with its test cards`);
  }
  /** Closed in reverse order. */
  const closers: (() => Promise<void>)[] = [];
  let closing = false;

  async function openDatabaseAndJobs() {
    const database = await openShopDatabase(environment, liveCatalogue.current(), log);
    closers.push(database.close);
    await requireConfirmedClaims(environment, database.queries, launch);
    opened.resolve(database);
    closers.push(mailer.open(database).stop);
    closers.push(payments.close);
    provider.resolve(await payments.open());
    const shop = await whenShopReady(opening);
    const workers = startJobs(shop, { mailFolder: MAIL_DIR, onMail: mailer.wake });
    closers.push(...workers.map(({ stop }) => stop));
    closers.push(startPublisher({ database, live: liveCatalogue, site, openRenderer, log }).stop);
  }

  return {
    database: opened.promise,
    ready: () => whenShopReady(opening),
    limiter,
    onMail: mailer.wake,
    sandboxPages: payments.pages,
    feed: feed && feedRoute({ built: feed, readStock, log }),
    photos: servePhotos(() => whenReady(opened.promise)),
    ...shopRoutes({
      ...opening,
      limiter,
      readStock,
      prices: liveCatalogue,
      site: site?.current,
      shell: site && (() => createShell(site.current.offer)),
      registerShell: site && (() => createShell(site.current.register)),
      onMail: mailer.wake,
      isOriginAssumed,
    }),
    async open() {
      await openDatabaseAndJobs().catch((error) => {
        if (!closing) throw error;
      });
    },
    async close() {
      closing = true;
      for (const end of closers.reverse()) {
        await end().catch((error) => log.error('closing failed', describeError(error)));
      }
    },
  };
}

/** The feed of the pages being served, split once per version of the pages; undefined if none was built. */
function createFeedReader(
  site: LiveSite,
  catalogue: Shop['catalogue'],
): (() => MerchantFeed) | undefined {
  const { merchantFeed: built } = site.current;
  if (!built) return undefined;
  let cached = { of: built, feed: parseFeed(built, catalogue()) };
  return () => {
    const { merchantFeed: of = built } = site.current;
    if (cached.of !== of) cached = { of, feed: parseFeed(of, catalogue()) };
    return cached.feed;
  };
}
