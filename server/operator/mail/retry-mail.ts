import { and, eq, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { mail } from '../../database/schema.ts';
import { isHeldBack } from '../../mail/deliver.ts';
import { type Command, Failure } from '../command.ts';
import { readNumber } from '../read-number.ts';
import type { Report } from '../report.ts';

export const retryMail: Command = {
  name: 'mail retry',
  takes: ['ID|all'],
  says: 'sends a mail that was given up or waits, or all that were given up or are held back, with the next round of the open shop',
  async run(desk, given) {
    const which = given.word(0);
    const { queries } = await desk.database();
    return which === 'all' ? retryAll(queries) : retryOne(queries, readNumber('ID', which, 1));
  },
};

async function retryAll(queries: Queries): Promise<Report> {
  const heldBack = and(eq(mail.state, 'queued'), isHeldBack);
  const queued = await queue(queries, or(eq(mail.state, 'dead'), heldBack));
  const [first] = queued;
  if (!first) return { text: 'No mail was given up, and none is held back.', json: queued };
  const those = queued.length === 1 ? `Mail ${first.id} goes` : `${queued.length} mails go`;
  return { text: `${those} out with the next round.`, json: queued };
}

async function retryOne(queries: Queries, id: number): Promise<Report> {
  const [queued] = await queue(queries, and(eq(mail.id, id), ne(mail.state, 'sent')));
  if (queued) return { text: `Mail ${id} goes out with the next round.`, json: queued };
  const [found] = await queries.select({ state: mail.state }).from(mail).where(eq(mail.id, id));
  if (!found) throw new Failure(`There is no mail ${id}.`);
  throw new Failure(
    found.state === 'sent' ? `Mail ${id} has been sent.` : `Mail ${id} is being sent just now.`,
  );
}

function queue(queries: Queries, which: SQL | undefined) {
  return queries
    .update(mail)
    .set({ state: 'queued', attempts: 0, nextAttemptAt: sql`now()`, leasedUntil: null })
    .where(
      and(
        which,
        // Not while it is being sent: it would go out twice.
        or(isNull(mail.leasedUntil), lt(mail.leasedUntil, sql`now()`)),
      ),
    )
    .returning({ id: mail.id, kind: mail.kind, state: mail.state });
}
