import type { Database } from './database.ts';
import { areOld, migrate } from './migrate.ts';
import { openPglite } from './open-pglite.ts';
import { openPostgres } from './open-postgres.ts';

type Place = {
  /** A PostgreSQL server; without it the embedded database is used. */
  url?: string | undefined;
  folder: string;
};

/** The tables are those of an older version, and nobody asked to bring them up to date. */
export class OldTables extends Error {}

export type Opening = {
  /** Whether tables of an older version are refused, and not brought up to date. */
  leaveOld?: boolean;
};

/** Opens the database and brings its tables up to date. */
export async function openDatabase(
  { url, folder }: Place,
  { leaveOld = false }: Opening = {},
): Promise<Database> {
  const database = url ? openPostgres(url) : await openPglite(folder);
  try {
    if (leaveOld && (await areOld(database.queries))) throw new OldTables();
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
