import { and, eq, lt, or, sql } from 'drizzle-orm';
import { describeError, type Log } from '../app/log.ts';
import type { Database } from '../database/database.ts';
import { cataloguePublication } from '../database/schema.ts';
import { currentRevision } from './changes-in-force.ts';
import { notePublication } from './publisher.ts';

type BuildHook = {
  database: Database;
  /** The revision of this build's pages and functions. */
  built: string;
  /** The URL that starts a new build; if undefined, the owner starts one. */
  url: string | undefined;
  log: Log;
  send?: typeof fetch;
};

/** A build takes a minute or two; one that is not live by then is requested again. */
const patience = '15 minutes';

/**
 * On a static host: requests a build if the catalogue in force differs from the built one, once for all
 * functions, and records when a build is live.
 */
export async function requestBuild(hook: BuildHook): Promise<void> {
  const { database, built, url, log, send = fetch } = hook;
  const revision = await currentRevision(database.queries);
  if (revision === built) return noteLive(database, built);
  if (url === undefined) {
    log.warn('the catalogue has changed: set BUILD_HOOK_URL, or start a build');
    return;
  }
  if (!(await claim(database, revision))) return;
  try {
    const answer = await send(url, { method: 'POST', signal: AbortSignal.timeout(8_000) });
    if (!answer.ok) throw new HookRefused(answer.status);
    log.info('a build was requested', { revision });
  } catch (error) {
    log.error('the build hook could not be called', describeError(error));
    // The URL is a secret, and a network error may contain it.
    const failure =
      error instanceof HookRefused ? error.message : 'The build hook could not be reached.';
    await notePublication(database, revision, { failure });
  }
}

class HookRefused extends Error {
  constructor(status: number) {
    super(`The build hook answered ${status}.`);
  }
}

/** Recorded only once, because every change to the record sends an event to the office. */
async function noteLive(database: Database, revision: string): Promise<void> {
  const { queries } = database;
  const { revision: name, liveAt } = cataloguePublication;
  const isNoted = and(eq(name, revision), sql`${liveAt} is not null`);
  if (revision === '0' || (await queries.$count(cataloguePublication, isNoted)) > 0) return;
  await notePublication(database, revision, { isLive: true });
}

/** Returns true for one caller, and again if the last attempt failed or led to no live build. */
async function claim({ queries }: Database, revision: string): Promise<boolean> {
  const { revision: name, dueAt, failedAt } = cataloguePublication;
  const now = sql`clock_timestamp()`;
  const inserted = await queries
    .insert(cataloguePublication)
    .values({ revision, versionId: Number.parseInt(revision, 10) || null, dueAt: now })
    .onConflictDoUpdate({
      target: name,
      set: { dueAt: now, failedAt: null, failure: null },
      setWhere: or(
        lt(dueAt, sql`${now} - ${patience}::interval`),
        lt(failedAt, sql`${now} - interval '1 minute'`),
      ),
    })
    .returning({ name });
  return inserted.length > 0;
}
