import { and, desc, eq, lt, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { missing } from '../api/api-error.ts';

type Columns = { id: PgColumn; createdAt: PgColumn };
type Row = { id: string; createdAt: Date };

/** How a list is ordered. */
export function newestFirst({ id, createdAt }: Columns): SQL[] {
  return [desc(createdAt), desc(id)];
}

/** What comes after the last row of the page before; everything where there was none. */
export async function after(
  { id, createdAt }: Columns,
  lastId: string | undefined,
  what: string,
  find: (id: string) => Promise<Row | undefined>,
): Promise<SQL | undefined> {
  if (lastId === undefined) return undefined;
  const last = await find(lastId);
  if (!last) throw missing(what, lastId, { param: 'starting_after' });
  return or(lt(createdAt, last.createdAt), and(eq(createdAt, last.createdAt), lt(id, last.id)));
}
