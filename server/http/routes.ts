import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/** One API route. */
export type Route = {
  method: 'GET' | 'POST';
  path: `/api/${string}`;
  handler: (context: Context) => Response | Promise<Response>;
};

export const healthRoute: Route = {
  method: 'GET',
  path: '/api/health',
  handler: (context) => context.json({ status: 'ok' }),
};

/** Whether a path belongs to the API, which responds in JSON. */
export function isApiPath(path: string): boolean {
  return path.startsWith('/api/');
}

/** The largest body any route reads. */
export const maxBodyBytes = 256 * 1024;

/** Everything under /api, which always responds in JSON. */
export function createApi(routes: Route[]): Hono {
  const api = new Hono();
  api.use(
    '/api/*',
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: (context) => context.json({ error: 'The request is too large.' }, 413),
    }),
  );
  for (const route of routes) api.on(route.method, route.path, route.handler);
  for (const [path, methods] of methodsByPath(routes))
    api.all(path, (context) =>
      context.json({ error: `Use ${methods} for this address.` }, 405, { allow: methods }),
    );
  api.all('/api/*', (context) => context.json({ error: 'There is no API at this address.' }, 404));
  return api;
}

function methodsByPath(routes: Route[]): Map<string, string> {
  const grouped = Map.groupBy(routes, (route) => route.path);
  return new Map(
    [...grouped].map(([path, group]) => [
      path,
      group.map(({ method }) => (method === 'GET' ? 'GET, HEAD' : method)).join(', '),
    ]),
  );
}
