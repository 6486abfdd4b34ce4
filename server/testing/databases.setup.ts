import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../database/migrate.ts';
import { openPostgres } from '../database/open-postgres.ts';
import { migratedDatabase } from './migrated-database.ts';
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

/** One PostgreSQL for the whole run (TEST_DATABASE_URL, or else our own), and migrated databases to copy. */
export default async function setup(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: async () => {} } : await startPostgres();
  const template = `template_${process.pid}`;
  const [{ dump }] = await Promise.all([migratedDatabase(), createTemplate(server.url, template)]);
  project.provide('postgresUrl', server.url);
  project.provide('postgresTemplate', template);
  project.provide('pgliteDump', dump);
  return async () => {
    await query(server.url, `drop database if exists ${template}`);
    await server.stop();
  };
}

async function createTemplate(serverUrl: string, name: string): Promise<void> {
  await query(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const database = openPostgres(url.href);
  await migrate(database);
  await database.close();
}

async function query(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
