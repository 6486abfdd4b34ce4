import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/** One call the browser can make. */
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

/** Whether a path belongs to the calls, which answer in JSON, and not to the pages. */
export function isApiPath(path: string): boolean {
  return path.startsWith('/api/');
}

/** No call takes more, and most far less. */
export const maxBodyBytes = 256 * 1024;

/** The part of the server under /api, which answers in JSON whatever happens. */
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
      context.json({ error: `This call takes ${methods}.` }, 405, { allow: methods }),
    );
  api.all('/api/*', (context) => context.json({ error: 'There is no such call.' }, 404));
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
