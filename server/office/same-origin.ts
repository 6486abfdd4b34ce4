import type { MiddlewareHandler } from 'hono';

/**
 * Rejects requests that are not for this origin: another website whose name resolves to this server (DNS
 * rebinding) sends its own Host, and one that posts here sends its own Origin.
 */
export function requireOfficeOrigin(origin: string): MiddlewareHandler {
  const { host } = new URL(origin);
  return async (context, next) => {
    const { req } = context;
    if (req.header('host') !== host) return context.text('Misdirected Request', 421);
    const site = req.header('sec-fetch-site');
    const isNavigation = req.method === 'GET' && req.header('sec-fetch-mode') === 'navigate';
    const isCrossSite = site !== undefined && site !== 'same-origin' && site !== 'none';
    if (isCrossSite && !isNavigation) return context.text('Forbidden', 403);
    const isWrite = req.method !== 'GET' && req.method !== 'HEAD';
    if (isWrite && req.header('origin') !== origin) return context.text('Forbidden', 403);
    return next();
  };
}
