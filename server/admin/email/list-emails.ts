import { desc, eq } from 'drizzle-orm';
import { outboxEmail } from '../../database/schema.ts';
import type { Command } from '../command.ts';
import { readChoice, readLimit } from '../read-number.ts';
import { limitedReport } from '../report.ts';
import { ukTime } from '../uk-time.ts';

const states = outboxEmail.state.enumValues;

export const listEmails: Command = {
  name: 'mail list',
  options: { state: 'STATE', limit: 'N' },
  says: `mails, the newest first; STATE is ${states.join(', ')}`,
  async run(desk, given) {
    const { queries } = await desk.database();
    const state = readChoice('--state', given.option('state'), states);
    const { id, kind, recipient, subject, attempts, nextAttemptAt, lastError, createdAt, sentAt } =
      outboxEmail;
    const limit = readLimit(given.option('limit'));
    const rows = await queries
      .select({
        id,
        state: outboxEmail.state,
        kind,
        recipient,
        subject,
        attempts,
        createdAt,
        sentAt,
        nextAttemptAt,
        lastError,
      })
      .from(outboxEmail)
      .where(state && eq(outboxEmail.state, state))
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
