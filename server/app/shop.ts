import type { Catalogue } from '../../catalogue/index-products.ts';
import type { Database } from '../database/database.ts';
import { whenReady } from '../http/errors.ts';
import type { Provider } from '../payments/provider.ts';
import type { Log } from './log.ts';

/** What the domain modules depend on. */
export type Shop = {
  database: Database;
  provider: Provider;
  log: Log;
  /** The shop's public address, for links in emails. */
  origin: string;
  /** The products on sale. Call it each time, because they may change while the shop runs. */
  catalogue: () => Catalogue;
};

/** The shop while its database and provider are still opening. */
export type OpeningShop = Omit<Shop, 'database' | 'provider'> & {
  database: Promise<Database>;
  provider: Promise<Provider>;
};

/** Waits for both, but no longer than a visitor would. */
export async function whenShopReady(opening: OpeningShop, timeoutMs?: number): Promise<Shop> {
  const [database, provider] = await Promise.all([
    whenReady(opening.database, timeoutMs),
    whenReady(opening.provider, timeoutMs),
  ]);
  return { ...opening, database, provider };
}
