import type { Shop } from '../app/shop.ts';
import type { Queries } from '../database/database.ts';
import type { Order } from './find-order.ts';
import { lockOrder, readOrder } from './read-order.ts';
import { failedRefunds } from './refunded-amount.ts';

type Knowing<Answer> = {
  /** Asks the provider, which must not happen while the order is locked. */
  ask: (read: Order) => Promise<Answer>;
  note: (queries: Queries, before: Order, answer: Answer) => Promise<boolean>;
};

/** Others note of the same order too, but hardly this often while one question is answered. */
const mostTries = 5;

/** Notes what the provider answers of an order, and asks again where others noted of it meanwhile. */
export async function applyProviderAnswer<Answer>(
  { database }: Shop,
  reference: string,
  { ask, note }: Knowing<Answer>,
): Promise<boolean> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const read = await readOrder(database.queries, reference);
    const answer = await ask(read);
    const isNews = await database.transaction(async (queries) => {
      const before = await lockOrder(queries, reference);
      return isAsRead(read, before) ? note(queries, before, answer) : undefined;
    });
    if (isNews !== undefined) return isNews;
  }
  throw new Error(`The refunds of ${reference} changed whenever they were asked for.`);
}

function isAsRead(read: Order, locked: Order): boolean {
  return (
    read.givenBackPence === locked.givenBackPence && failedRefunds(read) === failedRefunds(locked)
  );
}
