import { sql } from 'drizzle-orm';
import { type Database, type Queries, rowsOf } from '../database/database.ts';
import { migrationNames } from '../database/migration-names.ts';
import {
  type BackupEnd,
  BackupError,
  type BackupHead,
  type BackupRow,
  readBackup,
} from './backup-lines.ts';
import { type BackedTable, backedTables, passingTables } from './tables.ts';
import { sequenceOf } from './write-backup.ts';

/** So many rows are written at once. */
const batch = 500;

/**
 * Puts a backup in the place of everything that the database holds, all or nothing, on either
 * engine whichever the backup came from. Answers how many rows of each table that was.
 */
export function restoreBackup(
  database: Database,
  lines: AsyncIterable<string>,
): Promise<BackupEnd['rows']> {
  return database.transaction(async (queries) => {
    const names = [...backedTables.map(({ name }) => name), ...passingTables];
    await queries.execute(sql`truncate ${sql.join(names.map(sql.identifier), sql`, `)}`);
    let waiting: BackupRow[] = [];
    const writeWaiting = async () => {
      const [first] = waiting;
      if (!first) return;
      await insert(queries, tableNamed(first.table), waiting);
      waiting = [];
    };
    const end = await readBackup(lines, refuseUnknownTables, async (row) => {
      if (waiting.length === batch || waiting[0]?.table !== row.table) await writeWaiting();
      waiting.push(row);
    });
    await writeWaiting();
    for (const table of backedTables) await continueNumbers(queries, table, end.numbers);
    return end.rows;
  });
}

/** An older shop's backup can be taken in: what has come since is filled as for any old row. */
export async function refuseUnknownTables({ migrations }: BackupHead): Promise<void> {
  const known: readonly string[] = migrationNames;
  const newer = migrations.filter((name) => !known.includes(name));
  if (newer.length === 0) return;
  throw new BackupError(
    `The backup is of a newer shop, which knows ${newer.join(' and ')}. Restore it with that one.`,
  );
}

function tableNamed(name: string): BackedTable {
  const found = backedTables.find((table) => table.name === name);
  if (!found) throw new BackupError(`The backup holds a table that the shop has not: ${name}.`);
  return found;
}

/** A column that the row does not know keeps its default, and one that is gone since is passed over. */
async function insert(
  queries: Queries,
  { name, columns }: BackedTable,
  rows: readonly BackupRow[],
): Promise<void> {
  const table = sql.identifier(name);
  const given = columns.filter((column) => rows[0] && column in rows[0].row);
  const list = sql.join(given.map(sql.identifier), sql`, `);
  const json = JSON.stringify(rows.map(({ row }) => row));
  await queries.execute(
    sql`insert into ${table} (${list}) overriding system value
      select ${list} from json_populate_recordset(null::${table}, ${json}::json)`,
  );
}

/** No number is given out a second time, even where its row had been erased before the backup. */
async function continueNumbers(
  queries: Queries,
  table: BackedTable,
  numbers: BackupEnd['numbers'],
): Promise<void> {
  if (table.numbered === undefined) return;
  const [row] = await rowsOf<{ highest: number }>(
    queries,
    sql`select coalesce(max(${sql.identifier(table.numbered)}), 0)::int as highest
      from ${sql.identifier(table.name)}`,
  );
  const last = Math.max(numbers[table.name] ?? 0, row?.highest ?? 0);
  await queries.execute(
    sql`select setval(${sequenceOf(table)}, ${Math.max(1, last)}, ${last > 0})`,
  );
}
