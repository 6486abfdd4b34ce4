import type { Database } from './database.ts';
import { migrate, migrationNames, missingMigrations } from './migrate.ts';
import { isCluster } from './new-cluster.ts';
import { openPglite } from './open-pglite.ts';
import { openPostgres } from './open-postgres.ts';

type DatabaseLocation = {
  /** A PostgreSQL server; without it the embedded database is used. */
  url?: string | undefined;
  folder: string;
};

/** The tables are those of an older version, and nobody asked to bring them up to date. */
export class OldTables extends Error {}

/** There are no tables, and nobody asked to make any. */
export class NoTables extends Error {}

export type OpenOptions = {
  /** Whether tables of an older version are refused, and not brought up to date. */
  leaveOld?: boolean;
  /** Whether a place without tables is refused, and left as it is. */
  leaveEmpty?: boolean;
};

/** Opens the database and brings its tables up to date. */
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
