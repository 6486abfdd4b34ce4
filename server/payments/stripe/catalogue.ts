import type Stripe from 'stripe';
import type { Product } from '../../../catalogue/product.ts';
import type { SyncedPrice } from '../../../catalogue/synced-prices.ts';
import type { SyncedCatalogue } from '../provider.ts';
import { listTimeout } from './requests.ts';

/** Our products and prices in the account. */
type Known = {
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
  const known = await findKnown(stripe);
  const synced = { created: 0, updated: 0, unchanged: 0, deactivated: 0 };
  const prices: SyncedCatalogue['prices'] = {};
  for (const product of catalogue) {
    const outcome = await syncProduct(stripe, known, product);
    const { price, isNew } = await syncPrice(stripe, known, product, inUse[product.id]);
    prices[product.id] = { priceId: price.id, pence: product.price };
    synced[outcome === 'unchanged' && isNew ? 'updated' : outcome] += 1;
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
  return { ...synced, prices };
}

/** The same for one product whose price was published since. Returns the price's id. */
export async function syncOne(
  stripe: Stripe,
  product: Product,
  inUse: string | undefined,
): Promise<string> {
  const known: Known = { products: new Map(), prices: new Map() };
  const found = await stripe.products.list({ ids: [product.id], limit: 1 }, listTimeout);
  for (const one of found.data) known.products.set(one.id, one);
  if (found.data.length > 0) {
    const { data } = await stripe.prices.list({ product: product.id, active: true, limit: 100 });
    known.prices.set(product.id, data);
  }
  await syncProduct(stripe, known, product);
  const kept = inUse === undefined ? undefined : { priceId: inUse, pence: product.price };
  return (await syncPrice(stripe, known, product, kept)).price.id;
}

/** How many products differ at Stripe from the catalogue. Changes nothing. */
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

async function findKnown(stripe: Stripe): Promise<Known> {
  const products: Known['products'] = new Map();
  for await (const product of stripe.products.list({ limit: 100 }, listTimeout)) {
    // Products created by another program, or by Stripe for a single sale, have other ids.
    if (product.metadata.product === product.id) products.set(product.id, product);
  }
  const prices: Known['prices'] = new Map();
  for await (const price of stripe.prices.list({ active: true, limit: 100 }, listTimeout)) {
    const id = productIdOf(price);
    prices.set(id, [...(prices.get(id) ?? []), price]);
  }
  return { products, prices };
}

async function syncProduct(
  stripe: Stripe,
  { products }: Known,
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

/** A price never changes: a new one takes over the lookup key, and older ones are deactivated. */
async function syncPrice(
  stripe: Stripe,
  { prices }: Known,
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
  return { price, isNew: kept === undefined };
}

function wantedProduct({ id, name, sku }: Product) {
  return { name, description: sku, metadata: { product: id, sku } };
}

function wantedPrice({ id, price }: Product) {
  return {
    product: id,
    currency: 'gbp',
    unit_amount: price,
    tax_behavior: 'inclusive',
    lookup_key: id,
  } as const;
}

function isWanted(known: Stripe.Product, product: Product): boolean {
  const { metadata, ...facts } = wantedProduct(product);
  return known.active && holds(known, facts) && holds(known.metadata, metadata);
}

function isWantedPrice(known: Stripe.Price, product: Product): boolean {
  return known.active && holds({ ...known, product: productIdOf(known) }, wantedPrice(product));
}

/** Whether an object has each of these values. */
function holds(known: object, wanted: object): boolean {
  const values = new Map<string, unknown>(Object.entries(known));
  return Object.entries(wanted).every(([name, value]) => values.get(name) === value);
}

/** The product id of a price, whose product is either an id or expanded. */
function productIdOf({ product }: Stripe.Price): string {
  return typeof product === 'string' ? product : product.id;
}
