import { sql } from 'drizzle-orm';
import { type Queries, rowsOf } from '../database/database.ts';

/** Whether anybody has paid, or gone to pay, real money. */
export async function holdRealPayments(queries: Queries): Promise<boolean> {
  const [found] = await rowsOf<{ real: boolean }>(
    queries,
    sql`select exists (
      select session_id from shop_order where starts_with(session_id, 'cs_live_')
      union all select session_id from checkout where starts_with(session_id, 'cs_live_')
    ) as real`,
  );
  return found?.real === true;
}
