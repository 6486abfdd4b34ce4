import { sql } from 'drizzle-orm';
import { describeError } from '../app/log.ts';
import type { Shop } from '../app/shop.ts';
import { type Database, rowsOf } from '../database/database.ts';
import { withTimeout } from '../http/with-timeout.ts';
import { ProviderError } from '../payments/provider.ts';
import { closeCheckout, dropCheckout } from './close-checkout.ts';
import { recordPayment } from './record-order.ts';

type Claimed = { id: string; session_id: string | null; overdue: boolean };

/** How many are reconciled before the next claim. */
const batch = 20;

/**
 * Reconciles open checkouts: fetches their state from the provider every five minutes, so that no order
 * is lost with a webhook event, and ends expired ones. A process claims a checkout by setting its
 * `asked_at`, so that any number of processes share the work. A process with little time waits for the
 * provider only `until` a moment (in milliseconds); what is left is claimed again later.
 */
export async function reconcile(shop: Shop, until?: number): Promise<number> {
  let reconciled = 0;
  for (;;) {
    const claimed = await claim(shop.database);
    for (const one of claimed) {
      if ((await tryToReconcile(shop, one, until)) === 'away') return reconciled;
      reconciled += 1;
    }
    if (claimed.length < batch) return reconciled;
  }
}

/** A failing checkout does not hold up the others, unless the provider is unavailable for all of them. */
async function tryToReconcile(
  shop: Shop,
  one: Claimed,
  until: number | undefined,
): Promise<'away' | undefined> {
  try {
    await reconcileOne(shop, one, until);
  } catch (error) {
    if (error instanceof ProviderError && error.temporary) {
      shop.log.warn('open checkouts could not be reconciled', describeError(error));
      return 'away';
    }
    shop.log.error('a checkout could not be reconciled', {
      checkout: one.id,
      ...describeError(error),
    });
  }
  return undefined;
}

function claim({ queries }: Database): Promise<Claimed[]> {
  return rowsOf<Claimed>(
    queries,
    sql`update checkout set asked_at = now() where id in (
      select id from checkout where state = 'open' and (
        (session_id is null and created_at < now() - interval '2 minutes')
        or coalesce(asked_at, created_at) < now() - interval '5 minutes'
        or (expires_at < now() and coalesce(asked_at, created_at) < now() - interval '50 seconds')
      ) order by coalesce(asked_at, created_at) limit ${batch} for update skip locked
    ) returning id, session_id, expires_at < now() as overdue`,
  );
}

async function reconcileOne(
  shop: Shop,
  { id, session_id, overdue }: Claimed,
  until: number | undefined,
): Promise<void> {
  // Its process crashed before the provider's response was recorded, so nobody can pay it.
  if (session_id === null) {
    await dropCheckout(shop.database, id);
    return;
  }
  const { endSession, findSession } = shop.provider;
  const ask = overdue ? endSession : findSession;
  const session = await askedUntil(until, () => ask(session_id));
  if (session) await recordPayment(shop, session);
  else if (overdue) await closeCheckout(shop.database, id, 'expired');
}

/** A late response is not used: nothing may be written once the time is over. */
async function askedUntil<Answer>(
  until: number | undefined,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  if (until === undefined) return ask();
  const left = until - Date.now();
  if (left <= 0) throw late();
  return withTimeout(left, ask(), late);
}

function late(): ProviderError {
  return new ProviderError('unreachable', new Error('There is no time left to ask'));
}
