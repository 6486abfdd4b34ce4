import type { Queries } from '../../../database/database.ts';
import type { Plan } from '../notices/plan.ts';

/** One piece of work on the sandbox's books: all of it happens at one moment, or none of it. */
export type Work = {
  queries: Queries;
  now: Date;
  /** How the shop is to hear of it. */
  plan: Plan;
  /** The request behind it; none when the buyer or the clock is behind it. */
  request: { id: string; idempotency_key: string | null } | null;
};
