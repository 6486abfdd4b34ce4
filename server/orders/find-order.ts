import { eq, type SQL } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { order, orderEvent, orderLine } from '../database/schema.ts';

/** An order with its lines and everything that has happened to it, oldest first. */
export type Order = typeof order.$inferSelect & {
  lines: (typeof orderLine.$inferSelect)[];
  events: (typeof orderEvent.$inferSelect)[];
};

/** The order of a payment session, if there is one. */
export function findOrderBySession(queries: Queries, id: string): Promise<Order | undefined> {
  return findOrder(queries, eq(order.sessionId, id));
}

/** The order that somebody on the phone names: RM-000123. */
export function findOrderByReference(
  queries: Queries,
  reference: string,
): Promise<Order | undefined> {
  return findOrder(queries, eq(order.reference, reference));
}

async function findOrder(queries: Queries, condition: SQL): Promise<Order | undefined> {
  const [found] = await queries.select().from(order).where(condition);
  if (!found) return undefined;
  // One after the other: inside a transaction there is a single connection.
  const lines = await queries
    .select()
    .from(orderLine)
    .where(eq(orderLine.orderId, found.id))
    .orderBy(orderLine.productId);
  const events = await queries
    .select()
    .from(orderEvent)
    .where(eq(orderEvent.orderId, found.id))
    .orderBy(orderEvent.id);
  return { ...found, lines, events };
}
