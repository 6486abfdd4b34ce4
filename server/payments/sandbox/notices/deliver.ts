import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Log } from '../../../app/log.ts';
import type { Database } from '../../../database/database.ts';
import { sandboxEvent } from '../schema.ts';
import { signatureOf } from './signature.ts';

export type Post = {
  database: Database;
  /** Where the shop hears of it. */
  webhookUrl: string;
  webhookSecret: string;
  now: () => Date;
  log: Log;
};

type EventRow = typeof sandboxEvent.$inferSelect;

const batch = 20;
const patience = 10_000;
const longestPause = 10 * 60_000;
const givenUpAfter = 3 * 24 * 60 * 60_000;

/** Sends what is due, oldest first, and answers how many events it took up. */
export async function deliverDue(post: Post): Promise<number> {
  const now = post.now();
  const claimed = await claim(
    post,
    sql`${sandboxEvent.state} = 'waiting' and ${sandboxEvent.nextAttemptAt} <= ${now.toISOString()}
      and (${sandboxEvent.leasedUntil} is null or ${sandboxEvent.leasedUntil} <= ${now.toISOString()})`,
  );
  await Promise.all(claimed.map((event) => attempt(post, event)));
  return claimed.length;
}

/** Sends everything that waits or is held, due or not, one after another in the order asked for. */
export async function deliverAll(
  post: Post,
  order: 'oldest first' | 'newest first' = 'oldest first',
): Promise<number> {
  const claimed = await claim(post, sql`${sandboxEvent.state} in ('waiting', 'held')`);
  claimed.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  if (order === 'newest first') claimed.reverse();
  for (const event of claimed) await attempt(post, event);
  return claimed.length;
}

/** Whoever sets the lease sends the event: any number of processes share the work. */
function claim({ database, now }: Post, which: SQL): Promise<EventRow[]> {
  const free = database.queries
    .select({ id: sandboxEvent.id })
    .from(sandboxEvent)
    .where(which)
    .orderBy(sandboxEvent.nextAttemptAt)
    .limit(batch)
    .for('update', { skipLocked: true });
  return database.queries
    .update(sandboxEvent)
    .set({
      attempts: sql`${sandboxEvent.attempts} + 1`,
      leasedUntil: new Date(now().getTime() + 3 * patience),
    })
    .where(inArray(sandboxEvent.id, free))
    .returning();
}

async function attempt(post: Post, event: EventRow): Promise<void> {
  const { database, now, log } = post;
  const copies = Array.from({ length: event.copies }, () => send(post, event.body));
  const statuses = await Promise.all(copies);
  const taken = statuses.every((status) => status >= 200 && status < 300);
  const { id, type, attempts, createdAt } = event;
  const tooOld = now().getTime() - createdAt.getTime() > givenUpAfter;
  if (!taken) {
    log.warn('notice not taken', { event: id, type, attempts, status: Math.max(...statuses) });
  }
  await database.queries
    .update(sandboxEvent)
    .set({
      state: taken ? 'delivered' : tooOld ? 'abandoned' : 'waiting',
      leasedUntil: null,
      nextAttemptAt: new Date(now().getTime() + pauseAfter(attempts)),
    })
    .where(eq(sandboxEvent.id, id));
}

/** One second, then twice as long each time. */
function pauseAfter(attempts: number): number {
  return Math.min(longestPause, 1000 * 2 ** Math.min(attempts - 1, 20));
}

/** Answers the shop's status; none if it could not be reached. */
async function send({ webhookUrl, webhookSecret, now }: Post, body: string): Promise<number> {
  try {
    const response = await fetch(webhookUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signatureOf(body, webhookSecret, now()),
        'user-agent': 'Rungmoor sandbox (in place of Stripe/1.0)',
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    });
    await response.body?.cancel();
    return response.status;
  } catch {
    return 0;
  }
}
