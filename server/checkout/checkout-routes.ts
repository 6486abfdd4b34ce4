import type { Context } from 'hono';
import * as v from 'valibot';
import { apiPaths } from '../../contract/api-paths.ts';
import { attemptKey, cancelRequest } from '../../contract/cancel-checkout.ts';
import {
  browserKeyHeader,
  catalogueRevisionHeader,
  checkoutRequest,
  deliveryPostcodeHeader,
  deliveryServiceHeader,
} from '../../contract/create-checkout.ts';
import { deliveryServices } from '../../contract/order.ts';
import { type OpeningShop, whenShopReady } from '../app/shop.ts';
import { HttpError, withErrorResponses } from '../http/errors.ts';
import type { Limiter } from '../http/limits/limiter.ts';
import { maxJsonBytes, readJson } from '../http/read-body.ts';
import type { Route } from '../http/routes.ts';
import type { LiveCatalogue } from '../publish/live-catalogue.ts';
import { buildBasket, rejectPriceChanges, withDelivery } from './basket.ts';
import { cancelCheckout } from './end-checkout.ts';
import { validateReturnUrls } from './return-urls.ts';
import { startCheckout } from './start-checkout.ts';

type CheckoutDeps = OpeningShop & {
  limiter: Pick<Limiter, 'networksOf'>;
  /** The prices in the database are charged, whatever the page shows. */
  prices: Pick<LiveCatalogue, 'inForce' | 'ofRevision'>;
  /** Whether ORIGIN is not set, so that the request's own host is used. */
  isOriginAssumed?: boolean | undefined;
};

/** The routes that start and cancel a checkout. */
export function checkoutRoutes({
  isOriginAssumed,
  limiter,
  prices,
  ...opening
}: CheckoutDeps): Route[] {
  const { log, origin } = opening;

  async function create(context: Context): Promise<Response> {
    const request = parseRequest(checkoutRequest, await readJson(context.req.raw, maxJsonBytes));
    const returnUrls = validateReturnUrls(
      request,
      isOriginAssumed ? requestOrigin(request.success_url, context.req.url) : origin,
    );
    const service = context.req.header(deliveryServiceHeader);
    const shop = await whenShopReady(opening);
    const { queries } = shop.database;
    const sold = await prices.inForce(queries);
    const cartBasket = buildBasket(request.items, sold);
    const deliveryRequest = {
      postcode: context.req.header(deliveryPostcodeHeader),
      service: parseRequest(v.optional(v.picklist(deliveryServices)), service),
    };
    const clientRevision = context.req.header(catalogueRevisionHeader);
    if (clientRevision !== undefined && clientRevision !== sold.revision) {
      const shown = await prices.ofRevision(queries, clientRevision);
      if (shown) rejectPriceChanges(cartBasket, { sold, shown, request: deliveryRequest });
    }
    const basket = withDelivery(cartBasket, deliveryRequest, sold);
    const attempt = context.req.header('idempotency-key');
    const browser = context.req.header(browserKeyHeader);
    const started = await startCheckout(shop, {
      basket,
      holder: {
        attemptKey: parseRequest(v.optional(attemptKey), attempt),
        browserKey: parseRequest(v.optional(attemptKey), browser),
        networks: await limiter.networksOf(context),
      },
      ...returnUrls,
    });
    return context.json(started, 200, { 'cache-control': 'no-store' });
  }

  async function cancel(context: Context): Promise<Response> {
    const { attempt } = parseRequest(cancelRequest, await readJson(context.req.raw, maxJsonBytes));
    await cancelCheckout(await whenShopReady(opening), attempt);
    return context.json({ ok: true }, 200, { 'cache-control': 'no-store' });
  }

  return [
    { method: 'POST', path: apiPaths.createCheckout, handler: withErrorResponses(log, create) },
    { method: 'POST', path: apiPaths.cancelCheckout, handler: withErrorResponses(log, cancel) },
  ];
}

/** Uses the protocol of the success URL: behind a TLS proxy only the host can be compared. */
function requestOrigin(successUrl: string, requestUrl: string): string {
  return `${new URL(successUrl).protocol}//${new URL(requestUrl).host}`;
}

const unreadableCart = "We couldn't read your cart. Reload the page and try again.";

/** A check without a message of its own fails only for a broken client. */
function parseRequest<Output>(schema: v.GenericSchema<unknown, Output>, body: unknown): Output {
  const result = v.safeParse(schema, body, { abortEarly: true, message: unreadableCart });
  if (result.success) return result.output;
  throw new HttpError(400, result.issues[0].message);
}
