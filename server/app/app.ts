import { type Context, type Handler, Hono, type MiddlewareHandler } from 'hono';
import { quoteParameter } from '../../contract/offer.ts';
import { thankYouPaths } from '../../contract/thank-you-paths.ts';
import {
  createRequestRecorder,
  type RecordRequest,
  type RequestVariables,
  recordRequests,
} from '../http/request-log.ts';
import { createApi, isApiPath, type Route } from '../http/routes.ts';
import { protectKeyedResponses, securityHeaders } from '../http/security-headers.ts';
import { servePage } from '../pages/pages.ts';
import { feedFile, type LiveSite } from '../pages/read-site.ts';
import { serveFile } from '../pages/serve-file.ts';
import { describeError, type Log } from './log.ts';

type AppOptions = {
  /** Omitted in development, where Astro serves the pages. */
  site?: LiveSite | undefined;
  routes: Route[];
  /** The sandbox's payment page, used when there is no real provider. */
  sandboxPages?: Hono | undefined;
  /** Renders an equipment register's page; resolves to undefined for other requests. */
  registerPage?: ((context: Context) => Promise<Response | undefined>) | undefined;
  /** A customer's page of their offer, opened with its key. */
  offerPage?: Handler | undefined;
  /** Serves the merchant feed with current stock. */
  feed?: Handler | undefined;
  /** Serves photos that were uploaded since the build. */
  photos?: MiddlewareHandler | undefined;
  log: Log;
  /** Called after every response; by default it logs them. */
  record?: RecordRequest | undefined;
};

/** The whole server as a function from a Web request to a Web response. */
export function createApp({
  site,
  routes,
  sandboxPages,
  offerPage,
  feed,
  photos,
  registerPage,
  log,
  record = createRequestRecorder(log),
}: AppOptions): Hono<RequestVariables> {
  const app = new Hono<RequestVariables>();
  app.use(recordRequests(record), protectKeyedResponses, securityHeaders);
  app.route('/', createApi(routes));
  if (sandboxPages) app.route('/', sandboxPages);
  if (feed) app.get(`/${feedFile}`, feed);
  if (photos) app.get('/pictures/*', photos);
  if (registerPage) {
    app.get('/success', async (context, next) => {
      const page = await registerPage(context);
      return page ?? next();
    });
  }
  if (offerPage) {
    app.get(thankYouPaths.quote, (context, next) =>
      context.req.query(quoteParameter) === undefined ? next() : offerPage(context, next),
    );
  }
  if (site) {
    app.get('*', (context) => servePage(context.req.raw, site.current));
    app.all('*', (context) => context.text('Method Not Allowed', 405, { allow: 'GET, HEAD' }));
  }

  app.onError((error, context) => {
    const { requestId } = context.var;
    log.error('request failed', { requestId, ...describeError(error) });
    const headers = { 'x-request-id': requestId, 'cache-control': 'no-store' };
    return site && !isApiPath(context.req.path)
      ? serveFile(context.req.raw, site.current.error, { status: 500, headers })
      : context.json(
          { error: 'Something went wrong on our side. Please try again.', requestId },
          500,
          headers,
        );
  });
  return app;
}
