import { sql } from 'drizzle-orm';
import type { Database } from '../../server/database/database.ts';
import { refund } from '../../server/database/schema.ts';
import { findOrders } from '../../server/orders/order.ts';
import { refundablePence, refundedPence } from '../../server/orders/order-amounts.ts';
import { retryUnconfirmedRefunds } from '../../server/orders/refund-order.ts';
import { openTestShop } from '../../server/testing/shop.ts';

/** Finishes pending refunds and counts them; `asked` are the idempotency keys that were sent. */
export async function readRefundTables(
  database: Database,
  { asked, acknowledged }: Record<'asked' | 'acknowledged', ReadonlySet<string>>,
) {
  const { shop } = await openTestShop(database);
  const { queries } = database;
  await queries.update(refund).set({ at: sql`at - interval '5 minutes'` });
  await retryUnconfirmedRefunds(shop);
  const orders = await findOrders(queries);
  let mismatchCount = 0;
  for (const order of orders) {
    if (order.paymentId === null) continue;
    const atProvider = await shop.provider.findRefundedPence(order.paymentId);
    if (atProvider !== refundedPence(order) || refundablePence(order) < 0) mismatchCount += 1;
  }
  const refunds = await queries.select().from(refund);
  const done = refunds.filter(({ state }) => state === 'done');
  const recordedKeys = new Set(done.map(({ attemptKey }) => attemptKey));
  return {
    'refunds acknowledged': acknowledged.size,
    'refunds made': done.length,
    'REFUNDS ACKNOWLEDGED AND LOST': acknowledged.difference(recordedKeys).size,
    'REFUNDS THAT NOBODY ASKED FOR': recordedKeys.difference(asked).size,
    'ORDERS THAT DIFFER FROM THE PROVIDER': mismatchCount,
    'REFUNDS STILL ASKED FOR': refunds.filter(({ state }) => state === 'requested').length,
  };
}
