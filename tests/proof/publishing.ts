// Publishes prices again and again, kills the shop (kill -9) at random moments while it makes the pages, and
// looks each time whether product page, listing data, feed, structured data and checkout are of one version.
//   node tests/proof/publishing.ts [kills] [PGlite|PostgreSQL]
import { setTimeout as pause } from 'node:timers/promises';
import { applyChanges } from '../../catalogue/apply-changes.ts';
import { listedProducts } from '../../catalogue/catalogue.ts';
import { formatPrice } from '../../catalogue/money.ts';
import type { Product } from '../../catalogue/product.ts';
import { catalogueRevisionHeader } from '../../contract/create-checkout.ts';
import type { Database } from '../../server/database/database.ts';
import { changesInForce } from '../../server/publish/changes-in-force.ts';
import { publishChanges } from '../../server/publish/versions.ts';
import { freePort } from '../../server/testing/free-port.ts';
import { fromColumns } from '../../site/features/listed-products/columns.ts';
import { onEngines, type TestDatabase, withDatabase } from '../support/engines.ts';
import { conclude } from '../support/figures.ts';
import { checkoutBody } from '../support/sandbox-buyer.ts';
import { end, spawnShop, untilAnswers } from '../support/server-processes.ts';
import { newVisitor } from '../support/visitors.ts';

const kills = Number(process.argv[2] ?? 50);
const longestLife = 6_000;
const sold = listedProducts.filter(({ isTest, originalPrice }) => !isTest && !originalPrice);

type Prices = ReadonlyMap<string, number>;

/** Sets a few prices by chance, and answers what every product costs then. */
async function publishSome(database: Database): Promise<[revision: string, prices: Prices]> {
  const changes = Array.from({ length: 1 + Math.floor(Math.random() * 5) }, () => {
    const { id, price } = sold[Math.floor(Math.random() * sold.length)] as Product;
    return { productId: id, field: 'price', value: price + Math.floor(Math.random() * 5_000) };
  });
  await publishChanges(database, listedProducts, { changes, by: { kind: 'command' } });
  const inForce = await changesInForce(database.queries);
  const { products } = applyChanges(listedProducts, inForce.changes);
  return [inForce.revision, new Map(products.map(({ id, price }) => [id, price]))];
}

/** The revision that is served, and the prices in the data that scripts read. */
async function readData(address: string): Promise<{ revision: string; prices: Prices }> {
  const script = await (await fetch(`${address}/listed-products.js`)).text();
  const data = await import(`data:text/javascript,${encodeURIComponent(script)}`);
  const products = fromColumns(data.products);
  return { revision: data.revision, prices: new Map(products.map(({ id, price }) => [id, price])) };
}

/**
 * Whether a buyer whose page shows this price is asked to pay it, or told before that it has changed;
 * undefined where none is left.
 */
async function isCharged(
  address: string,
  { priceId }: Product,
  revision: string,
  price: number,
): Promise<boolean | undefined> {
  const answer = await fetch(`${address}/api/create-checkout`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [catalogueRevisionHeader]: revision,
      ...newVisitor(),
    },
    body: JSON.stringify(checkoutBody(address, priceId)),
  });
  const { url, price_changes } = await answer.json();
  if (price_changes) return true;
  if (url === undefined) return undefined;
  const page = await (await fetch(url)).text();
  return page.includes(`<span class="sum">${formatPrice(price)}</span>`);
}

const inPounds = (pence: number | undefined) => ((pence ?? 0) / 100).toFixed(2);

/** Compares what is served with what that revision is; undefined where it was swapped meanwhile. */
async function compare(
  address: string,
  known: ReadonlyMap<string, Prices>,
  products: readonly Product[],
): Promise<{ mixed: number; charged: number } | undefined> {
  const before = await readData(address);
  const expected = known.get(before.revision);
  const feed = await (await fetch(`${address}/feeds/google.xml`)).text();
  const pages = new Map<string, string>();
  const charges = new Map<string, boolean>();
  for (const product of products) {
    const { id } = product;
    pages.set(id, await (await fetch(`${address}/product/${id}`)).text());
    const isRight = await isCharged(address, product, before.revision, expected?.get(id) ?? 0);
    if (isRight !== undefined) charges.set(id, isRight);
  }
  if ((await readData(address)).revision !== before.revision) return undefined;
  const differing = products.filter(({ id, sku }) => {
    const price = inPounds(expected?.get(id));
    const item = feed.split('<item>').find((each) => each.includes(`<g:id>${sku}</g:id>`)) ?? '';
    const isSame =
      before.prices.get(id) === expected?.get(id) &&
      pages.get(id)?.includes(`"price":"${price}"`) &&
      charges.get(id) !== false &&
      item.includes(`<g:price>${price} GBP`);
    return !isSame;
  });
  return { mixed: differing.length, charged: charges.size };
}

await onEngines(process.argv[3], async (place: TestDatabase) => {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const environment = {
    ...place.environment,
    PAGES_DIR: `${place.environment.DATA_DIR}-pages`,
    ORIGIN: address,
    LOG_LEVEL: 'error',
    // Each buyer comes from an address of their own.
    TRUST_PROXY: '1',
  };
  const known = new Map<string, Prices>([
    ['0', new Map(listedProducts.map(({ id, price }) => [id, price]))],
  ]);
  const seen = { looks: 0, mixed: 0, charged: 0, swapped: 0 };
  const look = async (products: readonly Product[]) => {
    const compared = await compare(address, known, products);
    seen.looks += 1;
    if (compared === undefined) seen.swapped += 1;
    seen.mixed += compared?.mixed ?? 0;
    seen.charged += compared?.charged ?? 0;
  };
  const sample = () => sold.toSorted(() => Math.random() - 0.5).slice(0, 8);

  let newest = '0';
  for (let kill = 0; kill < kills; kill += 1) {
    // The embedded database is this process's while the shop is down.
    const [revision, prices] = await withDatabase(place, publishSome);
    known.set(revision, prices);
    newest = revision;
    const shop = await spawnShop(port, environment);
    await untilAnswers(`${address}/api/ready`);
    const life = pause(Math.random() * longestLife);
    await look(sample());
    await life;
    await end(shop, 'SIGKILL');
  }
  const shop = await spawnShop(port, environment);
  await untilAnswers(`${address}/api/ready`);
  const deadline = Date.now() + 120_000;
  while ((await readData(address)).revision !== newest && Date.now() < deadline) await pause(500);
  const finished = (await readData(address)).revision === newest;
  await look(sold);
  await end(shop, 'SIGTERM');
  const figures = {
    engine: place.engine,
    kills,
    'versions published': known.size - 1,
    looks: seen.looks,
    'swapped during a look': seen.swapped,
    'checkouts compared': seen.charged,
    'PRODUCTS OF TWO VERSIONS': seen.mixed,
  };
  return conclude(
    figures,
    finished && seen.charged > 0,
    'Always one whole version, and the last one in the end.',
  );
});
