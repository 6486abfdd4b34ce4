import { type Expired, eraseExpired, findExpired } from '../jobs/retention/retention.ts';
import type { Command } from './command.ts';
import { listReport, type Report } from './report.ts';

export const eraseOldRecords: Command = {
  name: 'retention',
  says: 'shows what the privacy page says must go by now, and erases it after a yes',
  async run(desk) {
    const database = await desk.database();
    const due = await findExpired(database);
    const total = sum(due);
    if (total === 0 || !desk.canConfirm) return shown(due, total);
    await desk.confirm(`${table(due).text}\n\nErase these ${total} records for good?`);
    const erased = await eraseExpired(database, desk.environment().MAIL_DIR);
    const { text } = table(erased);
    return { text: `${text}\n\n${sum(erased)} records are erased.`, json: { erased } };
  },
};

function shown(due: readonly Expired[], total: number): Report {
  const advice = total === 0 ? 'Nothing must be erased.' : 'Add --yes to erase them.';
  return { text: `${table(due).text}\n\n${advice}`, json: { due } };
}

function table(due: readonly Expired[]): Report {
  return listReport(
    due,
    [
      ['Past their time', (row) => row.count],
      ['Records', (row) => row.what],
      ['Kept', (row) => row.kept],
    ],
    '',
  );
}

function sum(due: readonly Expired[]): number {
  return due.reduce((total, { count }) => total + count, 0);
}
