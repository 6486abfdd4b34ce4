import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import {
  hasStock,
  order,
  orderLine,
  refund,
  refundLine,
  shipment,
  shipmentLine,
} from '../database/schema.ts';
import {
  heldBy,
  releaseHeld,
  type StockLine,
  takeAvailable,
  withoutCovered,
} from '../stock/ledger.ts';
import { type Order, type OrderLine, shippedGoods, unshippedGoods } from './order.ts';

/**
 * Takes what is dispatched now and was out of stock when the order was paid, as far as it is there by
 * now, and answers what is not. Its checkout must be locked.
 */
export async function takeMissing(
  queries: Queries,
  before: Order,
  leaving: readonly OrderLine[],
): Promise<OrderLine[]> {
  const missing = await findMissing(queries, before, leaving);
  return takeFor(queries, before, missing);
}

/** Takes as much of these lines as there is, and answers the rest. */
export async function takeFor(
  queries: Queries,
  { checkoutId }: Order,
  lines: readonly OrderLine[],
): Promise<OrderLine[]> {
  return checkoutId === null || lines.length === 0 ? [] : takeAvailable(queries, checkoutId, lines);
}

/** What of these lines no stock is held for. */
export async function findMissing(
  queries: Queries,
  before: Order,
  lines: readonly OrderLine[],
): Promise<OrderLine[]> {
  const { checkoutId } = before;
  if (checkoutId === null) return [];
  const held = await heldBy(queries, checkoutId);
  const spoken = [...(await linesOfOthers(queries, checkoutId, before.id)), ...leftAlready(before)];
  for (const { productId, quantity } of spoken) {
    held.set(productId, (held.get(productId) ?? 0) - quantity);
  }
  return withoutCovered(lines.filter(hasStock), held);
}

/** Puts the goods of an order back into stock that have not left. Its checkout must be locked. */
export async function returnToStock(queries: Queries, before: Order): Promise<void> {
  const { id, checkoutId } = before;
  if (checkoutId === null) return;
  const kept = [...(await linesOfOthers(queries, checkoutId, id)), ...leftAlready(before)];
  await releaseHeld(queries, checkoutId, 'returned', kept);
}

/** Puts goods back into stock that are not sent any more, as far as any were held for them. */
export async function returnUnsent(queries: Queries, after: Order): Promise<void> {
  const { id, checkoutId } = after;
  if (checkoutId === null) return;
  const others = await linesOfOthers(queries, checkoutId, id);
  const kept = [...others, ...leftAlready(after), ...unshippedGoods(after).filter(hasStock)];
  await releaseHeld(queries, checkoutId, 'returned', kept);
}

function leftAlready(order: Order): OrderLine[] {
  return shippedGoods(
    order,
    order.shipments.flatMap(({ lines }) => lines),
  );
}

/**
 * A cart can be paid twice: what its checkout holds is for all its orders. One that is given up keeps
 * what had left by then.
 */
function linesOfOthers(queries: Queries, checkoutId: string, id: number): Promise<StockLine[]> {
  const shipped = sql`coalesce((select sum(${shipmentLine.quantity}) from ${shipmentLine}
    join ${shipment} on ${shipment.id} = ${shipmentLine.shipmentId}
    where ${shipment.orderId} = ${order.id} and ${shipmentLine.line} = ${orderLine.line}), 0)`;
  const unsent = sql`coalesce((select sum(${refundLine.unsent}) from ${refundLine}
    join ${refund} on ${refund.id} = ${refundLine.refundId}
    where ${refund.orderId} = ${order.id} and ${refundLine.line} = ${orderLine.line}
      and ${refund.state} in ('done', 'pending')), 0)`;
  return queries
    .select({
      productId: orderLine.productId,
      quantity: sql<number>`(case when ${order.state} in ('cancelled', 'refunded')
        then ${shipped} else ${orderLine.quantity} - ${unsent} end)::int`,
    })
    .from(orderLine)
    .innerJoin(order, eq(order.id, orderLine.orderId))
    .where(and(eq(order.checkoutId, checkoutId), ne(order.id, id), isNull(orderLine.delivery)));
}
