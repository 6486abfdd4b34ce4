import { getTableColumns, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { type Queries, rowsOf } from '../database.ts';
import * as schema from '../schema.ts';
import type { BackupEnd } from './backup-format.ts';

/** A table in a backup. */
export type BackedTable = {
  name: string;
  /** Writable columns, without generated ones. */
  columns: readonly string[];
  /** The identity column, if there is one. */
  numbered: string | undefined;
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
export function isRetired(table: string): boolean {
  return table.startsWith('sandbox_');
}

/**
 * All other tables, each after those that it refers to. Customers come first, because triggers add the
 * missing customers of restored orders and enquiries.
 */
export const backedTables: readonly BackedTable[] = inOrder(
  [schema.customer, ...Object.values(schema)]
    .flatMap((value): PgTable[] => (is(value, PgTable) ? [value] : []))
    .filter((table) => !temporaryTables.includes(getTableConfig(table).name)),
).map((table) => {
  const columns = Object.values(getTableColumns(table));
  return {
    name: getTableConfig(table).name,
    columns: columns.filter(({ generated }) => !generated).map(({ name }) => name),
    numbered: columns.find(({ generatedIdentity }) => generatedIdentity)?.name,
  };
});

function inOrder(tables: readonly PgTable[]): PgTable[] {
  const ordered = new Set<PgTable>();
  const place = (table: PgTable) => {
    if (ordered.has(table)) return;
    for (const { reference } of getTableConfig(table).foreignKeys) {
      const { foreignTable } = reference();
      if (foreignTable !== table) place(foreignTable);
    }
    ordered.add(table);
  };
  for (const table of tables) place(table);
  return [...ordered];
}

/** The last value of each table's sequence. */
type Numbers = BackupEnd['numbers'];

/** At least this many numbers are left free, rounded up to a multiple. */
const margin = 1000;

/** The last values assigned, also to rows deleted since. */
export async function lastSequenceValues(queries: Queries): Promise<Numbers> {
  const numbers: Record<string, number> = {};
  for (const table of numberedTables()) {
    const [row] = await rowsOf<{ last: number | null }>(
      queries,
      sql`select pg_sequence_last_value(${sequenceOf(table)})::int as last`,
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
  for (const table of numberedTables()) {
    const given = known.map((numbers) => numbers[table.name] ?? 0);
    const highest = Math.max(await highestIn(queries, table), ...given);
    const last = leaving === 'none free' ? highest : withMargin(highest);
    await queries.execute(
      sql`select setval(${sequenceOf(table)}, ${Math.max(1, last)}, ${last > 0})`,
    );
  }
}

/** Leaves a gap in databases that were restored by other means than our backup. */
export async function leaveSequenceGap(queries: Queries): Promise<void> {
  await continueSequences(queries, [await lastSequenceValues(queries)], 'some free');
}

function withMargin(number: number): number {
  return Math.ceil((number + margin) / margin) * margin;
}

function numberedTables(): BackedTable[] {
  return backedTables.filter(({ numbered }) => numbered !== undefined);
}

async function highestIn(queries: Queries, { name, numbered = '' }: BackedTable): Promise<number> {
  const [row] = await rowsOf<{ highest: number }>(
    queries,
    sql`select coalesce(max(${sql.identifier(numbered)}), 0)::int as highest
      from ${sql.identifier(name)}`,
  );
  return row?.highest ?? 0;
}

function sequenceOf({ name, numbered }: BackedTable) {
  return sql`pg_get_serial_sequence(${name}, ${numbered})::regclass`;
}
