import { sql } from 'drizzle-orm';
import { type Queries, rowsOf } from '../database/database.ts';

/** How the ids of sessions begin that are paid with real money; those of tests begin with cs_test_. */
const liveSessionPrefix = 'cs_live_';

/** Whether an order was paid with real money, by transfer or card, and not in the sandbox or test mode. */
export function isLivePayment({ sessionId }: { sessionId: string | null }): boolean {
  return sessionId === null || sessionId.startsWith(liveSessionPrefix);
}

/** Whether anybody has paid, or gone to pay, real money. */
export async function hasLivePayments(queries: Queries): Promise<boolean> {
  const [found] = await rowsOf<{ real: boolean }>(
    queries,
    sql`select exists (
      select session_id from shop_order where starts_with(session_id, ${liveSessionPrefix})
      union all select session_id from checkout where starts_with(session_id, ${liveSessionPrefix})
    ) as real`,
  );
  return found?.real === true;
}
