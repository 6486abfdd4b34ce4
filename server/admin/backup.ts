import { existsSync } from 'node:fs';
import { BackupError, linesOf, writeWhole } from '../database/backup/backup-format.ts';
import { countContents, inspectBackup, restoreBackup } from '../database/backup/restore-backup.ts';
import { writeBackup } from '../database/backup/write-backup.ts';
import { findUnknownSeries } from '../documents/document-series.ts';
import { ukTime } from '../email/uk-date.ts';
import { noteBackup } from '../jobs/once-a-day.ts';
import { dropOpenCheckouts } from '../orders/close-checkout.ts';
import { type Recovered, recoverOrders } from '../orders/recover-orders.ts';
import { providerName } from '../payments/settings.ts';
import { openLedger } from '../stock/ledger.ts';
import { type AdminContext, confirmOverwrite } from './admin-context.ts';
import { type Command, CommandError } from './command.ts';
import { describeUnknown } from './document-numbers.ts';
import { describeRecovered, isIncomplete } from './orders/recover-orders.ts';
import { reasonOf } from './report.ts';
import { requireOrigin, requireProvider } from './require-settings.ts';
import { describeWithoutStock } from './stock.ts';

export const backUp: Command = {
  name: 'backup',
  takes: ['FILE'],
  help: 'writes the whole database to FILE, to be restored on either engine; the shop may be running',
  async run(context, given) {
    const file = given.word(0);
    await confirmOverwrite(context, file);
    const database = await context.database();
    const rows = await writeWhole(file, (write) => writeBackup(database, write), readBack);
    await noteBackup(database.queries);
    const text = `Wrote ${countRows(rows)} from ${database.engine} to ${file}. It contains names and addresses: keep it safe.`;
    return { text, json: { file, engine: database.engine, rows } };
  },
};

/** A backup that cannot be restored must fail now, not on the day it is needed. */
async function readBack(part: string): Promise<void> {
  try {
    await inspectBackup(part);
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    throw new CommandError(
      `The backup could not be read back: ${error.message} It was deleted; an earlier file of that name is unchanged.`,
      { cause: error },
    );
  }
}

export const restore: Command = {
  name: 'restore',
  takes: ['FILE'],
  help: 'replaces the whole database with a backup, then recovers payments, refunds and disputes since from the provider; stop the shop first',
  async run(context, given) {
    const file = given.word(0);
    requireOrigin(context.environment());
    if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`);
    const { at } = await inspectBackup(file);
    const database = await context.prepared();
    const { engine } = database;
    const contents = await countContents(database.queries);
    if (contents.length > 0) {
      await context.confirm(
        `The database on ${engine} contains ${contents.join(', ')}. Replace everything with the backup of ${ukTime(new Date(at))}?`,
      );
    }
    const rows = await restoreBackup(database, linesOf(file));
    await dropOpenCheckouts(database);
    // What was reported before the restore no longer applies.
    context.takeWithoutStock();
    const { opened, withoutStock } = await openLedger(
      database.queries,
      context.catalogue().products,
    );
    const text = `Restored ${countRows(rows)} from ${ukTime(new Date(at))} on ${engine}, and opened ${opened} new stock accounts.`;
    const since = await recoverSince(context, at);
    const unknownSeries = await findUnknownSeries(database.queries);
    const said = [text, describeWithoutStock(withoutStock), since.text];
    if (unknownSeries.length > 0) said.push(describeUnknown(unknownSeries));
    return {
      text: said.filter(Boolean).join('\n'),
      json: { engine, at, rows, opened, withoutStock, recovered: since.recovered, unknownSeries },
      failed: since.failed,
    };
  },
};

type Since = {
  text: string;
  recovered: (Recovered & { provider: string }) | undefined;
  failed: boolean;
};

/**
 * Payments and refunds after the backup are only known to the provider. The restore stands even if
 * it cannot be reached.
 */
async function recoverSince(context: AdminContext, at: string): Promise<Since> {
  try {
    await requireProvider(context);
    const recovered = await recoverOrders(await context.shop(), new Date(at), 'seen to');
    const provider = providerName(context.environment());
    const text = `Since then: ${describeRecovered(provider, recovered)}`;
    return { text, recovered: { provider, ...recovered }, failed: isIncomplete(recovered) };
  } catch (error) {
    const text = `Payments and refunds since then are unknown (${reasonOf(error).replace(/\.$/, '')}). Later run: npm run shop -- orders recover --since ${at.slice(0, 10)}`;
    return { text, recovered: undefined, failed: true };
  }
}

/** The number of rows and of tables that have any, as text. */
function countRows(rows: Readonly<Record<string, number>>): string {
  const counts = Object.values(rows);
  const filled = counts.filter((count) => count > 0).length;
  return `${counts.reduce((sum, count) => sum + count, 0)} rows in ${filled} tables`;
}

/** Opening the database migrates it; serverless functions expect that to have been done. */
export const prepareDatabase: Command = {
  name: 'database prepare',
  help: 'creates or migrates the tables and opens a stock account for every new product',
  async run(context) {
    const { engine } = await context.prepared();
    const withoutStock = context.takeWithoutStock();
    const ready = `The database is ready on ${engine}.`;
    const text = [ready, describeWithoutStock(withoutStock)].filter(Boolean).join('\n');
    return { text, json: { engine, withoutStock } };
  },
};
