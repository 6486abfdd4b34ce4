import type { MiddlewareHandler } from 'hono';
import { confirmParameter } from '../../contract/confirm-parameter.ts';
import { quoteParameter } from '../../contract/offer.ts';
import { registerParameters } from '../../contract/register-parameters.ts';
import { takeParameter } from '../../contract/restock-hold.ts';

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
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const commonHeaders = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-permitted-cross-domain-policies': 'none',
};

/** These apply to documents only, so subresources go without them. */
const documentHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': permissionsPolicy(),
};

/** Denies the features that these pages do not use, except `allowed`, which this origin may use. */
export function permissionsPolicy(allowed: readonly string[] = []): string {
  const denied = unusedFeatures.filter((feature) => !allowed.includes(feature));
  return [...denied.map((name) => `${name}=()`), ...allowed.map((name) => `${name}=(self)`)].join(
    ', ',
  );
}

const subresourceTypes = /^(font\/|image\/(?!svg)|text\/(css|javascript))/;

const strictPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The content security policy of a response that is not a built page. */
export function policyForType(contentType: string): string {
  // A worker is subject to the policy of its own script.
  if (contentType.startsWith('text/javascript'))
    return `${strictPolicy}; script-src 'self'; connect-src 'self'`;
  // Firefox applies an SVG's policy when drawing it as an image.
  if (contentType.startsWith('image/svg+xml'))
    return `${strictPolicy}; style-src 'unsafe-inline'; sandbox`;
  // A browser's own PDF viewer is an embedded object with inline styles.
  if (contentType === 'application/pdf')
    return `${strictPolicy}; object-src 'self'; style-src 'unsafe-inline'`;
  return strictPolicy;
}

/** Adds the security headers, and a content security policy if none is set. */
export function addSecurityHeaders(headers: Headers): void {
  const type = headers.get('content-type') ?? '';
  const added = subresourceTypes.test(type)
    ? commonHeaders
    : { ...commonHeaders, ...documentHeaders };
  for (const [name, value] of Object.entries(added)) headers.set(name, value);
  headers.set('cross-origin-resource-policy', resourcePolicyFor(type));
  if (!headers.has('content-security-policy'))
    headers.set('content-security-policy', policyForType(type));
}

/** Search results and link previews may embed pictures. */
function resourcePolicyFor(contentType: string): string {
  return contentType.startsWith('image/') ? 'cross-origin' : 'same-origin';
}

export const securityHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  addSecurityHeaders(context.res.headers);
};

/** Headers of a response that is only for the person who has its key. */
export const privateHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
};

const secretParameters = [
  confirmParameter,
  quoteParameter,
  takeParameter,
  ...Object.values(registerParameters),
];

/** Keeps a response whose URL carries a key out of caches, search engines and referrers. */
export const protectKeyedResponses: MiddlewareHandler = async (context, next) => {
  await next();
  if (secretParameters.every((name) => context.req.query(name) === undefined)) return;
  for (const [name, value] of Object.entries(privateHeaders)) context.res.headers.set(name, value);
};
