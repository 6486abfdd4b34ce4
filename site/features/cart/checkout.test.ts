import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { checkoutRequest } from '../../../contract/create-checkout.ts';
import { storageKeys } from '../../storage-keys.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { sampleProduct } from '../../testing/sample-product.ts';
import { createAttemptKeeper } from './attempt-keeper.ts';
import { createBegunPayments } from './begun-payments.ts';
import { createBrowserKey } from './browser-key.ts';
import { cartReducer, emptyCart } from './cart.ts';
import { checkOut, checkoutRequestFor } from './checkout.ts';

const cart = cartReducer(emptyCart, { type: 'ADD_TO_CART', product: sampleProduct(), quantity: 2 });
const more = cartReducer(cart, { type: 'ADD_TO_CART', product: sampleProduct() });
const request = checkoutRequestFor(cart, 'https://shop.example');
const other = checkoutRequestFor(more, 'https://shop.example');
const created = '/api/create-checkout';
const cancelled = '/api/cancel-checkout';
const url = 'https://pay.example/c/1';

type Answers = Record<string, () => Response | Promise<Response>>;
const json = (status: number, body: unknown) => () =>
  new Response(JSON.stringify(body), { status });

/** A browser's tab with its storage, before a server that answers as a test wants it. */
function openTab(answers: Answers = {}, storage = memory()) {
  const all: Answers = { [created]: json(200, { url }), [cancelled]: json(200, {}), ...answers };
  const send = vi.fn<typeof fetch>(async (path) => {
    const answer = all[String(path)];
    if (!answer) throw new Error(`Nobody answers ${path}`);
    return answer();
  });
  /** Each call in turn: what it was, and the key of the attempt it was about. */
  const sent = () =>
    send.mock.calls.map(([path, init]) => [
      path,
      path === created
        ? new Headers(init?.headers).get('Idempotency-Key')
        : JSON.parse(String(init?.body)).attempt,
    ]);
  const load = () => createAttemptKeeper({ storage, send });
  const payments = createBegunPayments(storage);
  const browser = createBrowserKey(storage);
  const ask = (keeper: ReturnType<typeof load>, asked: typeof request) =>
    checkOut(keeper, asked, send, payments, browser);
  /** The browser that each checkout was said to be of. */
  const browsers = () =>
    send.mock.calls.flatMap(([path, init]) =>
      path === created ? [new Headers(init?.headers).get('Browser-Key')] : [],
    );
  return { send, sent, browsers, answers: all, load, ask, payments };
}

function memory(start?: Record<string, string>) {
  const storage = memoryStorage(start);
  return () => storage;
}

const shut = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

describe('checkout request', () => {
  it('[CC8] carries priceIds, quantities and the two addresses, and nothing more', () => {
    expect(request).toEqual({
      items: [{ price: 'price_folding_tower', quantity: 2 }],
      success_url: 'https://shop.example/success?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'https://shop.example',
    });
    expect(v.parse(checkoutRequest, request)).toEqual(request);
  });
});

describe('checkout call', () => {
  it('[CC8] posts JSON to create-checkout and hands on the address to pay at', async () => {
    const tab = openTab({ [created]: json(200, { url, id: 'cs_1' }) });
    expect(await tab.ask(tab.load(), request)).toEqual({ url });
    const [path, init] = tab.send.mock.calls[0] ?? [];
    expect(path).toBe(created);
    expect(init).toMatchObject({
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': expect.stringMatching(/^[0-9a-f]{32}$/),
        'Browser-Key': expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    });
    expect(JSON.parse(String(init?.body))).toEqual(request);
  });

  it('[CC9] [CC10] raises the reason the server gives', async () => {
    const tab = openTab({ [created]: json(409, { error: 'Only 1 left.' }) });
    expect(await tab.ask(tab.load(), request)).toEqual({
      failure: { message: 'Only 1 left.', explained: true },
    });
  });

  it('[CC9] falls back where there is no reason, no JSON, no network or no web address', async () => {
    const answers = [
      json(500, {}),
      json(500, { error: '' }),
      json(200, {}),
      json(200, { url: 'javascript:alert(1)' }),
      () => new Response('<h1>Page Not Found</h1>', { status: 404 }),
      () => Promise.reject(new TypeError('Failed to fetch')),
    ];
    for (const answer of answers) {
      const tab = openTab({ [created]: answer });
      expect(await tab.ask(tab.load(), request)).toEqual({
        failure: { message: 'Failed to create checkout session', explained: false },
      });
    }
  });
});

