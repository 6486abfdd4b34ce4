import type { Database } from '../database/database.ts';
import { findMissingMigrations } from '../database/migrate.ts';
import { whenReady } from '../http/errors.ts';
import type { Route } from '../http/routes.ts';
import { withTimeout } from '../http/with-timeout.ts';
import { describeError, type Log } from './log.ts';

type ReadyDeps = { database: Promise<Database>; log: Log };

/** A load balancer polls every few seconds and must not wait. */
const timeoutMs = 2_000;

/** GET /api/ready: whether this process can take orders, and what is missing if not. */
export function readyRoute({ database, log }: ReadyDeps): Route {
  return {
    method: 'GET',
    path: '/api/ready',
    handler: async (context) => {
      const headers = { 'cache-control': 'no-store' };
      const missing = await findMissing(database).catch((error) => {
        log.warn('the database is not responding', describeError(error));
        return ['the database'];
      });
      if (missing.length === 0) return context.json({ status: 'ready' }, 200, headers);
      log.warn('not ready', { missing: missing.join(', ') });
      return context.json({ status: 'not ready', missing }, 503, {
        ...headers,
        'retry-after': '5',
      });
    },
  };
}

async function findMissing(database: Promise<Database>): Promise<string[]> {
  const { queries, hasDiskSpace } = await whenReady(database, timeoutMs);
  if (!hasDiskSpace()) return ['disk space'];
  const timeoutError = () => new Error('the database took too long to respond');
  const missing = await withTimeout(timeoutMs, findMissingMigrations(queries), timeoutError);
  return missing.map((name) => `migration ${name}`);
}
