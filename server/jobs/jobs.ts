import type { Shop } from '../app/shop.ts';
import {
  askUnconfirmed,
  deleteNotifiedRequests,
  sendRestockEmails,
} from '../enquiries/restock-emails.ts';
import { createLimiter, deleteExpiredCounts } from '../http/limits/limiter.ts';
import { reconcile } from '../orders/reconcile.ts';
import { applyMissedEventsDaily } from '../orders/recover-orders.ts';
import { eraseDaily } from './retention/retention.ts';
import { startWorker, type Worker } from './worker.ts';

type Around = {
  /** Where emails become files, if they do. */
  mailFolder: string | undefined;
  /** Called when there is email to send. */
  onMail?: () => void;
};

/** A caller short of time passes a deadline (in milliseconds) for waiting on the payment provider. */
export type ScheduledJob = { name: string; work: (until?: number) => Promise<unknown> };

const minute = 60_000;

/**
 * The shop's background jobs. Each runs alone, so that one failure stops no other: data is erased
 * on time whatever else goes wrong.
 */
export function jobsOf(shop: Shop, { mailFolder, onMail }: Around) {
  const { database, log } = shop;
  const limiter = createLimiter({ database: Promise.resolve(database), log, proxies: 0 });
  const often: ScheduledJob[] = [
    { name: 'reconciling checkouts', work: (until) => reconcile(shop, until) },
    {
      name: 'sending restock confirmations',
      work: async () => {
        if ((await askUnconfirmed(shop, limiter)) > 0) onMail?.();
      },
    },
    {
      name: 'sending restock emails',
      work: async () => {
        if ((await sendRestockEmails(shop)) > 0) onMail?.();
      },
    },
    { name: 'deleting notified restock requests', work: () => deleteNotifiedRequests(database) },
    { name: 'deleting expired rate limits', work: () => deleteExpiredCounts(database) },
  ];
  /** Once a day, by whichever process asks first. */
  const daily: ScheduledJob[] = [
    { name: 'erasing old records', work: () => eraseDaily({ ...shop, mailFolder }) },
    {
      name: 'applying missed payment events',
      work: async (until = Number.POSITIVE_INFINITY) => {
        if (Date.now() < until) await applyMissedEventsDaily(shop);
      },
    },
  ];
  return { often, daily };
}

/** Runs every job repeatedly; returns the workers, to be stopped. */
export function startJobs(shop: Shop, around: Around): Worker[] {
  const { often, daily } = jobsOf(shop, around);
  const start = (every: number) => (job: ScheduledJob) =>
    startWorker({ name: job.name, every, work: () => job.work(), log: shop.log });
  return [...often.map(start(minute)), ...daily.map(start(60 * minute))];
}
