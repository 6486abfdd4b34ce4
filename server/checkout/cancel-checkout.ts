import { eq } from 'drizzle-orm';
import type { Shop } from '../app/shop.ts';
import { checkout } from '../database/schema.ts';
import { endCheckout } from './end-checkout.ts';

/** Gives up an attempt whose buyer has come back: nobody can pay it any more, its goods are free. */
export async function cancelCheckout(shop: Shop, attemptKey: string): Promise<void> {
  const [found] = await shop.database.queries
    .select({ id: checkout.id, state: checkout.state })
    .from(checkout)
    .where(eq(checkout.attemptKey, attemptKey));
  if (found?.state === 'open') await endCheckout(shop, found.id);
}
