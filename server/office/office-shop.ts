import type { Environment } from '../app/environment.ts';
import type { Log } from '../app/log.ts';
import type { Shop } from '../app/shop.ts';
import { openShopDatabase } from '../app/shop-database.ts';
import { createLimiter } from '../http/limits/limiter.ts';
import { paymentProvider } from '../payments/settings.ts';
import { createLiveCatalogue } from '../publish/live-catalogue.ts';
import { startPublisher } from '../publish/publisher.ts';

/**
 * The shop for an office that runs as a separate process. Jobs and email are left to the processes of the
 * shop, because only they have its mail server.
 */
export async function openOfficeShop(environment: Environment, log: Log) {
  const { ORIGIN: origin, TRUST_PROXY: proxies } = environment;
  const live = createLiveCatalogue(log);
  const database = await openShopDatabase(environment, live.current(), log);
  const databaseReady = Promise.resolve(database);
  const payments = paymentProvider.prepare(environment, {
    database: () => databaseReady,
    address: origin,
    log,
    byHand: true,
  });
  const provider = await payments.open();
  const shop: Shop = { database, provider, log, origin, catalogue: live.current };
  const publisher = startPublisher({ database, live, log });
  return {
    database: databaseReady,
    ready: async () => shop,
    limiter: createLimiter({ database: databaseReady, log, proxies }),
    onMail: () => {},
    async close() {
      await publisher.stop();
      await payments.close();
      await database.close();
    },
  };
}
