import { existsSync } from 'node:fs';
import { writeWhole } from '../../backup/backup-file.ts';
import { writeBackup } from '../../backup/write-backup.ts';
import type { Command } from '../command.ts';
import { countRows } from './count-rows.ts';

export const backUp: Command = {
  name: 'backup',
  takes: ['FILE'],
  says: 'writes everything in the books into FILE, for restore on either engine; the shop may be open',
  async run(desk, given) {
    const file = given.word(0);
    if (existsSync(file)) await desk.confirm(`${file} is there already. Write over it?`);
    const database = await desk.database();
    const rows = await writeWhole(file, (write) => writeBackup(database, write));
    const text = `${countRows(rows)} of ${database.engine} are in ${file}. It holds names and addresses: keep it safe.`;
    return { text, json: { file, engine: database.engine, rows } };
  },
};
