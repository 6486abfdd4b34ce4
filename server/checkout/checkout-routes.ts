import type { Context } from 'hono';
import * as v from 'valibot';
import { apiPaths } from '../../contract/api-paths.ts';
import { attemptKey, cancelRequest } from '../../contract/cancel-checkout.ts';
import { browserKeyHeader, checkoutRequest } from '../../contract/create-checkout.ts';
import { type OpeningShop, whenShopReady } from '../app/shop.ts';
import { HttpError, withErrors } from '../http/errors.ts';
import type { Limiter } from '../http/limits/limiter.ts';
import { ordinaryBody, readJson } from '../http/read-body.ts';
import type { Route } from '../http/routes.ts';
import { basketOf } from './basket.ts';
import { cancelCheckout } from './cancel-checkout.ts';
import { checkReturnUrls } from './return-urls.ts';
import { startCheckout } from './start-checkout.ts';

type Needs = OpeningShop & {
  limiter: Pick<Limiter, 'networksOf'>;
  /** Nobody has said what the shop's address is: it is then the one that a request was sent to. */
  originIsGuessed?: boolean | undefined;
};

/** The calls that begin a payment and give it up. */
export function checkoutRoutes({ originIsGuessed, limiter, ...opening }: Needs): Route[] {
  const { log, origin } = opening;

  async function create(context: Context): Promise<Response> {
    const request = read(checkoutRequest, await readJson(context.req.raw, ordinaryBody));
    const addresses = checkReturnUrls(
      request,
      originIsGuessed ? originAsked(request.success_url, context.req.url) : origin,
    );
    const basket = basketOf(request.items);
    const attempt = context.req.header('idempotency-key');
    const browser = context.req.header(browserKeyHeader);
    const started = await startCheckout(await whenShopReady(opening), {
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

/** A proxy may end TLS before us, so that only the host tells whether an address is ours. */
function originAsked(successUrl: string, requestUrl: string): string {
  return `${new URL(successUrl).protocol}//${new URL(requestUrl).host}`;
}

/** Our own schemas complain in sentences; what they leave to the library is a browser's fault. */
function read<Output>(schema: v.GenericSchema<unknown, Output>, body: unknown): Output {
  const result = v.safeParse(schema, body, { abortEarly: true });
  if (result.success) return result.output;
  const { message } = result.issues[0];
  throw new HttpError(
    400,
    message.startsWith('Invalid') ? 'The cart could not be read. Reload the page.' : message,
  );
}
