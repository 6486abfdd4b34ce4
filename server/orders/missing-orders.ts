import { eq } from 'drizzle-orm';
import { describeError } from '../app/log.ts';
import type { Shop } from '../app/shop.ts';
import { checkout } from '../database/schema.ts';
import { type PaidSession, ProviderError } from '../payments/provider.ts';
import { findOrderBySession } from './find-order.ts';
import { recordOrder } from './record-order.ts';

type MissingOrder = PaidSession & {
  /** Its checkout is not in the books either: they were brought back from an older copy. */
  isLost: boolean;
};

type Missing = { paid: number; missing: MissingOrder[] };

/** How many sessions were paid at the provider since a moment, and those without an order here. */
export async function findMissingOrders(
  { database: { queries }, provider }: Shop,
  since: Date,
): Promise<Missing> {
  const paid = await provider.findPaidSince(since);
  const missing: MissingOrder[] = [];
  for (const session of paid) {
    if (await findOrderBySession(queries, session.id)) continue;
    const known = await queries
      .select({ id: checkout.id })
      .from(checkout)
      .where(eq(checkout.id, session.checkoutId));
    missing.push({ ...session, isLost: known.length === 0 });
  }
  return { paid: paid.length, missing };
}

/** Makes the orders that are missing. One that cannot be made holds up no other. */
export async function makeMissingOrders(
  shop: Shop,
  missing: readonly MissingOrder[],
): Promise<{ made: string[]; failed: number }> {
  const made: string[] = [];
  for (const one of missing) made.push(...(await tryToMake(shop, one)));
  return { made, failed: missing.length - made.length };
}

async function tryToMake(shop: Shop, one: MissingOrder): Promise<[reference: string] | []> {
  try {
    return [await make(shop, one)];
  } catch (error) {
    if (error instanceof ProviderError && error.temporary) throw error;
    shop.log.error('a paid session could not be made an order', {
      checkout: one.checkoutId,
      ...describeError(error),
    });
    return [];
  }
}

/** What was done with a lost one under its former number is forgotten: a person must look at it. */
async function make(shop: Shop, session: MissingOrder): Promise<string> {
  await recordOrder(shop, {
    ...session,
    boughtAt: session.isLost ? session.createdAt : undefined,
  });
  const made = await findOrderBySession(shop.database.queries, session.id);
  if (!made) throw new Error('A paid session has become no order');
  return made.reference;
}
