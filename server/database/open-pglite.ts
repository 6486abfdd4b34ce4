import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, Queries } from './database.ts';
import { DiskFullError, hasDiskSpace, rejectWritesWhenFull } from './disk-space.ts';
import { lockFolder } from './folder-lock.ts';
import { ensureCluster, hasUserTables, recreateCluster } from './pglite-cluster.ts';
import * as schema from './schema.ts';

/** PostgreSQL's default of 128 MB is far more than a small shop needs. */
export const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'];

/** Opens an embedded database in memory, empty or with the contents of a dump. */
export async function openPgliteInMemory(dump?: Blob): Promise<Database> {
  const client = await PGlite.create({ startParams, ...(dump && { loadDataDir: dump }) });
  return createDatabase(client, { release: async () => {}, hasSpace: () => true });
}

/** Opens the embedded database in its own folder; `createCluster` creates one if there is none. */
export async function openPglite(folder: string, createCluster = initialise): Promise<Database> {
  // It contains buyers' data: only its owner may read it.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(folder);
  const hasSpace = () => hasDiskSpace(folder);
  try {
    if (!hasSpace()) throw new DiskFullError(folder);
    const client = await openOrRecreate(folder, createCluster);
    rejectWritesWhenFull(client, folder, hasSpace);
    return createDatabase(client, { ...lock, hasSpace });
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** An older version may have left an incomplete folder. It is recreated if it cannot contain orders. */
async function openOrRecreate(folder: string, createCluster: typeof initialise): Promise<PGlite> {
  await ensureCluster(folder, createCluster);
  const open = () => PGlite.create({ dataDir: folder, startParams });
  try {
    return await open();
  } catch (error) {
    if (hasUserTables(folder)) throw error;
    await recreateCluster(folder, createCluster);
    return open();
  }
}

/** Creating a cluster takes 400 MB that are never freed, so a child process does it. */
async function initialise(folder: string): Promise<void> {
  const script = fileURLToPath(new URL('./initialise-pglite.ts', import.meta.url));
  const childProcess = promisify(execFile)(process.execPath, [script, folder]);
  const killChild = () => childProcess.child.kill('SIGKILL');
  process.once('exit', killChild);
  try {
    await childProcess;
  } finally {
    process.off('exit', killChild);
  }
}

/**
 * Answers other requests between the steps of a query. The database shares their thread, and its promises
 * alone never let them in: an order would hold up every page for up to 160 ms.
 */
function yieldBetweenSteps(client: PGlite): void {
  const execute = client.execProtocolRaw.bind(client);
  client.execProtocolRaw = async (...message) => {
    await setImmediate();
    return execute(...message);
  };
}

type FolderHandle = { release: () => Promise<void>; hasSpace: () => boolean };

function createDatabase(client: PGlite, { release, hasSpace }: FolderHandle): Database {
  yieldBetweenSteps(client);
  const queries = drizzle(client, { schema });
  return {
    engine: 'PGlite',
    queries: queries as unknown as Queries,
    transaction: (work) => queries.transaction((inside) => work(inside as unknown as Queries)),
    listen: (channel, onNotification) => {
      const listening = client.listen(channel, onNotification);
      listening.then(onNotification, () => {});
      return { stop: async () => (await listening)() };
    },
    hasDiskSpace: hasSpace,
    close: async () => {
      await client.close();
      await release();
    },
  };
}
