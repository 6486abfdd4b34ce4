import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { StockLevels } from '../../contract/stock.ts';
import type { Log } from '../app/log.ts';
import { withErrorResponses } from '../http/errors.ts';
import type { Route } from '../http/routes.ts';
import { serveFile } from '../pages/serve-file.ts';
import { createMemoryFile, type SiteFile } from '../pages/site-file.ts';
import { currentAvailability, type MerchantFeed, renderFeed } from './merchant-feed.ts';
import type { StockReader } from './stock-reader.ts';

type FeedDeps = {
  /** Called for every request, as the feed changes with the prices. */
  built: () => MerchantFeed;
  readStock: StockReader;
  log: Log;
};

/** A higher quality takes twice as long and saves one percent. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/**
 * Serves the built merchant feed with current availability. Without the ledger it responds with 503,
 * and Google keeps its last copy.
 */
export function feedRoute({ built, readStock, log }: FeedDeps): Route['handler'] {
  let last: { feed: MerchantFeed; availabilityText: string; file: Promise<SiteFile> } | undefined;

  /** Rewritten only when something sells out or comes back, not with every sale. */
  function buildFile(levels: StockLevels): Promise<SiteFile> {
    const feed = built();
    const availability = currentAvailability(feed, levels);
    const availabilityText = availability.join();
    if (last?.feed === feed && last.availabilityText === availabilityText) return last.file;
    const file = packFeed(feed, renderFeed(feed, availability));
    last = { feed, availabilityText, file };
    file.catch(() => {
      if (last?.file === file) last = undefined;
    });
    return file;
  }

  return withErrorResponses(log, async ({ req }) => {
    const { levels } = await readStock();
    return serveFile(req.raw, await buildFile(levels));
  });
}

async function packFeed({ headers }: MerchantFeed, xml: string): Promise<SiteFile> {
  const identity = new TextEncoder().encode(xml);
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, brotliOptions),
    promisify(gzip)(identity),
  ]);
  return createMemoryFile(headers, { identity, br, gzip: zipped });
}
