import { and, eq, exists, inArray, isNull, sql } from 'drizzle-orm';
import type { Delivery } from '../../contract/stock-list.ts';
import { actorName, recordActivity } from '../activity/activity.ts';
import type { Database, Queries } from '../database/database.ts';
import { order, orderIssue } from '../database/schema.ts';
import { listItems } from '../orders/issue-text.ts';
import { clearIssues } from '../orders/issues.ts';
import {
  addNotes,
  findOrders,
  lockOrder,
  type Order,
  type OrderLine,
  unshippedGoods,
} from '../orders/order.ts';
import { findMissing, takeFor } from '../orders/order-stock.ts';
import { countVersion } from '../orders/record-change.ts';
import { type ByHand, moveStock } from './change-stock.ts';
import { availableOf } from './ledger.ts';

/** The part of a delivery that goes to an order that was paid when stock was short. */
type Filled = { reference: string; productId: string; quantity: number };

type Received = {
  /** What can be sold of each product now. */
  available: Map<string, number>;
  filled: Filled[];
};

/**
 * Adds a delivery to stock and logs who received it. Orders that are short of these goods are filled
 * first, oldest first. Returns undefined if a product has no stock account.
 */
export function receiveDelivery(
  database: Database,
  lines: Delivery['lines'],
  hand: ByHand,
): Promise<Received | undefined> {
  const ids = lines.map(({ productId }) => productId);
  return database.transaction(async (queries) => {
    // Orders are locked before stock, as in every change of an order.
    const short: Order[] = [];
    for (const { reference } of await findShortOrders(queries)) {
      short.push(await lockOrder(queries, reference));
    }
    const changes = lines.map(({ productId, quantity }) => ({ productId, change: quantity }));
    const moved = await moveStock(queries, 'received', changes, hand);
    if (!moved) return undefined;
    const filled: Filled[] = [];
    for (const one of short) filled.push(...(await fill(queries, one, [...moved.keys()], hand)));
    const available = await availableOf(queries, ids);
    for (const { productId, quantity } of lines.filter((line) => moved.has(line.productId))) {
      await recordActivity(queries, {
        actor: hand.by,
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
export async function missingOf(queries: Queries, productId: string): Promise<Filled[]> {
  const found: Filled[] = [];
  for (const one of await findShortOrders(queries)) {
    const missing = await findMissing(queries, one, unshippedGoods(one));
    found.push(...filledOf(one, missing).filter((line) => line.productId === productId));
  }
  return found;
}

function findShortOrders(queries: Queries): Promise<Order[]> {
  const isShort = and(
    eq(orderIssue.orderId, order.id),
    eq(orderIssue.kind, 'out-of-stock'),
    isNull(orderIssue.clearedAt),
  );
  return findOrders(
    queries,
    and(
      inArray(order.state, ['paid', 'preparing']),
      exists(queries.select({ one: sql`1` }).from(orderIssue).where(isShort)),
    ),
  );
}

/** Reserves what an order is short of. Its issue is cleared once nothing is missing. */
async function fill(
  queries: Queries,
  one: Order,
  productIds: readonly string[],
  { by }: ByHand,
): Promise<Filled[]> {
  const missing = await findMissing(queries, one, unshippedGoods(one));
  const wanted = missing.filter(({ productId }) => productIds.includes(productId));
  const still = await takeFor(queries, one, wanted);
  const got = wanted.flatMap((line) => {
    const left = still.find((each) => each.line === line.line)?.quantity ?? 0;
    return line.quantity > left ? [{ ...line, quantity: line.quantity - left }] : [];
  });
  if (got.length === 0) return [];
  await addNotes(queries, one, `Reserved from a delivery: ${listItems(got)}.`);
  if (wanted.length === missing.length && still.length === 0) {
    const name = await actorName(queries, by);
    await clearIssues(queries, one, name, ({ kind }) => kind === 'out-of-stock');
  }
  await recordActivity(queries, {
    actor: by,
    action: 'order.fill',
    record: 'order',
    recordId: one.reference,
    fields: ['issues'],
    data: { version: await countVersion(queries, one) },
  });
  return filledOf(one, got);
}

function filledOf({ reference }: Order, lines: readonly OrderLine[]): Filled[] {
  return lines.map(({ productId, quantity }) => ({ reference, productId, quantity }));
}
