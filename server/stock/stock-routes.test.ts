import { brotliDecompressSync } from 'node:zlib';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { products } from '../../catalogue/catalogue.ts';
import { type HeldStock, heldStockUrl } from '../../contract/held-stock.ts';
import { holdMinutes } from '../../contract/hold-minutes.ts';
import { stockLevels } from '../../contract/stock.ts';
import { createApp } from '../app/app.ts';
import { getBuiltCatalogue as catalogue } from '../app/catalogue.ts';
import { createLog } from '../app/log.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { findProductWithStock, openTestShop, type TestShop } from '../testing/shop.ts';
import { createStockReader, freshStockMaxAgeMs } from './stock-reader.ts';
import { stockRoutes } from './stock-routes.ts';

const five = findProductWithStock(5);

describeOnBothEngines('stock', (database) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(database());
    await shop.reset();
  });

  it('[CC14] is sent for every product in under 3 KB', async () => {
    const answer = await shop.get('/api/stock', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers.get('content-encoding')).toBe('br');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(bytes.byteLength).toBeLessThan(3 * 1024);
    const levels = v.parse(stockLevels, JSON.parse(brotliDecompressSync(bytes).toString()));
    expect(levels).toEqual(
      Object.fromEntries(
        products.map(({ id, inStock, stockCount }) => [id, inStock ? stockCount : 0]),
      ),
    );
  });

  it('[CC14] reports how many of a sold-out product unpaid checkouts hold, and until when', async () => {
    const ask = async () => {
      const answer = await shop.get(heldStockUrl(five.id), { 'cache-control': 'no-cache' });
      expect(answer.headers.get('cache-control')).toBe('public, max-age=20');
      return answer.json();
    };
    const id = await shop.startCheckout(five, 4);
    await expect.poll(ask).toEqual({});
    const last = await shop.startCheckout(five, 1);
    await expect
      .poll(ask)
      .toEqual({ held: 5, freeBy: expect.stringMatching(/:[0-5][05]:00\.000Z$/) });
    const { freeBy } = (await ask()) as HeldStock;
    const minutes = (Date.parse(freeBy) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(holdMinutes);
    expect(minutes).toBeLessThan(holdMinutes + 8);
    await shop.sendWebhook(await shop.payments.pay(last));
    await expect.poll(ask).toMatchObject({ held: 4 });
    await shop.sendWebhook(await shop.payments.pay(id));
    await expect.poll(ask).toEqual({});
    await shop.reset();
  });

  it('[CC14] is kept by browsers for at most 30 s, and sent again only when it has changed', async () => {
    const answer = await shop.get('/api/stock');
    const [, seconds] = /max-age=(\d+)/.exec(answer.headers.get('cache-control') ?? '') ?? [];
    expect(Number(seconds)).toBeLessThanOrEqual(30);
    const etag = answer.headers.get('etag') ?? '';
    expect((await shop.get('/api/stock', { 'if-none-match': etag })).status).toBe(304);
    expect((await shop.get('/api/stock', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('[CC14] is read at most once in five seconds, and never older', async () => {
    let now = 0;
    let reads = 0;
    const read = createStockReader(
      async () => {
        reads += 1;
        return database();
      },
      catalogue,
      () => now,
    );
    const { file } = await read();
    await shop.startCheckout(five, 1);
    now = 4_999;
    const answers = await Promise.all([read(), read(), read()]);
    expect(new Set(answers.map((answer) => answer.file))).toEqual(new Set([file]));
    expect(reads).toBe(1);
    now = 5_000;
    expect((await read()).file).not.toBe(file);
    expect(reads).toBe(2);
  });

  it.each(['no-cache', 'max-age=0'])('[CC14] bypasses the cache for: %s', async (cacheControl) => {
    const asked: (number | undefined)[] = [];
    const read = createStockReader(async () => database(), catalogue);
    const readStock = (oldest?: number) => {
      asked.push(oldest);
      return read(oldest);
    };
    const log = createLog('error', () => {});
    const routes = stockRoutes({
      database: Promise.resolve(database()),
      log,
      catalogue,
      readStock,
    });
    const app = createApp({ routes, log });
    await app.request('/api/stock', { headers: { 'cache-control': cacheControl } });
    await app.request('/api/stock', { headers: { 'cache-control': 'max-age=20' } });
    await app.request('/api/stock');
    expect(asked).toEqual([freshStockMaxAgeMs, undefined, undefined]);
  });

  it('[CC14] is as fresh as requested', async () => {
    let now = 0;
    const read = createStockReader(
      async () => database(),
      catalogue,
      () => now,
    );
    const { file } = await read();
    await shop.startCheckout(five, 1);
    now = 249;
    expect((await read(250)).file).toBe(file);
    now = 250;
    expect((await read(250)).file).not.toBe(file);
  });
});

describe('stock without a database', () => {
  it('[CC14] responds with 503 and retries on the next request', async () => {
    const lines: string[] = [];
    const log = createLog('debug', (line) => lines.push(line));
    const database = Promise.reject(new Error('no such server'));
    database.catch(() => {});
    const app = createApp({ routes: stockRoutes({ database, log, catalogue }), log });
    for (const _ of [1, 2]) {
      const answer = await app.request('/api/stock');
      expect(answer.status).toBe(503);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.json()).toEqual({ error: expect.stringContaining('try again') });
    }
    expect(lines.join('')).toContain('no such server');
  });
});
