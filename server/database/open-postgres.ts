import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, Queries } from './database.ts';
import * as schema from './schema.ts';

const timeLimits = "set statement_timeout = '15s'; set idle_in_transaction_session_timeout = '15s'";

/** Opens a pool on a PostgreSQL server. A connection that dies is replaced; its query alone fails. */
export function openPostgres(url: string, poolSize = 10): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    // Longer than the server's own patience: this is for one that has gone without a word.
    query_timeout: 20_000,
    // Asked for and not sent along with the name, for a pooler between us lets nobody in with those.
    onConnect: (client) => client.query(timeLimits),
  });
  // A fault of an idle connection has no caller to tell; the pool drops it by itself.
  pool.on('error', () => {});
  // One that is lent to a transaction tells whoever asks it next; unheard, it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const queries = drizzle(pool, { schema });
  return {
    engine: 'PostgreSQL',
    queries: queries as unknown as Queries,
    transaction: (work) => queries.transaction((inside) => work(inside as unknown as Queries)),
    // Its disk is another machine's: it says so when it is asked to write.
    isRoom: () => true,
    close: () => pool.end(),
  };
}
