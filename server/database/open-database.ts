import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openPglite } from './open-pglite.ts';
import { openPostgres } from './open-postgres.ts';

type Place = {
  /** A PostgreSQL server; without it the embedded database is used. */
  url?: string | undefined;
  folder: string;
};

/** Opens the database and brings its tables up to date. */
export async function openDatabase({ url, folder }: Place): Promise<Database> {
  const database = url ? openPostgres(url) : await openPglite(folder);
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
