import { eq } from 'drizzle-orm';
import { formatPrice } from '../../catalogue/money.ts';
import type { Shop } from '../app/shop.ts';
import type { Queries } from '../database/database.ts';
import { order } from '../database/schema.ts';
import type { PaymentEvent } from '../payments/provider.ts';
import { paymentProvider } from '../payments/settings.ts';
import { applyProviderAnswer } from './apply-provider-answer.ts';
import { changeLocked } from './change-order.ts';
import { drawAttention } from './draw-attention.ts';
import type { Order } from './find-order.ts';
import { emailRefund } from './queue-order-emails.ts';
import { failedRefunds, partialRefund, refundEmailKey } from './refunded-amount.ts';

type About<What> = Extract<PaymentEvent, { about: What }>;

/**
 * Notes that an order's money has gone back, in part or in full, and tells the buyer. Answers
 * whether it was news.
 */
export function recordRefund(
  shop: Shop,
  reference: string,
  notice: About<'refund'>,
): Promise<boolean> {
  return applyProviderAnswer(shop, reference, {
    // Once a refund has failed, what a notice says may be from before that.
    ask: async (read) =>
      failedRefunds(read) > 0 ? shop.provider.findRefundedPence(notice.paymentId) : undefined,
    async note(queries, before, asked) {
      const { pence, inFull } =
        asked === undefined ? notice : { pence: asked, inFull: asked >= before.totalPence };
      if (inFull) {
        return (await changeLocked(queries, before, { to: 'refunded' }, shop.origin)).changed;
      }
      if (before.state === 'refunded') return false;
      if (asked !== undefined && asked < before.givenBackPence) {
        return noteLess(queries, before, asked);
      }
      return notePart(queries, before, pence);
    },
  });
}

/**
 * Notes that money did not go back after all. Of an order that is refunded in full, a person must
 * give it back in another way; of any other, it counts as given back no longer.
 */
export function recordFailedRefund(
  shop: Shop,
  reference: string,
  { id, paymentId, pence }: About<'failed refund'>,
): Promise<boolean> {
  return applyProviderAnswer(shop, reference, {
    // Asked and not subtracted: a later refund may have been noted by a sum that is without this one.
    ask: () => shop.provider.findRefundedPence(paymentId),
    async note(queries, before, left) {
      const sentence = `A refund of ${formatPrice(pence)} failed or was cancelled at ${paymentProvider.name}; the buyer must get it in another way.`;
      const isNews = await drawAttention(queries, before, {
        sentence,
        once: id,
        kind: 'failed-refund',
        // Whoever gives all of it back does not mean to send it.
        doubtful: pence >= before.totalPence,
      });
      if (before.state === 'refunded' || left >= before.givenBackPence) return isNews;
      if (!isNews) return noteLess(queries, before, left);
      await keepGivenBack(queries, before, left);
      return true;
    },
  });
}

async function notePart(queries: Queries, before: Order, pence: number): Promise<boolean> {
  // What came after it has been told already.
  if (pence <= before.givenBackPence) return false;
  await keepGivenBack(queries, before, pence);
  await emailRefund(queries, before, {
    now: pence - before.givenBackPence,
    before: before.givenBackPence,
  });
  return drawAttention(queries, before, {
    sentence: partialRefund(before.totalPence, pence),
    once: `given-back-${refundEmailKey(before, pence)}`,
    kind: 'part-refund',
    doubtful: false,
  });
}

/**
 * Less has gone back than the books say: they were kept by an earlier version, which counted what
 * failed, or a refund has failed of which we are told later. A person must see what the buyer knows.
 */
async function noteLess(queries: Queries, before: Order, pence: number): Promise<boolean> {
  await keepGivenBack(queries, before, pence);
  const counted = `The ${formatPrice(before.givenBackPence)} noted before counted a refund that failed or was cancelled.`;
  return drawAttention(queries, before, {
    sentence: `${partialRefund(before.totalPence, pence)} ${counted}`,
    once: `given-back-less-${refundEmailKey(before, pence)}`,
    // Counted with those that failed: the sum noted before may go back again.
    kind: 'failed-refund',
    doubtful: false,
  });
}

async function keepGivenBack(queries: Queries, { id }: Order, pence: number): Promise<void> {
  await queries.update(order).set({ givenBackPence: pence }).where(eq(order.id, id));
}
