import { sql } from 'drizzle-orm';
import type { Shop } from '../app/shop.ts';
import type { Database } from '../database/database.ts';
import {
  askUnconfirmed,
  deleteNotifiedRequests,
  sendRestockEmails,
} from '../enquiries/restock-emails.ts';
import { createLimiter, deleteExpiredCounts } from '../http/limits/limiter.ts';
import { lapseOffers, remindOfOffers } from '../offers/follow-up.ts';
import { releaseOverdueHolds } from '../offers/hold.ts';
import { deleteEndedSessions } from '../office/sign-in/sessions.ts';
import { followUpPayments } from '../orders/bank-payment.ts';
import { reconcile } from '../orders/reconcile.ts';
import { applyMissedEventsDaily } from '../orders/recover-orders.ts';
import { finishRefunds } from '../orders/refund-order.ts';
import { followPrices } from '../payments/follow-prices.ts';
import { deleteUnusedPhotos } from '../photos/photos.ts';
import { sendDigests, warnUnvisited } from '../register/register-jobs.ts';
import { endExpiredHolds } from '../stock/restock-holds.ts';
import { claimToday } from './once-a-day.ts';
import { eraseDaily } from './retention/retention.ts';
import { startWorker, type Worker } from './worker.ts';

type Around = {
  /** The folder that emails are written to, if there is no mail server. */
  mailFolder: string | undefined;
  /** Called when there is email to send. */
  onMail?: () => void;
};

/** A caller that is short of time passes a deadline (in milliseconds) for waiting on the payment provider. */
export type ScheduledJob = { name: string; work: (until?: number) => Promise<unknown> };

const minute = 60_000;

/**
 * The shop's background jobs. Each runs alone, so that one failure stops no other: data is erased
 * on time even if other jobs fail.
 */
export function jobsOf(shop: Shop, { mailFolder, onMail }: Around) {
  const { database, log } = shop;
  const limiter = createLimiter({ database: Promise.resolve(database), log, proxies: 0 });
  const often: ScheduledJob[] = [
    { name: 'reconciling checkouts', work: (until) => reconcile(shop, until) },
    {
      name: 'finishing refunds',
      work: async (until = Number.POSITIVE_INFINITY) => {
        if (Date.now() < until && (await finishRefunds(shop)) > 0) onMail?.();
      },
    },
    {
      name: 'sending restock confirmations',
      work: async () => {
        if ((await askUnconfirmed(shop, limiter)) > 0) onMail?.();
      },
    },
    { name: 'ending expired restock holds', work: () => endExpiredHolds(database) },
    {
      name: 'sending restock emails',
      work: async () => {
        if ((await sendRestockEmails(shop)) > 0) onMail?.();
      },
    },
    { name: 'syncing published prices', work: (until) => followPrices(shop, until) },
    {
      name: 'sending register emails',
      work: async () => {
        const sent = (await sendDigests(shop)) + (await warnUnvisited(shop));
        if (sent > 0) onMail?.();
      },
    },
    { name: 'deleting notified restock requests', work: () => deleteNotifiedRequests(database) },
    {
      name: 'reminding of offers',
      work: async () => {
        if ((await remindOfOffers(shop)) > 0) onMail?.();
      },
    },
    { name: 'letting offers lapse', work: () => lapseOffers(database) },
    { name: 'releasing goods of offers', work: () => releaseOverdueHolds(shop) },
    {
      name: 'following up bank transfers',
      work: async () => {
        if ((await followUpPayments(shop)) > 0) onMail?.();
      },
    },
    { name: 'deleting expired rate limits', work: () => deleteExpiredCounts(database) },
    {
      name: 'deleting ended office sessions',
      work: () => deleteEndedSessions(database.queries),
    },
  ];
  /** Run once a day, in the first process that claims the day. */
  const daily: ScheduledJob[] = [
    { name: 'erasing old records', work: () => eraseDaily({ ...shop, mailFolder }) },
    { name: 'deleting unused photos', work: () => deleteUnusedPhotos(database) },
    { name: 'gathering statistics', work: () => analyzeDaily(database) },
    {
      name: 'applying missed payment events',
      work: async (until = Number.POSITIVE_INFINITY) => {
        if (Date.now() < until) await applyMissedEventsDaily(shop);
      },
    },
  ];
  return { often, daily };
}

/** The embedded database has no autovacuum: without statistics, lists would read whole tables. */
function analyzeDaily(database: Database): Promise<void> {
  return database.transaction(async (queries) => {
    if (await claimToday(queries, 'analyze', new Date())) await queries.execute(sql`analyze`);
  });
}

/** Starts every job and returns the workers, so that the caller can stop them. */
export function startJobs(shop: Shop, around: Around): Worker[] {
  const { often, daily } = jobsOf(shop, around);
  const start = (every: number) => (job: ScheduledJob) =>
    startWorker({ name: job.name, every, work: () => job.work(), log: shop.log });
  return [...often.map(start(minute)), ...daily.map(start(60 * minute))];
}
