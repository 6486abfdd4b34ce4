import { eq } from 'drizzle-orm';
import { Refusal } from '../answering.ts';
import { checkout } from '../database/schema.ts';
import { closeCheckout, dropCheckout } from '../orders/close-checkout.ts';
import { settle } from '../orders/settle.ts';
import type { Shop } from '../orders/shop.ts';
import { ProviderError } from '../payments/provider-error.ts';

/** Gives up an attempt whose buyer has come back: nobody can pay it any more, its goods are free. */
export async function cancelCheckout(shop: Shop, attemptKey: string): Promise<void> {
  const { database, provider } = shop;
  const [found] = await database.queries
    .select()
    .from(checkout)
    .where(eq(checkout.attemptKey, attemptKey));
  if (found?.state !== 'open') return;
  if (found.sessionId === null) {
    // What began it may have noted its session just now: then that is to be ended.
    return (await dropCheckout(database, found.id)) ? undefined : cancelCheckout(shop, attemptKey);
  }
  try {
    const session = await provider.endSession(found.sessionId);
    // The buyer may have paid in another window: then there is an order now.
    if (session) await settle(shop, session);
    else await closeCheckout(database, found.id, 'expired');
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    throw new Refusal(503, 'Our payment provider cannot be reached.', { cause: error });
  }
}
