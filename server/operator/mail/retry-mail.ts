import { and, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { mail } from '../../database/schema.ts';
import { type Command, Failure } from '../command.ts';
import { readNumber } from '../read-number.ts';

export const retryMail: Command = {
  name: 'mail retry',
  takes: ['ID'],
  says: 'sends a mail that was given up or waits, with the next round of the open shop',
  async run(desk, given) {
    const id = readNumber('ID', given.word(0), 1);
    const { queries } = await desk.database();
    const [queued] = await queries
      .update(mail)
      .set({ state: 'queued', attempts: 0, nextAttemptAt: sql`now()`, leasedUntil: null })
      .where(
        and(
          eq(mail.id, id),
          ne(mail.state, 'sent'),
          // Not while it is being sent: it would go out twice.
          or(isNull(mail.leasedUntil), lt(mail.leasedUntil, sql`now()`)),
        ),
      )
      .returning({ id: mail.id, kind: mail.kind, state: mail.state });
    if (queued) return { text: `Mail ${id} goes out with the next round.`, json: queued };
    const [found] = await queries.select({ state: mail.state }).from(mail).where(eq(mail.id, id));
    if (!found) throw new Failure(`There is no mail ${id}.`);
    throw new Failure(
      found.state === 'sent' ? `Mail ${id} has been sent.` : `Mail ${id} is being sent just now.`,
    );
  },
};
