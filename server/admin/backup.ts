import { existsSync } from 'node:fs';
import { BackupError, readLines, writeFileAtomically } from '../database/backup/backup-format.ts';
import {
  describeContents,
  inspectBackup,
  restoreBackup,
} from '../database/backup/restore-backup.ts';
import { writeBackup } from '../database/backup/write-backup.ts';
import { findUnknownSeries } from '../documents/document-series.ts';
import { ukTime } from '../email/uk-date.ts';
import { recordBackup } from '../jobs/job-runs.ts';
import { deleteOpenCheckouts } from '../orders/close-checkout.ts';
import { type RecoveryResult, recoverOrders } from '../orders/recover-orders.ts';
import { providerName } from '../payments/settings.ts';
import { openLedger } from '../stock/ledger.ts';
import { type AdminContext, confirmOverwrite } from './admin-context.ts';
import { type Command, CommandError } from './command.ts';
import { describeUnknownSeries } from './document-numbers.ts';
import { describeRecovery, isIncomplete } from './orders/recover-orders.ts';
import { describeFailure } from './report.ts';
import { requireOrigin, requireProvider } from './require-settings.ts';
import { describeUnstockedProducts } from './stock.ts';

export const createBackup: Command = {
  name: 'backup',
  positionals: ['FILE'],
  help: 'writes the whole database to FILE, to be restored on either engine; the shop may be running',
  async run(context, args) {
    const file = args.positional(0);
    await confirmOverwrite(context, file);
    const database = await context.database();
    const rows = await writeFileAtomically(
      file,
      (write) => writeBackup(database, write),
      verifyBackup,
    );
    await recordBackup(database.queries);
    const text = `Wrote ${describeRowCounts(rows)} from ${database.engine} to ${file}. It contains names and addresses: keep it safe.`;
    return { text, json: { file, engine: database.engine, rows } };
  },
};

/** A backup that cannot be restored must fail now, not on the day it is needed. */
async function verifyBackup(part: string): Promise<void> {
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
  positionals: ['FILE'],
  help: 'replaces the whole database with a backup, then recovers payments, refunds and disputes since from the provider; stop the shop first',
  async run(context, args) {
    const file = args.positional(0);
    requireOrigin(context.environment());
    if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`);
    const { at } = await inspectBackup(file);
    const database = await context.preparedDatabase();
    const { engine } = database;
    const contents = await describeContents(database.queries);
    if (contents.length > 0) {
      await context.confirm(
        `The database on ${engine} contains ${contents.join(', ')}. Replace everything with the backup of ${ukTime(new Date(at))}?`,
      );
    }
    const rows = await restoreBackup(database, readLines(file));
    await deleteOpenCheckouts(database);
    // What was reported before the restore no longer applies.
    context.takeUnstockedProducts();
    const { opened, withoutStock } = await openLedger(
      database.queries,
      context.catalogue().products,
    );
    const text = `Restored ${describeRowCounts(rows)} from ${ukTime(new Date(at))} on ${engine}, and opened ${opened} new stock accounts.`;
    const since = await recoverOrdersSince(context, at);
    const unknownSeries = await findUnknownSeries(database.queries);
    const messages = [text, describeUnstockedProducts(withoutStock), since.text];
    if (unknownSeries.length > 0) messages.push(describeUnknownSeries(unknownSeries));
    return {
      text: messages.filter(Boolean).join('\n'),
      json: { engine, at, rows, opened, withoutStock, recovered: since.recovered, unknownSeries },
      failed: since.failed,
    };
  },
};

type RecoveryReport = {
  text: string;
  recovered: (RecoveryResult & { provider: string }) | undefined;
  failed: boolean;
};

/**
 * Payments and refunds after the backup are only known to the provider. The restore stands even if
 * it cannot be reached.
 */
async function recoverOrdersSince(context: AdminContext, at: string): Promise<RecoveryReport> {
  try {
    await requireProvider(context);
    const recovered = await recoverOrders(await context.shop(), new Date(at), 'seen to');
    const provider = providerName(context.environment());
    const text = `Since then: ${describeRecovery(provider, recovered)}`;
    return { text, recovered: { provider, ...recovered }, failed: isIncomplete(recovered) };
  } catch (error) {
    const text = `Payments and refunds since then are unknown (${describeFailure(error).replace(/\.$/, '')}). Later run: npm run shop -- orders recover --since ${at.slice(0, 10)}`;
    return { text, recovered: undefined, failed: true };
  }
}

/** The number of rows and of tables that have any, as text. */
function describeRowCounts(rows: Readonly<Record<string, number>>): string {
  const counts = Object.values(rows);
  const filled = counts.filter((count) => count > 0).length;
  return `${counts.reduce((sum, count) => sum + count, 0)} rows in ${filled} tables`;
}

/** Opening the database migrates it; serverless functions expect that to have been done. */
export const prepareDatabase: Command = {
  name: 'database prepare',
  help: 'creates or migrates the tables and opens a stock account for every new product',
  async run(context) {
    const { engine } = await context.preparedDatabase();
    const withoutStock = context.takeUnstockedProducts();
    const ready = `The database is ready on ${engine}.`;
    const text = [ready, describeUnstockedProducts(withoutStock)].filter(Boolean).join('\n');
    return { text, json: { engine, withoutStock } };
  },
};
