import { setTimeout as pause } from 'node:timers/promises';
import type { Catalogue } from '../../catalogue/index-products.ts';
import type { Database } from '../database/database.ts';
import { FolderInUseError } from '../database/folder-lock.ts';
import { type OpenOptions, openDatabase } from '../database/open-database.ts';
import { openLedger } from '../stock/ledger.ts';
import { describeError, type Log } from './log.ts';

type DatabaseSettings = { DATABASE_URL?: string | undefined; DATA_DIR: string };

type OpenedDatabase = { database: Database; unstockedProducts: string[] };

/**
 * Opens the database and its stock ledger. An unreachable server is retried, because pages work
 * without it; a folder that is in use throws.
 */
export async function openShopDatabase(
  settings: DatabaseSettings,
  catalogue: Catalogue,
  log: Log,
  retryMs = 5_000,
): Promise<Database> {
  for (;;) {
    try {
      const { database, unstockedProducts } = await openShopDatabaseOnce(settings, catalogue);
      for (const product of unstockedProducts) {
        log.warn('a new product has no stock because it may be a renamed one: count it', {
          product,
        });
      }
      return database;
    } catch (error) {
      if (error instanceof FolderInUseError) throw error;
      log.error('the database could not be opened', describeError(error));
      await pause(retryMs, undefined, { ref: false });
    }
  }
}

/** Makes one attempt. `unstockedProducts` lists the new products that were given no stock. */
export async function openShopDatabaseOnce(
  { DATABASE_URL, DATA_DIR }: DatabaseSettings,
  catalogue: Catalogue,
  options?: OpenOptions,
): Promise<OpenedDatabase> {
  const database = await openDatabase({ url: DATABASE_URL, folder: DATA_DIR }, options);
  try {
    const { withoutStock } = await openLedger(database.queries, catalogue.products);
    return { database, unstockedProducts: withoutStock };
  } catch (error) {
    await database.close();
    throw error;
  }
}
