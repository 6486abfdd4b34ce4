import { sql } from 'drizzle-orm';
import { type Queries, queryRows } from '../database/database.ts';
import { paymentProvider } from './settings.ts';

const { liveSessionPrefix } = paymentProvider;

/** Whether an order was paid with real money, by transfer or card, and not in the sandbox or test mode. */
export function isLivePayment({ sessionId }: { sessionId: string | null }): boolean {
  return sessionId === null || sessionId.startsWith(liveSessionPrefix);
}

/** The same as an SQL condition on an order's row. */
export const livePaymentCondition = sql`(session_id is null or starts_with(session_id, ${liveSessionPrefix}))`;

/** Whether anyone has paid, or started to pay, real money. */
export async function hasLivePayments(queries: Queries): Promise<boolean> {
  const [found] = await queryRows<{ live: boolean }>(
    queries,
    sql`select exists (
      select session_id from shop_order where starts_with(session_id, ${liveSessionPrefix})
      union all select session_id from checkout where starts_with(session_id, ${liveSessionPrefix})
    ) as live`,
  );
  return found?.live === true;
}
