import { eq } from 'drizzle-orm';
import { formatPrice } from '../../catalogue/money.ts';
import type { Shop } from '../app/shop.ts';
import type { Queries } from '../database/database.ts';
import { checkout, order } from '../database/schema.ts';
import { type DisputeEnd, disputeEnds, type PaymentEvent } from '../payments/provider.ts';
import { paymentProvider } from '../payments/settings.ts';
import { drawAttention, type News } from './draw-attention.ts';
import { lockOrder, readOrder } from './read-order.ts';
import { recordPayment } from './record-payment.ts';
import { recordFailedRefund, recordRefund } from './record-refund.ts';

/**
 * Notes what became of a payment, in whatever order and however often that is told. Answers whether
 * it was news.
 */
export async function applyPaymentEvent(shop: Shop, notice: PaymentEvent): Promise<boolean> {
  const reference = await orderOf(shop, notice);
  if (reference === undefined) return false;
  const isNews = await note(shop, reference, notice);
  // Of one that is refunded in full there is nothing left to look at.
  if (isNews && (await readOrder(shop.database.queries, reference)).attention !== null) {
    shop.log.warn('an order needs a look', { order: reference, about: notice.about });
  }
  return isNews;
}

function note(shop: Shop, reference: string, notice: PaymentEvent): Promise<boolean> {
  switch (notice.about) {
    case 'refund':
      return recordRefund(shop, reference, notice);
    case 'failed refund':
      return recordFailedRefund(shop, reference, notice);
    case 'dispute':
      return noteDispute(shop, reference, {
        sentence: disputeSentence(notice.answerBy),
        once: notice.id,
        overtakenBy: disputeEnds.map((end) => nameOfEnd(notice.id, end)),
        doubtful: true,
      });
    case 'end of a dispute':
      return noteDispute(shop, reference, {
        sentence: endSentence(notice),
        once: nameOfEnd(notice.id, notice.end),
        doubtful: notice.end !== 'over',
      });
  }
}

function noteDispute(
  { database }: Shop,
  reference: string,
  news: Omit<News, 'kind'>,
): Promise<boolean> {
  return database.transaction(async (queries) =>
    drawAttention(queries, await lockOrder(queries, reference), { ...news, kind: 'dispute' }),
  );
}

const deadline = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/London',
});

function disputeSentence(answerBy: Date | undefined): string {
  const by = answerBy ? ` by ${deadline.format(answerBy)}` : '';
  return `The buyer's bank disputes this payment; answer it at ${paymentProvider.name}${by}.`;
}

function nameOfEnd(id: string, end: DisputeEnd): string {
  return `${id}-${end}`;
}

function endSentence({ end, pence }: { end: DisputeEnd; pence: number }): string {
  switch (end) {
    case 'lost':
      return `The dispute is lost: the buyer's bank has taken back ${formatPrice(pence)}.`;
    case 'over':
      return 'The dispute is over, and the money stays with us.';
    case 'prevented':
      return `The dispute was settled before it was opened, perhaps by giving the buyer ${formatPrice(pence)} back; see at ${paymentProvider.name}.`;
  }
}

/** The order of a payment, made now if this is told before the payment itself. */
async function orderOf(shop: Shop, notice: PaymentEvent): Promise<string | undefined> {
  const { database, provider } = shop;
  const found = await findReference(database.queries, notice.paymentId);
  if (found !== undefined) return found;
  const checkoutId =
    notice.about === 'refund' ? notice.checkoutId : await provider.findCheckout(notice.paymentId);
  if (checkoutId === undefined) return undefined;
  const [held] = await database.queries
    .select({ sessionId: checkout.sessionId })
    .from(checkout)
    .where(eq(checkout.id, checkoutId));
  const session = held?.sessionId ? await provider.findSession(held.sessionId) : undefined;
  if (session) await recordPayment(shop, session);
  return findReference(database.queries, notice.paymentId);
}

async function findReference(queries: Queries, paymentId: string): Promise<string | undefined> {
  const [found] = await queries
    .select({ reference: order.reference })
    .from(order)
    .where(eq(order.paymentId, paymentId));
  return found?.reference;
}
