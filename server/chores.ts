import { askUnconfirmed } from './enquiries/ask-to-confirm.ts';
import { forgetThoseTold, tellThoseWaiting } from './enquiries/tell-those-waiting.ts';
import { createLimiter, forgetOldCounts } from './limits/limiter.ts';
import { noteMissedNewsDaily } from './orders/missed-news.ts';
import { reconcile } from './orders/reconcile.ts';
import type { Shop } from './orders/shop.ts';
import { eraseDaily } from './retention/daily-erasure.ts';
import { startWorker, type Worker } from './worker.ts';

type Around = {
  /** Where mails become files, if they do. */
  mailFolder: string | undefined;
  /** There is mail to send. */
  onMail?: () => void;
};

/** Who has little time says until when (in milliseconds) the payment provider may be waited for. */
export type Chore = { name: string; work: (until?: number) => Promise<unknown> };

const minute = 60_000;

/**
 * What the shop does unasked. Each chore stands alone, so that one that fails keeps no other from
 * being done: what the privacy page promises to forget is forgotten whatever else goes wrong.
 */
export function choresOf(shop: Shop, { mailFolder, onMail }: Around) {
  const { database, origin, log } = shop;
  const limiter = createLimiter({ database: Promise.resolve(database), log, proxies: 0 });
  const often: Chore[] = [
    { name: 'looking after checkouts', work: (until) => reconcile(shop, until) },
    {
      name: 'asking for confirmation',
      work: async () => {
        if ((await askUnconfirmed(database, limiter, origin)) > 0) onMail?.();
      },
    },
    {
      name: 'telling those who wait',
      work: async () => {
        if ((await tellThoseWaiting(database, origin)) > 0) onMail?.();
      },
    },
    { name: 'forgetting those told', work: () => forgetThoseTold(database) },
    { name: 'forgetting old counts', work: () => forgetOldCounts(database) },
  ];
  /** Done once a day, whichever process is the first to ask. */
  const daily: Chore[] = [
    { name: 'erasing old records', work: () => eraseDaily({ ...shop, mailFolder }) },
    {
      name: 'looking for news of payments',
      work: async (until = Number.POSITIVE_INFINITY) => {
        if (Date.now() < until) await noteMissedNewsDaily(shop);
      },
    },
  ];
  return { often, daily };
}

/** Does all of them again and again; answers who is at it, to be stopped. */
export function startChores(shop: Shop, around: Around): Worker[] {
  const { often, daily } = choresOf(shop, around);
  const start = (every: number) => (chore: Chore) =>
    startWorker({ name: chore.name, every, work: () => chore.work(), log: shop.log });
  return [...often.map(start(minute)), ...daily.map(start(60 * minute))];
}
