import { and, eq, lt, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { outboxEmail } from '../database/schema.ts';

export type StuckEmail = { count: number; since: Date; trouble: string };

/** A server that is started anew is back by then. */
const patienceMinutes = 15;

/** The mails that wait because none goes out, with the trouble of the oldest; nothing where all is well. */
export async function findStuckEmails(queries: Queries): Promise<StuckEmail | undefined> {
  const [oldest] = await queries
    .select({
      count: sql<number>`(count(*) over ())::int`,
      since: outboxEmail.createdAt,
      trouble: outboxEmail.lastError,
    })
    .from(outboxEmail)
    .where(
      and(
        eq(outboxEmail.state, 'queued'),
        lt(outboxEmail.createdAt, sql`now() - make_interval(mins => ${patienceMinutes})`),
        eq(outboxEmail.heldBack, true),
      ),
    )
    .orderBy(outboxEmail.createdAt)
    .limit(1);
  return oldest && { ...oldest, trouble: oldest.trouble ?? '' };
}
