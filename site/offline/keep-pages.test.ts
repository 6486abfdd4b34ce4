import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { productDataFile } from '../features/listed-products/product-data.ts';
import {
  cachedAtHeader,
  cacheFiles,
  cachePage,
  isNeverCached,
  offlineCaches,
  offlinePage,
  respondWithFile,
  respondWithPage,
} from './offline-cache.ts';

/** A fake browser cache, where an entry that is put again becomes the newest. */
function fakeCaches() {
  const all = new Map<string, Map<string, Response>>();
  const pathOf = (address: string | Request) =>
    new URL(typeof address === 'string' ? address : address.url, 'https://shop.example').href;
  const open = async (name: string) => {
    const held = all.get(name) ?? new Map<string, Response>();
    all.set(name, held);
    return {
      add: async (address: string) => void held.set(pathOf(address), new Response('added')),
      match: async (address: string) => held.get(pathOf(address))?.clone(),
      put: async (address: string, answer: Response) => void held.set(pathOf(address), answer),
      delete: async (address: string | Request) => held.delete(pathOf(address)),
      keys: async () => [...held.keys()].map((url) => ({ url })),
    };
  };
  return { open, countOf: (name: string) => all.get(name)?.size ?? 0 };
}

let store = fakeCaches();
beforeEach(() => {
  store = fakeCaches();
  vi.stubGlobal('caches', store);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const page = (text = 'Shop', init: ResponseInit = {}) =>
  new Response(`<!doctype html><html lang="en-GB"><h1>${text}</h1>`, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': 'p' },
    ...init,
  });
const lost = () => Promise.reject(new TypeError('no network'));
const never = () => new Promise<Response>(() => {});

describe('pages offline', () => {
  it('come from the network if it responds', async () => {
    await cachePage('/shop', page('Old'), 1);
    const answer = await respondWithPage(Promise.resolve(page('New')), '/shop');
    expect(await answer.text()).toContain('New');
  });

  it('come from the cache with their time if the network fails', async () => {
    await cachePage('/shop', page(), 1_794_734_000_000);
    const answer = await respondWithPage(lost(), '/shop');
    expect(await answer.text()).toContain('<html data-kept-at="1794734000000" lang="en-GB">');
    expect(answer.headers.get('content-security-policy')).toBe('p');
    expect(answer.headers.get(cachedAtHeader)).toBe('1794734000000');
  });

  it('wait at most three seconds for the network', async () => {
    vi.useFakeTimers();
    await cachePage('/shop', page(), 1);
    const settled = vi.fn();
    const answer = respondWithPage(never(), '/shop').then(settled);
    await vi.advanceTimersByTimeAsync(2900);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    await answer;
    expect(settled).toHaveBeenCalledOnce();
  });

  it('fall back to the offline page', async () => {
    await cachePage(offlinePage, page("You're offline"), 1);
    const answer = await respondWithPage(lost(), '/terms');
    expect(await answer.text()).toContain("You're offline");
    expect(answer.headers.get('content-security-policy')).toBe('p');
  });

  it.each([
    ['an error', page('', { status: 500 })],
    ['a page not found', page('', { status: 404 })],
    ['data', Response.json({})],
    ['a no-store page', page('', { headers: { 'cache-control': 'no-store' } })],
  ])('do not cache %s', async (_what, answer) => {
    await cachePage('/shop', answer);
    expect(store.countOf(offlineCaches.pages.name)).toBe(0);
  });

  it('are limited to a hundred, oldest deleted first', async () => {
    for (let number = 0; number <= offlineCaches.pages.limit; number += 1) {
      await cachePage(`/product/${number}`, page(), number);
      // Visited each time, and therefore never the oldest.
      await cachePage('/shop', page(), number);
    }
    expect(store.countOf(offlineCaches.pages.name)).toBe(offlineCaches.pages.limit);
    const cache = await store.open(offlineCaches.pages.name);
    expect(await cache.match('/shop')).toBeDefined();
    expect(await cache.match('/product/0')).toBeUndefined();
  });
});

describe('the offline page', () => {
  it('is never evicted', async () => {
    await cachePage(offlinePage, page("You're offline"), 0);
    for (let number = 1; number <= offlineCaches.pages.limit + 1; number += 1) {
      await cachePage(`/product/${number}`, page(), number);
    }
    const answer = await respondWithPage(lost(), '/terms');
    expect(await answer.text()).toContain("You're offline");
  });
});

describe('uncached paths', () => {
  it('are API routes, payment and order confirmation', () => {
    for (const path of ['/api/stock', '/sandbox/cs_1', '/success']) {
      expect(isNeverCached(path)).toBe(true);
    }
    for (const path of ['/', '/shop', '/product/sandbox', '/spare-parts']) {
      expect(isNeverCached(path)).toBe(false);
    }
  });
});

describe('files offline', () => {
  const at = (path: string) => new Request(`https://shop.example${path}`);

  it.each([
    '/_astro/cart.B2x9.js',
    '/pictures/0a1b2c3d4e5f-480.avif',
    '/pictures/scenes/city-leeds-0a1b2c3d-960.avif',
  ])('with a content hash are fetched once: %s', async (path) => {
    const fetched = vi.fn(async () => new Response('a'));
    vi.stubGlobal('fetch', fetched);
    const later: Promise<unknown>[] = [];
    for (let time = 0; time < 3; time += 1) {
      await respondWithFile(at(path), (work) => later.push(work));
      await Promise.all(later);
    }
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('without a content hash come from the network first', async () => {
    const later: Promise<unknown>[] = [];
    const ask = async () => {
      const answer = await respondWithFile(at('/drawings/a/front.svg'), (work) => later.push(work));
      await Promise.all(later);
      return answer.text();
    };
    vi.stubGlobal('fetch', async () => new Response('first'));
    expect(await ask()).toBe('first');
    vi.stubGlobal('fetch', async () => new Response('second'));
    expect(await ask()).toBe('second');
    vi.stubGlobal('fetch', lost);
    expect(await ask()).toBe('second');
  });

  it('[LC2] cache the product data and wait three seconds for newer', async () => {
    const cache = await store.open(offlineCaches.files.name);
    await cache.put(at(productDataFile).url, new Response('old prices'));
    await cacheFiles([at(productDataFile).url]);
    expect(await (await cache.match(at(productDataFile).url))?.text()).toBe('added');
    vi.useFakeTimers();
    vi.stubGlobal('fetch', never);
    const answer = respondWithFile(at(productDataFile), () => {});
    await vi.advanceTimersByTimeAsync(3100);
    expect(await (await answer).text()).toBe('added');
  });
});
