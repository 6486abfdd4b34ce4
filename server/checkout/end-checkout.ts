import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Shop } from '../app/shop.ts';
import { type Queries, rowsOf } from '../database/database.ts';
import { HttpError } from '../http/errors.ts';
import { closeCheckout, dropCheckout } from '../orders/close-checkout.ts';
import { recordPayment } from '../orders/record-order.ts';
import { ProviderError } from '../payments/provider-error.ts';

/** Longer than the provider is ever waited for. */
const longestAsking = 30;

/** Milliseconds that a process waits for another that asks, as long as a browser does. */
const patience = 5000;

/**
 * Ends an open checkout, so that nobody can pay it any more and its goods are free. One that is paid
 * meanwhile becomes an order, and one that a bank is processing stays open. However many ask for it
 * at the same time, in however many processes, the provider is asked once.
 */
export function endCheckout(shop: Shop, id: string): Promise<void> {
  const running = ending.get(id) ?? end(shop, id).finally(() => ending.delete(id));
  ending.set(id, running);
  return running;
}

/** What this process is about to end: whoever else asks it shares the answer. */
const ending = new Map<string, Promise<void>>();

async function end(shop: Shop, id: string): Promise<void> {
  const { database, provider } = shop;
  const { queries } = database;
  if (await dropCheckout(database, id)) return;
  const session = await claim(queries, id);
  if (session === undefined) return untilEnded(queries, id);
  try {
    const ended = await provider.endSession(session);
    // The buyer may have paid in another window: then there is an order now.
    if (ended) await recordPayment(shop, ended);
    else await closeCheckout(database, id, 'expired');
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    throw new HttpError(503, 'Our payment provider cannot be reached.', { cause: error });
  } finally {
    // What is still open is asked for again, but not at once by every process that waits.
    await extend(queries, id, 2);
  }
}

/** The session to end, for the one who may. */
async function claim(queries: Queries, id: string): Promise<string | undefined> {
  const [row] = await rowsOf<{ session_id: string }>(
    queries,
    sql`update checkout set ending_until = now() + make_interval(secs => ${longestAsking})
      where id = ${id} and state = 'open' and coalesce(ending_until < now(), true)
      returning session_id`,
  );
  return row?.session_id;
}

async function extend(queries: Queries, id: string, seconds: number): Promise<void> {
  await queries.execute(
    sql`update checkout set ending_until = now() + make_interval(secs => ${seconds})
      where id = ${id} and state = 'open'`,
  );
}

async function untilEnded(queries: Queries, id: string): Promise<void> {
  for (const deadline = Date.now() + patience; Date.now() < deadline; await pause(100)) {
    const [row] = await rowsOf<{ ending: boolean }>(
      queries,
      sql`select coalesce(ending_until > now(), false) as ending from checkout
        where id = ${id} and state = 'open'`,
    );
    if (!row) return;
    if (!row.ending) break;
  }
  throw new HttpError(503, 'Your last checkout is still being cancelled. Please try again.');
}
