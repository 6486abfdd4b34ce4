import { expireOverdue } from './books/sessions.ts';
import { deliverDue, type Post } from './notices/deliver.ts';
import type { Plan } from './notices/plan.ts';

/** Ends the sessions whose time is over, tells the shop what is due, and answers how much it did. */
export async function makeRound(post: Post, plan: Plan): Promise<number> {
  const { database, now } = post;
  const ended = await database.transaction((queries) =>
    expireOverdue({ queries, now: now(), plan, request: null }),
  );
  return ended + (await deliverDue(post));
}
