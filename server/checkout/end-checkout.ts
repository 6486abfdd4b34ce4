import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import type { Shop } from '../app/shop.ts';
import { type Queries, queryRows } from '../database/database.ts';
import { checkout } from '../database/schema.ts';
import { HttpError } from '../http/errors.ts';
import { abandonCheckout, closeCheckout } from '../orders/close-checkout.ts';
import { recordPayment } from '../orders/record-order.ts';
import { ProviderError } from '../payments/provider.ts';

/** In seconds; longer than any request to the provider takes. */
const claimSeconds = 30;

/** Milliseconds to wait for another process, as long as a browser does. */
const waitTimeoutMs = 5000;

/**
 * Ends an open checkout, so that nobody can pay it and its stock is free. If it was paid meanwhile
 * it becomes an order; a pending payment stays open. The provider is called once, however many
 * processes end it.
 */
export function endCheckout(shop: Shop, id: string): Promise<void> {
  const running = ending.get(id) ?? endAtProvider(shop, id).finally(() => ending.delete(id));
  ending.set(id, running);
  return running;
}

/** Concurrent callers in this process share one request. */
const ending = new Map<string, Promise<void>>();

async function endAtProvider(shop: Shop, id: string): Promise<void> {
  const { database, provider } = shop;
  const { queries } = database;
  if (await abandonCheckout(database, id)) return;
  const session = await claimEnding(queries, id);
  if (session === undefined) return waitUntilEnded(queries, id);
  try {
    const endedSession = await provider.endSession(session);
    // The buyer may have paid in another tab: this then creates the order.
    if (endedSession) await recordPayment(shop, endedSession);
    else await closeCheckout(database, id, 'expired');
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    throw new HttpError(503, "We can't reach our payment provider.", { cause: error });
  } finally {
    // If it is still open, it can be tried again, but not at once by every waiting process.
    await setClaimExpiry(queries, id, 2);
  }
}

/** Claims the ending of a checkout and returns its session; undefined if another process has the claim. */
async function claimEnding(queries: Queries, id: string): Promise<string | undefined> {
  const [row] = await queryRows<{ session_id: string }>(
    queries,
    sql`update ${checkout} set ending_until = now() + make_interval(secs => ${claimSeconds})
      where id = ${id} and state = 'open' and coalesce(ending_until < now(), true)
      returning session_id`,
  );
  return row?.session_id;
}

async function setClaimExpiry(queries: Queries, id: string, seconds: number): Promise<void> {
  await queries.execute(
    sql`update ${checkout} set ending_until = now() + make_interval(secs => ${seconds})
      where id = ${id} and state = 'open'`,
  );
}

async function waitUntilEnded(queries: Queries, id: string): Promise<void> {
  for (const deadline = Date.now() + waitTimeoutMs; Date.now() < deadline; await pause(100)) {
    const [row] = await queryRows<{ ending: boolean }>(
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
