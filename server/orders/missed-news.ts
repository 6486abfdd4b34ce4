import { describeError } from '../log.ts';
import type { PaymentNotice } from '../payments/notice.ts';
import { ProviderError } from '../payments/provider-error.ts';
import { notePayment } from './payment-news.ts';
import type { Shop } from './shop.ts';

/** How many refunds and disputes were news to our books, and how many could not be noted. */
export type MissedNews = { noted: number; unnoted: number };

/**
 * Notes what became of payments since a moment, for orders too that were made long before it: books
 * from an older copy know nothing of that. One that cannot be noted holds up no other.
 */
export async function noteMissedNews(shop: Shop, since: Date): Promise<MissedNews> {
  const missed: MissedNews = { noted: 0, unnoted: 0 };
  for (const notice of await shop.provider.findNewsSince(since)) {
    const outcome = await tryToNote(shop, notice);
    if (outcome !== 'known') missed[outcome] += 1;
  }
  return missed;
}

async function tryToNote(shop: Shop, notice: PaymentNotice): Promise<keyof MissedNews | 'known'> {
  try {
    return (await notePayment(shop, notice)) ? 'noted' : 'known';
  } catch (error) {
    if (error instanceof ProviderError && error.passing) throw error;
    const { about, paymentId: payment } = notice;
    shop.log.error('news of a payment could not be noted', {
      about,
      payment,
      ...describeError(error),
    });
    return 'unnoted';
  }
}
