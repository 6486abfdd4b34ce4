import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { writeFakeSite } from '../../tests/support/fake-site.ts';
import { createApp } from '../app/app.ts';
import { getBuiltCatalogue as catalogue } from '../app/catalogue.ts';
import { createLog } from '../app/log.ts';
import type { Database } from '../database/database.ts';
import { whenReady } from '../http/errors.ts';
import { feedFile, readSite } from '../pages/read-site.ts';
import { buildFileHeaders } from '../pages/site-file.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { findProductWithStock, openTestShop, type TestShop } from '../testing/shop.ts';
import { receiveStock } from './change-stock.ts';
import { feedRoute } from './feed-route.ts';
import { parseFeed } from './merchant-feed.ts';
import { createStockReader } from './stock-reader.ts';

const address = '/feeds/google.xml';
const type = 'application/xml; charset=utf-8';
const five = findProductWithStock(5);
const soldOut = findProductWithStock(0);

/** A feed of two products, as the build writes it. */
const xml = `<rss>${[five, soldOut]
  .map(
    ({ sku, inStock }) =>
      `<item><g:id>${sku}</g:id><g:availability>${inStock ? 'in' : 'out_of'}_stock</g:availability></item>`,
  )
  .join('')}</rss>`;
const built = { xml, headers: buildFileHeaders(feedFile) };

const fake = writeFakeSite();
afterAll(fake.remove);
const lines: string[] = [];
const log = createLog('debug', (line) => lines.push(line));

describeOnBothEngines('the merchant feed', (database) => {
  let shop: TestShop;
  let now = 0;
  let writes = 0;
  let app: ReturnType<typeof createApp>;
  beforeAll(async () => {
    shop = await openTestShop(database());
    const whole = parseFeed(built, catalogue());
    // `textAfter` is read whenever the feed is written.
    const counted = {
      ...whole,
      get textAfter() {
        writes += 1;
        return whole.textAfter;
      },
    };
    const feed = feedRoute({
      built: () => counted,
      readStock: createStockReader(
        async () => database(),
        catalogue,
        () => now,
      ),
      log,
    });
    app = createApp({ site: { current: readSite(fake.dist) }, routes: [], feed, log });
  });
  beforeEach(async () => {
    await shop.reset();
    now += 5_000;
  });

  const ask = (headers: Record<string, string> = {}, method = 'GET') =>
    app.request(address, { headers, method });
  /** The availability of both items, once stock is read again. */
  const states = async () => {
    now += 5_000;
    return (await (await ask()).text()).match(/\w+_stock/g);
  };

  it('[OT6, CC14] follows the ledger: the last unit held, released, and goods received', async () => {
    expect(await (await ask()).text()).toBe(xml);
    const session = await shop.startCheckout(five, 5);
    expect(await states()).toEqual(['out_of_stock', 'out_of_stock']);
    await shop.sendWebhook(await shop.payments.expire(session));
    expect(await states()).toEqual(['in_stock', 'out_of_stock']);
    await receiveStock(database().queries, soldOut.id, 2);
    expect(await states()).toEqual(['in_stock', 'in_stock']);
    await shop.sendWebhook(await shop.payments.pay(await shop.startCheckout(soldOut, 2)));
    expect(await states()).toEqual(['in_stock', 'out_of_stock']);
  });

  it('[OT6] has the headers of a file and the accepted encoding', async () => {
    const [plain, br, gzip] = await Promise.all([
      ask(),
      ask({ 'accept-encoding': 'gzip, br' }),
      ask({ 'accept-encoding': 'gzip' }),
    ]);
    for (const answer of [plain, br, gzip]) {
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe(type);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(answer.headers.get('vary')).toBe('accept-encoding');
      expect(answer.headers.get('accept-ranges')).toBeNull();
      expect(answer.headers.get('content-security-policy')).toBe(
        buildFileHeaders(feedFile)['content-security-policy'],
      );
    }
    expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(xml);
    expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(xml);
    const head = await ask({ 'accept-encoding': 'br' }, 'HEAD');
    expect(head.body).toBeNull();
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(br.headers));
    expect((await ask({}, 'POST')).status).toBe(405);
  });

  it('[OT6] is written and sent again only when something has sold out or come back', async () => {
    const etag = (await ask()).headers.get('etag') ?? '';
    writes = 0;
    const again = async () => {
      now += 5_000;
      return (await ask({ 'if-none-match': etag })).status;
    };
    expect(await again()).toBe(304);
    await shop.setStock(five, 1);
    expect(await again()).toBe(304);
    expect(writes).toBe(0);
    await shop.setStock(five, 0);
    expect(await Promise.all([again(), again()])).toEqual([200, 200]);
    expect(writes).toBe(1);
    await shop.setStock(five, 1);
    expect(await again()).toBe(304);
  });

  it('[OT6] responds with 503 without the ledger, and recovers once it is back', async () => {
    let opening: Promise<Database> = Promise.reject(new Error('no such server'));
    opening.catch(() => {});
    const feed = feedRoute({
      built: () => parseFeed(built, catalogue()),
      readStock: createStockReader(() => whenReady(opening), catalogue),
      log,
    });
    const closed = createApp({ site: { current: readSite(fake.dist) }, routes: [], feed, log });
    const refused = await closed.request(address);
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(await refused.text()).not.toContain('_stock');
    expect(lines.join('')).toContain('no such server');
    opening = Promise.resolve(database());
    expect(await (await closed.request(address)).text()).toBe(xml);
  });
});
