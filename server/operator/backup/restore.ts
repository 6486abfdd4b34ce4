import { existsSync } from 'node:fs';
import { linesOf } from '../../backup/backup-file.ts';
import { BackupError } from '../../backup/backup-lines.ts';
import { inspectBackup } from '../../backup/inspect-backup.ts';
import { restoreBackup } from '../../backup/restore-backup.ts';
import { whatStands } from '../../backup/what-stands.ts';
import { forgetOpenCheckouts } from '../../orders/forget-open-checkouts.ts';
import { type Recovered, recoverOrders } from '../../orders/recover-orders.ts';
import { openLedger } from '../../stock/ledger.ts';
import { type Command, Failure } from '../command.ts';
import type { Desk } from '../desk.ts';
import { isIncomplete, sentenceOnRecovered } from '../orders/recovered.ts';
import { providerName, refuseGuessedOrigin, refuseWrongProvider } from '../own-settings.ts';
import { reasonOf } from '../reason.ts';
import { sentenceOnWithoutStock } from '../stock/without-stock.ts';
import { ukTime } from '../uk-time.ts';
import { countRows } from './count-rows.ts';

export const restore: Command = {
  name: 'restore',
  takes: ['FILE'],
  says: 'puts a backup in the place of everything in the books, and asks the payment provider for what was paid, refunded and disputed since; stop the shop first',
  async run(desk, given) {
    const file = given.word(0);
    refuseGuessedOrigin(desk.environment());
    if (!existsSync(file)) throw new Failure(`There is no file ${file}.`);
    try {
      const { at } = await inspectBackup(file);
      const database = await desk.prepared();
      const { engine } = database;
      const standing = await whatStands(database.queries);
      if (standing.length > 0) {
        await desk.confirm(
          `The books on ${engine} hold ${standing.join(', ')}. Put the backup of ${ukTime(new Date(at))} in the place of everything?`,
        );
      }
      const rows = await restoreBackup(database, linesOf(file));
      await forgetOpenCheckouts(database);
      // What was found in the books before is gone with them.
      desk.takeWithoutStock();
      const { opened, withoutStock } = await openLedger(database.queries);
      const text = `${countRows(rows)} from ${ukTime(new Date(at))} are on ${engine}, and ${opened} new stock accounts.`;
      const since = await recoverSince(desk, at);
      return {
        text: [text, sentenceOnWithoutStock(withoutStock), since.text].filter(Boolean).join('\n'),
        json: { engine, at, rows, opened, withoutStock, recovered: since.recovered },
        failed: since.failed,
      };
    } catch (error) {
      if (error instanceof BackupError) throw new Failure(error.message, { cause: error });
      throw error;
    }
  },
};

type Since = {
  text: string;
  recovered: (Recovered & { provider: string }) | undefined;
  failed: boolean;
};

/** What was paid after the backup is no order in it, what was refunded is not so in it. The books are restored even if nobody can be asked. */
async function recoverSince(desk: Desk, at: string): Promise<Since> {
  try {
    await refuseWrongProvider(desk);
    const recovered = await recoverOrders(await desk.shop(), new Date(at), 'seen to');
    const provider = providerName(desk.environment());
    const text = `Since then: ${sentenceOnRecovered(provider, recovered)}`;
    return { text, recovered: { provider, ...recovered }, failed: isIncomplete(recovered) };
  } catch (error) {
    const text = `What was paid and refunded since then is not known (${reasonOf(error).replace(/\.$/, '')}). Ask later: npm run shop -- orders recover --since ${at.slice(0, 10)}`;
    return { text, recovered: undefined, failed: true };
  }
}
