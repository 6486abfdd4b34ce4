import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { migrate } from '../database/migrate.ts';
import { openPglite } from '../database/open-pglite.ts';

const cache = join(import.meta.dirname, '../../.cache/databases');

/** An embedded database with the shop's tables: its folder, and a dump for in-memory copies. */
export type MigratedDatabase = { folder: string; dump: string };

/** Created once per set of migrations and cached, because it takes seconds. */
export async function migratedDatabase(): Promise<MigratedDatabase> {
  const root = join(import.meta.dirname, '../..');
  const hash = createHash('sha256').update(process.version);
  for (const file of globSync('server/database/**/*.{sql,ts}', { cwd: root }).sort())
    hash.update(readFileSync(join(root, file)));
  const lock = readFileSync(join(root, 'package-lock.json'));
  const folderPath = join(cache, hash.update(lock).digest('hex'));
  const paths = { folder: join(folderPath, 'data'), dump: join(folderPath, 'dump.tar') };
  if (existsSync(folderPath)) return paths;
  await rm(cache, { recursive: true, force: true });
  const temporaryFolder = join(cache, `${process.pid}.part`);
  const dataDir = join(temporaryFolder, 'data');
  await mkdir(temporaryFolder, { recursive: true });
  const database = await openPglite(dataDir);
  await migrate(database);
  await database.close();
  const client = await PGlite.create({ dataDir });
  const contents = await (await client.dumpDataDir('none')).arrayBuffer();
  await client.close();
  await writeFile(join(temporaryFolder, 'dump.tar'), Buffer.from(contents));
  // Renamed when complete: another run may have created it meanwhile.
  await rename(temporaryFolder, folderPath).catch(() =>
    rm(temporaryFolder, { recursive: true, force: true }),
  );
  return paths;
}

/** Copies a database with the shop's tables to a new folder. */
export async function copyMigratedDatabase(folder: string): Promise<void> {
  cpSync((await migratedDatabase()).folder, folder, { recursive: true });
}
