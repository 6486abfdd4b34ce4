import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { writeFakeSite } from '../../tests/support/fake-site.ts';
import { createApp } from '../app/app.ts';
import { createLog } from '../app/log.ts';
import { readSite } from './read-site.ts';

const fake = writeFakeSite();
afterAll(fake.remove);
const log = createLog('error', () => {});
const app = createApp({ site: { current: readSite(fake.dist) }, routes: [], log });

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(path, { method, headers });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('encodings', () => {
  it('sends the variant the browser takes, with its own tag', async () => {
    const plain = await ask('/shop');
    const br = await ask('/shop', { 'accept-encoding': 'gzip, br' });
    const gzip = await ask('/shop', { 'accept-encoding': 'gzip' });

    expect(br.headers.get('content-encoding')).toBe('br');
    expect(gzip.headers.get('content-encoding')).toBe('gzip');
    expect(plain.headers.get('content-encoding')).toBeNull();
    for (const response of [plain, br, gzip])
      expect(response.headers.get('vary')).toBe('accept-encoding');
    const tags = [plain, br, gzip].map((response) => response.headers.get('etag'));
    expect(new Set(tags).size).toBe(3);

    const text = (await bytesOf(plain)).toString();
    expect(brotliDecompressSync(await bytesOf(br)).toString()).toBe(text);
    expect(gunzipSync(await bytesOf(gzip)).toString()).toBe(text);
  });

  it('sends a file without variants as it is', async () => {
    const response = await ask('/robots.txt', { 'accept-encoding': 'br' });
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('vary')).toBeNull();
    expect(await response.text()).toBe('User-agent: *\n');
  });

  it('compresses the not-found page too', async () => {
    const response = await ask('/nothing', { 'accept-encoding': 'br' });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(await bytesOf(response)).toString()).toContain('Page Not Found');
  });
});

describe('caching', () => {
  it.each([
    ['/_astro/shop.B2x9.js', 'public, max-age=31536000, immutable'],
    ['/pictures/0a1b2c3d4e5f-480.avif', 'public, max-age=31536000, immutable'],
    ['/pictures/scenes/city-leeds-0a1b2c3d-960.avif', 'public, max-age=31536000, immutable'],
    ['/shop', 'no-cache'],
    ['/robots.txt', 'no-cache'],
    ['/pictures/titan.avif', 'public, max-age=3600'],
    ['/_astro/gone.js', 'no-cache'],
  ])('lets browsers keep %s: %s', async (path, cacheControl) => {
    expect((await ask(path)).headers.get('cache-control')).toBe(cacheControl);
  });

  it('responds with 304 and no body if the ETag matches', async () => {
    const encoding = { 'accept-encoding': 'br' };
    const etag = (await ask('/shop', encoding)).headers.get('etag') ?? '';
    const again = await ask('/shop', { ...encoding, 'if-none-match': `"x", W/${etag}` });
    expect(again.status).toBe(304);
    expect(again.body).toBeNull();
    expect(again.headers.get('etag')).toBe(etag);
    expect(again.headers.get('cache-control')).toBe('no-cache');
    expect(again.headers.get('content-encoding')).toBeNull();

    const otherEncoding = await ask('/shop', { 'if-none-match': etag });
    expect(otherEncoding.status).toBe(200);
  });

  it('never responds with 304 for a missing page', async () => {
    expect((await ask('/nothing', { 'if-none-match': '*' })).status).toBe(404);
  });
});

describe('HEAD', () => {
  it.each(['/shop', '/nothing', '/pictures/titan.avif', '/projects/unknown', '/api/none'])(
    'has the headers of GET and no body: %s',
    async (path) => {
      const full = await ask(path, { 'accept-encoding': 'br' });
      const head = await ask(path, { 'accept-encoding': 'br' }, 'HEAD');
      expect(head.status).toBe(full.status);
      expect(head.body).toBeNull();
      expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(full.headers));
    },
  );

  it('ignores a range', async () => {
    const head = await ask('/pictures/titan.avif', { range: 'bytes=0-3' }, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe('26');
  });
});

describe('ranges', () => {
  const picture = '/pictures/titan.avif';

  it('sends the requested range', async () => {
    const response = await ask(picture, { range: 'bytes=2-5' });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe('bytes 2-5/26');
    expect(response.headers.get('content-length')).toBe('4');
    expect(await response.text()).toBe('cdef');
  });

  it('responds with 416 to an unsatisfiable range', async () => {
    const response = await ask(picture, { range: 'bytes=26-' });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe('bytes */26');
    expect(await response.text()).toBe('');
  });

  it('sends the whole file if If-Range does not match', async () => {
    const etag = (await ask(picture)).headers.get('etag') ?? '';
    expect((await ask(picture, { range: 'bytes=0-3', 'if-range': etag })).status).toBe(206);
    expect((await ask(picture, { range: 'bytes=0-3', 'if-range': '"old"' })).status).toBe(200);
  });

  it('are not supported for compressed files', async () => {
    const response = await ask('/shop', { range: 'bytes=0-3' });
    expect(response.status).toBe(200);
    expect(response.headers.get('accept-ranges')).toBeNull();
  });
});
