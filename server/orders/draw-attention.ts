import { eq } from 'drizzle-orm';
import type { Shop } from '../app/shop.ts';
import type { Queries } from '../database/database.ts';
import { type OrderEventKind, order, orderEvent } from '../database/schema.ts';
import type { Order } from './find-order.ts';
import { lookedAtNote, sentences } from './order-notes.ts';
import { emailAttention, wasTold } from './queue-order-emails.ts';
import { lockOrder, OrderError, readOrder } from './read-order.ts';

export type News = {
  sentence: string;
  /** Names the news for good: told again, it is no news. */
  once: string;
  /** What came of it, by name: told after any of these, it is no news either. */
  overtakenBy?: readonly string[];
  kind: OrderEventKind;
  /** Whether it is uncertain now if the order stands as it was placed. */
  doubtful: boolean;
};

/**
 * Tells the owner something of an order that is locked, and keeps it there until it is looked at.
 * Answers whether it was news.
 */
export async function drawAttention(
  queries: Queries,
  before: Order,
  { sentence, once, overtakenBy = [], kind, doubtful }: News,
): Promise<boolean> {
  if (overtakenBy.length > 0 && (await wasTold(queries, before, overtakenBy))) return false;
  const attention = [before.attention, sentence].filter(Boolean).join(' ');
  if (!(await emailAttention(queries, { ...before, attention }, once))) return false;
  const inDoubt = before.inDoubt || doubtful;
  await queries.update(order).set({ attention, inDoubt }).where(eq(order.id, before.id));
  await queries
    .insert(orderEvent)
    .values({ orderId: before.id, state: before.state, note: sentence, kind });
  return true;
}

/** Somebody has looked at an order: what there was to see stays in its history. */
export async function clearAttention(
  { database }: Pick<Shop, 'database'>,
  reference: string,
  note?: string,
): Promise<Order> {
  return database.transaction(async (queries) => {
    const before = await lockOrder(queries, reference);
    if (before.attention === null) {
      throw new OrderError(`There is nothing to look at in ${reference}.`);
    }
    await queries
      .update(order)
      .set({ attention: null, inDoubt: false })
      .where(eq(order.id, before.id));
    await queries.insert(orderEvent).values({
      orderId: before.id,
      state: before.state,
      note: sentences(note, lookedAtNote(before.attention)),
    });
    return readOrder(queries, reference);
  });
}
