import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openPglite } from '../database/open-pglite.ts';
import { openPostgres } from '../database/open-postgres.ts';

/** A new PostgreSQL database for one test, dropped afterwards. */
export async function freshPostgres(): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database if exists ${name} with (force)`) };
}

/** Runs the same tests on PGlite and PostgreSQL, each with empty tables. */
export function describeOnBothEngines(
  name: string,
  tests: (database: () => Database) => void,
): void {
  describe.each(['PGlite', 'PostgreSQL'] as const)(`${name} on %s`, (engine) => {
    let database: Database | undefined;
    let clear = async () => {};

    beforeAll(async () => {
      if (engine === 'PGlite') database = await openPglite('memory://');
      else {
        const { url, drop } = await freshPostgres();
        database = openPostgres(url);
        clear = drop;
      }
      await migrate(database);
    }, 60_000);

    afterAll(async () => {
      await database?.close();
      await clear();
    });

    tests(() => {
      if (!database) throw new Error('the database is not open yet');
      return database;
    });
  });
}
