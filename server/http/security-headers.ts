import type { MiddlewareHandler } from 'hono';
import { confirmParameter } from '../../contract/confirm-parameter.ts';

const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const everywhere = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-permitted-cross-domain-policies': 'none',
};

/** These bind a window alone, so what only ever is a part of a page goes without their weight. */
const onWindows = {
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
};

const partsOfPages = /^(font\/|image\/(?!svg)|text\/(css|javascript))/;

const lockedPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The policy of an answer that is not a page of the build. */
export function policyForType(contentType: string): string {
  // A worker is bound by the policy of its own script.
  if (contentType.startsWith('text/javascript'))
    return `${lockedPolicy}; script-src 'self'; connect-src 'self'`;
  // Firefox applies an SVG's policy when it draws it as an image: without this it loses its style.
  if (contentType.startsWith('image/svg+xml'))
    return `${lockedPolicy}; style-src 'unsafe-inline'; sandbox`;
  return lockedPolicy;
}

/** Puts the security headers on an answer, the content security policy where none is set yet. */
export function addSecurityHeaders(headers: Headers): void {
  const type = headers.get('content-type') ?? '';
  const added = partsOfPages.test(type) ? everywhere : { ...everywhere, ...onWindows };
  for (const [name, value] of Object.entries(added)) headers.set(name, value);
  headers.set('cross-origin-resource-policy', sharingOf(type));
  if (!headers.has('content-security-policy'))
    headers.set('content-security-policy', policyForType(type));
}

/** Pictures may be shown elsewhere: in a search engine's results, or beside a link that was shared. */
function sharingOf(contentType: string): string {
  return contentType.startsWith('image/') ? 'cross-origin' : 'same-origin';
}

/** Puts them on every answer of the server. */
export const securityHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  addSecurityHeaders(context.res.headers);
};

const privateHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
};

/** Keeps an answer whose address carries a key out of caches, search engines and referrers. */
export const forOnePerson: MiddlewareHandler = async (context, next) => {
  await next();
  if (context.req.query(confirmParameter) === undefined) return;
  for (const [name, value] of Object.entries(privateHeaders)) context.res.headers.set(name, value);
};
