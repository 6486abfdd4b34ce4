import { getTableColumns, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { type Queries, queryRows } from '../database.ts';
import * as schema from '../schema.ts';
import type { BackupTrailer } from './backup-format.ts';

/** A table in a backup. */
export type BackupTable = {
  name: string;
  /** Writable columns, without generated ones. */
  columns: readonly string[];
  /** The identity column, if there is one. */
  identityColumn: string | undefined;
};

/** Tables whose rows are soon deleted, and so never backed up: rate limits, sessions and office events. */
export const temporaryTables: readonly string[] = [
  'rate_limit',
  'rate_salt',
  'checkout_network',
  'office_event',
  'office_link',
  'office_session',
  'passkey_challenge',
  'presence',
];

/** Whether a table is one of the sandbox's, which older backups contain but which are not restored. */
export function isRetiredTable(table: string): boolean {
  return table.startsWith('sandbox_');
}

/**
 * All other tables, each after those that it refers to. Customers come first, because triggers add the
 * missing customers of restored orders and enquiries.
 */
export const backupTables: readonly BackupTable[] = sortByDependency(
  [schema.customer, ...Object.values(schema)]
    .flatMap((value): PgTable[] => (is(value, PgTable) ? [value] : []))
    .filter((table) => !temporaryTables.includes(getTableConfig(table).name)),
).map((table) => {
  const columns = Object.values(getTableColumns(table));
  return {
    name: getTableConfig(table).name,
    columns: columns.filter(({ generated }) => !generated).map(({ name }) => name),
    identityColumn: columns.find(({ generatedIdentity }) => generatedIdentity)?.name,
  };
});

function sortByDependency(tables: readonly PgTable[]): PgTable[] {
  const ordered = new Set<PgTable>();
  const visit = (table: PgTable) => {
    if (ordered.has(table)) return;
    for (const { reference } of getTableConfig(table).foreignKeys) {
      const { foreignTable } = reference();
      if (foreignTable !== table) visit(foreignTable);
    }
    ordered.add(table);
  };
  for (const table of tables) visit(table);
  return [...ordered];
}

/** The last value of each table's sequence. */
type Numbers = BackupTrailer['numbers'];

/** At least this many numbers are left free, rounded up to a multiple. */
const gapSize = 1000;

/** The last values assigned, also to rows deleted since. */
export async function lastSequenceValues(queries: Queries): Promise<Numbers> {
  const numbers: Record<string, number> = {};
  for (const table of tablesWithSequence()) {
    const [row] = await queryRows<{ last: number | null }>(
      queries,
      sql`select pg_sequence_last_value(${sequenceOfTable(table)})::int as last`,
    );
    numbers[table.name] = row?.last ?? 0;
  }
  return numbers;
}

/** Continues after the highest known number of each table, so that none is assigned twice. */
export async function continueSequences(
  queries: Queries,
  known: readonly Numbers[],
  leaving: 'none free' | 'some free',
): Promise<void> {
  for (const table of tablesWithSequence()) {
    const given = known.map((numbers) => numbers[table.name] ?? 0);
    const highest = Math.max(await readHighestId(queries, table), ...given);
    const last = leaving === 'none free' ? highest : withGap(highest);
    await queries.execute(
      sql`select setval(${sequenceOfTable(table)}, ${Math.max(1, last)}, ${last > 0})`,
    );
  }
}

/** Leaves a gap in databases that were restored by other means than our backup. */
export async function leaveSequenceGap(queries: Queries): Promise<void> {
  await continueSequences(queries, [await lastSequenceValues(queries)], 'some free');
}

function withGap(number: number): number {
  return Math.ceil((number + gapSize) / gapSize) * gapSize;
}

function tablesWithSequence(): BackupTable[] {
  return backupTables.filter(({ identityColumn }) => identityColumn !== undefined);
}

async function readHighestId(
  queries: Queries,
  { name, identityColumn = '' }: BackupTable,
): Promise<number> {
  const [row] = await queryRows<{ highest: number }>(
    queries,
    sql`select coalesce(max(${sql.identifier(identityColumn)}), 0)::int as highest
      from ${sql.identifier(name)}`,
  );
  return row?.highest ?? 0;
}

function sequenceOfTable({ name, identityColumn }: BackupTable) {
  return sql`pg_get_serial_sequence(${name}, ${identityColumn})::regclass`;
}
