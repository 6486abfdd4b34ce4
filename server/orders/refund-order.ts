import { and, eq } from 'drizzle-orm';
import type { Shop } from '../app/shop.ts';
import { order } from '../database/schema.ts';
import { isFault, ProviderError, type RefundProgress } from '../payments/provider.ts';
import { paymentProvider } from '../payments/settings.ts';
import { type ChangedOrder, changeOrder, rejectImpossible } from './change-order.ts';
import type { Order } from './find-order.ts';
import { sentences } from './order-notes.ts';
import { OrderError, readOrder } from './read-order.ts';

/** An order whose money goes back, with what is still to say of that. */
export type RefundedOrder = ChangedOrder & { remark: string | undefined };

const remarks: Record<RefundProgress, string | undefined> = {
  done: undefined,
  pending: 'The payment provider has the refund pending, and tells us if it fails.',
  'waits for the buyer': `The money waits for the buyer to do something: see the refund in ${paymentProvider.dashboard}.`,
};

/** Gives all the money back, then notes it. Repeated after a crash, it gives nothing back twice. */
export async function refundOrder(
  shop: Shop,
  reference: string,
  note?: string,
): Promise<RefundedOrder> {
  const found = await readOrder(shop.database.queries, reference);
  if (found.state === 'refunded') {
    return { ...found, changed: false, told: false, remark: undefined };
  }
  rejectImpossible(found, 'refunded');
  const remark = remarks[await giveMoneyBack(shop, found)];
  const refunded = await changeOrder(shop, reference, {
    to: 'refunded',
    note: sentences(note, remark),
  });
  return { ...refunded, remark };
}

/**
 * The provider keeps a refusal under its key, so the next try goes under another. After an answer
 * that was lost, the same key is used again: it may have done what was asked.
 */
async function giveMoneyBack(
  { database, provider }: Shop,
  { id, reference, paymentId, refundRefusals }: Order,
): Promise<RefundProgress> {
  if (paymentId === null) {
    throw new OrderError(`${reference} has no payment that could be refunded.`);
  }
  try {
    return await provider.refund(paymentId, `refund_${paymentId}_${refundRefusals}`);
  } catch (error) {
    // Somebody did it at the provider, or we did it and fell over before it was noted.
    if (isFault(error, 'already refunded')) return 'done';
    if (error instanceof ProviderError && !error.temporary) {
      // Of two who were refused under the same key, one counts.
      await database.queries
        .update(order)
        .set({ refundRefusals: refundRefusals + 1 })
        .where(and(eq(order.id, id), eq(order.refundRefusals, refundRefusals)));
    }
    throw error;
  }
}
