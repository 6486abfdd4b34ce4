import { and, eq, lt, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { mail } from '../database/schema.ts';

export type StuckMail = { count: number; since: Date; trouble: string };

/** A server that is started anew is back by then. */
const patienceMinutes = 15;

/** The mails that wait because none goes out, with the trouble of the oldest; nothing where all is well. */
export async function findStuckMail(queries: Queries): Promise<StuckMail | undefined> {
  const [oldest] = await queries
    .select({
      count: sql<number>`(count(*) over ())::int`,
      since: mail.createdAt,
      trouble: mail.lastError,
    })
    .from(mail)
    .where(
      and(
        eq(mail.state, 'queued'),
        lt(mail.createdAt, sql`now() - make_interval(mins => ${patienceMinutes})`),
        eq(mail.heldBack, true),
      ),
    )
    .orderBy(mail.createdAt)
    .limit(1);
  return oldest && { ...oldest, trouble: oldest.trouble ?? '' };
}
