import { eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { checkout, order } from '../database/schema.ts';
import { findOrderByReference, type Order } from './find-order.ts';

/** An order that is not there, or cannot become what was asked, in one sentence. */
export class OrderError extends Error {}

/** The order of a reference, or a refusal that says there is none. */
export async function readOrder(queries: Queries, reference: string): Promise<Order> {
  const found = await findOrderByReference(queries, reference);
  if (!found) throw new OrderError(`There is no order ${reference}.`);
  return found;
}

/** The checkout's row is the lock of its goods, and comes first wherever both are taken. */
export async function lockOrder(queries: Queries, reference: string): Promise<Order> {
  const { checkoutId } = await readOrder(queries, reference);
  if (checkoutId !== null) {
    await queries.select().from(checkout).where(eq(checkout.id, checkoutId)).for('update');
  }
  await queries.select().from(order).where(eq(order.reference, reference)).for('update');
  return readOrder(queries, reference);
}
