import { createHmac, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { describeError, type Log } from '../../app/log.ts';
import { type Database, type Queries, queryRows } from '../../database/database.ts';
import { checkout, checkoutNetwork, rateLimit, rateSalt } from '../../database/schema.ts';
import { whenReady } from '../errors.ts';
import type { Limit } from './limits.ts';
import {
  type ClientNetwork,
  clientAddress,
  forwardedAddress,
  isFromUndeclaredProxy,
  networksOf,
} from './networks.ts';

type LimiterOptions = {
  database: Promise<Database>;
  log: Log;
  /** How many proxies are in front of the server. */
  proxies: number;
  now?: (() => Date) | undefined;
};

/** A client network as hashes, one per salt in use. */
export type HashedNetwork = Pick<ClientNetwork, 'percent'> & { hashes: readonly string[] };

export type Limiter = {
  /** Counts one request of this client; see `count`. */
  countRequest(context: Context, limit: Limit): Promise<number | undefined>;
  /** Counts one more; over the limit, returns the seconds to wait. */
  count(clientKey: string, limit: Limit): Promise<number | undefined>;
  /** The networks this client is counted in. */
  networksOf(context: Context): Promise<HashedNetwork[]>;
};

/**
 * Counts across all processes on one database. Addresses are stored only as hashes with a daily
 * salt, and a count that fails lets the request through.
 */
export function createLimiter({ database, log, proxies, now }: LimiterOptions): Limiter {
  const readDailySalt = createDailySaltReader(now);
  let hasWarned = false;

  function warnOnce(context: Context) {
    if (hasWarned) return;
    const isUndeclared = isFromUndeclaredProxy(context, proxies);
    if (!isUndeclared && (proxies === 0 || forwardedAddress(context, proxies))) return;
    hasWarned = true;
    log.warn(
      isUndeclared
        ? 'requests come through a proxy: set TRUST_PROXY, or all visitors share one rate limit'
        : 'X-Forwarded-For is missing: these visitors share one rate limit',
    );
  }

  async function countAll(
    networks: readonly Omit<ClientNetwork, 'percent'>[],
    limit: Limit,
  ): Promise<number | undefined> {
    try {
      const { queries } = await whenReady(database);
      const salt = await readDailySalt(queries);
      const hashedNetworks = networks.map(({ name, visitors }) => ({
        hash: hashNetwork(name, salt),
        visitors,
      }));
      return await incrementCounts(queries, hashedNetworks, limit);
    } catch (error) {
      log.warn('could not count requests', { limit: limit.name, ...describeError(error) });
      return undefined;
    }
  }

  return {
    count: (clientKey, limit) => countAll([{ name: clientKey, visitors: 1 }], limit),
    async countRequest(context, limit) {
      warnOnce(context);
      return countAll(networksOf(clientAddress(context, proxies)), limit);
    },
    async networksOf(context) {
      const { queries } = await whenReady(database);
      const salts = new Set([await readDailySalt(queries), ...(await readSalts(queries))]);
      return networksOf(clientAddress(context, proxies)).map(({ name, percent }) => ({
        percent,
        hashes: Array.from(salts, (salt) => hashNetwork(name, salt)),
      }));
    },
  };
}

function hashNetwork(name: string, salt: string): string {
  return createHmac('sha256', salt).update(name).digest('base64url');
}

/** Uses one statement, so that no two processes read the same count, and the database's clock. */
async function incrementCounts(
  queries: Queries,
  hashedNetworks: readonly { hash: string; visitors: number }[],
  { name, windows }: Limit,
): Promise<number | undefined> {
  const windowKeys = hashedNetworks.flatMap(({ hash, visitors }) =>
    windows.map(({ max, seconds }) => ({
      key: `${name}.${seconds}.${hash}`,
      seconds,
      max: max * visitors,
    })),
  );
  const rows = await queryRows<{ key: string; used: number; seconds_left: number }>(
    queries,
    sql`insert into ${rateLimit} as kept (key, used, resets_at)
      select key, 1, now() + make_interval(secs => seconds)
      from jsonb_to_recordset(${JSON.stringify(windowKeys)}::jsonb) as asked (key text, seconds integer)
      order by key
      on conflict (key) do update set
        used = case when kept.resets_at <= now() then 1 else kept.used + 1 end,
        resets_at = case when kept.resets_at <= now() then excluded.resets_at else kept.resets_at end
      returning key, used, ceil(extract(epoch from resets_at - now()))::integer as seconds_left`,
  );
  const waits = windowKeys.map(({ key, seconds, max }) => {
    const row = rows.find((each) => each.key === key);
    // A transaction that began earlier may see a window that starts in its future.
    return row && row.used > max ? Math.min(seconds, Math.max(1, row.seconds_left)) : 0;
  });
  return Math.max(...waits) || undefined;
}

/** Deletes expired counts, networks of ended checkouts and old salts. */
export async function deleteExpiredCounts({ queries }: Database, now = new Date()): Promise<void> {
  await queries.execute(sql`delete from ${rateLimit} where resets_at < now()`);
  await queries.execute(
    sql`delete from ${checkoutNetwork} using ${checkout} where id = checkout_id and state <> 'open'`,
  );
  const oldestDay = toUtcDay(new Date(now.getTime() - saltGraceHours * 3_600_000));
  await queries.execute(sql`delete from ${rateSalt} where day < ${oldestDay}`);
}

/** Reads the day's salt, shared by all processes on one database. */
function createDailySaltReader(now = () => new Date()) {
  let cached: { day: string; salt: string } | undefined;
  return async (queries: Queries): Promise<string> => {
    const day = toUtcDay(now());
    if (cached?.day !== day) cached = { day, salt: await getOrCreateSalt(queries, day) };
    return cached.salt;
  };
}

/** The UTC day: 2026-04-05. */
function toUtcDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** The day's salt, set by the first process that needs it. */
async function getOrCreateSalt(queries: Queries, day: string): Promise<string> {
  const newSalt = randomBytes(32).toString('base64url');
  const [row] = await queryRows<{ salt: string }>(
    queries,
    sql`insert into ${rateSalt} as kept (day, salt) values (${day}, ${newSalt})
      on conflict (day) do update set salt = kept.salt returning salt`,
  );
  return row?.salt ?? newSalt;
}

/** How long a salt outlives its day: a checkout from just before midnight holds stock for 40 minutes. */
const saltGraceHours = 3;

/** All salts that current counts may be hashed with. */
async function readSalts(queries: Queries): Promise<string[]> {
  const rows = await queryRows<{ salt: string }>(queries, sql`select salt from ${rateSalt}`);
  return rows.map(({ salt }) => salt);
}
