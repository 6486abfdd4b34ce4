import { type ErrorHandler, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { maxPhotoBytes } from '../../contract/photo.ts';
import { describeError, type Log } from '../app/log.ts';
import { errorResponse, HttpError, logCause, toHttpError } from '../http/errors.ts';
import { createRequestRecorder, recordRequests } from '../http/request-log.ts';
import { addSecurityHeaders, permissionsPolicy } from '../http/security-headers.ts';
import { OrderError } from '../orders/order.ts';
import { servePhotos } from '../photos/photos.ts';
import { officeApi } from './office-api.ts';
import type { OfficeDeps, OfficeVariables } from './office-context.ts';
import { requireOfficeOrigin } from './same-origin.ts';

const permissions = permissionsPolicy([
  'publickey-credentials-create',
  'publickey-credentials-get',
]);

/** Far more than any form needs, and enough for a file of counts of every product. */
const maxBodyBytes = 1024 * 1024;

const photoUploadPath = /^\/api\/products\/[^/]+\/photo$/;

/** The office as a function from a Web request to a Web response. */
export function createOfficeApp(deps: OfficeDeps, files?: Hono): Hono<OfficeVariables> {
  const { log, origin } = deps;
  const app = new Hono<OfficeVariables>();
  app.use(recordRequests(createRequestRecorder(log)), requireOfficeOrigin(origin));
  app.use(async (context, next) => {
    await next();
    const { headers } = context.res;
    addSecurityHeaders(headers);
    if (headers.has('permissions-policy')) headers.set('permissions-policy', permissions);
    headers.set('cross-origin-resource-policy', 'same-origin');
    headers.set('referrer-policy', 'no-referrer');
    headers.set('x-robots-tag', 'noindex');
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  });
  const tooLarge = () => errorResponse(new HttpError(413, 'This is too long.'));
  const limit = bodyLimit({ maxSize: maxBodyBytes, onError: tooLarge });
  const photoLimit = bodyLimit({
    maxSize: maxPhotoBytes,
    onError: () => errorResponse(new HttpError(413, 'Use a picture of at most 20 MB.')),
  });
  app.use('/api/*', (context, next) =>
    (photoUploadPath.test(context.req.path) ? photoLimit : limit)(context, next),
  );
  app.use('/api/*', async (context, next) => {
    // PostgreSQL cannot store a NUL in text.
    if (new URL(context.req.url).pathname.includes('%00'))
      throw new HttpError(404, 'There is no such record.');
    await next();
  });
  app.route('/', officeApi(deps));
  app.all('/api/*', (context) => context.json({ error: 'There is no API at this address.' }, 404));
  app.get(
    '/pictures/*',
    servePhotos(async () => (await deps.shop()).database),
  );
  if (files) app.route('/', files);
  app.onError(handleError(log));
  return app;
}

function handleError(log: Log): ErrorHandler<OfficeVariables> {
  return (error, context) => {
    // Hono's own error, for a body that is not JSON.
    if (error instanceof HTTPException)
      return context.json({ error: 'The request is not valid.' }, error.status);
    if (error instanceof OrderError) return context.json({ error: error.message }, 409);
    const known = toHttpError(error);
    if (known) {
      logCause(known, log);
      const { status, headers, details } = known;
      const message =
        status === 503 ? "The database isn't responding. Try again in a minute." : known.message;
      return context.json({ error: message, ...details }, status, headers);
    }
    const { requestId } = context.var;
    log.error('request failed', { requestId, ...describeError(error) });
    return context.json({ error: 'Something went wrong in the office.', requestId }, 500);
  };
}
