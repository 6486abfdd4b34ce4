import type { MiddlewareHandler } from 'hono';
import { confirmParameter } from '../../contract/confirm-parameter.ts';

const headers = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
};

/** Keeps an answer whose address carries a key out of caches, search engines and referrers. */
export const forOnePerson: MiddlewareHandler = async (context, next) => {
  await next();
  if (context.req.query(confirmParameter) === undefined) return;
  for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value);
};
