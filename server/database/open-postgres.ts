import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, Queries } from './database.ts';
import * as schema from './schema.ts';

const timeLimits = "set statement_timeout = '15s'; set idle_in_transaction_session_timeout = '15s'";

/** Milliseconds: longer than the server's own limit, this is for one that has gone without a word. */
const longestQuery = 20_000;

/** Opens a pool on a PostgreSQL server. A connection that dies is replaced; its query alone fails. */
export function openPostgres(url: string, poolSize = 10, queryTimeout = longestQuery): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    query_timeout: queryTimeout,
    // Asked for and not sent along with the name, for a pooler between us lets nobody in with those.
    onConnect: (client) => client.query(timeLimits),
  });
  // A fault of an idle connection has no caller to tell; the pool drops it by itself.
  pool.on('error', () => {});
  // One that is lent to a transaction tells whoever asks it next; unheard, it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    engine: 'PostgreSQL',
    queries: drizzle(pool, { schema }) as unknown as Queries,
    transaction: (work) => runWhole(pool, work),
    // Its disk is another machine's: it says so when it is asked to write.
    hasDiskSpace: () => true,
    close: () => pool.end(),
  };
}

/**
 * A transaction on a connection of its own. One on which not even a rollback comes through is thrown
 * away; left to drizzle, it would keep its place in the pool for ever if it failed at the start.
 */
async function runWhole<Result>(
  pool: pg.Pool,
  work: (queries: Queries) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  const queries = drizzle(client, { schema });
  let isSound = false;
  try {
    await queries.execute(sql`begin`);
    try {
      const result = await work(queries as unknown as Queries);
      await queries.execute(sql`commit`);
      isSound = true;
      return result;
    } catch (error) {
      await queries.execute(sql`rollback`);
      isSound = true;
      throw error;
    }
  } finally {
    client.release(!isSound);
  }
}