describe.each([
  ['kept', () => memory()],
  ['shut', () => shut],
])('an attempt, storage %s', (kind, storage) => {
  it('[CC8] goes on under its key for the same cart, answered or not', async () => {
    const tab = openTab({ [created]: () => Promise.reject(new TypeError('lost')) }, storage());
    const keeper = tab.load();
    await tab.ask(keeper, request);
    tab.answers[created] = json(200, { url });
    await tab.ask(keeper, request);
    // Back from paying: the page may have been loaded anew, if there is where to look the key up.
    await tab.ask(kind === 'kept' ? tab.load() : keeper, request);
    const [[, key] = []] = tab.sent();
    expect(tab.sent()).toEqual([
      [created, key],
      [created, key],
      [created, key],
    ]);
  });

  it('[CC13, CC14] gives way to that for another cart, under a key of its own from the same browser', async () => {
    const tab = openTab({}, storage());
    const keeper = tab.load();
    await tab.ask(keeper, request);
    await tab.ask(keeper, other);
    const [[, first] = [], [, second] = []] = tab.sent();
    expect(tab.sent()).toEqual([
      [created, first],
      [created, second],
    ]);
    expect(second).not.toBe(first);
    expect(new Set(tab.browsers()).size).toBe(1);
  });

  it('[CC13] is given up once when the cart changes, and the next waits for that', async () => {
    const tab = openTab({}, storage());
    const keeper = tab.load();
    await tab.ask(keeper, request);
    const answered = Promise.withResolvers<Response>();
    tab.answers[cancelled] = () => answered.promise;
    keeper.onCartChanged();
    const next = tab.ask(keeper, request);
    await vi.waitFor(() => expect(tab.sent().map(([path]) => path)).toEqual([created, cancelled]));
    answered.resolve(new Response('{}'));
    await next;
    keeper.onCartChanged();
    await keeper.settled();
    const keys = tab.sent().map(([, key]) => key);
    expect(tab.sent().map(([path]) => path)).toEqual([created, cancelled, created, cancelled]);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(keys[3]).toBe(keys[2]);
    keeper.onCartChanged();
    await keeper.settled();
    expect(tab.sent()).toHaveLength(4);
  });

  it('[CC13] is given up when the server refuses it, and begun anew', async () => {
    const tab = openTab({ [created]: json(409, { error: 'Only 1 left.' }) });
    const keeper = tab.load();
    await tab.ask(keeper, request);
    tab.answers[created] = json(200, { url });
    expect(await tab.ask(keeper, request)).toEqual({ url });
    const [[, first] = [], , [, second] = []] = tab.sent();
    expect(second).not.toBe(first);
  });

  it('[CC13] that has been paid leads to its order, however often it is asked for', async () => {
    const paid = { error: 'This order has been paid already.', session_id: 'cs_1' };
    const tab = openTab({ [created]: json(409, paid) }, storage());
    const keeper = tab.load();
    for (let click = 1; click <= 3; click += 1) {
      expect(await tab.ask(keeper, request)).toEqual({ url: '/success?session_id=cs_1' });
    }
    const [[, key] = []] = tab.sent();
    expect(tab.sent()).toEqual(Array(3).fill([created, key]));
  });
});

