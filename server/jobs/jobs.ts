import { sql } from 'drizzle-orm';
import type { Shop } from '../app/shop.ts';
import type { Database } from '../database/database.ts';
import {
  deleteNotifiedRequests,
  sendMissingConfirmations,
  sendRestockEmails,
} from '../enquiries/restock-emails.ts';
import { createLimiter, deleteExpiredCounts } from '../http/limits/limiter.ts';
import { releaseOverdueHolds } from '../offers/offer-holds.ts';
import { lapseOffers, sendOfferReminders } from '../offers/offer-jobs.ts';
import { deleteExpiredSessions } from '../office/sign-in/sessions.ts';
import { followUpPayments } from '../orders/bank-payment.ts';
import { reconcileCheckouts } from '../orders/reconcile-checkouts.ts';
import { applyMissedEventsDaily } from '../orders/recover-orders.ts';
import { retryUnconfirmedRefunds } from '../orders/refund-order.ts';
import { syncPublishedPrices } from '../payments/sync-prices.ts';
import { deleteUnusedPhotos } from '../photos/photos.ts';
import { sendDigests, warnOfErasure } from '../register/register-jobs.ts';
import { endExpiredHolds } from '../stock/restock-holds.ts';
import { claimDailyRun } from './job-runs.ts';
import { eraseExpiredDaily } from './retention/retention.ts';
import { startWorker, type Worker } from './worker.ts';

type JobOptions = {
  /** The folder that emails are written to, if there is no mail server. */
  mailFolder: string | undefined;
  /** Called when there is email to send. */
  onMail?: () => void;
};

/** A caller that is short of time passes a deadline (in milliseconds) for waiting on the payment provider. */
export type ScheduledJob = { name: string; run: (until?: number) => Promise<unknown> };

const minute = 60_000;

/**
 * The shop's background jobs. Each runs alone, so that one failure stops no other: data is erased
 * on time even if other jobs fail.
 */
export function createJobs(shop: Shop, { mailFolder, onMail }: JobOptions) {
  const { database, log } = shop;
  const limiter = createLimiter({ database: Promise.resolve(database), log, proxies: 0 });
  /** Wakes the mailer if the job has queued any email. */
  const thenMail = (queue: () => Promise<number>) => async () => {
    if ((await queue()) > 0) onMail?.();
  };
  const everyMinute: ScheduledJob[] = [
    { name: 'reconciling checkouts', run: (until) => reconcileCheckouts(shop, until) },
    {
      name: 'finishing refunds',
      run: async (until = Number.POSITIVE_INFINITY) => {
        if (Date.now() < until && (await retryUnconfirmedRefunds(shop)) > 0) onMail?.();
      },
    },
    {
      name: 'sending restock confirmations',
      run: thenMail(() => sendMissingConfirmations(shop, limiter)),
    },
    { name: 'ending expired restock holds', run: () => endExpiredHolds(database) },
    { name: 'sending restock emails', run: thenMail(() => sendRestockEmails(shop)) },
    { name: 'syncing published prices', run: (until) => syncPublishedPrices(shop, until) },
    {
      name: 'sending register emails',
      run: thenMail(async () => (await sendDigests(shop)) + (await warnOfErasure(shop))),
    },
    { name: 'deleting notified restock requests', run: () => deleteNotifiedRequests(database) },
    { name: 'reminding of offers', run: thenMail(() => sendOfferReminders(shop)) },
    { name: 'letting offers lapse', run: () => lapseOffers(database) },
    { name: 'releasing goods of offers', run: () => releaseOverdueHolds(shop) },
    { name: 'following up bank transfers', run: thenMail(() => followUpPayments(shop)) },
    { name: 'deleting expired rate limits', run: () => deleteExpiredCounts(database) },
    {
      name: 'deleting ended office sessions',
      run: () => deleteExpiredSessions(database.queries),
    },
  ];
  /** Run once a day, in the first process that claims the day. */
  const daily: ScheduledJob[] = [
    { name: 'erasing old records', run: () => eraseExpiredDaily({ ...shop, mailFolder }) },
    { name: 'deleting unused photos', run: () => deleteUnusedPhotos(database) },
    { name: 'gathering statistics', run: () => analyzeDaily(database) },
    {
      name: 'applying missed payment events',
      run: async (until = Number.POSITIVE_INFINITY) => {
        if (Date.now() < until) await applyMissedEventsDaily(shop);
      },
    },
  ];
  return { everyMinute, daily };
}

/** The embedded database has no autovacuum: without statistics, lists would read whole tables. */
function analyzeDaily(database: Database): Promise<void> {
  return database.transaction(async (queries) => {
    if (await claimDailyRun(queries, 'analyze', new Date())) await queries.execute(sql`analyze`);
  });
}

/** Starts every job and returns the workers, so that the caller can stop them. */
export function startJobs(shop: Shop, options: JobOptions): Worker[] {
  const { everyMinute, daily } = createJobs(shop, options);
  const start = (intervalMs: number) => (job: ScheduledJob) =>
    startWorker({ name: job.name, intervalMs, run: () => job.run(), log: shop.log });
  return [...everyMinute.map(start(minute)), ...daily.map(start(60 * minute))];
}
