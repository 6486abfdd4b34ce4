import type Stripe from 'stripe';
import type { Product } from '../../../catalogue/product.ts';
import type { SyncedPrice } from '../../../catalogue/synced-prices.ts';
import type { SyncedCatalogue } from '../provider.ts';
import { listTimeout } from './requests.ts';

/** Our products and prices in the account. */
type StripeCatalogue = {
  products: Map<string, Stripe.Product>;
  /** Active prices by their product. */
  prices: Map<string, Stripe.Price[]>;
};

/**
 * Brings Stripe's products and prices in line with the catalogue. It can be repeated, also after it was
 * interrupted: ids and lookup keys are ours, so nothing is created twice. Prices that an open shop may
 * still be using stay on sale until the next sync.
 */
export async function syncCatalogue(
  stripe: Stripe,
  catalogue: readonly Product[],
  inUse: SyncedCatalogue['prices'],
): Promise<SyncedCatalogue> {
  const existing = await loadStripeCatalogue(stripe);
  const synced = { created: 0, updated: 0, unchanged: 0, deactivated: 0 };
  const prices: SyncedCatalogue['prices'] = {};
  for (const product of catalogue) {
    const outcome = await syncProduct(stripe, existing, product);
    const { price, isNew } = await syncPrice(stripe, existing, product, inUse[product.id]);
    prices[product.id] = { priceId: price.id, pence: product.price };
    synced[outcome === 'unchanged' && isNew ? 'updated' : outcome] += 1;
  }
  const sold = new Set(catalogue.map(({ id }) => id));
  for (const removed of existing.products.values()) {
    if (sold.has(removed.id) || !removed.active) continue;
    for (const { id } of existing.prices.get(removed.id) ?? []) {
      await stripe.prices.update(id, { active: false });
    }
    await stripe.products.update(removed.id, { active: false });
    synced.deactivated += 1;
  }
  return { ...synced, prices };
}

/** The same for one product whose price was published since. Returns the price's id. */
export async function syncOneProduct(
  stripe: Stripe,
  product: Product,
  inUse: string | undefined,
): Promise<string> {
  const existing: StripeCatalogue = { products: new Map(), prices: new Map() };
  const found = await stripe.products.list({ ids: [product.id], limit: 1 }, listTimeout);
  for (const one of found.data) existing.products.set(one.id, one);
  if (found.data.length > 0) {
    const { data } = await stripe.prices.list({ product: product.id, active: true, limit: 100 });
    existing.prices.set(product.id, data);
  }
  await syncProduct(stripe, existing, product);
  const currentPrice = inUse === undefined ? undefined : { priceId: inUse, pence: product.price };
  return (await syncPrice(stripe, existing, product, currentPrice)).price.id;
}

/** How many products differ at Stripe from the catalogue. Changes nothing. */
export async function countDifferences(
  stripe: Stripe,
  catalogue: readonly Product[],
): Promise<number> {
  const { products, prices } = await loadStripeCatalogue(stripe);
  const different = catalogue.filter((product) => {
    const existing = products.get(product.id);
    const price = prices.get(product.id)?.find((one) => isPriceInSync(one, product));
    return !existing || !isProductInSync(existing, product) || price?.id !== product.priceId;
  });
  return different.length;
}

async function loadStripeCatalogue(stripe: Stripe): Promise<StripeCatalogue> {
  const products: StripeCatalogue['products'] = new Map();
  for await (const product of stripe.products.list({ limit: 100 }, listTimeout)) {
    // Products created by another program, or by Stripe for a single sale, have other ids.
    if (product.metadata.product === product.id) products.set(product.id, product);
  }
  const prices: StripeCatalogue['prices'] = new Map();
  for await (const price of stripe.prices.list({ active: true, limit: 100 }, listTimeout)) {
    const id = getProductId(price);
    prices.set(id, [...(prices.get(id) ?? []), price]);
  }
  return { products, prices };
}

async function syncProduct(
  stripe: Stripe,
  { products }: StripeCatalogue,
  product: Product,
): Promise<'created' | 'updated' | 'unchanged'> {
  const existing = products.get(product.id);
  if (!existing) {
    await stripe.products.create({ id: product.id, shippable: true, ...toStripeProduct(product) });
    return 'created';
  }
  if (isProductInSync(existing, product)) return 'unchanged';
  await stripe.products.update(product.id, { active: true, ...toStripeProduct(product) });
  return 'updated';
}

/** A price never changes: a new one takes over the lookup key, and older ones are deactivated. */
async function syncPrice(
  stripe: Stripe,
  { prices }: StripeCatalogue,
  product: Product,
  inUse: SyncedPrice | undefined,
) {
  const existing = prices.get(product.id) ?? [];
  const currentPrice = existing.find((price) => isPriceInSync(price, product));
  const price =
    currentPrice ??
    (await stripe.prices.create({ ...toStripePrice(product), transfer_lookup_key: true }));
  for (const { id } of existing) {
    if (id !== price.id && id !== inUse?.priceId) await stripe.prices.update(id, { active: false });
  }
  return { price, isNew: currentPrice === undefined };
}

function toStripeProduct({ id, name, sku }: Product) {
  return { name, description: sku, metadata: { product: id, sku } };
}

function toStripePrice({ id, price }: Product) {
  return {
    product: id,
    currency: 'gbp',
    unit_amount: price,
    tax_behavior: 'inclusive',
    lookup_key: id,
  } as const;
}

function isProductInSync(existing: Stripe.Product, product: Product): boolean {
  const { metadata, ...facts } = toStripeProduct(product);
  return existing.active && hasValues(existing, facts) && hasValues(existing.metadata, metadata);
}

function isPriceInSync(existing: Stripe.Price, product: Product): boolean {
  return (
    existing.active &&
    hasValues({ ...existing, product: getProductId(existing) }, toStripePrice(product))
  );
}

/** Whether an object has each of these values. */
function hasValues(existing: object, wanted: object): boolean {
  const values = new Map<string, unknown>(Object.entries(existing));
  return Object.entries(wanted).every(([name, value]) => values.get(name) === value);
}

/** The product id of a price, whose product is either an id or expanded. */
function getProductId({ product }: Stripe.Price): string {
  return typeof product === 'string' ? product : product.id;
}
