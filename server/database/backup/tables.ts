import { getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../schema.ts';

/** One table as a backup sees it. */
export type BackedTable = {
  name: string;
  /** What can be written: the database makes the rest by itself. */
  columns: readonly string[];
  /** The column that the database numbers, if there is one. */
  numbered: string | undefined;
};

/** Hashes of visitors and their salts, which are thrown away after a day and so never copied. */
export const temporaryTables: readonly string[] = ['rate_limit', 'rate_salt', 'checkout_network'];

/** Whether a table is one that older backups hold and that is no longer restored: the sandbox's. */
export function isRetired(table: string): boolean {
  return table.startsWith('sandbox_');
}

/** Every other table, each after those that it refers to. */
export const backedTables: readonly BackedTable[] = inOrder(
  Object.values(schema)
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
    for (const { reference } of getTableConfig(table).foreignKeys) place(reference().foreignTable);
    ordered.add(table);
  };
  for (const table of tables) place(table);
  return [...ordered];
}
