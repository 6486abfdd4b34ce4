import { whenOpen } from '../answering.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import type { Provider } from '../payments/provider.ts';

/** What work on orders needs. */
export type Shop = {
  database: Database;
  provider: Provider;
  log: Log;
  /** The shop's public address, for links in mails. */
  origin: string;
};

/** The same before the database and the provider can be had. */
export type OpeningShop = {
  database: Promise<Database>;
  provider: Promise<Provider>;
  log: Log;
  origin: string;
};

/** Waits for both, but no longer than a visitor would. */
export async function whenShopOpen(opening: OpeningShop): Promise<Shop> {
  const database = await whenOpen(opening.database);
  return { ...opening, database, provider: await opening.provider };
}
