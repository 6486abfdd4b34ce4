import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { isCallPath } from './api.ts';
import type { Log } from './log.ts';

export type RequestVariables = { Variables: { requestId: string } };

/** What is known of a request once it is answered, without a word about who sent it. */
export type AnsweredRequest = { method: string; route: string; status: number; ms: number };

/** Gives each request an id and logs it: calls and payments by their route, pages by their path, no query. */
export function logRequests(
  log: Log,
  note: (request: AnsweredRequest) => void = () => {},
): MiddlewareHandler<RequestVariables> {
  return async (context, next) => {
    const start = performance.now();
    context.set('requestId', crypto.randomUUID());
    await next();
    const { method, path } = context.req;
    const { status } = context.res;
    const ms = performance.now() - start;
    const isCall = isCallPath(path);
    // The sandbox's addresses hold the session, which is a secret.
    const byRoute = isCall || path.startsWith('/sandbox/');
    note({ method, route: byRoute ? routePath(context) : 'pages', status, ms });
    // What only reads stays at the debug level, or health checks would fill the log.
    log[isCall && method === 'POST' ? 'info' : 'debug']('request', {
      requestId: context.var.requestId,
      method,
      path: byRoute ? routePath(context) : path.slice(0, 200),
      status,
      ms: Math.round(ms),
    });
  };
}
