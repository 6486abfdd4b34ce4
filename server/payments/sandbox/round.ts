import { and, inArray, lt } from 'drizzle-orm';
import { forgetAnswers } from './api/idempotency.ts';
import { expireOverdue } from './books/sessions.ts';
import { deliverDue, type Post } from './notices/deliver.ts';
import type { Plan } from './notices/plan.ts';
import { sandboxEvent, sandboxSession } from './schema.ts';

const month = 30 * 24 * 60 * 60 * 1000;

/** Ends the sessions whose time is over, tells the shop what is due, and answers how much it did. */
export async function makeRound(post: Post, plan: Plan): Promise<number> {
  const { database, now } = post;
  const ended = await database.transaction((queries) =>
    expireOverdue({ queries, now: now(), plan, request: null }),
  );
  return ended + (await deliverDue(post));
}

/** Forgets what nobody needs any more: above all who bought, a month after. */
export async function forgetOldBooks({ database, now }: Post): Promise<void> {
  const { queries } = database;
  const before = new Date(now().getTime() - month);
  await forgetAnswers(queries, now());
  await queries
    .delete(sandboxEvent)
    .where(
      and(
        lt(sandboxEvent.createdAt, before),
        inArray(sandboxEvent.state, ['delivered', 'dropped', 'abandoned']),
      ),
    );
  await queries.delete(sandboxSession).where(lt(sandboxSession.createdAt, before));
}
