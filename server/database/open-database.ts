import type { Database } from './database.ts';
import { findMissingMigrations, migrate } from './migrate.ts';
import { migrationNames } from './migration-names.ts';
import { openPglite } from './open-pglite.ts';
import { openPostgres } from './open-postgres.ts';
import { isCluster } from './pglite-cluster.ts';

type DatabaseLocation = {
  /** A PostgreSQL URL; if undefined, the embedded database is used. */
  url?: string | undefined;
  folder: string;
};

/** Thrown if the tables need migrations that the caller did not request. */
export class OutdatedTablesError extends Error {}

/** Thrown if there are no tables, and the caller did not request creating them. */
export class NoTablesError extends Error {}

export type OpenOptions = {
  /** Throw OutdatedTablesError instead of migrating. */
  rejectOutdated?: boolean;
  /** Throw NoTablesError instead of creating them. */
  rejectEmpty?: boolean;
};

/** Opens the database and migrates it. */
export async function openDatabase(
  { url, folder }: DatabaseLocation,
  { rejectOutdated = false, rejectEmpty = false }: OpenOptions = {},
): Promise<Database> {
  if (rejectEmpty && !url && !isCluster(folder)) throw new NoTablesError();
  const database = url ? openPostgres(url) : await openPglite(folder);
  try {
    const { length } = await findMissingMigrations(database.queries);
    if (rejectEmpty && length === migrationNames.length) throw new NoTablesError();
    if (rejectOutdated && length > 0) throw new OutdatedTablesError();
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
