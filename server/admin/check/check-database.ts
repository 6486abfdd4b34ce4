import { isNull, sql } from 'drizzle-orm';
import { products } from '../../../catalogue/catalogue.ts';
import { rowsOf } from '../../database/database.ts';
import { order, orderIssue } from '../../database/schema.ts';
import type { AdminContext } from '../admin-context.ts';
import { CommandError } from '../command.ts';

/** The tables are there, and the ledger agrees with its movements. */
export async function checkDatabase(desk: AdminContext): Promise<string> {
  const { engine, queries } = await desk.database();
  const [odd] = await rowsOf<{ count: number }>(
    queries,
    sql`select count(*)::int as count from (
      select stock.product_id from stock left join stock_movement using (product_id)
      group by stock.product_id, available
      having available <> coalesce(sum(change), 0)
    ) as differing`,
  );
  if (odd?.count !== 0) {
    throw new CommandError(
      `${odd?.count} products have another stock than their movements add up to`,
    );
  }
  const orders = await queries.$count(order);
  const found = `${engine}, ${products.length} stock accounts in balance, ${orders} orders`;
  const issues = await queries.$count(orderIssue, isNull(orderIssue.clearedAt));
  return issues === 0 ? found : `${found}, ${issues} open issues: npm run shop -- orders issues`;
}
