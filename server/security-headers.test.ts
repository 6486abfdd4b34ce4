import { afterAll, describe, expect, it } from 'vitest';
import { fakePolicy, writeFakeSite } from '../tests/support/fake-site.ts';
import { health } from './api.ts';
import { createApp } from './app.ts';
import { createLog } from './log.ts';
import { readSite } from './site-files/read-site.ts';

const fake = writeFakeSite();
afterAll(fake.remove);
const log = createLog('error', () => {});
const app = createApp({ site: readSite(fake.dist), calls: [health], log });

describe('security headers', () => {
  it.each(['/', '/nothing', '/shop/', '/api/health', '/api/none', '/pictures/titan.avif'])(
    'stand on %s',
    async (path) => {
      const { headers } = await app.request(path);
      expect(Object.fromEntries(headers)).toMatchObject({
        'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
    },
  );

  const policyOf = async (path: string) =>
    (await app.request(path)).headers.get('content-security-policy');

  it.each(['/', '/nothing', '/product/unknown', '/projects/unknown'])(
    'give %s the policy of its page',
    async (path) => {
      expect(await policyOf(path)).toBe(fakePolicy);
    },
  );

  it('lock what is not a page', async () => {
    const locked =
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
    expect(await policyOf('/api/health')).toBe(locked);
    expect(await policyOf('/robots.txt')).toBe(locked);
    expect(await policyOf('/shop/')).toBe(locked);
    expect(await policyOf('/pictures/plan.svg')).toMatch(/^default-src 'none'.*; sandbox$/);
    expect(await policyOf('/_astro/shop.B2x9.js')).not.toContain('unsafe');
  });
});
