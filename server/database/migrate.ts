import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { type Database, type Queries, rowsOf } from './database.ts';

/** Any number that no other program on the same database uses for an advisory lock. */
const migrationLock = 7_864_001;

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
  const newer = migrationNames.filter((name) => !been.includes(name)).flatMap(statementsOf);
  for (const statement of newer.filter((text) => text.startsWith('update ')))
    await queries.execute(sql.raw(statement));
}

/** Our migrations hold no semicolon inside a statement, so that one ends each. */
export function statementsOf(name: string): string[] {
  return readFileSync(new URL(`./migrations/${name}`, import.meta.url), 'utf8')
    .replaceAll(/^--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}

/** What the tables go through, in this order: files of the folder migrations, named for bundles too. */
export const migrationNames = [
  '0001-shop.sql',
  '0002-sandbox.sql',
  '0003-chore.sql',
  '0004-enquiry-attempt.sql',
  '0005-refunds.sql',
  '0006-trade-buyers.sql',
  '0007-sandbox-refunds.sql',
  '0008-orders-in-doubt.sql',
  '0009-order-event-kinds.sql',
  '0010-mail-held-back.sql',
  '0011-dispute-events.sql',
  '0012-mail-names.sql',
  '0013-restock-confirmation.sql',
  '0014-checkout-holders.sql',
] as const;
