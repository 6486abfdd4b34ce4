import { createHmac } from 'node:crypto';
import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { event, type SandboxDatabase, type SandboxQueries } from './database.ts';
import { inSeconds, present, randomId } from './stripe-objects.ts';

/** How the shop is told about a payment, as a tester chooses on the hosted page. */
export const deliveries = {
  prompt: { label: 'Straight away', copies: 1, delay: 0, state: 'waiting' },
  twice: { label: 'Twice, straight away', copies: 2, delay: 0, state: 'waiting' },
  late: { label: '20 seconds late', copies: 1, delay: 20_000, state: 'waiting' },
  never: { label: 'Never: the shop has to ask', copies: 1, delay: 0, state: 'dropped' },
} as const;

export type Delivery = keyof typeof deliveries;

/** One piece of work, all of it at one moment or none. */
export type Work = { queries: SandboxQueries; now: Date };

type EventType = 'checkout.session.completed' | 'checkout.session.expired' | 'charge.refunded';

/** Writes an event in the transaction of what it reports. */
export async function recordEvent(
  { queries, now }: Work,
  type: EventType,
  object: object,
  delivery: Delivery = 'prompt',
): Promise<void> {
  const id = randomId('evt');
  const { state, copies, delay } = deliveries[delivery];
  const body = {
    id,
    object: 'event',
    created: inSeconds(now),
    data: { object: present(object) },
    livemode: false,
    type,
  };
  await queries.insert(event).values({
    id,
    type,
    body: JSON.stringify(body, null, 2),
    state,
    copies,
    createdAt: now,
    nextAttemptAt: new Date(now.getTime() + delay),
  });
}

type WebhookSender = {
  database: SandboxDatabase;
  webhookUrl: string;
  webhookSecret: string;
  now: () => Date;
  log: { warn: (message: string, details: Record<string, string>) => void };
};

type EventRow = typeof event.$inferSelect;

const batch = 20;
const timeout = 10_000;
const longestPause = 10 * 60_000;
const givenUpAfter = 3 * 24 * 60 * 60_000;

/** Sends what is due and answers how many events it took up. */
export async function deliverDue(sender: WebhookSender): Promise<number> {
  const { database } = sender;
  const now = sender.now();
  const due = database.queries
    .select({ id: event.id })
    .from(event)
    .where(
      and(
        eq(event.state, 'waiting'),
        lte(event.nextAttemptAt, now),
        or(isNull(event.leasedUntil), lte(event.leasedUntil, now)),
      ),
    )
    .orderBy(event.nextAttemptAt)
    .limit(batch)
    .for('update', { skipLocked: true });
  // Whoever sets the lease sends the event: any number of processes share the work.
  const claimed = await database.queries
    .update(event)
    .set({
      attempts: sql`${event.attempts} + 1`,
      leasedUntil: new Date(now.getTime() + 3 * timeout),
    })
    .where(inArray(event.id, due))
    .returning();
  await Promise.all(claimed.map((row) => attempt(sender, row)));
  return claimed.length;
}

async function attempt(sender: WebhookSender, row: EventRow): Promise<void> {
  const { id, type, attempts, createdAt } = row;
  const copies = Array.from({ length: row.copies }, () => send(sender, row.body));
  const statuses = await Promise.all(copies);
  const isTaken = statuses.every((status) => status >= 200 && status < 300);
  const now = sender.now().getTime();
  const isTooOld = now - createdAt.getTime() > givenUpAfter;
  if (!isTaken) {
    sender.log.warn('webhook not taken', { event: id, type, status: statuses.join(', ') });
  }
  const pause = Math.min(longestPause, 1000 * 2 ** Math.min(attempts - 1, 20));
  await sender.database.queries
    .update(event)
    .set({
      state: isTaken ? 'delivered' : isTooOld ? 'abandoned' : 'waiting',
      leasedUntil: null,
      nextAttemptAt: new Date(now + pause),
    })
    .where(eq(event.id, id));
}

/** Signs time and text together, as Stripe does; the shop's status, or 0 if it could not be reached. */
async function send(sender: WebhookSender, body: string): Promise<number> {
  const time = inSeconds(sender.now());
  const hash = createHmac('sha256', sender.webhookSecret).update(`${time}.${body}`).digest('hex');
  try {
    const response = await fetch(sender.webhookUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': `t=${time},v1=${hash}`,
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    await response.body?.cancel();
    return response.status;
  } catch {
    return 0;
  }
}
