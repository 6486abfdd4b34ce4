import { getTableColumns, type InferSelectModel, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../../server/database/database.ts';

/** Rows per statement: the embedded database holds a whole statement's text in memory. */
const batch = 4000;

/** Inserts many rows in few statements, ids included. All rows have the keys of the first. */
export async function insertRows<Table extends PgTable>(
  queries: Pick<Queries, 'execute'>,
  table: Table,
  rows: readonly Partial<InferSelectModel<Table>>[],
  onConflict = sql``,
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first);
  const list = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  const typed = sql.join(
    columns.map(
      ([, column]) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`,
    ),
    sql`, `,
  );
  for (let done = 0; done < rows.length; done += batch) {
    const part = rows.slice(done, done + batch).map((row) => {
      const values: Record<string, unknown> = row;
      return Object.fromEntries(columns.map(([key, { name }]) => [name, values[key]]));
    });
    await queries.execute(
      sql`insert into ${table} (${list}) overriding system value
        select ${list} from jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as given (${typed})
        ${onConflict}`,
    );
  }
}
