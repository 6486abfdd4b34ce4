import type { Shop } from '../app/shop.ts';
import { askUnconfirmed } from '../enquiries/ask-to-confirm.ts';
import { deleteNotifiedRequests, sendRestockEmails } from '../enquiries/restock-emails.ts';
import { createLimiter, deleteExpiredCounts } from '../http/limits/limiter.ts';
import { reconcile } from '../orders/reconcile.ts';
import { applyMissedEventsDaily } from '../orders/recover-orders.ts';
import { eraseDaily } from './retention/daily-erasure.ts';
import { startWorker, type Worker } from './worker.ts';

type Around = {
  /** Where mails become files, if they do. */
  mailFolder: string | undefined;
  /** There is mail to send. */
  onMail?: () => void;
};

/** Who has little time says until when (in milliseconds) the payment provider may be waited for. */
export type Job = { name: string; work: (until?: number) => Promise<unknown> };

const minute = 60_000;

/**
 * What the shop does unasked. Each chore stands alone, so that one that fails keeps no other from
 * being done: what the privacy page promises to forget is forgotten whatever else goes wrong.
 */
export function jobsOf(shop: Shop, { mailFolder, onMail }: Around) {
  const { database, origin, log } = shop;
  const limiter = createLimiter({ database: Promise.resolve(database), log, proxies: 0 });
  const often: Job[] = [
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
        if ((await sendRestockEmails(database, origin)) > 0) onMail?.();
      },
    },
    { name: 'forgetting those told', work: () => deleteNotifiedRequests(database) },
    { name: 'forgetting old counts', work: () => deleteExpiredCounts(database) },
  ];
  /** Done once a day, whichever process is the first to ask. */
  const daily: Job[] = [
    { name: 'erasing old records', work: () => eraseDaily({ ...shop, mailFolder }) },
    {
      name: 'checking for missed payment events',
      work: async (until = Number.POSITIVE_INFINITY) => {
        if (Date.now() < until) await applyMissedEventsDaily(shop);
      },
    },
  ];
  return { often, daily };
}

/** Does all of them again and again; answers who is at it, to be stopped. */
export function startJobs(shop: Shop, around: Around): Worker[] {
  const { often, daily } = jobsOf(shop, around);
  const start = (every: number) => (chore: Job) =>
    startWorker({ name: chore.name, every, work: () => chore.work(), log: shop.log });
  return [...often.map(start(minute)), ...daily.map(start(60 * minute))];
}
