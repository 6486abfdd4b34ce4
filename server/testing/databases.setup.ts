import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../database/migrate.ts';
import { openPglite } from '../database/open-pglite.ts';
import { openPostgres } from '../database/open-postgres.ts';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
    /** A database with the shop's tables, to be copied. */
    postgresTemplate: string;
    /** The file of an embedded database with the shop's tables. */
    pgliteDump: string;
  }
}

/** One PostgreSQL for the whole run (TEST_DATABASE_URL, else one that we start), and migrated databases to copy. */
export default async function setup(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: async () => {} } : await startPostgres();
  const template = `template_${process.pid}`;
  const [dump] = await Promise.all([migratedDump(), makeTemplate(server.url, template)]);
  project.provide('postgresUrl', server.url);
  project.provide('postgresTemplate', template);
  project.provide('pgliteDump', dump);
  return async () => {
    await query(server.url, `drop database if exists ${template}`);
    await server.stop();
  };
}

async function makeTemplate(serverUrl: string, name: string): Promise<void> {
  await query(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const database = openPostgres(url.href);
  await migrate(database);
  await database.close();
}

/** Made once for the same migrations, which takes seconds. */
async function migratedDump(): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  for (const file of globSync('server/database/**/*.{sql,ts}').sort())
    hash.update(readFileSync(file));
  const cache = join('.cache', 'databases');
  const dump = join(cache, `${hash.update(readFileSync('package-lock.json')).digest('hex')}.tar`);
  if (existsSync(dump)) return dump;
  await rm(cache, { recursive: true, force: true });
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(tmpdir(), 'rungmoor-dump-'));
  const dataDir = join(folder, 'data');
  const database = await openPglite(dataDir);
  await migrate(database);
  await database.close();
  const client = await PGlite.create({ dataDir });
  const contents = await (await client.dumpDataDir('none')).arrayBuffer();
  await client.close();
  // Renamed when whole: another run may look for it at the same time.
  await writeFile(join(cache, `${process.pid}.part`), Buffer.from(contents));
  await rename(join(cache, `${process.pid}.part`), dump);
  await rm(folder, { recursive: true, force: true });
  return dump;
}

async function query(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
