import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { dataMigrations } from './data-migrations.ts';
import { type Database, type Queries, queryRows } from './database.ts';
import { migrationNames } from './migration-names.ts';

/** Any number that no other program uses for an advisory lock on the same database. */
const migrationLock = 7_864_001;

/** Migrates the tables. Several processes may start at once: one migrates, the others wait. */
export async function migrate(database: Database): Promise<readonly string[]> {
  return database.transaction(async (queries) => {
    await queries.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
    await queries.execute(
      sql`create table if not exists migration (name text primary key, applied_at timestamptz not null default now())`,
    );
    const pending = await findMissingMigrations(queries);
    for (const name of pending) {
      for (const statement of readStatements(name)) await queries.execute(sql.raw(statement));
      await runDataMigrations(queries, [name]);
      await queries.execute(sql`insert into migration (name) values (${name})`);
    }
    return pending;
  });
}

/** The migrations that have not been applied: all of them if there are no tables. */
export async function findMissingMigrations(queries: Queries): Promise<readonly string[]> {
  const [row] = await queryRows<{ begun: boolean }>(
    queries,
    sql`select to_regclass('migration') is not null as begun`,
  );
  if (!row?.begun) return migrationNames;
  const applied = await queryRows<{ name: string }>(queries, sql`select name from migration`);
  const known = new Set(applied.map(({ name }) => name));
  return migrationNames.filter((name) => !known.has(name));
}

/** Fills in what later migrations add, in rows restored from a backup that had these migrations only. */
export function runMissedDataMigrations(
  queries: Queries,
  applied: readonly string[],
): Promise<void> {
  return runDataMigrations(
    queries,
    migrationNames.filter((name) => !applied.includes(name)),
  );
}

async function runDataMigrations(queries: Queries, names: readonly string[]): Promise<void> {
  for (const [name, fill] of dataMigrations) if (names.includes(name)) await fill(queries);
}

/** A semicolon at the end of a line ends a statement; function bodies have theirs elsewhere. */
export function readStatements(name: string): string[] {
  return readFileSync(new URL(`./migrations/${name}`, import.meta.url), 'utf8')
    .replaceAll(/^--.*$/gm, '')
    .split(/;$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}
