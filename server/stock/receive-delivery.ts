import { and, eq, exists, inArray, isNull, sql } from 'drizzle-orm';
import type { Delivery } from '../../contract/stock-list.ts';
import { actorName, recordActivity } from '../activity/activity.ts';
import type { Database, Queries } from '../database/database.ts';
import { order, orderIssue } from '../database/schema.ts';
import { listItems } from '../orders/issue-text.ts';
import { clearIssues } from '../orders/issues.ts';
import { addNotes, findOrders, lockOrder, type Order, type OrderLine } from '../orders/order.ts';
import { unshippedGoods } from '../orders/order-amounts.ts';
import { findLinesWithoutStock, takeAvailableStock } from '../orders/order-stock.ts';
import { incrementVersion } from '../orders/record-change.ts';
import { adjustStock, type StockChangeRequest } from './change-stock.ts';
import { readAvailable } from './ledger.ts';

/** The part of a delivery that goes to an order that was paid when stock was short. */
type FilledLine = { reference: string; productId: string; quantity: number };

type DeliveryResult = {
  /** What can be sold of each product now. */
  available: Map<string, number>;
  filled: FilledLine[];
};

/**
 * Adds a delivery to stock and logs who received it. Orders that are short of these goods are filled
 * first, oldest first. Returns undefined if a product has no stock account.
 */
export function receiveDelivery(
  database: Database,
  lines: Delivery['lines'],
  request: StockChangeRequest,
): Promise<DeliveryResult | undefined> {
  const ids = lines.map(({ productId }) => productId);
  return database.transaction(async (queries) => {
    // Orders are locked before stock, as in every change of an order.
    const shortOrders: Order[] = [];
    for (const { reference } of await findShortOrders(queries)) {
      shortOrders.push(await lockOrder(queries, reference));
    }
    const changes = lines.map(({ productId, quantity }) => ({ productId, change: quantity }));
    const moved = await adjustStock(queries, 'received', changes, request);
    if (!moved) return undefined;
    const filled: FilledLine[] = [];
    for (const one of shortOrders)
      filled.push(...(await fillOrder(queries, one, [...moved.keys()], request)));
    const available = await readAvailable(queries, ids);
    for (const { productId, quantity } of lines.filter((line) => moved.has(line.productId))) {
      await recordActivity(queries, {
        actor: request.by,
        action: 'stock.receive',
        record: 'product',
        recordId: productId,
        data: { quantity, available: available.get(productId) },
      });
    }
    return { available, filled };
  });
}

/** What orders that were paid without enough stock are still missing of a product, oldest first. */
export async function findMissingForProduct(
  queries: Queries,
  productId: string,
): Promise<FilledLine[]> {
  const found: FilledLine[] = [];
  for (const one of await findShortOrders(queries)) {
    const missing = await findLinesWithoutStock(queries, one, unshippedGoods(one));
    found.push(...toFilledLines(one, missing).filter((line) => line.productId === productId));
  }
  return found;
}

function findShortOrders(queries: Queries): Promise<Order[]> {
  const shortCondition = and(
    eq(orderIssue.orderId, order.id),
    eq(orderIssue.kind, 'out-of-stock'),
    isNull(orderIssue.clearedAt),
  );
  return findOrders(
    queries,
    and(
      inArray(order.state, ['paid', 'preparing']),
      exists(queries.select({ one: sql`1` }).from(orderIssue).where(shortCondition)),
    ),
  );
}

/** Reserves what an order is short of. Its issue is cleared once nothing is missing. */
async function fillOrder(
  queries: Queries,
  one: Order,
  productIds: readonly string[],
  { by }: StockChangeRequest,
): Promise<FilledLine[]> {
  const missing = await findLinesWithoutStock(queries, one, unshippedGoods(one));
  const fillable = missing.filter(({ productId }) => productIds.includes(productId));
  const stillMissing = await takeAvailableStock(queries, one, fillable);
  const reserved = fillable.flatMap((line) => {
    const left = stillMissing.find((each) => each.line === line.line)?.quantity ?? 0;
    return line.quantity > left ? [{ ...line, quantity: line.quantity - left }] : [];
  });
  if (reserved.length === 0) return [];
  await addNotes(queries, one, `Reserved from a delivery: ${listItems(reserved)}.`);
  if (fillable.length === missing.length && stillMissing.length === 0) {
    const name = await actorName(queries, by);
    await clearIssues(queries, one, name, ({ kind }) => kind === 'out-of-stock');
  }
  await recordActivity(queries, {
    actor: by,
    action: 'order.fill',
    record: 'order',
    recordId: one.reference,
    fields: ['issues'],
    data: { version: await incrementVersion(queries, one) },
  });
  return toFilledLines(one, reserved);
}

function toFilledLines({ reference }: Order, lines: readonly OrderLine[]): FilledLine[] {
  return lines.map(({ productId, quantity }) => ({ reference, productId, quantity }));
}
