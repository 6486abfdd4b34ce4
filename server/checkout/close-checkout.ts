import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { checkout } from '../database/schema.ts';
import { giveBack } from '../stock/ledger.ts';

/** Ends a checkout that came to nothing and puts its goods back. Does nothing if it is not open. */
export async function closeCheckout(
  database: Database,
  id: string,
  state: 'expired' | 'failed',
): Promise<boolean> {
  return database.transaction(async (queries) => {
    const closed = await queries
      .update(checkout)
      .set({ state, attemptKey: null })
      .where(and(eq(checkout.id, id), eq(checkout.state, 'open')))
      .returning({ id: checkout.id });
    if (closed.length === 0) return false;
    await giveBack(queries, id, 'released');
    return true;
  });
}
