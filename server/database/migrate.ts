import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { convertOrderIssues } from './convert-order-issues.ts';
import { type Database, type Queries, rowsOf } from './database.ts';
import { migrationNames } from './migration-names.ts';

/** Any number that no other program on the same database uses for an advisory lock. */
const migrationLock = 7_864_001;

/** What a migration converts beyond its statements. */
const conversions: Readonly<Record<string, (queries: Queries) => Promise<void>>> = {
  '0015-order-issues.sql': convertOrderIssues,
};

/** Brings the tables up to date. Several processes may start at once: one works, the others wait. */
export async function migrate(database: Database): Promise<readonly string[]> {
  return database.transaction(async (queries) => {
    await queries.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
    await queries.execute(
      sql`create table if not exists migration (name text primary key, applied_at timestamptz not null default now())`,
    );
    const waiting = await missingMigrations(queries);
    for (const name of waiting) {
      for (const statement of statementsOf(name)) await queries.execute(sql.raw(statement));
      await conversions[name]?.(queries);
      await queries.execute(sql`insert into migration (name) values (${name})`);
    }
    return waiting;
  });
}

/** What the tables have not been through yet: everything where there are none. */
export async function missingMigrations(queries: Queries): Promise<readonly string[]> {
  const [row] = await rowsOf<{ begun: boolean }>(
    queries,
    sql`select to_regclass('migration') is not null as begun`,
  );
  if (!row?.begun) return migrationNames;
  const applied = await rowsOf<{ name: string }>(queries, sql`select name from migration`);
  const known = new Set(applied.map(({ name }) => name));
  return migrationNames.filter((name) => !known.has(name));
}

/** Fills what is newer in rows that had been through these alone, as it was filled in old rows here. */
export async function fillOldRows(queries: Queries, been: readonly string[]): Promise<void> {
  for (const name of migrationNames.filter((newer) => !been.includes(newer))) {
    const updates = statementsOf(name).filter((text) => text.startsWith('update '));
    for (const statement of updates) await queries.execute(sql.raw(statement));
    await conversions[name]?.(queries);
  }
}

/** Our migrations hold no semicolon inside a statement, so that one ends each. */
export function statementsOf(name: string): string[] {
  return readFileSync(new URL(`./migrations/${name}`, import.meta.url), 'utf8')
    .replaceAll(/^--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}
