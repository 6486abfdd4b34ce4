import { writeWhole } from '../../database/backup/backup-file.ts';
import { BackupError } from '../../database/backup/backup-lines.ts';
import { inspectBackup } from '../../database/backup/inspect-backup.ts';
import { writeBackup } from '../../database/backup/write-backup.ts';
import { type Command, CommandError } from '../command.ts';
import { confirmOverwrite } from '../confirm-overwrite.ts';
import { countRows } from './count-rows.ts';

export const backUp: Command = {
  name: 'backup',
  takes: ['FILE'],
  says: 'writes everything in the books into FILE, for restore on either engine; the shop may be open',
  async run(desk, given) {
    const file = given.word(0);
    await confirmOverwrite(desk, file);
    const database = await desk.database();
    const rows = await writeWhole(file, (write) => writeBackup(database, write), readBack);
    const text = `${countRows(rows)} of ${database.engine} are in ${file}. It holds names and addresses: keep it safe.`;
    return { text, json: { file, engine: database.engine, rows } };
  },
};

/** A backup that cannot be restored is none: better to hear of it now than on the day it is needed. */
async function readBack(part: string): Promise<void> {
  try {
    await inspectBackup(part);
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    throw new CommandError(
      `What was written cannot be read back: ${error.message} It is thrown away; an earlier file of that name is as it was.`,
      { cause: error },
    );
  }
}
