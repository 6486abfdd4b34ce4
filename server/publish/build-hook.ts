import { and, eq, lt, or, sql } from 'drizzle-orm';
import { describeError, type Log } from '../app/log.ts';
import type { Database } from '../database/database.ts';
import { cataloguePublication } from '../database/schema.ts';
import { findCurrentRevision } from './changes-in-force.ts';
import { recordPublication } from './publisher.ts';

type BuildHook = {
  database: Database;
  /** The revision of this build's pages and functions. */
  builtRevision: string;
  /** The URL that starts a new build; if undefined, the owner starts one. */
  url: string | undefined;
  log: Log;
  send?: typeof fetch;
};

/** A build takes a minute or two; one that is not live by then is requested again. */
const buildTimeout = '15 minutes';

/**
 * On a static host: requests a build if the catalogue in force differs from the built one, once for all
 * functions, and records when a build is live.
 */
export async function requestBuild(hook: BuildHook): Promise<void> {
  const { database, builtRevision, url, log, send = fetch } = hook;
  const revision = await findCurrentRevision(database.queries);
  if (revision === builtRevision) return recordLive(database, builtRevision);
  if (url === undefined) {
    log.warn('the catalogue has changed: set BUILD_HOOK_URL, or start a build');
    return;
  }
  if (!(await claimBuild(database, revision))) return;
  try {
    const response = await send(url, { method: 'POST', signal: AbortSignal.timeout(8_000) });
    if (!response.ok) throw new BuildHookError(response.status);
    log.info('a build was requested', { revision });
  } catch (error) {
    log.error('the build hook could not be called', describeError(error));
    // The URL is a secret, and a network error may contain it.
    const failure =
      error instanceof BuildHookError ? error.message : 'The build hook could not be reached.';
    await recordPublication(database, revision, { failure });
  }
}

class BuildHookError extends Error {
  constructor(status: number) {
    super(`The build hook answered ${status}.`);
  }
}

/** Recorded only once, because every change to the record sends an event to the office. */
async function recordLive(database: Database, revision: string): Promise<void> {
  const { queries } = database;
  const { revision: name, liveAt } = cataloguePublication;
  const isRecorded = and(eq(name, revision), sql`${liveAt} is not null`);
  if (revision === '0' || (await queries.$count(cataloguePublication, isRecorded)) > 0) return;
  await recordPublication(database, revision, { isLive: true });
}

/** Returns true for one caller, and again if the last attempt failed or led to no live build. */
async function claimBuild({ queries }: Database, revision: string): Promise<boolean> {
  const { revision: name, dueAt, failedAt } = cataloguePublication;
  const now = sql`clock_timestamp()`;
  const inserted = await queries
    .insert(cataloguePublication)
    .values({ revision, versionId: Number.parseInt(revision, 10) || null, dueAt: now })
    .onConflictDoUpdate({
      target: name,
      set: { dueAt: now, failedAt: null, failure: null },
      setWhere: or(
        lt(dueAt, sql`${now} - ${buildTimeout}::interval`),
        lt(failedAt, sql`${now} - interval '1 minute'`),
      ),
    })
    .returning({ name });
  return inserted.length > 0;
}
