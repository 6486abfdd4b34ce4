import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Log } from '../app/log.ts';
import { isApiPath } from './routes.ts';

export type RequestVariables = { Variables: { requestId: string } };

/** What is recorded of a request: nothing about the client. */
export type CompletedRequest = { method: string; route: string; status: number; ms: number };

/** Called after a response. */
export type RecordRequest = (
  request: CompletedRequest & { requestId: string; path: string; isApi?: boolean },
) => void;

/** Logs requests and passes them to the metrics. */
export function createRequestRecorder(
  log: Log,
  recordMetrics: (request: CompletedRequest) => void = () => {},
): RecordRequest {
  return ({ requestId, method, route, path, status, ms, isApi }) => {
    recordMetrics({ method, route, status, ms });
    // Reads are logged at debug level, or health checks would fill the log.
    log[isApi && method === 'POST' ? 'info' : 'debug']('request', {
      requestId,
      method,
      path: path.slice(0, 200),
      status,
      ms: Math.round(ms),
    });
  };
}

/** The route under which every page and file is counted. */
export const pagesRoute = 'pages';

/** Gives each request an id and records it: API and payments by route, pages by path, never with the query. */
export function recordRequests(record: RecordRequest): MiddlewareHandler<RequestVariables> {
  return async (context, next) => {
    const start = performance.now();
    const requestId = crypto.randomUUID();
    context.set('requestId', requestId);
    await next();
    const { method, path } = context.req;
    const isApi = isApiPath(path);
    // Sandbox URLs contain the session id, which is a secret.
    const route = isApi || path.startsWith('/sandbox/') ? routePath(context) : undefined;
    record({
      requestId,
      method,
      route: route ?? pagesRoute,
      path: route ?? path,
      status: context.res.status,
      ms: performance.now() - start,
      isApi,
    });
  };
}
