import { and, eq, inArray, sql } from 'drizzle-orm';
import { defaultPriceId } from '../../catalogue/product-ids.ts';
import { syncedPrices } from '../../catalogue/synced-prices.ts';
import { describeError } from '../app/log.ts';
import type { Shop } from '../app/shop.ts';
import type { Basket, SoldItem } from '../checkout/basket.ts';
import type { Queries } from '../database/database.ts';
import { providerPrice } from '../database/schema.ts';
import { isProviderError } from './provider.ts';

/** How many products are synced per run; the next run takes the others. */
const maxProductsPerRun = 50;

/**
 * Sends the provider the prices that were published since the last sync, and records them. Only for a
 * shop whose prices were synced once: others send every price with the payment. A price that fails is
 * retried in the next run, and until then sent with the payment too.
 */
export async function syncPublishedPrices(
  { database, provider, catalogue, log }: Shop,
  until = Number.POSITIVE_INFINITY,
  synced: typeof syncedPrices = syncedPrices,
): Promise<number> {
  const { queries } = database;
  const { priceAccount: account } = provider;
  if (account === undefined || Object.keys(synced).length === 0) return 0;
  const known = new Map(
    (await queries.select().from(providerPrice).where(eq(providerPrice.account, account))).map(
      (row) => [row.productId, row],
    ),
  );
  const due = catalogue().products.filter(
    ({ id, price, priceId, withdrawn }) =>
      !withdrawn && priceId === defaultPriceId(id) && known.get(id)?.pence !== price,
  );
  let done = 0;
  for (const product of due.slice(0, maxProductsPerRun)) {
    if (Date.now() >= until) break;
    const inUse = known.get(product.id)?.priceId ?? synced[product.id]?.priceId;
    try {
      const priceId = await provider.syncPrice(product, inUse);
      await recordProviderPrice(queries, {
        account,
        priceId,
        productId: product.id,
        pence: product.price,
      });
      done += 1;
    } catch (error) {
      log.warn('a price could not be synced', { product: product.id, ...describeError(error) });
      if (isProviderError(error, 'unreachable')) break;
    }
  }
  return done;
}

async function recordProviderPrice(
  queries: Queries,
  row: Omit<typeof providerPrice.$inferInsert, 'syncedAt'>,
): Promise<void> {
  await queries
    .insert(providerPrice)
    .values(row)
    .onConflictDoUpdate({
      target: providerPrice.productId,
      set: { ...row, syncedAt: sql`now()` },
    });
}

/** The basket with the provider's price ids. If its price differs, ours is sent with the payment. */
export async function withProviderPrices(
  queries: Queries,
  basket: Basket,
  account: string | undefined,
): Promise<Basket> {
  if (account === undefined) return basket;
  const ids = basket.lines.map(({ product }) => product.id);
  const rows = await queries
    .select()
    .from(providerPrice)
    .where(and(eq(providerPrice.account, account), inArray(providerPrice.productId, ids)));
  const pricesByProduct = new Map(rows.map((row) => [row.productId, row]));
  const withProviderPriceId = <Item extends SoldItem>(product: Item): Item => {
    const known = pricesByProduct.get(product.id);
    return known?.pence === product.price ? { ...product, priceId: known.priceId } : product;
  };
  const lines = basket.lines.map(({ product, ...line }) => ({
    ...line,
    product: withProviderPriceId(product),
  }));
  return { ...basket, lines };
}
