import { describe, expect, it, vi } from 'vitest';
import { sampleProduct } from '../../testing/sample-product.ts';
import { showStock } from './follow-stock.ts';
import { createStockStore, stockStore } from './stock-store.ts';
import { stockAttributes } from './stock-text.ts';
import { withStock } from './use-live-stock.ts';

const answering = (...bodies: unknown[]) =>
  vi.fn(async (_cache?: RequestCache) => Response.json(bodies.shift()));

describe('the stock store', () => {
  it('[CC14] is undefined until the server has responded', async () => {
    const store = createStockStore(answering({ tower: 3, steps: 0 }));
    expect(store.remaining('tower')).toBeUndefined();
    await store.refresh();
    expect([store.remaining('tower'), store.remaining('steps'), store.remaining('other')]).toEqual([
      3,
      0,
      undefined,
    ]);
  });

  it('[CC14] notifies subscribers only of changes, until they unsubscribe', async () => {
    const store = createStockStore(
      answering({ tower: 3 }, { tower: 3 }, { tower: 2 }, { tower: 1 }),
    );
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    for (const calls of [1, 1, 2]) {
      await store.refresh();
      expect(listener).toHaveBeenCalledTimes(calls);
    }
    leave();
    await store.refresh();
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('[CC14] forgets products that the server no longer reports', async () => {
    const store = createStockStore(answering({ tower: 3, steps: 2 }, { tower: 3 }));
    await store.refresh();
    const listener = vi.fn();
    store.subscribe(listener);
    await store.refresh();
    expect([store.remaining('tower'), store.remaining('steps')]).toEqual([3, undefined]);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('[CC14] requests stock once, bypassing the HTTP cache when told to', async () => {
    const ask = answering({ tower: 3 }, { tower: 2 });
    const store = createStockStore(ask);
    await store.refresh();
    await store.refresh('no-cache');
    expect(ask.mock.calls).toEqual([[undefined], ['no-cache']]);
    expect(store.remaining('tower')).toBe(2);
  });

  it.each<[string, () => Promise<Response>]>([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an error', async () => new Response('{"error":"x","tower":9}', { status: 503 })],
    ['an HTML page', async () => new Response('<!doctype html>')],
    ['invalid levels', async () => new Response('{"tower":"many","steps":null}')],
    ['null', async () => new Response('null')],
  ])('[CC14] keeps the known stock after %s', async (_, fail) => {
    const ask = vi.fn(fail).mockResolvedValueOnce(Response.json({ tower: 3 }));
    const store = createStockStore(ask);
    await store.refresh();
    await expect(store.refresh()).resolves.toBeUndefined();
    expect(store.remaining('tower')).toBe(3);
  });
});

it('[CC14] the request times out after ten seconds', async () => {
  const wait = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  vi.stubGlobal('fetch', async (_address: string, asked: RequestInit) => {
    asked.signal?.throwIfAborted();
    return new Promise(() => {});
  });
  await stockStore.refresh();
  expect(wait).toHaveBeenCalledWith(10_000);
  vi.unstubAllGlobals();
  wait.mockRestore();
});

describe('a stock element', () => {
  /** The parts of an element that are changed. */
  function place(id: string, words: Parameters<typeof stockAttributes>[1], textContent: string) {
    const attributes = stockAttributes(id, words);
    const dataset: Record<string, string | undefined> = {
      stock: attributes['data-stock'],
      some: attributes['data-some'],
      none: attributes['data-none'],
    };
    return { dataset, textContent };
  }
  const show = (left: number | undefined, ...places: ReturnType<typeof place>[]) =>
    showStock({ remaining: () => left }, {
      querySelectorAll: () => places,
    } as unknown as ParentNode);

  it('[CC14] shows a sold-out product as out of stock without a rebuild', () => {
    const detail = place('tower', {}, '5 in stock');
    const row = place('tower', { some: 'available', none: 'Back soon' }, '5 available');
    show(0, detail, row);
    expect([detail.textContent, row.textContent]).toEqual(['Out of stock', 'Back soon']);
    expect(detail.dataset.left).toBe('0');
    show(2, detail, row);
    expect([detail.textContent, row.textContent]).toEqual(['2 in stock', '2 available']);
  });

  it('[CC14] is unchanged until stock is known', () => {
    const detail = place('tower', {}, '5 in stock');
    show(undefined, detail);
    expect(detail).toEqual(place('tower', {}, '5 in stock'));
  });
});

describe('a product with live stock', () => {
  const built = sampleProduct({ stockCount: 7 });

  it('[CC14] is sold out at zero and unchanged without new stock', () => {
    expect(withStock(built, 0)).toMatchObject({ inStock: false, stockCount: 0 });
    expect(withStock(built, undefined)).toBe(built);
    expect(withStock(built, 7)).toBe(built);
  });

  it('[CC14] has no restock date once it is back', () => {
    const gone = { ...built, inStock: false, stockCount: 0, estimatedRestock: 'Mid January' };
    expect(withStock(gone, 4)).toMatchObject({ inStock: true, estimatedRestock: undefined });
  });
});
