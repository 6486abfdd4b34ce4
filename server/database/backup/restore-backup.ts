import { sql } from 'drizzle-orm';
import { restoreSeries } from '../../documents/document-series.ts';
import { type Database, type Queries, queryRows } from '../database.ts';
import { runMissedDataMigrations } from '../migrate.ts';
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
  BackupError,
  type BackupHeader,
  type BackupRow,
  type BackupTrailer,
  readBackup,
  readLines,
} from './backup-format.ts';
import {
  type BackupTable,
  backupTables,
  continueSequences,
  isRetiredTable,
  lastSequenceValues,
  temporaryTables,
} from './backup-tables.ts';

/** Reads a whole backup without changing the database, and returns its header. */
export async function inspectBackup(file: string): Promise<BackupHeader> {
  let header: BackupHeader | undefined;
  const storeHeader = async (read: BackupHeader) => {
    await rejectUnknownTables(read);
    header = read;
  };
  await readBackup(readLines(file), storeHeader, async () => {});
  if (!header) throw new BackupError('This is not a backup of the shop.');
  return header;
}

/** Rows per insert. */
const batchSize = 500;

/**
 * Replaces everything in the database with a backup, in one transaction, on either engine. Returns row
 * counts by table.
 */
export function restoreBackup(
  database: Database,
  lines: AsyncIterable<string>,
): Promise<BackupTrailer['rows']> {
  return database.transaction(async (queries) => {
    const before = await lastSequenceValues(queries);
    const existingOrders = await readOrderKeys(queries);
    const series = await queries.select().from(documentSeries);
    const names = [...backupTables.map(({ name }) => name), ...temporaryTables];
    await queries.execute(sql`truncate ${sql.join(names.map(sql.identifier), sql`, `)}`);
    let pendingRows: BackupRow[] = [];
    const flushRows = async () => {
      const [first] = pendingRows;
      if (!first) return;
      await insertRows(queries, findTable(first.table), pendingRows);
      pendingRows = [];
    };
    let appliedMigrations: readonly string[] = [];
    const storeMigrations = async (header: BackupHeader) => {
      await rejectUnknownTables(header);
      appliedMigrations = header.migrations;
    };
    const trailer = await readBackup(lines, storeMigrations, async (row) => {
      if (isRetiredTable(row.table)) return;
      if (pendingRows.length === batchSize || pendingRows[0]?.table !== row.table)
        await flushRows();
      pendingRows.push(row);
    });
    await flushRows();
    await runMissedDataMigrations(queries, appliedMigrations);
    // The shop continued after the backup, so buyers have order numbers that are not in it. If this was
    // that shop's database, its sequences have the last numbers; otherwise a gap of a thousand is left.
    const sequenceGap = (await hadNewestOrder(queries, existingOrders)) ? 'none free' : 'some free';
    await continueSequences(queries, [before, trailer.numbers], sequenceGap);
    await restoreSeries(queries, series, sequenceGap === 'none free' ? 'known' : 'unknown');
    return trailer.rows;
  });
}

/** Older backups can be restored: data migrations fill in newer columns. */
async function rejectUnknownTables({ migrations }: BackupHeader): Promise<void> {
  const known: readonly string[] = migrationNames;
  const newer = migrations.filter((name) => !known.includes(name));
  if (newer.length === 0) return;
  throw new BackupError(
    `The backup is from a newer version with ${newer.join(' and ')}. Restore it with that version.`,
  );
}

function findTable(name: string): BackupTable {
  const found = backupTables.find((table) => table.name === name);
  if (!found) throw new BackupError(`The backup has an unknown table: ${name}.`);
  return found;
}

/** Inserts rows; missing columns get their default, removed ones are skipped. */
async function insertRows(
  queries: Queries,
  { name, columns }: BackupTable,
  rows: readonly BackupRow[],
): Promise<void> {
  const table = sql.identifier(name);
  const presentColumns = columns.filter((column) => rows[0] && column in rows[0].row);
  const list = sql.join(presentColumns.map(sql.identifier), sql`, `);
  const json = JSON.stringify(rows.map(({ row }) => row));
  await queries.execute(
    sql`insert into ${table} (${list}) overriding system value
      select ${list} from json_populate_recordset(null::${table}, ${json}::json)`,
  );
}

type OrderIdentity = { id: number; session: string };

const orderIdentitySql = sql`select id, coalesce(session_id, created_at::text) as session from shop_order`;

/** Orders by number and payment, which together are unique. */
async function readOrderKeys(queries: Queries): Promise<Set<string>> {
  const rows = await queryRows<OrderIdentity>(queries, orderIdentitySql);
  return new Set(rows.map(formatOrderKey));
}

/** Whether this database held the newest order of the backup. */
async function hadNewestOrder(
  queries: Queries,
  existingOrders: ReadonlySet<string>,
): Promise<boolean> {
  const [newest] = await queryRows<OrderIdentity>(
    queries,
    sql`${orderIdentitySql} order by id desc limit 1`,
  );
  return newest !== undefined && existingOrders.has(formatOrderKey(newest));
}

function formatOrderKey({ id, session }: OrderIdentity): string {
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
export async function describeContents(queries: Queries): Promise<string[]> {
  const counted: string[] = [];
  for (const [what, rows] of Object.entries(contents)) {
    const [row] = await queryRows<{ count: number }>(
      queries,
      sql`select count(*)::int as count from (${rows}) as counted`,
    );
    if (row && row.count > 0) counted.push(`${what} (${row.count})`);
  }
  return counted;
}