describe('a payment', () => {
  const pays = { [created]: json(200, { url: 'https://pay.example/cs_test_7' }) };
  const orderCall = '/api/orders/cs_test_7';
  const order = { url: '/success?session_id=cs_test_7' };

  it('[CC13] whose order was not seen leads there, before another cart is paid', async () => {
    const tab = openTab({ ...pays, [orderCall]: json(200, {}) });
    await tab.ask(tab.load(), request);
    expect(await tab.ask(tab.load(), other)).toEqual(order);
    expect(await tab.ask(tab.load(), other)).toEqual(order);
    expect(tab.send.mock.calls.filter(([path]) => path === created)).toHaveLength(1);
  });

  it('[CC13] of another tab does so too', async () => {
    const tab = openTab({ [orderCall]: json(200, {}) });
    tab.payments.note('cs_test_7');
    expect(await tab.ask(tab.load(), request)).toEqual(order);
    tab.payments.forget('cs_test_7');
    expect(await tab.ask(tab.load(), request)).toEqual({ url });
  });

  it.each([202, 404, 503])('[CC8] of which the server says %i holds up nobody', async (status) => {
    const tab = openTab({ ...pays, [orderCall]: json(status, {}) });
    await tab.ask(tab.load(), request);
    expect(await tab.ask(tab.load(), request)).toEqual({ url: 'https://pay.example/cs_test_7' });
    expect(tab.payments.all()).toEqual(['cs_test_7']);
  });
});

describe('an attempt', () => {
  it('[CC13] that cannot be given up is kept, and tried again', async () => {
    const lost = () => Promise.reject(new TypeError('lost'));
    const tab = openTab({ [cancelled]: lost });
    const keeper = tab.load();
    await tab.ask(keeper, request);
    keeper.onCartChanged();
    await keeper.settled();
    tab.answers[cancelled] = json(503, { error: 'not open' });
    keeper.onCartChanged();
    await keeper.settled();
    const [[, key] = []] = tab.sent();
    expect(tab.sent()).toEqual([
      [created, key],
      [cancelled, key],
      [cancelled, key],
    ]);
    expect(keeper.read()).toMatchObject({ key });
  });

  it('[CC13] on its way is not given up, but by the next', async () => {
    const tab = openTab();
    const keeper = tab.load();
    const answered = Promise.withResolvers<Response>();
    tab.answers[created] = () => answered.promise;
    const asked = tab.ask(keeper, request);
    await vi.waitFor(() => expect(tab.sent()).toHaveLength(1));
    keeper.onCartChanged();
    answered.resolve(new Response(JSON.stringify({ url })));
    await asked;
    expect(tab.sent()).toHaveLength(1);
    tab.answers[created] = json(200, { url });
    await tab.ask(tab.load(), other);
    const [[, key] = []] = tab.sent();
    expect(tab.sent()[1]).toEqual([created, expect.not.stringMatching(String(key))]);
    expect(new Set(tab.browsers()).size).toBe(1);
  });

  it('[CC8, CC14] holds its goods anew under its key once its time to pay is over', async () => {
    const cart = JSON.stringify(request);
    const key = '0'.repeat(32);
    const begun = async (at: number) => {
      const tab = openTab(
        {},
        memory({ [storageKeys.checkout]: JSON.stringify({ key, cart, at }) }),
      );
      await tab.ask(tab.load(), request);
      expect(tab.sent()).toEqual([[created, key]]);
      return tab.load().read()?.at;
    };
    const now = Date.now();
    expect(await begun(now - 39 * 60_000)).toBe(now - 39 * 60_000);
    expect(await begun(now - 40 * 60_000)).toBeGreaterThanOrEqual(now);
  });

  it('[CC3] goes on where an older page kept it without its moment', () => {
    const kept = { key: '0'.repeat(32), cart: JSON.stringify(request) };
    const tab = openTab({}, memory({ [storageKeys.checkout]: JSON.stringify(kept) }));
    expect(tab.load().read()).toEqual({ ...kept, at: expect.closeTo(Date.now(), -4) });
  });

  it.each(['', '{', 'null', '{"key":"short","cart":""}', '{"key":7}'])(
    '[CC3] is none where storage holds %j',
    async (text) => {
      const tab = openTab({}, memory({ [storageKeys.checkout]: text }));
      const keeper = tab.load();
      expect(keeper.read()).toBeUndefined();
      keeper.onCartChanged();
      expect(await tab.ask(keeper, request)).toEqual({ url });
      expect(tab.sent()).toHaveLength(1);
    },
  );
});
