import { desc, eq } from 'drizzle-orm';
import { mail } from '../../database/schema.ts';
import type { Command } from '../command.ts';
import { readChoice, readLimit } from '../read-number.ts';
import { limitedReport } from '../report.ts';
import { ukTime } from '../uk-time.ts';

const states = mail.state.enumValues;

export const listMail: Command = {
  name: 'mail list',
  options: { state: 'STATE', limit: 'N' },
  says: `mails, the newest first; STATE is ${states.join(', ')}`,
  async run(desk, given) {
    const { queries } = await desk.database();
    const state = readChoice('--state', given.option('state'), states);
    const { id, kind, recipient, subject, attempts, nextAttemptAt, lastError, createdAt, sentAt } =
      mail;
    const limit = readLimit(given.option('limit'));
    const rows = await queries
      .select({
        id,
        state: mail.state,
        kind,
        recipient,
        subject,
        attempts,
        createdAt,
        sentAt,
        nextAttemptAt,
        lastError,
      })
      .from(mail)
      .where(state && eq(mail.state, state))
      .orderBy(desc(id))
      .limit(limit + 1);
    return limitedReport(
      rows,
      limit,
      [
        ['Mail', (row) => row.id],
        ['Written', (row) => ukTime(row.createdAt)],
        ['State', (row) => row.state],
        ['Kind', (row) => row.kind],
        ['To', (row) => row.recipient],
        ['Tried', (row) => row.attempts],
        ['Next', (row) => (row.state === 'queued' ? ukTime(row.nextAttemptAt) : '')],
        ['Trouble', (row) => row.lastError ?? ''],
      ],
      'No mail.',
    );
  },
};
