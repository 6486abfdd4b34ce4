import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The folder is in use by another process of this machine. */
export class FolderInUse extends Error {}

/**
 * Holds a folder for this process alone, as PGlite itself does not. The lock is a listening socket
 * named after the folder: it goes with the process, however that ends.
 */
export async function lockFolder(folder: string): Promise<{ release: () => Promise<void> }> {
  const name = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 24);
  // Linux has socket names that are no files, so that none is ever left over.
  const path =
    process.platform === 'linux' ? `\0rungmoor-${name}` : join(tmpdir(), `rungmoor-${name}.sock`);
  const server =
    (await listen(path)) ?? ((await answers(path)) ? undefined : await listenAnew(path));
  if (!server) {
    throw new FolderInUse(
      `The data folder ${folder} is in use by another process. Stop it first, or set DATA_DIR or DATABASE_URL.`,
    );
  }
  server.unref();
  return { release: () => new Promise((done) => server.close(() => done())) };
}

function listen(path: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(path, () => resolve(server));
  });
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** A socket file whose process is gone. */
function listenAnew(path: string): Promise<Server | undefined> {
  if (!path.startsWith('\0')) rmSync(path, { force: true });
  return listen(path);
}
