import { execFile } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, Queries } from './database.ts';
import { DiskFull, hasRoom, writeOnlyWithRoom } from './disk-room.ts';
import { lockFolder } from './folder-lock.ts';
import * as schema from './schema.ts';

/** PostgreSQL's default of 128 MB is far more than a small shop's tables ever fill. */
export const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'];

/** Opens the embedded database in a folder of our own; `memory://` for one that is not kept. */
export async function openPglite(folder: string): Promise<Database> {
  if (folder === 'memory://') {
    return over(await PGlite.create({ startParams }), {
      release: async () => {},
      isRoom: () => true,
    });
  }
  // It names buyers: for the owner's eyes alone.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(folder);
  const isRoom = () => hasRoom(folder);
  try {
    if (!isRoom()) throw new DiskFull(folder);
    if (!existsSync(join(folder, 'PG_VERSION'))) await initialise(folder);
    const client = await PGlite.create({ dataDir: folder, startParams });
    writeOnlyWithRoom(client, folder, isRoom);
    return over(client, { ...lock, isRoom });
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Making a new cluster takes 400 MB that are never given back, so a child does it and goes. */
async function initialise(folder: string): Promise<void> {
  const script = fileURLToPath(new URL('./initialise-pglite.ts', import.meta.url));
  await promisify(execFile)(process.execPath, [script, folder]);
}

type Place = { release: () => Promise<void>; isRoom: () => boolean };

function over(client: PGlite, { release, isRoom }: Place): Database {
  const queries = drizzle(client, { schema });
  return {
    engine: 'PGlite',
    queries: queries as unknown as Queries,
    transaction: (work) => queries.transaction((inside) => work(inside as unknown as Queries)),
    isRoom,
    close: async () => {
      await client.close();
      await release();
    },
  };
}
