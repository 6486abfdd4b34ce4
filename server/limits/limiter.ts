import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { whenOpen } from '../answering.ts';
import { type Database, type Queries, rowsOf } from '../database/database.ts';
import { describeError, type Log } from '../log.ts';
import { clientAddress, isFromUntoldProxy } from './client-address.ts';
import { createDailySalt } from './daily-salt.ts';
import type { Limit } from './limits.ts';

type Needs = {
  database: Promise<Database>;
  log: Log;
  /** How many proxies stand in front of the server. */
  proxies: number;
  now?: () => Date;
};

export type Limiter = {
  /** Counts one more for whoever sent the request; see `count`. */
  countVisit(context: Context, limit: Limit): Promise<number | undefined>;
  /** Counts one more and answers, when that is one too many, how many seconds to wait. */
  count(who: string, limit: Limit): Promise<number | undefined>;
};

/**
 * Counts over all processes on one database. Nobody's address is kept: what is counted is a hash
 * with a salt that is thrown away after the day. What cannot be counted is let through.
 */
export function createLimiter({ database, log, proxies, now }: Needs): Limiter {
  const dailySalt = createDailySalt(now);
  let hasWarned = false;

  async function count(who: string, limit: Limit): Promise<number | undefined> {
    try {
      const { queries } = await whenOpen(database);
      const hash = createHmac('sha256', await dailySalt(queries))
        .update(who)
        .digest('base64url');
      return await countOneMore(queries, hash, limit);
    } catch (error) {
      log.warn('requests could not be counted', { limit: limit.name, ...describeError(error) });
      return undefined;
    }
  }

  return {
    count,
    async countVisit(context, limit) {
      if (!hasWarned && isFromUntoldProxy(context, proxies)) {
        hasWarned = true;
        log.warn('a proxy is in front: set TRUST_PROXY, or all visitors share the limits of one');
      }
      const address = clientAddress(context, proxies);
      if (address !== undefined) return count(address, limit);
      log.warn('a visitor could not be counted', { limit: limit.name });
      return undefined;
    },
  };
}

/** One statement, so that no two processes read the same count. The clock is the database's. */
async function countOneMore(
  queries: Queries,
  hash: string,
  { name, windows }: Limit,
): Promise<number | undefined> {
  const asked = windows.map(({ seconds }) => ({ key: `${name}.${seconds}.${hash}`, seconds }));
  const counted = await rowsOf<{ key: string; used: number; seconds_left: number }>(
    queries,
    sql`insert into rate_limit as kept (key, used, resets_at)
      select key, 1, now() + make_interval(secs => seconds)
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (key text, seconds integer)
      order by key
      on conflict (key) do update set
        used = case when kept.resets_at <= now() then 1 else kept.used + 1 end,
        resets_at = case when kept.resets_at <= now() then excluded.resets_at else kept.resets_at end
      returning key, used, ceil(extract(epoch from resets_at - now()))::integer as seconds_left`,
  );
  const waits = windows.map(({ most, seconds }, index) => {
    const row = counted.find(({ key }) => key === asked[index]?.key);
    // Who began earlier but came later finds a window that, by its own clock, has not yet begun.
    return row && row.used > most ? Math.min(seconds, Math.max(1, row.seconds_left)) : 0;
  });
  return Math.max(...waits) || undefined;
}

/** Throws away counts whose time is over, and the salts that made them. */
export async function forgetOldCounts({ queries }: Database): Promise<void> {
  await queries.execute(sql`delete from rate_limit where resets_at < now()`);
  await queries.execute(
    sql`delete from rate_salt where day < to_char(now() at time zone 'utc', 'YYYY-MM-DD')`,
  );
}
