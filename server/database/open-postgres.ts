import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, Queries } from './database.ts';
import * as schema from './schema.ts';

const timeLimits = "set statement_timeout = '15s'; set idle_in_transaction_session_timeout = '15s'";

/** Milliseconds: longer than the server's own limit, in case the server has vanished. */
const defaultQueryTimeoutMs = 20_000;

/** Opens a connection pool. A connection that dies is replaced; only its query fails. */
export function openPostgres(
  url: string,
  poolSize = 10,
  queryTimeout = defaultQueryTimeoutMs,
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    query_timeout: queryTimeout,
    // Set after connecting: poolers such as PgBouncer reject start-up parameters.
    onConnect: (client) => client.query(timeLimits),
  });
  // An error on an idle connection has no caller; the pool drops the connection.
  pool.on('error', () => {});
  // A checked-out connection passes its error to the next query; an unhandled event would crash the
  // process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    engine: 'PostgreSQL',
    queries: drizzle(pool, { schema }) as unknown as Queries,
    transaction: (work) => runTransaction(pool, work),
    listen: (channel, onNotification) => listen(url, channel, onNotification),
    // The server itself reports a full disk.
    hasDiskSpace: () => true,
    close: () => pool.end(),
  };
}

/** Milliseconds before reconnecting. */
const reconnectDelayMs = 5_000;

/** Listens on a separate connection. If that fails, notifications are missed, but nothing else fails. */
function listen(url: string, channel: string, onNotification: () => void) {
  let stopped = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function connect() {
    const newClient = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    client = newClient;
    newClient.on('notification', onNotification);
    newClient.on('error', () => {});
    newClient.on('end', () => {
      if (!stopped) timer = setTimeout(connect, reconnectDelayMs).unref();
    });
    try {
      await newClient.connect();
      await newClient.query(`listen ${pg.escapeIdentifier(channel)}`);
      onNotification();
    } catch {
      await newClient.end().catch(() => {});
    }
  }
  const connecting = connect();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await connecting;
      await client?.end().catch(() => {});
    },
  };
}

/**
 * Runs a transaction on its own connection. If even the rollback fails the connection is discarded;
 * drizzle would leak it if `begin` failed.
 */
async function runTransaction<Result>(
  pool: pg.Pool,
  work: (queries: Queries) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  const queries = drizzle(client, { schema });
  let isReusable = false;
  try {
    await queries.execute(sql`begin`);
    try {
      const result = await work(queries as unknown as Queries);
      await queries.execute(sql`commit`);
      isReusable = true;
      return result;
    } catch (error) {
      await queries.execute(sql`rollback`);
      isReusable = true;
      throw error;
    }
  } finally {
    client.release(!isReusable);
  }
}
