import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** The database itself, or a transaction on it. */
export type Queries = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open database of either engine. */
export type Database = {
  readonly engine: 'PGlite' | 'PostgreSQL';
  readonly queries: Queries;
  /**
   * Runs work in a transaction. Inside, use only the given queries: PGlite has one connection, and
   * any other query would wait for it forever.
   */
  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  /**
   * Calls back on every notification of a channel until stopped, and each time it starts to listen, because
   * notifications sent before, or while it reconnects, are missed.
   */
  listen(channel: string, onNotification: () => void): { stop: () => Promise<void> };
  /** False while writes are impossible because the disk is full. */
  hasDiskSpace(): boolean;
  close(): Promise<void>;
};

/** Runs raw SQL and returns its rows. */
export async function queryRows<Row>(queries: Queries, statement: SQL): Promise<Row[]> {
  const result = (await queries.execute(statement)) as unknown as { rows: Row[] };
  return result.rows;
}
