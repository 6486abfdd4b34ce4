import { sql } from 'drizzle-orm';
import { type Queries, rowsOf } from './database/database.ts';

/**
 * True for the first process on this database to ask on a day (UTC). Ask in the transaction of the
 * work itself: others wait for it, and where the work fails the day is free again.
 */
export async function isFirstToday(queries: Queries, name: string, now: Date): Promise<boolean> {
  const today = now.toISOString().slice(0, 10);
  const claimed = await rowsOf(
    queries,
    sql`insert into chore (name, done_on) values (${name}, ${today})
      on conflict (name) do update set done_on = excluded.done_on
      where chore.done_on < excluded.done_on returning name`,
  );
  return claimed.length > 0;
}
