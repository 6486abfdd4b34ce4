import { and, eq, lt, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

type Columns = { id: PgColumn; createdAt: PgColumn };

/** What comes after a row where the newest stands first. */
export function olderThan(
  { id, createdAt }: Columns,
  last: { id: string; createdAt: Date },
): SQL | undefined {
  return or(lt(createdAt, last.createdAt), and(eq(createdAt, last.createdAt), lt(id, last.id)));
}
