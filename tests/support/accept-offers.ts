import { createHash, randomUUID } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import type { Product } from '../../catalogue/product.ts';
import { offerPaths } from '../../contract/offer-paths.ts';
import type { Database } from '../../server/database/database.ts';
import { offer, order, quoteKey } from '../../server/database/schema.ts';
import { sendTestOffer } from '../../server/testing/offer.ts';
import { openTestShop } from '../../server/testing/shop.ts';
import { newClientHeaders } from './client-headers.ts';
import { parseSessionId, pay } from './sandbox-buyer.ts';

const details = {
  name: 'A Buyer',
  line1: '1 Test Road',
  town: 'Leeds',
  postcode: 'LS1 1AA',
  version: '1',
};

const hashKey = (key: string) => createHash('sha256').update(key).digest('base64url');

/** Sends this many offers of a product, and returns the keys of their pages. */
export async function sendTestOffers(database: Database, { id }: Product, count: number) {
  const { shop } = await openTestShop(database);
  const keys = Array.from({ length: count }, (_, number) => `proof-${number}-`.padEnd(43, 'x'));
  const line = { kind: 'product', productId: id, quantity: 1, unitPence: 100_00 } as const;
  for (const key of keys) {
    const { quoteId } = await sendTestOffer(shop, [line]);
    await database.queries.insert(quoteKey).values({ keyHash: hashKey(key), quoteId });
  }
  return keys;
}

/** Accepts an offer, by bank transfer or by card; returns whether it has become an order. */
export async function acceptOffer(address: string, key: string): Promise<boolean> {
  const post = (path: string, fields: Record<string, string>) =>
    fetch(`${address}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: newClientHeaders(),
      body: new URLSearchParams({ key, ...fields }),
    });
  if (Math.random() < 0.5) return (await post(offerPaths.accept, details)).status === 303;
  const response = await post(offerPaths.pay, { version: '1', attempt: randomUUID() });
  const url = response.headers.get('location') ?? '';
  // Accepted earlier, but the response was lost: it redirects to the order's page.
  if (response.status === 303 && !url.includes('/sandbox/')) return true;
  return response.status === 303 && pay(`${address}/sandbox/checkout/${parseSessionId(url)}`);
}

/** How many of these accepted offers have no order. */
export async function countAcceptedWithoutOrder(
  { queries }: Database,
  keys: ReadonlySet<string>,
): Promise<number> {
  if (keys.size === 0) return 0;
  const withOrder = await queries
    .select({ id: order.id })
    .from(quoteKey)
    .innerJoin(offer, sql`${offer.quoteId} = ${quoteKey.quoteId}`)
    .innerJoin(order, sql`${order.offerId} = ${offer.id}`)
    .where(inArray(quoteKey.keyHash, [...keys].map(hashKey)));
  return keys.size - withOrder.length;
}
