import { existsSync } from 'node:fs';
import { linesOf } from '../../backup/backup-file.ts';
import { BackupError } from '../../backup/backup-lines.ts';
import { inspectBackup } from '../../backup/inspect-backup.ts';
import { restoreBackup } from '../../backup/restore-backup.ts';
import { whatStands } from '../../backup/what-stands.ts';
import { openLedger } from '../../stock/ledger.ts';
import { type Command, Failure } from '../command.ts';
import { ukTime } from '../uk-time.ts';
import { countRows } from './count-rows.ts';

export const restore: Command = {
  name: 'restore',
  takes: ['FILE'],
  says: 'puts a backup in the place of everything in the books; stop the shop first',
  async run(desk, given) {
    const file = given.word(0);
    if (!existsSync(file)) throw new Failure(`There is no file ${file}.`);
    try {
      const { at } = await inspectBackup(file);
      const database = await desk.database();
      const standing = await whatStands(database.queries);
      if (standing.length > 0) {
        await desk.confirm(
          `The books on ${database.engine} hold ${standing.join(', ')}. Put the backup of ${ukTime(new Date(at))} in the place of everything?`,
        );
      }
      const rows = await restoreBackup(database, linesOf(file));
      const { opened } = await openLedger(database.queries);
      const text = `${countRows(rows)} from ${ukTime(new Date(at))} are on ${database.engine}, and ${opened} new stock accounts.`;
      return { text, json: { engine: database.engine, at, rows, opened } };
    } catch (error) {
      if (error instanceof BackupError) throw new Failure(error.message, { cause: error });
      throw error;
    }
  },
};
