import { existsSync } from 'node:fs';
import { linesOf } from '../../database/backup/backup-file.ts';
import { BackupError } from '../../database/backup/backup-lines.ts';
import { countContents } from '../../database/backup/count-contents.ts';
import { inspectBackup } from '../../database/backup/inspect-backup.ts';
import { restoreBackup } from '../../database/backup/restore-backup.ts';
import { dropOpenCheckouts } from '../../orders/close-checkout.ts';
import { type Recovered, recoverOrders } from '../../orders/recover-orders.ts';
import { openLedger } from '../../stock/ledger.ts';
import type { AdminContext } from '../admin-context.ts';
import { type Command, CommandError } from '../command.ts';
import { describeRecovered, isIncomplete } from '../orders/recover-orders.ts';
import { reasonOf } from '../reason.ts';
import { providerName, requireOrigin, requireProvider } from '../require-settings.ts';
import { describeWithoutStock } from '../stock/describe-without-stock.ts';
import { ukTime } from '../uk-time.ts';
import { countRows } from './count-rows.ts';

export const restore: Command = {
  name: 'restore',
  takes: ['FILE'],
  says: 'puts a backup in the place of everything in the books, and asks the payment provider for what was paid, refunded and disputed since; stop the shop first',
  async run(desk, given) {
    const file = given.word(0);
    requireOrigin(desk.environment());
    if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`);
    try {
      const { at } = await inspectBackup(file);
      const database = await desk.prepared();
      const { engine } = database;
      const standing = await countContents(database.queries);
      if (standing.length > 0) {
        await desk.confirm(
          `The books on ${engine} hold ${standing.join(', ')}. Put the backup of ${ukTime(new Date(at))} in the place of everything?`,
        );
      }
      const rows = await restoreBackup(database, linesOf(file));
      await dropOpenCheckouts(database);
      // What was found in the books before is gone with them.
      desk.takeWithoutStock();
      const { opened, withoutStock } = await openLedger(database.queries);
      const text = `${countRows(rows)} from ${ukTime(new Date(at))} are on ${engine}, and ${opened} new stock accounts.`;
      const since = await recoverSince(desk, at);
      return {
        text: [text, describeWithoutStock(withoutStock), since.text].filter(Boolean).join('\n'),
        json: { engine, at, rows, opened, withoutStock, recovered: since.recovered },
        failed: since.failed,
      };
    } catch (error) {
      if (error instanceof BackupError) throw new CommandError(error.message, { cause: error });
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
async function recoverSince(desk: AdminContext, at: string): Promise<Since> {
  try {
    await requireProvider(desk);
    const recovered = await recoverOrders(await desk.shop(), new Date(at), 'seen to');
    const provider = providerName(desk.environment());
    const text = `Since then: ${describeRecovered(provider, recovered)}`;
    return { text, recovered: { provider, ...recovered }, failed: isIncomplete(recovered) };
  } catch (error) {
    const text = `What was paid and refunded since then is not known (${reasonOf(error).replace(/\.$/, '')}). Ask later: npm run shop -- orders recover --since ${at.slice(0, 10)}`;
    return { text, recovered: undefined, failed: true };
  }
}
