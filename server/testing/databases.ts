import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import type { Database, Queries } from '../database/database.ts';
import { readStatements } from '../database/migrate.ts';
import { openPgliteInMemory } from '../database/open-pglite.ts';
import { openPostgres } from '../database/open-postgres.ts';

/** A PostgreSQL database for one test, empty or a copy of a template. */
export async function createPostgresDatabase(
  template = 'template1',
): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create database ${name} template ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database if exists ${name} with (force)`) };
}

/** An embedded database with the shop's tables, all empty. */
export async function openMigratedPglite(): Promise<Database> {
  return openPgliteInMemory(await openAsBlob(inject('pgliteDump')));
}

/**
 * Runs the same tests on the embedded database and on PostgreSQL; each engine starts with empty tables.
 * `itOnPostgres` is for long tests of what both engines do alike: query plans, thousands of bodies.
 */
export function describeOnBothEngines(
  name: string,
  tests: (
    database: () => Database,
    itOnPostgres: (title: string, test: () => Promise<void>, timeout?: number) => void,
  ) => void,
): void {
  describe.each(['PGlite', 'PostgreSQL'] as const)(`${name} on %s`, (engine) => {
    let database: Database | undefined;
    let dropDatabase = async () => {};

    beforeAll(async () => {
      if (engine === 'PGlite') database = await openMigratedPglite();
      else {
        const { url, drop } = await createPostgresDatabase(inject('postgresTemplate'));
        database = openPostgres(url);
        dropDatabase = drop;
      }
    });

    afterAll(async () => {
      await database?.close();
      await dropDatabase();
    });

    tests(
      () => {
        if (!database) throw new Error('the database is not open yet');
        return database;
      },
      (title, test, timeout) => {
        if (engine === 'PostgreSQL') it(title, test, timeout);
      },
    );
  });
}

/** Replaces all tables with those of an earlier release, made by these migrations alone. */
export async function createTables(queries: Queries, migrations: readonly string[]): Promise<void> {
  const run = (statement: string) => queries.execute(sql.raw(statement));
  await run('drop schema public cascade');
  await run('create schema public');
  await run('create table migration (name text primary key, applied_at timestamptz)');
  for (const name of migrations) {
    for (const statement of readStatements(name)) await run(statement);
    await run(`insert into migration (name) values ('${name}')`);
  }
}
