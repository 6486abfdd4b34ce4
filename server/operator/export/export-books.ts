import { writeWhole } from '../../backup/backup-file.ts';
import { type Command, WrongUse } from '../command.ts';
import { readChoice } from '../read-number.ts';
import { askToWriteOver } from '../write-over.ts';
import { books, type Sheet } from './books.ts';
import { csvOf } from './csv.ts';

const names = Object.keys(books) as (keyof typeof books)[];

export const exportBooks: Command = {
  name: 'export',
  takes: [names.join('|')],
  options: { out: 'FILE' },
  says: 'everything as CSV, to the screen or into FILE',
  async run(desk, given) {
    const name = readChoice('What to export', given.word(0), names);
    if (!name) throw new WrongUse(`Say what to export: ${names.join(', ')}.`);
    const out = given.option('out');
    if (out !== undefined) await askToWriteOver(desk, out);
    const sheet = await books[name]((await desk.database()).queries);
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
