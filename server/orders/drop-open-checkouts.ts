import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { checkout } from '../database/schema.ts';
import { releaseHeld } from '../stock/ledger.ts';

/**
 * Of books that were brought back from an older copy: what was open then has ended since, and may be
 * an order that was sent. Forgotten here, it comes back as such, for a person to look at.
 */
export function dropOpenCheckouts(database: Database): Promise<void> {
  return database.transaction(async (queries) => {
    const open = await queries
      .select({ id: checkout.id })
      .from(checkout)
      .where(eq(checkout.state, 'open'))
      .for('update');
    const ids = open.map(({ id }) => id);
    for (const id of ids) await releaseHeld(queries, id, 'released');
    if (ids.length > 0) await queries.delete(checkout).where(inArray(checkout.id, ids));
  });
}
