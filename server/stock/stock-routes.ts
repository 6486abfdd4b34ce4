import type { Catalogue } from '../../catalogue/index-products.ts';
import { apiPaths } from '../../contract/api-paths.ts';
import type { Log } from '../app/log.ts';
import type { Database } from '../database/database.ts';
import { whenReady, withErrorResponses } from '../http/errors.ts';
import type { Route } from '../http/routes.ts';
import { serveFile } from '../pages/serve-file.ts';
import {
  browserCacheControl,
  createStockReader,
  freshStockMaxAgeMs,
  type StockReader,
} from './stock-reader.ts';
import { createUsualWaitReader } from './usual-wait.ts';

type StockRouteDeps = {
  database: Promise<Database>;
  log: Log;
  catalogue: () => Catalogue;
  /** Passed in if other routes read stock too. */
  readStock?: StockReader | undefined;
};

/**
 * GET /api/stock: how many of each product can be bought. With ?held=ID: how many of a sold-out
 * product unpaid checkouts hold, and until when. With ?wait=ID: how long it usually takes to be back.
 */
export function stockRoutes({
  database,
  log,
  catalogue,
  readStock = createStockReader(() => whenReady(database), catalogue),
}: StockRouteDeps): Route[] {
  const readWait = createUsualWaitReader(() => whenReady(database), catalogue);
  return [
    {
      method: 'GET',
      path: apiPaths.stock,
      handler: withErrorResponses(log, async (context) => {
        const { raw } = context.req;
        const stock = await readStock(bypassesCache(raw) ? freshStockMaxAgeMs : undefined);
        const waitProductId = context.req.query('wait');
        if (waitProductId !== undefined) {
          return context.json(await readWait(waitProductId), 200, {
            'cache-control': browserCacheControl,
          });
        }
        const heldProductId = context.req.query('held');
        return heldProductId === undefined
          ? serveFile(raw, stock.file)
          : context.json(stock.held.get(heldProductId) ?? {}, 200, {
              'cache-control': browserCacheControl,
            });
      }),
    },
  ];
}

/** Whether the browser bypasses its cache. */
function bypassesCache({ headers }: Request): boolean {
  return /\b(?:no-cache|max-age=0)\b/.test(headers.get('cache-control') ?? '');
}
