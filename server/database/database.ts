import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** Where queries go: the database itself, or a transaction on it. */
export type Queries = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open database of either engine. */
export type Database = {
  readonly engine: 'PGlite' | 'PostgreSQL';
  readonly queries: Queries;
  /**
   * Runs one piece of work as a whole. Inside, use only what is handed in: PGlite has a single
   * connection, and a query beside an open transaction would wait for it for ever.
   */
  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  /** False while nothing can be written, because the disk is full. */
  hasDiskSpace(): boolean;
  close(): Promise<void>;
};

/** Runs SQL that drizzle has no words for and answers its rows. */
export async function rowsOf<Row>(queries: Queries, statement: SQL): Promise<Row[]> {
  const result = (await queries.execute(statement)) as unknown as { rows: Row[] };
  return result.rows;
}
