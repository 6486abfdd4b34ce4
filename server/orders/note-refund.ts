import { eq } from 'drizzle-orm';
import { formatPrice } from '../../catalogue/money.ts';
import { order } from '../database/schema.ts';
import type { PaymentNotice } from '../payments/notice.ts';
import { lockOrder, readOrder } from './change-order.ts';
import { drawAttention } from './draw-attention.ts';
import { failedRefunds, nameOfGivenBack, partGivenBack } from './given-back.ts';
import { mailRefund } from './order-mail.ts';
import type { Shop } from './shop.ts';

type About<What> = Extract<PaymentNotice, { about: What }>;

/** Notes that a part of an order's money has gone back, and tells the buyer. Answers whether it was news. */
export async function notePartRefund(
  { database, provider }: Shop,
  reference: string,
  notice: About<'refund'>,
): Promise<boolean> {
  // Once a refund has failed, the sum in a notice may be from before that.
  const hasFailed = failedRefunds(await readOrder(database.queries, reference)) > 0;
  const pence = hasFailed ? await provider.findGivenBack(notice.paymentId) : notice.pence;
  return database.transaction(async (queries) => {
    const before = await lockOrder(queries, reference);
    // What came after it has been told already.
    if (before.state === 'refunded' || pence <= before.givenBackPence) return false;
    await queries.update(order).set({ givenBackPence: pence }).where(eq(order.id, before.id));
    await mailRefund(queries, before, {
      now: pence - before.givenBackPence,
      before: before.givenBackPence,
    });
    return drawAttention(queries, before, {
      sentence: partGivenBack(before.totalPence, pence),
      once: `given-back-${nameOfGivenBack(before, pence)}`,
      kind: 'part-refund',
    });
  });
}

/**
 * Notes that money did not go back after all. Of an order that is refunded in full, a person must
 * give it back in another way; of any other, it counts as given back no longer.
 */
export async function noteFailedRefund(
  { database, provider }: Shop,
  reference: string,
  { id, paymentId, pence }: About<'failed refund'>,
): Promise<boolean> {
  // Asked and not subtracted: a later refund may have been noted by a sum that is without this one.
  const left = await provider.findGivenBack(paymentId);
  return database.transaction(async (queries) => {
    const before = await lockOrder(queries, reference);
    if (before.state !== 'refunded' && left < before.givenBackPence) {
      await queries.update(order).set({ givenBackPence: left }).where(eq(order.id, before.id));
    }
    const sentence = `A refund of ${formatPrice(pence)} failed or was cancelled at Stripe; the buyer must get it in another way.`;
    return drawAttention(queries, before, { sentence, once: id, kind: 'failed-refund' });
  });
}
