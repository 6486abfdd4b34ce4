import { sql } from 'drizzle-orm';
import { type Queries, queryRows } from '../database/database.ts';
import { jobRun } from '../database/schema.ts';

/** Jobs that run once a day, and what they do. */
export const dailyJobs = {
  retention: 'erasing old records',
  analyze: 'gathering statistics',
  'missed payment events': 'finding missed payment events',
} as const;

const backupJob = 'backup';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Returns true for the first caller on a UTC day. Call it in the transaction of the job's work: if that
 * fails, the day can be claimed again. A date after tomorrow was written by a wrong clock.
 */
export async function claimDailyRun(
  queries: Queries,
  name: keyof typeof dailyJobs,
  now: Date,
): Promise<boolean> {
  const today = toUtcDay(now);
  const tomorrow = toUtcDay(new Date(now.getTime() + dayMs));
  const claimed = await queryRows(
    queries,
    sql`insert into ${jobRun} (name, done_on) values (${name}, ${today})
      on conflict (name) do update set done_on = excluded.done_on
      where ${jobRun.doneOn} < excluded.done_on or ${jobRun.doneOn} > ${tomorrow} returning name`,
  );
  return claimed.length > 0;
}

function toUtcDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** The UTC day on which each job last ran, such as 2026-11-18. */
export async function findJobRuns(queries: Queries) {
  const runs = new Map((await queries.select().from(jobRun)).map((run) => [run.name, run.doneOn]));
  return { runs, backup: runs.get(backupJob) };
}

export async function recordBackup(queries: Queries, now = new Date()): Promise<void> {
  const doneOn = toUtcDay(now);
  await queries
    .insert(jobRun)
    .values({ name: backupJob, doneOn })
    .onConflictDoUpdate({ target: jobRun.name, set: { doneOn } });
}
