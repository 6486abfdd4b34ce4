// Proves that no acceptance is lost and none counts twice: customers accept offers by bank transfer and
// by card, and pay, while the server is killed (kill -9) at random, again and again, on each engine.
//   node tests/proof/offer-kills.ts [kills] [PGlite | PostgreSQL]
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { inArray, sql } from 'drizzle-orm';
import { products } from '../../catalogue/catalogue.ts';
import { offerPaths } from '../../contract/offer-paths.ts';
import type { Database } from '../../server/database/database.ts';
import { offer, order, quoteKey } from '../../server/database/schema.ts';
import { sendTestOffer } from '../../server/testing/offer.ts';
import { openTestShop } from '../../server/testing/shop.ts';
import { crashUnderLoad, openUntil, prepareTrial } from '../support/crashes.ts';
import { onEngines, type TestDatabase, withDatabase } from '../support/engines.ts';
import { conclude } from '../support/figures.ts';
import { readOfferTables } from '../support/offer-tables.ts';
import { freeWhatTheDeadHeld, isAllDone } from '../support/order-tables.ts';
import { pay } from '../support/sandbox-buyer.ts';
import { newVisitor } from '../support/visitors.ts';

const kills = Number(process.argv[2] ?? 30);
const [product] = products;
if (!product) throw new Error('The catalogue is empty');
const offered = 150;
const keyOf = (number: number) => `kill-${number}-`.padEnd(43, 'x');

const details = {
  name: 'A Buyer',
  line1: '1 Test Road',
  town: 'Leeds',
  postcode: 'LS1 1AA',
  version: '1',
};

await onEngines(process.argv[3], prove);

async function prove(place: TestDatabase): Promise<boolean> {
  const start = performance.now();
  const { mailServer, environment } = await prepareTrial(place);
  await withDatabase(place, prepareOffers);
  const answered = new Set<string>();
  const waiting = Array.from({ length: offered }, (_, number) => keyOf(number));
  await crashUnderLoad({
    kills,
    longestLife: 2500,
    environment,
    senders: 3,
    send: (address, signal) => acceptUntil(address, signal, waiting, answered),
  });
  await withDatabase(place, freeWhatTheDeadHeld);
  await openUntil(environment, () => withDatabase(place, isAllDone));
  await mailServer.close();
  const { tables, lost } = await withDatabase(place, async (database) => ({
    tables: await readOfferTables(database),
    lost: await countLost(database, [...answered]),
  }));
  const figures = {
    engine: place.engine,
    kills,
    'acceptances acknowledged': answered.size,
    ...tables,
    'ACKNOWLEDGED AND WITHOUT ORDER': lost,
    seconds: Math.round((performance.now() - start) / 1000),
  };
  return conclude(figures, answered.size > 0, 'Every acceptance is one order.');
}

async function prepareOffers(database: Database): Promise<void> {
  const testShop = await openTestShop(database);
  const { shop, setStock } = testShop;
  // Opens the accounts of the stock.
  await testShop.tidy();
  await database.queries.execute(
    sql`insert into stock_movement (product_id, change, reason) values (${product?.id}, 10000, 'received')`,
  );
  if (product) await setStock(product, 10_000 + (product.inStock ? product.stockCount : 0));
  for (let number = 0; number < offered; number += 1) {
    const line = { kind: 'product', productId: product?.id ?? '', quantity: 1 } as const;
    const { quoteId } = await sendTestOffer(shop, [{ ...line, unitPence: 100_00 }]);
    const keyHash = createHash('sha256').update(keyOf(number)).digest('base64url');
    await database.queries.insert(quoteKey).values({ keyHash, quoteId });
  }
}

/** Accepts what is still to be accepted, half of it by card, until the shop is gone. */
async function acceptUntil(
  address: string,
  signal: AbortSignal,
  waiting: string[],
  answered: Set<string>,
): Promise<void> {
  while (!signal.aborted) {
    const key = waiting.shift();
    if (key === undefined) return;
    try {
      if (await acceptOne(address, key)) answered.add(key);
      else waiting.push(key);
      await pause(50);
    } catch {
      // The server died before it answered; the customer tries again when it is up.
      waiting.push(key);
      return;
    }
  }
}

async function acceptOne(address: string, key: string): Promise<boolean> {
  const send = (path: string, fields: Record<string, string>) =>
    fetch(`${address}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: newVisitor(),
      body: new URLSearchParams({ key, ...fields }),
    });
  if (Math.random() < 0.5) return (await send(offerPaths.accept, details)).status === 303;
  const answer = await send(offerPaths.pay, { version: '1', attempt: randomUUID() });
  const url = answer.headers.get('location') ?? '';
  // Accepted before, by an answer that was lost: back to the page of the order.
  if (answer.status === 303 && !url.includes('/sandbox/')) return true;
  return answer.status === 303 && pay(url);
}

async function countLost({ queries }: Database, keys: readonly string[]): Promise<number> {
  if (keys.length === 0) return 0;
  const hashes = keys.map((key) => createHash('sha256').update(key).digest('base64url'));
  const kept = await queries
    .select({ id: order.id })
    .from(quoteKey)
    .innerJoin(offer, sql`${offer.quoteId} = ${quoteKey.quoteId}`)
    .innerJoin(order, sql`${order.offerId} = ${offer.id}`)
    .where(inArray(quoteKey.keyHash, hashes));
  return keys.length - kept.length;
}
