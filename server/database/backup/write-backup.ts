import { sql } from 'drizzle-orm';
import { type Database, type Queries, queryRows } from '../database.ts';
import { migrationNames } from '../migration-names.ts';
import { type BackupHeader, type BackupTrailer, createLineHash } from './backup-format.ts';
import { type BackupTable, backupTables, lastSequenceValues } from './backup-tables.ts';

type Write = (text: string) => Promise<unknown>;

/** Rows per fetch. */
const batchSize = 500;

/**
 * Writes every table as lines of JSON from one snapshot, while the shop is running. Returns row
 * counts by table.
 */
export async function writeBackup(
  database: Database,
  write: Write,
): Promise<BackupTrailer['rows']> {
  const lineHash = createLineHash();
  const writeLine = (line: string) => {
    lineHash.add(line);
    return write(`${line}\n`);
  };
  return database.transaction(async (queries) => {
    await queries.execute(sql`set transaction isolation level repeatable read, read only`);
    await writeLine(JSON.stringify(buildHeader(database, await readSnapshotTime(queries))));
    const rows: Record<string, number> = {};
    for (const table of backupTables) rows[table.name] = await writeRows(queries, table, writeLine);
    // Read last: numbers assigned meanwhile are only higher.
    const numbers = await lastSequenceValues(queries);
    const trailer: BackupTrailer = { rows, numbers, sha256: lineHash.sum() };
    await write(`${JSON.stringify(trailer)}\n`);
    return rows;
  });
}

/** The first query fixes the snapshot. */
async function readSnapshotTime(queries: Queries): Promise<string> {
  const [row] = await queryRows<{ now: Date | string }>(queries, sql`select now() as now`);
  return new Date(row?.now ?? Date.now()).toISOString();
}

function buildHeader({ engine }: Database, at: string): BackupHeader {
  return { rungmoor: 'backup', version: 1, at, engine, migrations: [...migrationNames] };
}

/**
 * Writes rows as the database's own JSON, in which timestamps keep the microseconds that a Date would
 * lose. Rows are sorted by id, so that a row comes after an older one of its table that it refers to.
 */
async function writeRows(
  queries: Queries,
  { name, identityColumn }: BackupTable,
  writeLine: Write,
): Promise<number> {
  const table = sql.identifier(name);
  const sorted =
    identityColumn === undefined ? sql`` : sql`order by ${sql.identifier(identityColumn)}`;
  await queries.execute(
    sql`declare copied no scroll cursor for
      select row_to_json(kept)::text as row from ${table} as kept ${sorted}`,
  );
  let rowCount = 0;
  for (;;) {
    const rows = await queryRows<{ row: string }>(
      queries,
      sql.raw(`fetch ${batchSize} from copied`),
    );
    for (const { row } of rows) await writeLine(`{"table":${JSON.stringify(name)},"row":${row}}`);
    rowCount += rows.length;
    if (rows.length < batchSize) break;
  }
  await queries.execute(sql`close copied`);
  return rowCount;
}
