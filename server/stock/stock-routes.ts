import type { Catalogue } from '../../catalogue/index-products.ts';
import { apiPaths } from '../../contract/api-paths.ts';
import type { Log } from '../app/log.ts';
import type { Database } from '../database/database.ts';
import { whenReady, withErrors } from '../http/errors.ts';
import type { Route } from '../http/routes.ts';
import { acceptedEncodings, namesEntityTag } from '../pages/negotiation.ts';
import {
  almostNow,
  createStockReader,
  type StockReader,
  type StockResponse,
} from './stock-reader.ts';

type StockRouteDeps = {
  database: Promise<Database>;
  log: Log;
  catalogue: () => Catalogue;
  /** Passed in where others read stock too. */
  readStock?: StockReader | undefined;
};

/**
 * GET /api/stock: how many of each product can be bought. With ?held=ID: how many of a sold-out
 * product unpaid checkouts hold, and until when.
 */
export function stockRoutes({
  database,
  log,
  catalogue,
  readStock = createStockReader(() => whenReady(database), catalogue),
}: StockRouteDeps): Route[] {
  return [
    {
      method: 'GET',
      path: apiPaths.stock,
      handler: withErrors(log, async (context) => {
        const { raw } = context.req;
        const stock = await readStock(asksAnew(raw) ? almostNow : undefined);
        const product = context.req.query('held');
        return product === undefined
          ? answer(raw, stock)
          : context.json(stock.held.get(product) ?? {}, 200, { 'cache-control': kept });
      }),
    },
  ];
}

const kept = 'public, max-age=20';

/** How browsers ask to bypass their cache. */
function asksAnew({ headers }: Request): boolean {
  return /\b(?:no-cache|max-age=0)\b/.test(headers.get('cache-control') ?? '');
}

function answer(request: Request, { etag, bodies }: StockResponse): Response {
  const headers = { etag, 'cache-control': kept, vary: 'accept-encoding' };
  if (namesEntityTag(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  const [encoding = 'identity'] = acceptedEncodings(request.headers.get('accept-encoding'));
  return new Response(bodies[encoding], {
    headers: {
      ...headers,
      'content-type': 'application/json',
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    },
  });
}
