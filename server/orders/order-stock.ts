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
  findUncoveredLines,
  readHeldQuantities,
  releaseHeldStock,
  reserveAvailable,
  type StockLine,
} from '../stock/ledger.ts';
import type { Order, OrderLine } from './order.ts';
import { shippedGoods, unshippedGoods } from './order-amounts.ts';

/**
 * Takes stock for goods being dispatched that were out of stock when the order was paid. Returns what
 * is still missing. The order's checkout must be locked.
 */
export async function takeMissingStock(
  queries: Queries,
  before: Order,
  linesToShip: readonly OrderLine[],
): Promise<OrderLine[]> {
  const missing = await findLinesWithoutStock(queries, before, linesToShip);
  return takeAvailableStock(queries, before, missing);
}

/** Takes as much of these lines as is available, and returns the rest. */
export async function takeAvailableStock(
  queries: Queries,
  { checkoutId }: Order,
  lines: readonly OrderLine[],
): Promise<OrderLine[]> {
  return checkoutId === null || lines.length === 0
    ? []
    : reserveAvailable(queries, checkoutId, lines);
}

/** The part of these lines that no stock is held for. */
export async function findLinesWithoutStock(
  queries: Queries,
  before: Order,
  lines: readonly OrderLine[],
): Promise<OrderLine[]> {
  const { checkoutId } = before;
  if (checkoutId === null) return [];
  const held = await readHeldQuantities(queries, checkoutId);
  const allocated = [
    ...(await linesOfOtherOrders(queries, checkoutId, before.id)),
    ...linesAlreadyShipped(before),
  ];
  for (const { productId, quantity } of allocated) {
    held.set(productId, (held.get(productId) ?? 0) - quantity);
  }
  return findUncoveredLines(lines.filter(hasStock), held);
}

/** Puts an order's goods that have not left back into stock. Its checkout must be locked. */
export async function returnOrderStock(queries: Queries, before: Order): Promise<void> {
  const { id, checkoutId } = before;
  if (checkoutId === null) return;
  const linesToKeep = [
    ...(await linesOfOtherOrders(queries, checkoutId, id)),
    ...linesAlreadyShipped(before),
  ];
  await releaseHeldStock(queries, checkoutId, 'returned', linesToKeep);
}

/** Puts goods that will not be sent any more back into stock, as far as stock was held for them. */
export async function returnUnsentStock(queries: Queries, after: Order): Promise<void> {
  const { id, checkoutId } = after;
  if (checkoutId === null) return;
  const others = await linesOfOtherOrders(queries, checkoutId, id);
  const linesToKeep = [
    ...others,
    ...linesAlreadyShipped(after),
    ...unshippedGoods(after).filter(hasStock),
  ];
  await releaseHeldStock(queries, checkoutId, 'returned', linesToKeep);
}

function linesAlreadyShipped(order: Order): OrderLine[] {
  return shippedGoods(
    order,
    order.shipments.flatMap(({ lines }) => lines),
  );
}

/**
 * A cart can be paid twice: its checkout holds stock for all its orders. A cancelled or refunded order
 * counts only with what had left by then.
 */
function linesOfOtherOrders(
  queries: Queries,
  checkoutId: string,
  id: number,
): Promise<StockLine[]> {
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
