import { writeWhole } from '../../database/backup/backup-file.ts';
import { type Command, UsageError } from '../command.ts';
import { confirmOverwrite } from '../confirm-overwrite.ts';
import { readChoice } from '../read-number.ts';
import { csvOf } from './csv.ts';
import { type Sheet, sheets } from './sheets.ts';

const names = Object.keys(sheets) as (keyof typeof sheets)[];

export const exportSheets: Command = {
  name: 'export',
  takes: [names.join('|')],
  options: { out: 'FILE' },
  says: 'everything as CSV, to the screen or into FILE',
  async run(desk, given) {
    const name = readChoice('What to export', given.word(0), names);
    if (!name) throw new UsageError(`Say what to export: ${names.join(', ')}.`);
    const out = given.option('out');
    if (out !== undefined) await confirmOverwrite(desk, out);
    const sheet = await sheets[name]((await desk.database()).queries);
    const csv = csvOf(sheet.head, sheet.rows);
    if (out === undefined) return { text: csv.trimEnd(), json: recordsOf(sheet) };
    await writeWhole(out, (write) => write(csv));
    const rows = sheet.rows.length;
    return { text: `${rows} rows are in ${out}.`, json: { rows, out } };
  },
};

function recordsOf({ head, rows }: Sheet): Record<string, unknown>[] {
  return rows.map((row) => Object.fromEntries(head.map((name, index) => [name, row[index]])));
}
