import { afterAll, describe, expect, it } from 'vitest';
import { fakeContentSecurityPolicy, writeFakeSite } from '../../tests/support/fake-site.ts';
import { healthRoute, type Route } from '../http/routes.ts';
import { readSite } from '../pages/read-site.ts';
import { createApp } from './app.ts';
import { createLog } from './log.ts';

const fake = writeFakeSite();
afterAll(fake.remove);

const lines: string[] = [];
const logged = () => lines.splice(0).map((line) => JSON.parse(line));

const readsBody: Route = {
  method: 'POST',
  path: '/api/read',
  handler: async (context) => context.json({ length: (await context.req.text()).length }),
};
const breaks: Route = {
  method: 'GET',
  path: '/api/break/:what',
  handler: () => {
    throw new Error('secret detail');
  },
};

const site = readSite(fake.dist);
const log = createLog('debug', (line) => lines.push(line));
const app = createApp({ site: { current: site }, routes: [healthRoute, readsBody, breaks], log });
const get = (path: string, init?: RequestInit) =>
  app.fetch(new Request(`http://localhost:3000${path}`, init));

describe('pages', () => {
  it.each([
    ['/', 'Home'],
    ['/projects', 'Projects'],
    ['/product/tit-20', 'Titan 20'],
    ['/product/tit-20?utm=x', 'Titan 20'],
    ['/locations', 'Locations'],
    ['/sho%70', 'Professional'],
  ])('[SH1] answers %s', async (path, text) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toContain(text);
  });

  it.each([
    '/nothing',
    '/Shop',
    '/product',
    '/product/a/b',
    '/projects/a/b',
    '/index',
    '/404',
    '/500',
    '/product-fallback',
    '/project-not-found',
    '/enquiry-again',
    '/offer',
    '/shop.html',
    '/index.html',
    '/product/tit-20.html',
    '/product/tit-20.pdf/x',
    '/projects/leeds-shopping-ladders.html',
    '/locations/index',
    '/shop.html.br',
    '/shop.br',
    '/.manifest.json',
    '/.ensure',
    '/.env',
    '/.git/config',
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/%00',
    '/%E0%A4%A',
    '/product/%E0%A4%A',
    '/projects/%zz',
    '//shop',
    '/constructor',
    '/__proto__',
  ])('[SH1, OT3] answers %s with Page Not Found and status 404', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('etag')).toBeNull();
    expect(await response.text()).toContain('Page Not Found');
  });

  it.each([
    '/product/unknown',
    '/product/unknown.pdf',
    '/product/%3Cscript%3E',
    `/product/${'x'.repeat(5000)}`,
  ])('[PD8, PD9, CO5] answers an unknown product with the first one and noindex', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(await response.text()).toContain('First product');
  });

  it('[PD9] lets search engines index a product page', async () => {
    expect((await get('/product/tit-20')).headers.get('x-robots-tag')).toBeNull();
  });

  it('[CO5] serves a product’s document, whole and in ranges, cached for an hour', async () => {
    const whole = await get('/product/tit-20.pdf');
    expect(whole.status).toBe(200);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'public, max-age=3600',
      'content-security-policy': expect.stringContaining("object-src 'self'"),
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
    });
    expect(await whole.text()).toBe('%PDF-1.7 Titan 20');
    const part = await get('/product/tit-20.pdf', { headers: { range: 'bytes=0-3' } });
    expect([part.status, await part.text()]).toEqual([206, '%PDF']);
    const etag = whole.headers.get('etag') ?? '';
    const again = await get('/product/tit-20.pdf', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  it('[CO5, CC6a] serves a document unchanged with a confirmation key in the query', async () => {
    const response = await get(`/product/tit-20.pdf?confirm=${key}`);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-length')).toBe('17');
  });

  const key = 'k'.repeat(22);
  it('[CC6a] shows the confirmation form on the product page with its key filled in', async () => {
    const response = await get(`/product/tit-20?confirm=${key}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toBe(fakeContentSecurityPolicy);
    expect(response.headers.get('etag')).toBeNull();
    expect(await response.text()).toContain(
      `<section class="x" data-restock-answer=""><form><input type="hidden" name="key" value="${key}"/>`,
    );
    expect(await (await get('/product/tit-20')).text()).toContain('hidden="" data-restock-answer');
  });

  it('[CC6a] escapes the key', async () => {
    const odd = `"><script>$&$1${'x'.repeat(200)}`;
    const html = await (await get(`/product/tit-20?confirm=${encodeURIComponent(odd)}`)).text();
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;$&amp;$1xxx');
    expect(html).not.toContain('x'.repeat(100));
  });

  it.each<[status: number, path: string, init?: RequestInit]>([
    [200, `/product/tit-20?confirm=${key}`],
    [200, `/product/tit-20?confirm=${key}`, { method: 'HEAD' }],
    [200, `/product/tit-20?a=b&confirm=`],
    [200, `/product/unknown?confirm=${key}`],
    [200, `/shop?confirm=${key}`],
    [308, `/product/tit-20/?confirm=${key}`],
    [404, `/nothing?confirm=${key}`],
    [405, `/product/tit-20?confirm=${key}`, { method: 'POST' }],
    [500, `/api/break/it?confirm=${key}`],
  ])('[CC6a] prevents caching, indexing and referrers on %i %s', async (status, path, init) => {
    const response = await get(path, init);
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    expect(JSON.stringify(logged())).not.toContain(key);
  });

  it.each([
    '/shop?family=step-ladders',
    '/shop?sort=price-low',
    '/shop?page=2',
    '/sho%70?width=0.7',
  ])('[PL13] keeps the filtered listing %s out of search engines', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    const again = await get(path, {
      headers: { 'if-none-match': response.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
    expect(again.headers.get('x-robots-tag')).toBe('noindex');
  });

  it.each(['/shop', '/shop?utm_source=mail', '/shop?family=nonsense', '/?city=leeds'])(
    '[PL13] lets search engines index %s',
    async (path) => {
      expect((await get(path)).headers.get('x-robots-tag')).toBeNull();
    },
  );

  it('[PR5] shows the unknown project’s name, escaped', async () => {
    const response = await get('/projects/%3Cb%3Ebridge%3Cb%3E');
    expect(response.status).toBe(404);
    expect(response.headers.get('content-security-policy')).toBe(fakeContentSecurityPolicy);
    expect(await response.text()).toContain(
      'The project "&lt;b&gt;bridge&lt;b&gt;" could not be found.',
    );
  });

  it.each([
    ['/shop/', '/shop'],
    ['/shop//', '/shop'],
    ['/shop/?family=step-ladders', '/shop?family=step-ladders'],
    ['//', '/'],
    ['//evil.example/', '/evil.example'],
    ['///evil.example//', '/evil.example'],
    ['/%5Cevil.example/', '/%5Cevil.example'],
    ['/\\evil.example/', '/evil.example'],
    ['/a%0d%0aset-cookie:x/', '/a%0d%0aset-cookie:x'],
  ])('redirects %s to %s', async (path, location) => {
    const response = await get(path);
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe(location);
  });

  it('redirects a path of many slashes without backtracking', async () => {
    // Longer than any URL the server accepts: a regular expression that backtracks would take minutes.
    const path = `/a${'/'.repeat(400_000)}a/`;
    expect((await get(path)).headers.get('location')).toBe(path.slice(0, -1));
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('rejects %s', async (method) => {
    const response = await get('/shop', { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });
});

describe('routes', () => {
  it('answers the health check', async () => {
    const response = await get('/api/health');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'ok' });
  });

  it.each(['/api', '/api/', '/api/unknown', '/api/health/more', '/api/%E0%A4%A'])(
    'answers the unknown route %s with an error',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ error: 'There is no API at this address.' });
    },
  );

  it('lists the methods a route allows', async () => {
    const toHealth = await get('/api/health', { method: 'POST' });
    expect(toHealth.status).toBe(405);
    expect(toHealth.headers.get('allow')).toBe('GET, HEAD');
    const toRead = await get('/api/read');
    expect(toRead.headers.get('allow')).toBe('POST');
    expect(await toRead.json()).toHaveProperty('error');
  });

  it('refuses a body over 256 KB', async () => {
    const post = (size: number) =>
      get('/api/read', {
        method: 'POST',
        body: 'x'.repeat(size),
        headers: { 'content-length': String(size) },
      });
    expect(await (await post(256 * 1024)).json()).toEqual({ length: 256 * 1024 });
    const tooLarge = await post(256 * 1024 + 1);
    expect(tooLarge.status).toBe(413);
    expect(await tooLarge.json()).toHaveProperty('error');
  });
});

describe('errors', () => {
  const brokenSite = { ...site, files: new Map() };
  brokenSite.files.get = () => {
    throw new Error('secret detail');
  };
  const broken = createApp({ site: { current: brokenSite }, routes: [], log });

  it('[SH11, SH12] shows the error screen without a stack trace', async () => {
    const response = await broken.fetch(new Request('http://localhost/shop'));
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(response.headers.get('content-security-policy')).toBe(fakeContentSecurityPolicy);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(text).toContain('Unexpected Application Error!');
    expect(text).not.toMatch(/secret detail|\bat .*\.ts:/);
  });

  it('[SH12] answers a failed request with an error and its request id', async () => {
    const response = await get('/api/break/now');
    const body = await response.json();
    expect(response.status).toBe(500);
    expect(body).toEqual({
      error: 'Something went wrong on our side. Please try again.',
      requestId: response.headers.get('x-request-id'),
    });
  });

  it('logs the error once, under the same id', async () => {
    logged();
    const response = await get('/api/break/now');
    const errors = logged().filter(({ level }) => level === 'error');
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({
      requestId: response.headers.get('x-request-id'),
      error: 'secret detail',
      stack: expect.stringContaining('app.test.ts'),
    });
  });
});

describe('request log', () => {
  it('contains no personal data', async () => {
    logged();
    await get('/success?session_id=cs_1&email=jo@example.com', {
      headers: { 'user-agent': 'Spy/1.0', 'x-forwarded-for': '192.0.2.7', cookie: 'a=b' },
    });
    await get('/api/break/jo@example.com?token=abc');
    const text = JSON.stringify(logged().filter(({ message }) => message === 'request'));
    expect(text).toContain('"path":"/success"');
    expect(text).toContain('"path":"/api/break/:what"');
    expect(text).not.toMatch(/cs_1|jo@|Spy|192\.0\.2|token|a=b/);
  });
});

describe('without a site', () => {
  it('serves only the API routes', async () => {
    const api = createApp({ routes: [healthRoute], log });
    expect((await api.request('/api/health')).status).toBe(200);
    expect((await api.request('/shop')).status).toBe(404);
  });
});
