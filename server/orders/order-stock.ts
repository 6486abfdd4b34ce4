import { and, eq, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { order, orderEvent, orderLine } from '../database/schema.ts';
import {
  heldBy,
  releaseHeld,
  type StockLine,
  takeAvailable,
  withoutCovered,
} from '../stock/ledger.ts';
import type { Order } from './order.ts';

/** Puts the goods of an order back into stock. Its checkout must be locked. */
export async function returnToStock(
  queries: Queries,
  { id, checkoutId }: Pick<Order, 'id' | 'checkoutId'>,
): Promise<void> {
  if (checkoutId === null) return;
  await releaseHeld(queries, checkoutId, 'returned', await linesOfOthers(queries, checkoutId, id));
}

/**
 * Takes what is dispatched and was out of stock when the order was paid, as far as it is there by now,
 * and answers what is not. Its checkout must be locked.
 */
export async function reserveMissing(
  queries: Queries,
  { id, checkoutId, lines }: Pick<Order, 'id' | 'checkoutId' | 'lines'>,
): Promise<{ name: string; quantity: number }[]> {
  if (checkoutId === null) return [];
  const held = await heldBy(queries, checkoutId);
  for (const { productId, quantity } of await linesOfOthers(queries, checkoutId, id)) {
    held.set(productId, (held.get(productId) ?? 0) - quantity);
  }
  const missing = withoutCovered(lines, held);
  if (missing.length === 0) return [];
  return takeAvailable(queries, checkoutId, missing);
}

/** A cart can be paid twice: what its checkout holds is for all its orders that are not given up. */
function linesOfOthers(queries: Queries, checkoutId: string, id: number): Promise<StockLine[]> {
  const hasLeft = sql`exists (select 1 from ${orderEvent}
    where ${orderEvent.orderId} = ${order.id} and ${orderEvent.state} = 'dispatched')`;
  return queries
    .select({ productId: orderLine.productId, quantity: orderLine.quantity })
    .from(orderLine)
    .innerJoin(order, eq(order.id, orderLine.orderId))
    .where(
      and(
        eq(order.checkoutId, checkoutId),
        ne(order.id, id),
        or(notInArray(order.state, ['cancelled', 'refunded']), hasLeft),
      ),
    );
}
