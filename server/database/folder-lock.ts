import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';

/** Thrown if the folder is in use by another process. */
export class FolderInUseError extends Error {
  /** That process, if known: a process in another container is not. */
  readonly pid: number | undefined;

  constructor(folder: string, pid?: number) {
    const holder = pid === undefined ? 'another process' : `another process (${pid})`;
    super(
      `The data folder ${folder} is in use by ${holder}. Stop it first, or set DATA_DIR or DATABASE_URL.`,
    );
    this.pid = pid;
  }
}

type Lock = { release: () => Promise<void> };

/**
 * The file stays empty: only its lock counts. Nothing else in this process may open it, because
 * closing it would release the lock.
 */
export const lockFile = 'shop.lock';

/** Milliseconds: two processes that start at once may block each other briefly. */
const timeoutMs = 250;

/** Keeps the garbage collector from closing the file and releasing the lock. */
const lockedFiles = new Set<DatabaseSync>();

/**
 * Locks a folder for this process, which PGlite does not do. Both locks belong to the operating
 * system and end with the process.
 */
export async function lockFolder(folder: string): Promise<Lock> {
  const socketLock = process.platform === 'linux' ? await lockWithSocket(folder) : undefined;
  try {
    const fileLock = await lockWithFile(folder);
    return { release: () => releaseAll([fileLock, socketLock]) };
  } catch (error) {
    // On a file system without locks the socket name still holds within this container.
    if (socketLock && !(error instanceof FolderInUseError)) return socketLock;
    await releaseAll([socketLock]);
    throw error;
  }
}

async function releaseAll(locks: readonly (Lock | undefined)[]): Promise<void> {
  for (const lock of locks) await lock?.release();
}

/**
 * A file lock, which also holds across containers that share the folder. Node has none of its own,
 * but its SQLite does.
 */
async function lockWithFile(folder: string): Promise<Lock> {
  // Imported here: some older Nodes warn about it, and PostgreSQL needs no lock.
  const { DatabaseSync } = await import('node:sqlite');
  const file = new DatabaseSync(join(folder, lockFile), { timeout: timeoutMs });
  try {
    file.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    file.close();
    throw isBusy(error) ? new FolderInUseError(folder) : error;
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
 * A listening socket in Linux's abstract namespace, named after the folder and unique per network
 * namespace. It sends this process's id to clients.
 */
async function lockWithSocket(folder: string): Promise<Lock> {
  const hash = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 24);
  const name = `\0rungmoor-${hash}`;
  for (let attempt = 1; ; attempt++) {
    try {
      return await listenOnSocket(name);
    } catch (error) {
      if (!isNameInUse(error)) throw error;
      const pid = await readHolderPid(name);
      // There is no response on a name that is being released: a child process that is just starting still
      // has a copy of its parent's sockets.
      if (pid !== undefined || attempt === 4) throw new FolderInUseError(folder, pid);
    }
  }
}

async function listenOnSocket(name: string): Promise<Lock> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.end(String(process.pid));
  });
  server.listen(name);
  server.unref();
  await once(server, 'listening');
  // A client that disconnects early must not crash this process.
  server.on('error', () => {});
  return { release: () => close(server) };
}

/** The id of the process that holds a name, if it responds. */
function readHolderPid(name: string): Promise<number | undefined> {
  const { promise, resolve } = Promise.withResolvers<number | undefined>();
  let response = '';
  const socket = connect(name);
  socket.setTimeout(timeoutMs, () => socket.destroy());
  socket.on('data', (chunk) => {
    response += chunk;
  });
  socket.on('error', () => {});
  socket.on('close', () => resolve(Number(response) || undefined));
  return promise;
}

function close(server: Server): Promise<void> {
  return new Promise((done) => server.close(() => done()));
}

function isNameInUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

function isBusy(error: unknown): boolean {
  const busy = 5;
  return error instanceof Error && 'errcode' in error && error.errcode === busy;
}
