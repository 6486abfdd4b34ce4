import { brotliCompressSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Catalogue } from '../../catalogue/index-products.ts';
import type { HeldStock } from '../../contract/held-stock.ts';
import type { StockLevels } from '../../contract/stock.ts';
import { type Database, queryRows } from '../database/database.ts';
import { stock } from '../database/schema.ts';
import { createMemoryFile, type SiteFile } from '../pages/site-file.ts';
import { readHeldStockOfSoldOut } from './held-stock.ts';

/** Stock levels, and the same as a file that is ready to send. */
type StockResponse = {
  levels: StockLevels;
  /** Of sold-out products: what unpaid checkouts hold. */
  held: Map<string, HeldStock>;
  file: SiteFile;
};

/** Returns levels no older than `maxAgeMs`. */
export type StockReader = (maxAgeMs?: number) => Promise<StockResponse>;

/** Milliseconds. With 20 s of browser caching and 30 s between a page's polls, under a minute in all. */
const cacheMs = 5_000;

/** A page polls every 30 s. */
export const browserCacheControl = 'public, max-age=20';

/** Milliseconds. For a buyer who has just seen a shortage message: their cart must agree with it. */
export const freshStockMaxAgeMs = 250;

/**
 * Reads the levels at most every five seconds, or sooner on request. The clock is monotonic, as a
 * clock that is set back would keep old levels.
 */
export function createStockReader(
  database: () => Promise<Database>,
  catalogue: () => Catalogue,
  now: () => number = () => performance.now(),
): StockReader {
  let last: { json: string; file: SiteFile } | undefined;
  let cached: Promise<StockResponse> | undefined;
  let cachedAt = Number.NEGATIVE_INFINITY;
  return (maxAgeMs = cacheMs) => {
    if (cached && now() - cachedAt < maxAgeMs) return cached;
    cachedAt = now();
    const loading = readLevels(database, catalogue()).then(({ levels, held }) => {
      const json = JSON.stringify(levels);
      if (last?.json !== json) last = { json, file: pack(json) };
      return { levels, held, file: last.file };
    });
    cached = loading;
    loading.catch(() => {
      if (cached === loading) cached = undefined;
    });
    return loading;
  };
}

async function readLevels(
  database: () => Promise<Database>,
  catalogue: Catalogue,
): Promise<Pick<StockResponse, 'levels' | 'held'>> {
  const { queries } = await database();
  const rows = await queryRows<{ product_id: string; available: number }>(
    queries,
    sql`select product_id, available from ${stock} order by product_id`,
  );
  const held = await readHeldStockOfSoldOut(queries);
  const isOnSale = (id: string) => {
    const product = catalogue.byId(id);
    return product !== undefined && !product.withdrawn;
  };
  // Products no longer sold keep their account. Browsers treat a missing product as sold out.
  const levels = Object.fromEntries(
    rows
      .filter(({ product_id }) => isOnSale(product_id))
      .map(({ product_id, available }) => [product_id, available]),
  );
  return { levels, held };
}

function pack(json: string): SiteFile {
  const identity = Buffer.from(json);
  const headers = { 'content-type': 'application/json', 'cache-control': browserCacheControl };
  return createMemoryFile(headers, {
    identity,
    br: brotliCompressSync(identity),
    gzip: gzipSync(identity),
  });
}
