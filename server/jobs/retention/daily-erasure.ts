import type { Log } from '../../app/log.ts';
import type { Database } from '../../database/database.ts';
import { claimToday } from '../once-a-day.ts';
import { eraseExpiredWithin } from './retention.ts';

type ErasureDeps = {
  database: Database;
  log: Log;
  /** Where mails become files, if they do. */
  mailFolder: string | undefined;
};

/**
 * Erases what the privacy page says must go, once a day however many processes ask, and writes into
 * the log how much of each kind that was. Answers whether it was this one's turn.
 */
export async function eraseDaily(
  { database, log, mailFolder }: ErasureDeps,
  now = new Date(),
): Promise<boolean> {
  const erased = await database.transaction(async (queries) =>
    (await claimToday(queries, 'retention', now))
      ? eraseExpiredWithin(queries, mailFolder, now)
      : undefined,
  );
  if (!erased) return false;
  const rows = erased.reduce((sum, { count }) => sum + count, 0);
  const kinds = erased.filter(({ count }) => count > 0).map(({ what, count }) => [what, count]);
  log.info('old records erased', { rows, ...Object.fromEntries(kinds) });
  return true;
}
