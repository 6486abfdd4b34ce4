import { describeError } from '../app/log.ts';
import type { Shop } from '../app/shop.ts';
import { claimToday } from '../jobs/once-a-day.ts';
import { type EventsSince, type PaymentEvent, ProviderError } from '../payments/provider.ts';
import { applyPaymentEvent } from './apply-payment-event.ts';

/** How many refunds and disputes were news to our books, and how many could not be noted. */
export type MissedEvents = { noted: number; unnoted: number };

const week = 7 * 24 * 60 * 60 * 1000;

/**
 * A refund may fail a month after it was made, and a bank's question ends by itself after 120 days; a
 * day's look may fail too.
 */
const lookedAt = { refunds: 5 * week, disputes: 18 * week };

/**
 * Notes what the provider's notices of the last weeks did not tell, because they were lost, once a
 * day however many processes ask. Answers whether it was this one's turn. Where it fails, the next
 * day's look finds the same.
 */
export async function applyMissedEventsDaily(shop: Shop, now = new Date()): Promise<boolean> {
  if (!(await claimToday(shop.database.queries, 'news of payments', now))) return false;
  const missed = await applyMissedEvents(shop, {
    refunds: new Date(now.getTime() - lookedAt.refunds),
    disputes: new Date(now.getTime() - lookedAt.disputes),
  });
  if (missed.noted > 0) shop.log.warn('news of payments had not come by itself', missed);
  return true;
}

/**
 * Notes what became of refunds and disputes that were made since a moment, for orders too that were
 * made long before it: books from an older copy know nothing of that. One that cannot be noted holds
 * up no other.
 */
export async function applyMissedEvents(shop: Shop, since: EventsSince): Promise<MissedEvents> {
  const missed: MissedEvents = { noted: 0, unnoted: 0 };
  for (const notice of await shop.provider.findEventsSince(since)) {
    const outcome = await tryToNote(shop, notice);
    if (outcome !== 'known') missed[outcome] += 1;
  }
  return missed;
}

async function tryToNote(shop: Shop, notice: PaymentEvent): Promise<keyof MissedEvents | 'known'> {
  try {
    return (await applyPaymentEvent(shop, notice)) ? 'noted' : 'known';
  } catch (error) {
    if (error instanceof ProviderError && error.temporary) throw error;
    const { about, paymentId: payment } = notice;
    shop.log.error('news of a payment could not be noted', {
      about,
      payment,
      ...describeError(error),
    });
    return 'unnoted';
  }
}
