import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { checkout, order } from '../database/schema.ts';
import { isAlreadyRefunded } from '../payments/provider-error.ts';
import { changeOrder, OrderRefusal, readOrder, refuseImpossible } from './change-order.ts';
import type { Order } from './find-order.ts';
import { settle } from './settle.ts';
import type { Shop } from './shop.ts';

/** Gives all the money back, then notes it. Repeated after a crash, it gives nothing back twice. */
export async function refundOrder(shop: Shop, reference: string, note?: string): Promise<Order> {
  const { database, provider } = shop;
  const found = await readOrder(database.queries, reference);
  if (found.state === 'refunded') return found;
  refuseImpossible(found, 'refunded');
  if (found.paymentId === null) {
    throw new OrderRefusal(`${reference} has no payment that could be refunded.`);
  }
  try {
    await provider.refund(found.paymentId, `refund_${found.checkoutId ?? reference}`);
  } catch (error) {
    // Somebody did it at the provider, or we did it and fell over before it was noted.
    if (!isAlreadyRefunded(error)) throw error;
  }
  return changeOrder(shop, reference, { to: 'refunded', note });
}

/** Notes a refund that was made at the provider. Its notice may come before that of the payment. */
export async function noteRefund(shop: Shop, checkoutId: string): Promise<void> {
  const { database, provider } = shop;
  if ((await ordersOf(database, checkoutId)).length === 0) {
    const [held] = await database.queries
      .select({ sessionId: checkout.sessionId })
      .from(checkout)
      .where(eq(checkout.id, checkoutId));
    const session = held?.sessionId ? await provider.findSession(held.sessionId) : undefined;
    if (session) await settle(shop, session);
  }
  for (const { reference } of await ordersOf(database, checkoutId)) {
    await changeOrder(shop, reference, { to: 'refunded' });
  }
}

function ordersOf(database: Database, checkoutId: string) {
  return database.queries
    .select({ reference: order.reference })
    .from(order)
    .where(eq(order.checkoutId, checkoutId));
}
