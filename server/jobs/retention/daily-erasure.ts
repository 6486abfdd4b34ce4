import type { Log } from '../../app/log.ts';
import type { Database } from '../../database/database.ts';
import { claimToday } from '../once-a-day.ts';
import { eraseExpiredWithin } from './retention.ts';

type ErasureDeps = {
  database: Database;
  log: Log;
  /** Where emails become files, if they do. */
  mailFolder: string | undefined;
};

/**
 * Erases expired records once a day, whichever process asks first, and logs how many of each kind.
 * Returns whether it was this process.
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
