import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { productDataFile } from '../features/listed-products/product-data.ts';
import {
  answerFile,
  answerPage,
  isLive,
  keepFiles,
  keepPage,
  kept,
  keptAtHeader,
  offlinePage,
} from './keep-files.ts';

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
  it('are the network’s where it answers', async () => {
    await keepPage('/shop', page('Old'), 1);
    const answer = await answerPage(Promise.resolve(page('New')), '/shop');
    expect(await answer.text()).toContain('New');
  });

  it('are the kept ones where it fails, marked with the time they were fetched', async () => {
    await keepPage('/shop', page(), 1_794_734_000_000);
    const answer = await answerPage(lost(), '/shop');
    expect(await answer.text()).toContain('<html data-kept-at="1794734000000" lang="en-GB">');
    expect(answer.headers.get('content-security-policy')).toBe('p');
    expect(answer.headers.get(keptAtHeader)).toBe('1794734000000');
  });

  it('wait three seconds for a network that hangs, and no longer', async () => {
    vi.useFakeTimers();
    await keepPage('/shop', page(), 1);
    const settled = vi.fn();
    const answer = answerPage(never(), '/shop').then(settled);
    await vi.advanceTimersByTimeAsync(2900);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    await answer;
    expect(settled).toHaveBeenCalledOnce();
  });

  it('are the page that says so where there is none', async () => {
    await keepPage(offlinePage, page("You're offline"), 1);
    const answer = await answerPage(lost(), '/terms');
    expect(await answer.text()).toContain("You're offline");
    expect(answer.headers.get('content-security-policy')).toBe('p');
  });

  it.each([
    ['an error', page('', { status: 500 })],
    ['a page not found', page('', { status: 404 })],
    ['data', Response.json({})],
    ['what may not be stored', page('', { headers: { 'cache-control': 'no-store' } })],
  ])('are never %s', async (_what, answer) => {
    await keepPage('/shop', answer);
    expect(store.countOf(kept.pages.name)).toBe(0);
  });

  it('are at most a hundred, and the oldest goes first', async () => {
    for (let number = 0; number <= kept.pages.most; number += 1) {
      await keepPage(`/product/${number}`, page(), number);
      // Visited each time, and therefore never the oldest.
      await keepPage('/shop', page(), number);
    }
    expect(store.countOf(kept.pages.name)).toBe(kept.pages.most);
    const cache = await store.open(kept.pages.name);
    expect(await cache.match('/shop')).toBeDefined();
    expect(await cache.match('/product/0')).toBeUndefined();
  });
});

describe('the page that says so', () => {
  it('stays, however many pages were visited since', async () => {
    await keepPage(offlinePage, page("You're offline"), 0);
    for (let number = 1; number <= kept.pages.most + 1; number += 1) {
      await keepPage(`/product/${number}`, page(), number);
    }
    const answer = await answerPage(lost(), '/terms');
    expect(await answer.text()).toContain("You're offline");
  });
});

describe('live addresses', () => {
  it('are API routes, payment and what confirms an order', () => {
    for (const path of ['/api/stock', '/sandbox/cs_1', '/success']) {
      expect(isLive(path)).toBe(true);
    }
    for (const path of ['/', '/shop', '/product/sandbox', '/spare-parts']) {
      expect(isLive(path)).toBe(false);
    }
  });
});

describe('files offline', () => {
  const at = (path: string) => new Request(`https://shop.example${path}`);

  it.each([
    '/_astro/cart.B2x9.js',
    '/pictures/0a1b2c3d4e5f-480.avif',
    '/pictures/scenes/city-leeds-0a1b2c3d-960.avif',
  ])('named by their content are fetched once: %s', async (path) => {
    const fetched = vi.fn(async () => new Response('a'));
    vi.stubGlobal('fetch', fetched);
    const later: Promise<unknown>[] = [];
    for (let time = 0; time < 3; time += 1) {
      await answerFile(at(path), (work) => later.push(work));
      await Promise.all(later);
    }
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('with a lasting name come from the network while there is one', async () => {
    const later: Promise<unknown>[] = [];
    const ask = async () => {
      const answer = await answerFile(at('/drawings/a/front.svg'), (work) => later.push(work));
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

  it('[LC2] take the product data along as it is now, and wait three seconds for newer', async () => {
    const cache = await store.open(kept.files.name);
    await cache.put(at(productDataFile).url, new Response('old prices'));
    await keepFiles([at(productDataFile).url]);
    expect(await (await cache.match(at(productDataFile).url))?.text()).toBe('added');
    vi.useFakeTimers();
    vi.stubGlobal('fetch', never);
    const answer = answerFile(at(productDataFile), () => {});
    await vi.advanceTimersByTimeAsync(3100);
    expect(await (await answer).text()).toBe('added');
  });
});
