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
import { HttpError, withErrors } from '../http/errors.ts';
import type { Limiter } from '../http/limits/limiter.ts';
import { ordinaryBody, readJson } from '../http/read-body.ts';
import type { Route } from '../http/routes.ts';
import type { LiveCatalogue } from '../publish/live-catalogue.ts';
import { basketOf, rejectPriceChanges, withDelivery } from './basket.ts';
import { cancelCheckout } from './end-checkout.ts';
import { checkReturnUrls } from './return-urls.ts';
import { startCheckout } from './start-checkout.ts';

type CheckoutDeps = OpeningShop & {
  limiter: Pick<Limiter, 'networksOf'>;
  /** The prices in the database are charged, whatever the page shows. */
  prices: Pick<LiveCatalogue, 'inForce' | 'ofRevision'>;
  /** Whether ORIGIN is not set, so that the request's own host is used. */
  originIsGuessed?: boolean | undefined;
};

/** The routes that start and cancel a checkout. */
export function checkoutRoutes({
  originIsGuessed,
  limiter,
  prices,
  ...opening
}: CheckoutDeps): Route[] {
  const { log, origin } = opening;

  async function create(context: Context): Promise<Response> {
    const request = read(checkoutRequest, await readJson(context.req.raw, ordinaryBody));
    const addresses = checkReturnUrls(
      request,
      originIsGuessed ? originOf(request.success_url, context.req.url) : origin,
    );
    const service = context.req.header(deliveryServiceHeader);
    const shop = await whenShopReady(opening);
    const { queries } = shop.database;
    const sold = await prices.inForce(queries);
    const goods = basketOf(request.items, sold);
    const wanted = {
      postcode: context.req.header(deliveryPostcodeHeader),
      service: read(v.optional(v.picklist(deliveryServices)), service),
    };
    const seen = context.req.header(catalogueRevisionHeader);
    if (seen !== undefined && seen !== sold.revision) {
      const shown = await prices.ofRevision(queries, seen);
      if (shown) rejectPriceChanges(goods, { sold, shown, request: wanted });
    }
    const basket = withDelivery(goods, wanted, sold);
    const attempt = context.req.header('idempotency-key');
    const browser = context.req.header(browserKeyHeader);
    const started = await startCheckout(shop, {
      basket,
      holder: {
        attemptKey: read(v.optional(attemptKey), attempt),
        browserKey: read(v.optional(attemptKey), browser),
        networks: await limiter.networksOf(context),
      },
      ...addresses,
    });
    return context.json(started, 200, { 'cache-control': 'no-store' });
  }

  async function cancel(context: Context): Promise<Response> {
    const { attempt } = read(cancelRequest, await readJson(context.req.raw, ordinaryBody));
    await cancelCheckout(await whenShopReady(opening), attempt);
    return context.json({ ok: true }, 200, { 'cache-control': 'no-store' });
  }

  return [
    { method: 'POST', path: apiPaths.createCheckout, handler: withErrors(log, create) },
    { method: 'POST', path: apiPaths.cancelCheckout, handler: withErrors(log, cancel) },
  ];
}

/** Uses the protocol of the success URL: behind a TLS proxy only the host can be compared. */
function originOf(successUrl: string, requestUrl: string): string {
  return `${new URL(successUrl).protocol}//${new URL(requestUrl).host}`;
}

/** Our schemas have messages for buyers; valibot's own mean a broken client. */
function read<Output>(schema: v.GenericSchema<unknown, Output>, body: unknown): Output {
  const result = v.safeParse(schema, body, { abortEarly: true });
  if (result.success) return result.output;
  const { message } = result.issues[0];
  throw new HttpError(
    400,
    message.startsWith('Invalid')
      ? "We couldn't read your cart. Reload the page and try again."
      : message,
  );
}
