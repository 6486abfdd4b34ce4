import { setTimeout as pause } from 'node:timers/promises';
import { applyChanges } from '../../catalogue/apply-changes.ts';
import { listedProducts } from '../../catalogue/catalogue.ts';
import { formatPrice } from '../../catalogue/money.ts';
import type { Product } from '../../catalogue/product.ts';
import { catalogueRevisionHeader } from '../../contract/create-checkout.ts';
import type { Database } from '../../server/database/database.ts';
import { findChangesOfRevision } from '../../server/publish/changes-in-force.ts';
import { fromColumns } from '../../site/features/listed-products/columns.ts';
import { newClientHeaders } from './client-headers.ts';
import { checkoutBody, parseSessionId } from './sandbox-buyer.ts';
import { shuffled } from './shuffled.ts';

const sellableProducts = listedProducts.filter(
  ({ isTest, originalPrice }) => !isTest && !originalPrice,
);

export const pickRandomProducts = (count: number) => shuffled(sellableProducts).slice(0, count);

/** Random new prices for a few products. */
export const createRandomPrices = () =>
  pickRandomProducts(1 + Math.floor(Math.random() * 5)).map(({ id, price }) => ({
    productId: id,
    value: price + 1 + Math.floor(Math.random() * 5_000),
  }));

type Prices = ReadonlyMap<string, number>;
type ListingData = { revision: string; prices: Prices };

const toPrices = (products: readonly Pick<Product, 'id' | 'price'>[]): Prices =>
  new Map(products.map(({ id, price }) => [id, price]));

/** The revision that is served, and the prices in the data that scripts read. */
async function readListingData(address: string): Promise<ListingData> {
  const script = await (await fetch(`${address}/listed-products.js`)).text();
  const data = await import(`data:text/javascript,${encodeURIComponent(script)}`);
  return { revision: data.revision, prices: toPrices(fromColumns(data.products)) };
}

/** Waits until a revision is served, for two minutes at most. */
export async function waitUntilServed(address: string, revision: string): Promise<boolean> {
  const deadline = Date.now() + 120_000;
  while ((await readListingData(address)).revision !== revision) {
    if (Date.now() > deadline) return false;
    await pause(500);
  }
  return true;
}

/**
 * Whether a buyer whose page shows this price is charged exactly that, or told before paying that it has
 * changed; undefined if the product is sold out.
 */
async function isShownPriceCharged(
  { address, origin }: Shop,
  { id, priceId }: Product,
  { revision, prices }: ListingData,
): Promise<boolean | undefined> {
  const response = await fetch(`${address}/api/create-checkout`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [catalogueRevisionHeader]: revision,
      ...newClientHeaders(),
    },
    body: JSON.stringify(checkoutBody(origin, priceId)),
  });
  const { url, price_changes } = await response.json();
  if (price_changes) return true;
  if (url === undefined) return undefined;
  const page = await (await fetch(`${address}/sandbox/checkout/${parseSessionId(url)}`)).text();
  return page.includes(`<span class="sum">${formatPrice(prices.get(id) ?? 0)}</span>`);
}

/** One process of the shop, and the address that the public knows. */
type Shop = { address: string; origin: string };

const formatPounds = (pence = 0) => (pence / 100).toFixed(2);

/** Counts the results of checks; `revisions` has the prices that each revision's data contained. */
export function createVersionChecker() {
  const counts = { looks: 0, swapped: 0, mixed: 0, charged: 0 };
  const revisions = new Map<string, Prices>();

  /** Compares pages, feed, structured data and checkout with the data, unless they were swapped meanwhile. */
  async function check(shop: Shop, products: readonly Product[] = sellableProducts): Promise<void> {
    const { address } = shop;
    const data = await readListingData(address);
    const feed = await (await fetch(`${address}/feeds/google.xml`)).text();
    const items = feed.split('<item>');
    let [mixed, charged] = [0, 0];
    for (const product of products) {
      const price = formatPounds(data.prices.get(product.id));
      const page = await (await fetch(`${address}/product/${product.id}`)).text();
      const isChargeCorrect = await isShownPriceCharged(shop, product, data);
      if (isChargeCorrect !== undefined) charged += 1;
      const item = items.find((each) => each.includes(`<g:id>${product.sku}</g:id>`));
      const isConsistent =
        isChargeCorrect !== false &&
        page.includes(`"price":"${price}"`) &&
        item?.includes(`<g:price>${price} GBP`);
      if (!isConsistent) mixed += 1;
    }
    counts.looks += 1;
    if ((await readListingData(address)).revision !== data.revision) {
      counts.swapped += 1;
      return;
    }
    revisions.set(data.revision, data.prices);
    counts.mixed += mixed;
    counts.charged += charged;
  }

  /** Compares what was served with each revision's prices in the database. */
  async function conclude({ queries }: Database) {
    let wrong = 0;
    for (const [revision, prices] of revisions) {
      const changes = (await findChangesOfRevision(queries, revision))?.changes ?? [];
      const expectedPrices = toPrices(applyChanges(listedProducts, changes).products);
      wrong += [...expectedPrices].filter(([id, price]) => prices.get(id) !== price).length;
    }
    return {
      looks: counts.looks,
      'swapped during a look': counts.swapped,
      'versions seen': revisions.size,
      'checkouts compared': counts.charged,
      'PRODUCTS OF TWO VERSIONS': counts.mixed,
      "PRICES OTHER THAN THE VERSION'S": wrong,
    };
  }

  return { check, conclude };
}
