import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';

/** The folder is in use by another process. */
export class FolderInUse extends Error {}

type Lock = { release: () => Promise<void> };

/**
 * The file is empty and stays: what counts is who has it locked. Nothing else in this process may
 * open it, for closing it again would unlock it.
 */
export const lockFile = 'shop.lock';

/** Of two that come at once each may be in the other's way for a moment; in milliseconds. */
const patience = 250;

/** Not left to the garbage collector, which would close the file and unlock it. */
const lockedFiles = new Set<DatabaseSync>();

/**
 * Holds a folder for this process alone, as PGlite itself does not. The operating system keeps both
 * locks and drops them with the process, however that ends, so that none is ever left over.
 */
export async function lockFolder(folder: string): Promise<Lock> {
  const name = process.platform === 'linux' ? await holdName(folder) : undefined;
  try {
    const file = await holdFile(folder);
    return { release: () => releaseAll([file, name]) };
  } catch (error) {
    // A file system that knows no locks: the name still holds in this container.
    if (name && !(error instanceof FolderInUse)) return name;
    await releaseAll([name]);
    throw error;
  }
}

async function releaseAll(locks: readonly (Lock | undefined)[]): Promise<void> {
  for (const lock of locks) await lock?.release();
}

/**
 * A lock on a file in the folder, which other containers with the same folder meet as well. Node
 * itself has none to offer, but the SQLite in it has.
 */
async function holdFile(folder: string): Promise<Lock> {
  // Loaded here: some older Nodes warn of it, and PostgreSQL needs no lock.
  const { DatabaseSync } = await import('node:sqlite');
  const file = new DatabaseSync(join(folder, lockFile), { timeout: patience });
  try {
    file.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    file.close();
    throw isBusy(error) ? inUse(folder) : error;
  }
  lockedFiles.add(file);
  return {
    release: async () => {
      lockedFiles.delete(file);
      file.close();
    },
  };
}

/**
 * A listening socket named after the folder. Linux has names that are no files: one network, and so
 * most often one container, has each of them once.
 */
function holdName(folder: string): Promise<Lock> {
  const name = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 24);
  const { promise, resolve, reject } = Promise.withResolvers<Lock>();
  const server = createServer((socket) => socket.destroy());
  server.once('error', (error: NodeJS.ErrnoException) =>
    reject(error.code === 'EADDRINUSE' ? inUse(folder) : error),
  );
  server.listen(`\0rungmoor-${name}`, () => resolve({ release: () => close(server) }));
  server.unref();
  return promise;
}

function close(server: Server): Promise<void> {
  return new Promise((done) => server.close(() => done()));
}

function isBusy(error: unknown): boolean {
  const busy = 5;
  return error instanceof Error && 'errcode' in error && error.errcode === busy;
}

function inUse(folder: string): FolderInUse {
  return new FolderInUse(
    `The data folder ${folder} is in use by another process. Stop it first, or set DATA_DIR or DATABASE_URL.`,
  );
}
