import { Hono } from 'hono';
import { afterAll, describe, expect, it } from 'vitest';
import { fakeContentSecurityPolicy, writeFakeSite } from '../../tests/support/fake-site.ts';
import { createApp } from '../app/app.ts';
import { createLog } from '../app/log.ts';
import { readSite } from '../pages/read-site.ts';
import { healthRoute, type Route } from './routes.ts';

const fake = writeFakeSite();
afterAll(fake.remove);
const log = createLog('error', () => {});
const breaks: Route = {
  method: 'POST',
  path: '/api/break',
  handler: async (context) => {
    throw new Error(await context.req.text());
  },
};
const sandboxPages = new Hono().get('/sandbox/:id', (context) => context.html('<p>Pay</p>'));
const site = { current: readSite(fake.dist) };
const app = createApp({ site, routes: [healthRoute, breaks], sandboxPages, log });
const onEverything = {
  'strict-transport-security': expect.stringMatching(/^max-age=\d{8}; includeSubDomains$/),
  'cross-origin-resource-policy': expect.stringMatching(/^(same|cross)-origin$/),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-permitted-cross-domain-policies': 'none',
  'content-security-policy': expect.stringContaining("default-src 'none'"),
};

describe('security headers', () => {
  it.each<[status: number, path: string, init: RequestInit]>([
    [200, '/', {}],
    [200, '/api/health', {}],
    [200, '/sandbox/cs_1', {}],
    [304, '/shop', { headers: { 'if-none-match': '*' } }],
    [308, '/shop/', {}],
    [404, '/nothing', {}],
    [404, '/api/none', {}],
    [405, '/shop', { method: 'POST' }],
    [405, '/api/health', { method: 'DELETE' }],
    [413, '/api/break', { method: 'POST', body: 'x'.repeat(256 * 1024 + 1) }],
    [500, '/api/break', { method: 'POST', body: 'x' }],
  ])('are set on %i %s', async (status, path, init) => {
    const answer = await app.request(path, init);
    expect(answer.status).toBe(status);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      ...onEverything,
      'cross-origin-opener-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
  });

  it.each<[status: number, path: string, range: string]>([
    [200, '/_astro/shop.B2x9.js', ''],
    [206, '/pictures/titan.avif', 'bytes=0-3'],
    [416, '/pictures/titan.avif', 'bytes=99-'],
  ])('for subresources are set on %i %s', async (status, path, range) => {
    const answer = await app.request(path, { headers: range ? { range } : {} });
    expect(answer.status).toBe(status);
    expect(Object.fromEntries(answer.headers)).toMatchObject(onEverything);
  });

  it('for documents are not sent with subresources', async () => {
    for (const path of ['/_astro/shop.B2x9.js', '/pictures/titan.avif']) {
      const { headers } = await app.request(path);
      expect(headers.has('permissions-policy'), path).toBe(false);
      expect(headers.has('cross-origin-opener-policy'), path).toBe(false);
      expect(headers.has('origin-agent-cluster'), path).toBe(false);
    }
    expect((await app.request('/pictures/plan.svg')).headers.has('permissions-policy')).toBe(true);
  });

  it('let other sites embed pictures only', async () => {
    const sharing = async (path: string) =>
      (await app.request(path)).headers.get('cross-origin-resource-policy');
    expect(await sharing('/pictures/titan.avif')).toBe('cross-origin');
    for (const path of ['/', '/api/health', '/_astro/shop.B2x9.js'])
      expect(await sharing(path), path).toBe('same-origin');
  });

  const policyOf = async (path: string) =>
    (await app.request(path)).headers.get('content-security-policy');

  it.each(['/', '/nothing', '/product/unknown', '/projects/unknown'])(
    'give %s the policy of its page',
    async (path) => {
      expect(await policyOf(path)).toBe(fakeContentSecurityPolicy);
    },
  );

  it('block all content in responses that are not pages', async () => {
    const locked =
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
    expect(await policyOf('/api/health')).toBe(locked);
    expect(await policyOf('/robots.txt')).toBe(locked);
    expect(await policyOf('/shop/')).toBe(locked);
    expect(await policyOf('/pictures/plan.svg')).toMatch(/^default-src 'none'.*; sandbox$/);
    expect(await policyOf('/_astro/shop.B2x9.js')).not.toContain('unsafe');
  });
});
