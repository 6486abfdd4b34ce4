import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import type { Shop } from '../app/shop.ts';
import { type Queries, rowsOf } from '../database/database.ts';
import { checkout } from '../database/schema.ts';
import { HttpError } from '../http/errors.ts';
import { closeCheckout, dropCheckout } from '../orders/close-checkout.ts';
import { recordPayment } from '../orders/record-order.ts';
import { ProviderError } from '../payments/provider.ts';

/** In seconds; longer than any request to the provider takes. */
const longestAsking = 30;

/** Milliseconds to wait for another process, as long as a browser does. */
const patience = 5000;

/**
 * Ends an open checkout, so that nobody can pay it and its stock is free. If it was paid meanwhile
 * it becomes an order; a pending payment stays open. The provider is called once, however many
 * processes end it.
 */
export function endCheckout(shop: Shop, id: string): Promise<void> {
  const running = ending.get(id) ?? end(shop, id).finally(() => ending.delete(id));
  ending.set(id, running);
  return running;
}

/** Concurrent callers in this process share one request. */
const ending = new Map<string, Promise<void>>();

async function end(shop: Shop, id: string): Promise<void> {
  const { database, provider } = shop;
  const { queries } = database;
  if (await dropCheckout(database, id)) return;
  const session = await claim(queries, id);
  if (session === undefined) return untilEnded(queries, id);
  try {
    const ended = await provider.endSession(session);
    // The buyer may have paid in another tab: this then creates the order.
    if (ended) await recordPayment(shop, ended);
    else await closeCheckout(database, id, 'expired');
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    throw new HttpError(503, "We can't reach our payment provider.", { cause: error });
  } finally {
    // If it is still open, it can be tried again, but not at once by every waiting process.
    await extend(queries, id, 2);
  }
}

/** Claims the ending of a checkout and returns its session; undefined if another process has the claim. */
async function claim(queries: Queries, id: string): Promise<string | undefined> {
  const [row] = await rowsOf<{ session_id: string }>(
    queries,
    sql`update ${checkout} set ending_until = now() + make_interval(secs => ${longestAsking})
      where id = ${id} and state = 'open' and coalesce(ending_until < now(), true)
      returning session_id`,
  );
  return row?.session_id;
}

async function extend(queries: Queries, id: string, seconds: number): Promise<void> {
  await queries.execute(
    sql`update ${checkout} set ending_until = now() + make_interval(secs => ${seconds})
      where id = ${id} and state = 'open'`,
  );
}

async function untilEnded(queries: Queries, id: string): Promise<void> {
  for (const deadline = Date.now() + patience; Date.now() < deadline; await pause(100)) {
    const [row] = await rowsOf<{ ending: boolean }>(
      queries,
      sql`select coalesce(ending_until > now(), false) as ending from ${checkout}
        where id = ${id} and state = 'open'`,
    );
    if (!row) return;
    if (!row.ending) break;
  }
  throw new HttpError(503, 'Your last checkout is still being cancelled. Please try again.');
}

/** Ends the checkout of an attempt whose buyer has come back without paying. */
export async function cancelCheckout(shop: Shop, attemptKey: string): Promise<void> {
  const [found] = await shop.database.queries
    .select({ id: checkout.id, state: checkout.state })
    .from(checkout)
    .where(eq(checkout.attemptKey, attemptKey));
  if (found?.state === 'open') await endCheckout(shop, found.id);
}
