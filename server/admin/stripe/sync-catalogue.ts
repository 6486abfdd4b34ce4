import type Stripe from 'stripe';
import type { Product } from '../../../catalogue/product.ts';
import type { SyncedPrice } from '../../../catalogue/synced-prices.ts';
import { findKnown, type SyncedCatalogue } from './known.ts';
import { isWanted, isWantedPrice, wantedPrice, wantedProduct } from './wanted.ts';

/** What was done, and by which price each product is sold. */
export type Synced = {
  created: number;
  updated: number;
  unchanged: number;
  deactivated: number;
  prices: Record<string, SyncedPrice>;
};

/**
 * Brings the provider's products and prices in line with the catalogue. Repeated, also after it was
 * broken off, it goes on from what is there: ids and lookup keys are ours, so nothing is made twice.
 * The prices by which an open shop may be selling stay on sale until the next time.
 */
export async function syncCatalogue(
  stripe: Stripe,
  catalogue: readonly Product[],
  inUse: Synced['prices'],
): Promise<Synced> {
  const known = await findKnown(stripe);
  const synced: Synced = { created: 0, updated: 0, unchanged: 0, deactivated: 0, prices: {} };
  for (const product of catalogue) {
    const outcome = await syncProduct(stripe, known, product);
    const { price, madePrice } = await syncPrice(stripe, known, product, inUse[product.id]);
    synced.prices[product.id] = { priceId: price.id, pence: product.price };
    synced[outcome === 'unchanged' && madePrice ? 'updated' : outcome] += 1;
  }
  const sold = new Set(catalogue.map(({ id }) => id));
  for (const gone of known.products.values()) {
    if (sold.has(gone.id) || !gone.active) continue;
    for (const { id } of known.prices.get(gone.id) ?? []) {
      await stripe.prices.update(id, { active: false });
    }
    await stripe.products.update(gone.id, { active: false });
    synced.deactivated += 1;
  }
  return synced;
}

/** How many products the provider knows otherwise than the catalogue has them, changing nothing. */
export async function countDifferences(
  stripe: Stripe,
  catalogue: readonly Product[],
): Promise<number> {
  const { products, prices } = await findKnown(stripe);
  const different = catalogue.filter((product) => {
    const known = products.get(product.id);
    const price = prices.get(product.id)?.find((one) => isWantedPrice(one, product));
    return !known || !isWanted(known, product) || price?.id !== product.priceId;
  });
  return different.length;
}

async function syncProduct(
  stripe: Stripe,
  { products }: SyncedCatalogue,
  product: Product,
): Promise<'created' | 'updated' | 'unchanged'> {
  const known = products.get(product.id);
  if (!known) {
    await stripe.products.create({ id: product.id, shippable: true, ...wantedProduct(product) });
    return 'created';
  }
  if (isWanted(known, product)) return 'unchanged';
  await stripe.products.update(product.id, { active: true, ...wantedProduct(product) });
  return 'updated';
}

/** A price never changes: a new one takes over the lookup key, and older ones are sold no more. */
async function syncPrice(
  stripe: Stripe,
  { prices }: SyncedCatalogue,
  product: Product,
  inUse: SyncedPrice | undefined,
) {
  const known = prices.get(product.id) ?? [];
  const kept = known.find((price) => isWantedPrice(price, product));
  const price =
    kept ?? (await stripe.prices.create({ ...wantedPrice(product), transfer_lookup_key: true }));
  for (const { id } of known) {
    if (id !== price.id && id !== inUse?.priceId) await stripe.prices.update(id, { active: false });
  }
  return { price, madePrice: kept === undefined };
}
