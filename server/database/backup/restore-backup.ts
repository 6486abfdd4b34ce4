import { sql } from 'drizzle-orm';
import { type Database, type Queries, rowsOf } from '../database.ts';
import { fillOldRows } from '../migrate.ts';
import { migrationNames } from '../migration-names.ts';
import {
  type BackupEnd,
  BackupError,
  type BackupHead,
  type BackupRow,
  readBackup,
} from './backup-lines.ts';
import { continueSequences, lastSequenceValues } from './sequences.ts';
import { type BackedTable, backedTables, temporaryTables } from './tables.ts';

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
    const before = await lastSequenceValues(queries);
    const former = await ordersIn(queries);
    const names = [...backedTables.map(({ name }) => name), ...temporaryTables];
    await queries.execute(sql`truncate ${sql.join(names.map(sql.identifier), sql`, `)}`);
    let waiting: BackupRow[] = [];
    const writeWaiting = async () => {
      const [first] = waiting;
      if (!first) return;
      await insert(queries, tableNamed(first.table), waiting);
      waiting = [];
    };
    let been: readonly string[] = [];
    const keepMigrations = async (head: BackupHead) => {
      await rejectUnknownTables(head);
      been = head.migrations;
    };
    const end = await readBackup(lines, keepMigrations, async (row) => {
      if (waiting.length === batch || waiting[0]?.table !== row.table) await writeWaiting();
      waiting.push(row);
    });
    await writeWaiting();
    await fillOldRows(queries, been);
    // After the backup its shop went on: buyers hold numbers, and mails are known by them, that are
    // not in it. Where that shop's books stood here, they tell the last of these. Where they are
    // gone nobody can, so that a thousand are left free.
    const leaving = (await heldNewest(queries, former)) ? 'none free' : 'some free';
    await continueSequences(queries, [before, end.numbers], leaving);
    return end.rows;
  });
}

/** An older shop's backup can be taken in: what has come since is filled as for any old row. */
export async function rejectUnknownTables({ migrations }: BackupHead): Promise<void> {
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

type Sold = { id: number; session: string };

const sold = sql`select id, coalesce(session_id, created_at::text) as session from shop_order`;

/** The orders, each under its number and its payment, which is nobody else's. */
async function ordersIn(queries: Queries): Promise<Set<string>> {
  const rows = await rowsOf<Sold>(queries, sold);
  return new Set(rows.map(nameOf));
}

/** Whether books hold the newest order of the backup that is in their place now. */
async function heldNewest(queries: Queries, former: ReadonlySet<string>): Promise<boolean> {
  const [newest] = await rowsOf<Sold>(queries, sql`${sold} order by id desc limit 1`);
  return newest !== undefined && former.has(nameOf(newest));
}

function nameOf({ id, session }: Sold): string {
  return `${id} ${session}`;
}
