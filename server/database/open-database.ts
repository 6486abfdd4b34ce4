import type { Database } from './database.ts';
import { migrate, missingMigrations } from './migrate.ts';
import { migrationNames } from './migration-names.ts';
import { isCluster } from './new-cluster.ts';
import { openPglite } from './open-pglite.ts';
import { openPostgres } from './open-postgres.ts';

type DatabaseLocation = {
  /** A PostgreSQL URL; if undefined, the embedded database is used. */
  url?: string | undefined;
  folder: string;
};

/** Thrown if the tables need migrations that the caller did not request. */
export class OldTables extends Error {}

/** Thrown if there are no tables, and the caller did not request creating them. */
export class NoTables extends Error {}

export type OpenOptions = {
  /** Throw OldTables instead of migrating. */
  leaveOld?: boolean;
  /** Throw NoTables instead of creating them. */
  leaveEmpty?: boolean;
};

/** Opens the database and migrates it. */
export async function openDatabase(
  { url, folder }: DatabaseLocation,
  { leaveOld = false, leaveEmpty = false }: OpenOptions = {},
): Promise<Database> {
  if (leaveEmpty && !url && !isCluster(folder)) throw new NoTables();
  const database = url ? openPostgres(url) : await openPglite(folder);
  try {
    const { length } = await missingMigrations(database.queries);
    if (leaveEmpty && length === migrationNames.length) throw new NoTables();
    if (leaveOld && length > 0) throw new OldTables();
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
