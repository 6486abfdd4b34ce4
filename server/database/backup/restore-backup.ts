import { sql } from 'drizzle-orm';
import { continueSeries } from '../../documents/document-series.ts';
import { type Database, type Queries, rowsOf } from '../database.ts';
import { fillOldRows } from '../migrate.ts';
import { migrationNames } from '../migration-names.ts';
import {
  checkout,
  documentSeries,
  order,
  outboxEmail,
  partEnquiry,
  quote,
  restockRequest,
  stockMovement,
} from '../schema.ts';
import {
  type BackupEnd,
  BackupError,
  type BackupHead,
  type BackupRow,
  linesOf,
  readBackup,
} from './backup-format.ts';
import {
  type BackedTable,
  backedTables,
  continueSequences,
  isRetired,
  lastSequenceValues,
  temporaryTables,
} from './tables.ts';

/** Reads a whole backup without changing the database, and returns its head. */
export async function inspectBackup(file: string): Promise<BackupHead> {
  let head: BackupHead | undefined;
  const keepHead = async (read: BackupHead) => {
    await rejectUnknownTables(read);
    head = read;
  };
  await readBackup(linesOf(file), keepHead, async () => {});
  if (!head) throw new BackupError('This is not a backup of the shop.');
  return head;
}

/** Rows per insert. */
const batch = 500;

/**
 * Replaces everything in the database with a backup, in one transaction, on either engine. Returns row
 * counts by table.
 */
export function restoreBackup(
  database: Database,
  lines: AsyncIterable<string>,
): Promise<BackupEnd['rows']> {
  return database.transaction(async (queries) => {
    const before = await lastSequenceValues(queries);
    const former = await ordersIn(queries);
    const series = await queries.select().from(documentSeries);
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
      if (isRetired(row.table)) return;
      if (waiting.length === batch || waiting[0]?.table !== row.table) await writeWaiting();
      waiting.push(row);
    });
    await writeWaiting();
    await fillOldRows(queries, been);
    // The shop continued after the backup, so buyers have order numbers that are not in it. If this was
    // that shop's database, its sequences have the last numbers; otherwise a gap of a thousand is left.
    const leaving = (await heldNewest(queries, former)) ? 'none free' : 'some free';
    await continueSequences(queries, [before, end.numbers], leaving);
    await continueSeries(queries, series, leaving === 'none free' ? 'known' : 'unknown');
    return end.rows;
  });
}

/** Older backups can be restored: data migrations fill in newer columns. */
async function rejectUnknownTables({ migrations }: BackupHead): Promise<void> {
  const known: readonly string[] = migrationNames;
  const newer = migrations.filter((name) => !known.includes(name));
  if (newer.length === 0) return;
  throw new BackupError(
    `The backup is from a newer version with ${newer.join(' and ')}. Restore it with that version.`,
  );
}

function tableNamed(name: string): BackedTable {
  const found = backedTables.find((table) => table.name === name);
  if (!found) throw new BackupError(`The backup has an unknown table: ${name}.`);
  return found;
}

/** Inserts rows; missing columns get their default, removed ones are skipped. */
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

/** Orders by number and payment, which together are unique. */
async function ordersIn(queries: Queries): Promise<Set<string>> {
  const rows = await rowsOf<Sold>(queries, sold);
  return new Set(rows.map(nameOf));
}

/** Whether this database held the newest order of the backup. */
async function heldNewest(queries: Queries, former: ReadonlySet<string>): Promise<boolean> {
  const [newest] = await rowsOf<Sold>(queries, sql`${sold} order by id desc limit 1`);
  return newest !== undefined && former.has(nameOf(newest));
}

function nameOf({ id, session }: Sold): string {
  return `${id} ${session}`;
}

const contents = {
  orders: sql`select from ${order}`,
  checkouts: sql`select from ${checkout}`,
  quotes: sql`select from ${quote}`,
  'part enquiries': sql`select from ${partEnquiry}`,
  'restock requests': sql`select from ${restockRequest}`,
  emails: sql`select from ${outboxEmail}`,
  'stock movements': sql`select from ${stockMovement} where reason <> 'opened'`,
};

/** What the database contains beyond a fresh one, as text. */
export async function countContents(queries: Queries): Promise<string[]> {
  const counted: string[] = [];
  for (const [what, rows] of Object.entries(contents)) {
    const [row] = await rowsOf<{ count: number }>(
      queries,
      sql`select count(*)::int as count from (${rows}) as counted`,
    );
    if (row && row.count > 0) counted.push(`${what} (${row.count})`);
  }
  return counted;
}
