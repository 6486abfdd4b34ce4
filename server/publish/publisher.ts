import { sql } from 'drizzle-orm';
import { applyChanges } from '../../catalogue/apply-changes.ts';
import type { CatalogueChanges } from '../../catalogue/changes.ts';
import type { Catalogue } from '../../catalogue/index-products.ts';
import { applyContentChanges } from '../../content/editable/apply-content-changes.ts';
import { listedProducts } from '../app/catalogue.ts';
import { describeError, type Log } from '../app/log.ts';
import type { Database } from '../database/database.ts';
import { cataloguePublication } from '../database/schema.ts';
import { startWorker, type Worker } from '../jobs/worker.ts';
import { type LiveSite, type Replacements, replaceFiles } from '../pages/read-site.ts';
import { parseFeed } from '../stock/merchant-feed.ts';
import {
  findChangesInForce,
  findCurrentRevision,
  findNextChangeTime,
  readDatabaseClock,
} from './changes-in-force.ts';
import type { LiveCatalogue } from './live-catalogue.ts';
import type { Renderer } from './renderer-types.ts';
import { publishChannel } from './versions.ts';

type PublisherOptions = {
  database: Database;
  live: LiveCatalogue;
  /** The pages of this process; omitted if it has none. */
  site?: LiveSite | undefined;
  /** Called when pages have to be rendered for the first time. */
  openRenderer?: (() => Renderer) | undefined;
  log: Log;
  /** Milliseconds between polls of the database, in case a notification does not arrive. */
  pollMs?: number;
};

/** A version whose pages failed to render is retried after this long. */
const retryAfterMs = 60_000;

/**
 * Follows the database: when the catalogue changes, renders its pages, then replaces the pages and the
 * catalogue at once. After a failure the old pages stay, and the next round continues.
 */
export function startPublisher(options: PublisherOptions): Worker {
  const { database, live, site, log, pollMs = 5_000 } = options;
  const { queries } = database;
  const built = site?.current;
  let renderer: Renderer | undefined;
  let closing = false;
  let failed: { revision: string; until: number } | undefined;

  async function publishIfChanged(): Promise<Date | undefined> {
    const startedAt = await readDatabaseClock(queries);
    const revision = await findCurrentRevision(queries);
    const isFailed = failed?.revision === revision && performance.now() < failed.until;
    if (revision !== live.current().revision && !isFailed) await publish();
    // From `startedAt`, to include what began or ended while pages were rendered.
    return findNextChangeTime(queries, startedAt);
  }

  async function publish(): Promise<void> {
    const changes = await findChangesInForce(queries);
    const { revision } = changes;
    await recordOutcome(revision, {});
    try {
      goLive(live.withChanges(changes), await render(changes));
      failed = undefined;
      await recordOutcome(revision, { isLive: true });
      log.info('the catalogue is live', { revision });
    } catch (error) {
      if (closing) return;
      failed = { revision, until: performance.now() + retryAfterMs };
      log.error('the catalogue could not be published', { revision, ...describeError(error) });
      const failure = error instanceof Error ? error.message : String(error);
      await recordOutcome(revision, { failure });
    }
  }

  /** A process without pages never marks a version as live. */
  async function recordOutcome(revision: string, outcome: Outcome): Promise<void> {
    if (site) await recordPublication(database, revision, outcome);
  }

  async function render(changes: CatalogueChanges): Promise<Replacements | undefined> {
    if (!built) return undefined;
    renderer ??= options.openRenderer?.();
    if (!renderer) throw new Error('Pages cannot be made in this process.');
    const rendered = await renderer.renderVersion(omitInvalidChanges(changes), (later) => {
      // Another version may be live by now.
      if (live.current().revision === changes.revision) goLive(live.current(), later);
    });
    // A version whose pages cannot be served must not go live.
    if (rendered.merchantFeed) parseFeed(rendered.merchantFeed, live.withChanges(changes));
    return rendered;
  }

  /** No request is handled in between: each sees the old pages and prices, or the new ones. */
  function goLive(catalogue: Catalogue, rendered: Replacements | undefined): void {
    if (site && built && rendered) replaceFiles(site, built, rendered);
    live.replace(catalogue);
  }

  const worker = startWorker({
    name: 'publishing the catalogue',
    run: publishIfChanged,
    // A minimum, in case this clock is ahead of the database's.
    intervalMs: (next) => Math.max(100, Math.min(pollMs, Number(next ?? Infinity) - Date.now())),
    log,
  });
  const listening = database.listen(publishChannel, worker.wake);
  return {
    wake: worker.wake,
    async stop() {
      closing = true;
      await listening.stop();
      // A version that is still being rendered is rendered at the next start.
      await renderer?.close();
      await worker.stop();
    },
  };
}

/** Omits changes that no longer fit the product list, as the catalogue does. */
export function omitInvalidChanges({ revision, changes }: CatalogueChanges): CatalogueChanges {
  const errors = [
    ...applyChanges(listedProducts, changes).errors,
    ...applyContentChanges(changes).errors,
  ];
  const invalidIds = new Set(errors.map(({ productId }) => productId));
  return { revision, changes: changes.filter(({ productId }) => !invalidIds.has(productId)) };
}

type Outcome = { isLive?: true; failure?: string };

/** Records the outcome of publishing a state of the catalogue; the first process to have it live counts. */
export async function recordPublication(
  { queries }: Pick<Database, 'queries'>,
  revision: string,
  { isLive, failure }: Outcome,
): Promise<void> {
  const now = await readDatabaseClock(queries);
  const version = Number.parseInt(revision, 10);
  const outcome = isLive
    ? { liveAt: now, failedAt: null, failure: null }
    : failure === undefined
      ? {}
      : { failedAt: now, failure };
  const row = { revision, versionId: version || null, dueAt: now };
  const insert = queries.insert(cataloguePublication).values({ ...row, ...outcome });
  await (Object.keys(outcome).length === 0
    ? insert.onConflictDoNothing()
    : insert.onConflictDoUpdate({
        target: cataloguePublication.revision,
        set: outcome,
        setWhere: sql`${cataloguePublication.liveAt} is null`,
      }));
}
