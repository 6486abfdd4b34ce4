import { writeWhole } from '../../backup/backup-file.ts';
import { BackupError } from '../../backup/backup-lines.ts';
import { inspectBackup } from '../../backup/inspect-backup.ts';
import { writeBackup } from '../../backup/write-backup.ts';
import { type Command, Failure } from '../command.ts';
import { askToWriteOver } from '../write-over.ts';
import { countRows } from './count-rows.ts';

export const backUp: Command = {
  name: 'backup',
  takes: ['FILE'],
  says: 'writes everything in the books into FILE, for restore on either engine; the shop may be open',
  async run(desk, given) {
    const file = given.word(0);
    await askToWriteOver(desk, file);
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
    throw new Failure(
      `What was written cannot be read back: ${error.message} It is thrown away; an earlier file of that name is as it was.`,
      { cause: error },
    );
  }
}
