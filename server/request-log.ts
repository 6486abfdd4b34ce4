import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { isCallPath } from './api.ts';
import type { Log } from './log.ts';

export type RequestVariables = { Variables: { requestId: string } };

/** Gives each request an id and logs it: calls and payments by their route, pages by their path, no query. */
export function logRequests(log: Log): MiddlewareHandler<RequestVariables> {
  return async (context, next) => {
    const start = performance.now();
    context.set('requestId', crypto.randomUUID());
    await next();
    const isCall = isCallPath(context.req.path);
    // The sandbox's addresses hold the session, which is a secret.
    const byRoute = isCall || context.req.path.startsWith('/sandbox/');
    // What only reads stays at the debug level, or health checks would fill the log.
    log[isCall && context.req.method === 'POST' ? 'info' : 'debug']('request', {
      requestId: context.var.requestId,
      method: context.req.method,
      path: byRoute ? routePath(context) : context.req.path.slice(0, 200),
      status: context.res.status,
      ms: Math.round(performance.now() - start),
    });
  };
}
