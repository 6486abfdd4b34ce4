import { createHmac } from 'node:crypto';
import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { event, type SandboxDatabase, type SandboxTransaction } from './database.ts';
import { randomId, toApiObject, toUnixSeconds } from './stripe-objects.ts';

type EventType = 'checkout.session.completed' | 'checkout.session.expired' | 'charge.refunded';

/** Writes an event in the transaction of what it reports. */
export async function recordEvent(
  { queries, now }: SandboxTransaction,
  type: EventType,
  object: object,
): Promise<void> {
  const id = randomId('evt');
  const body = {
    id,
    object: 'event',
    created: toUnixSeconds(now),
    data: { object: toApiObject(object) },
    type,
  };
  await queries.insert(event).values({
    id,
    type,
    body: JSON.stringify(body, null, 2),
    createdAt: now,
    nextAttemptAt: now,
  });
}

type WebhookSender = {
  database: SandboxDatabase;
  webhookUrl: string;
  webhookSecret: string;
  now: () => Date;
  log: { warn: (message: string, details: Record<string, string | number>) => void };
};

type EventRow = typeof event.$inferSelect;

const batchSize = 20;
const timeoutMs = 10_000;
const maxRetryDelayMs = 10 * 60_000;

/** Sends what is due and returns how many events that was. */
export async function deliverDueEvents(sender: WebhookSender): Promise<number> {
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
    .limit(batchSize)
    .for('update', { skipLocked: true });
  // Whoever sets the lease sends the event: any number of processes share the work.
  const claimed = await database.queries
    .update(event)
    .set({
      attempts: sql`${event.attempts} + 1`,
      leasedUntil: new Date(now.getTime() + 3 * timeoutMs),
    })
    .where(inArray(event.id, due))
    .returning();
  await Promise.all(claimed.map((row) => attemptDelivery(sender, row)));
  return claimed.length;
}

async function attemptDelivery(sender: WebhookSender, row: EventRow): Promise<void> {
  const { id, type, attempts } = row;
  const status = await sendWebhook(sender, row.body);
  const isDelivered = status >= 200 && status < 300;
  if (!isDelivered) sender.log.warn('webhook not accepted', { event: id, type, status });
  const pause = Math.min(maxRetryDelayMs, 1000 * 2 ** Math.min(attempts - 1, 20));
  await sender.database.queries
    .update(event)
    .set({
      state: isDelivered ? 'delivered' : 'waiting',
      leasedUntil: null,
      nextAttemptAt: new Date(sender.now().getTime() + pause),
    })
    .where(eq(event.id, id));
}

/** Signs time and body together, as Stripe does; returns the shop's status, or 0 where it is unreachable. */
async function sendWebhook(sender: WebhookSender, body: string): Promise<number> {
  const time = toUnixSeconds(sender.now());
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
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return response.status;
  } catch {
    return 0;
  }
}
