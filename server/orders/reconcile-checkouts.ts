import { sql } from 'drizzle-orm';
import { describeError } from '../app/log.ts';
import type { Shop } from '../app/shop.ts';
import { type Database, queryRows } from '../database/database.ts';
import { withTimeout } from '../http/with-timeout.ts';
import { ProviderError } from '../payments/provider.ts';
import { abandonCheckout, closeCheckout } from './close-checkout.ts';
import { recordPayment } from './record-order.ts';

type ClaimedCheckout = { id: string; session_id: string | null; overdue: boolean };

/** How many are reconciled before the next claim. */
const batchSize = 20;

/**
 * Reconciles open checkouts: fetches their state from the provider every five minutes, so that no order
 * is lost with a webhook event, and ends expired ones. A process claims a checkout by setting its
 * `asked_at`, so that any number of processes share the work. A process with little time waits for the
 * provider only `until` a moment (in milliseconds); what is left is claimed again later.
 */
export async function reconcileCheckouts(shop: Shop, until?: number): Promise<number> {
  let reconciled = 0;
  for (;;) {
    const claimed = await claimCheckouts(shop.database);
    for (const one of claimed) {
      if ((await tryReconcileCheckout(shop, one, until)) === 'away') return reconciled;
      reconciled += 1;
    }
    if (claimed.length < batchSize) return reconciled;
  }
}

/** A failing checkout does not hold up the others, unless the provider is unavailable for all of them. */
async function tryReconcileCheckout(
  shop: Shop,
  one: ClaimedCheckout,
  until: number | undefined,
): Promise<'away' | undefined> {
  try {
    await reconcileCheckout(shop, one, until);
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

function claimCheckouts({ queries }: Database): Promise<ClaimedCheckout[]> {
  return queryRows<ClaimedCheckout>(
    queries,
    sql`update checkout set asked_at = now() where id in (
      select id from checkout where state = 'open' and (
        (session_id is null and created_at < now() - interval '2 minutes')
        or coalesce(asked_at, created_at) < now() - interval '5 minutes'
        or (expires_at < now() and coalesce(asked_at, created_at) < now() - interval '50 seconds')
      ) order by coalesce(asked_at, created_at) limit ${batchSize} for update skip locked
    ) returning id, session_id, expires_at < now() as overdue`,
  );
}

async function reconcileCheckout(
  shop: Shop,
  { id, session_id, overdue }: ClaimedCheckout,
  until: number | undefined,
): Promise<void> {
  // Its process crashed before the provider's response was recorded, so nobody can pay it.
  if (session_id === null) {
    await abandonCheckout(shop.database, id);
    return;
  }
  const { endSession, findSession } = shop.provider;
  const ask = overdue ? endSession : findSession;
  const session = await withDeadline(until, () => ask(session_id));
  if (session) await recordPayment(shop, session);
  else if (overdue) await closeCheckout(shop.database, id, 'expired');
}

/** A late response is not used: nothing may be written once the time is over. */
async function withDeadline<Answer>(
  until: number | undefined,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  if (until === undefined) return ask();
  const left = until - Date.now();
  if (left <= 0) throw deadlineError();
  return withTimeout(left, ask(), deadlineError);
}

function deadlineError(): ProviderError {
  return new ProviderError(
    'unreachable',
    new Error('The deadline for provider requests has passed'),
  );
}
