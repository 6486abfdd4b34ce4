import { statfsSync } from 'node:fs';
import { isNull, sql } from 'drizzle-orm';
import type { Finding } from '../../contract/health.ts';
import { isPublicShop } from '../app/environment.ts';
import { queryRows } from '../database/database.ts';
import { order, orderIssue, stock, stockMovement } from '../database/schema.ts';
import { findUnknownSeries } from '../documents/document-series.ts';
import { ukDate } from '../email/uk-date.ts';
import { dailyJobs, findJobRuns } from '../jobs/job-runs.ts';
import type { HealthCheck } from './checks.ts';

/** Checks that the database responds. */
export const checkDatabase: HealthCheck = {
  failed: {
    meaning: 'Nobody can buy, and the office shows nothing. Pages are still served.',
    todo: 'Check DATABASE_URL, or the disk and DATA_DIR, and the log of the shop.',
  },
  run: async (context) => {
    const { engine, queries } = await context.database();
    const start = performance.now();
    await queries.execute(sql`select 1`);
    const elapsedMs = Math.max(1, Math.round(performance.now() - start));
    const orders = await queries.$count(order);
    const issues = await queries.$count(orderIssue, isNull(orderIssue.clearedAt));
    const openIssuesText =
      issues === 0 ? '' : `, ${issues} open ${issues === 1 ? 'issue' : 'issues'}`;
    const finding = `${engine} responds in ${elapsedMs} ms, ${orders.toLocaleString('en-GB')} ${orders === 1 ? 'order' : 'orders'}${openIssuesText}.`;
    if (elapsedMs < 1000) return { state: 'good', finding };
    return {
      state: 'warning',
      finding,
      meaning: 'Checkout and office are slow.',
      todo: 'See what else the database server does, and how far away it is.',
    };
  },
};

/** Checks that stock levels equal the sum of their movements. */
export const checkStock: HealthCheck = {
  failed: { meaning: 'We can’t tell whether stock is right.', todo: 'See the database above.' },
  run: async (context) => {
    const { queries } = await context.database();
    const [row] = await queryRows<{ odd: number; all: number }>(
      queries,
      sql`select count(*)::int as all, count(*) filter (where available <> moved)::int as odd from (
        select available, coalesce(sum(change), 0) as moved
        from ${stock} left join ${stockMovement} using (product_id)
        group by ${stock.productId}, available
      ) as accounts`,
    );
    const { odd = 0, all = 0 } = row ?? {};
    if (odd === 0) return { state: 'good', finding: `${all} stock accounts in balance.` };
    return {
      state: 'problem',
      finding: `The stock of ${odd} products differs from the sum of their movements.`,
      meaning: 'Too many may be sold, or too few.',
      todo: 'Count these products. The tables were changed by hand or by a faulty program.',
    };
  },
};

const megabyte = 1024 ** 2;

/** Checks disk space for the database or, if that is elsewhere, for logs and email files. */
export const checkDisk: HealthCheck = {
  failed: {
    meaning: 'We can’t tell how much space is left.',
    todo: 'Check that DATA_DIR, or DIST with a DATABASE_URL, exists and is readable.',
  },
  run: async (context) => {
    const { DATABASE_URL, DATA_DIR, DIST } = context.environment();
    const { blocks, bavail, bsize } = statfsSync(DATABASE_URL === undefined ? DATA_DIR : DIST);
    return diskFinding(bavail * bsize, blocks * bsize);
  },
};

export function diskFinding(free: number, size: number): Finding {
  // Some file systems do not report their size.
  if (size === 0) return { state: 'good', finding: 'This disk does not say how full it is.' };
  const finding = `${gigabytes(free)} of ${gigabytes(size)} GB free.`;
  if (free >= 2048 * megabyte) return { state: 'good', finding };
  return {
    state: free < 256 * megabyte ? 'problem' : 'warning',
    finding,
    meaning: 'A full disk stops orders: the embedded database takes none below 64 MB.',
    todo: 'Delete what is not needed, such as old backups and logs, or use a larger disk.',
  };
}

function gigabytes(bytes: number): string {
  return (bytes / (1024 * megabyte)).toFixed(1);
}

const dayMs = 86_400_000;

/** Whole days since a day such as 2026-11-18, in UTC. */
function daysSince(doneOn: string, now: Date): number {
  return Math.floor((now.getTime() - Date.parse(doneOn)) / dayMs);
}

/** Checks that a backup was written yesterday or today, if there is data to lose. */
export const checkBackup: HealthCheck = {
  failed: {
    meaning: 'We can’t tell when a backup was written.',
    todo: 'See the database above.',
  },
  run: async (context) => {
    const { queries } = await context.database();
    if ((await findUnknownSeries(queries)).length > 0) return unknownNumbers;
    const { backup } = await findJobRuns(queries);
    return backupFinding(backup, isPublicShop(context.environment()), new Date());
  },
};

const unknownNumbers: Finding = {
  state: 'problem',
  finding:
    'Since a backup was restored, the last numbers of invoices and credit notes are unknown.',
  meaning:
    'None is issued, so that no number is used twice. Refunds still work; their credit notes wait.',
  todo: 'Enter the last number of each that was sent: Reports, Accounts in the office.',
};

export function backupFinding(doneOn: string | undefined, isPublic: boolean, now: Date): Finding {
  const days = doneOn === undefined ? Number.POSITIVE_INFINITY : daysSince(doneOn, now);
  const lastWritten =
    doneOn === undefined ? 'None has been written.' : `Last written ${ukDate(new Date(doneOn))}.`;
  if (days <= 1) return { state: 'good', finding: lastWritten };
  if (!isPublic) return { state: 'good', finding: `${lastWritten} This shop is a trial.` };
  return {
    state: days < 3 ? 'warning' : 'problem',
    finding: lastWritten,
    meaning: 'Enquiries, stock counts and dispatches since then would be lost with the disk.',
    todo: 'npm run shop -- backup FILE, every day (docs/running/backup.md).',
  };
}

/** Checks that the daily jobs have run. */
export const checkJobs: HealthCheck = {
  failed: { meaning: 'We can’t tell whether jobs run.', todo: 'See the database above.' },
  run: async (context) => {
    const { queries } = await context.database();
    return jobsFinding((await findJobRuns(queries)).runs, new Date());
  },
};

export function jobsFinding(runs: ReadonlyMap<string, string>, now: Date): Finding {
  const meaning = 'Old personal data is not erased and missed payments are not found.';
  const todo =
    'Start the shop, and look for “failed” in its log. On Netlify see the function jobs.';
  const jobs = Object.entries(dailyJobs).map(([name, what]) => ({ what, on: runs.get(name) }));
  if (jobs.every(({ on }) => on === undefined)) {
    return { state: 'warning', finding: 'No daily job has run yet.', meaning, todo };
  }
  const overdue = jobs.filter(({ on }) => on === undefined || daysSince(on, now) > 1);
  if (overdue.length > 0) {
    const finding = `Neither today nor yesterday: ${overdue.map(({ what }) => what).join(', ')}.`;
    return { state: 'problem', finding, meaning, todo };
  }
  return { state: 'good', finding: 'Every daily job has run.' };
}
