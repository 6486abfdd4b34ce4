import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { checkoutRequest } from '../../../contract/create-checkout.ts';
import { storageKeys } from '../../storage-keys.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { sampleProduct } from '../../testing/sample-product.ts';
import { createCheckout } from './checkout.ts';
import { idle } from './checkout-state.ts';
import { checkoutRequestFor } from './use-checkout.ts';

const product = sampleProduct();
const requestOf = (quantity: number) =>
  checkoutRequestFor([{ product, quantity }], 'https://shop.example');
const request = requestOf(2);
const other = requestOf(3);
const created = '/api/create-checkout';
const cancelled = '/api/cancel-checkout';
const orderCall = '/api/orders/cs_test_7';
const url = 'https://pay.example/c/1';
const started = { url, session_id: 'cs_test_7' };
const minute = 60_000;

type Answers = Record<string, () => Response | Promise<Response>>;
const json = (status: number, body: unknown) => () =>
  new Response(JSON.stringify(body), { status });
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

/** A 202 body when the provider was asked, and when the state is unknown. */
const stillOpen = json(202, { state: 'pending', unpaid: true });
const unknown = json(202, { state: 'pending' });

const shut = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** A browser with a stubbed server. Each load is a page in the same tab. */
function openTab(answers: Answers = {}, { isShut = false, tab = {}, browser = {} } = {}) {
  const all: Answers = { [created]: json(200, { url }), [cancelled]: json(200, {}), ...answers };
  const send = vi.fn<typeof fetch>(async (path) => {
    const answer = all[String(path)];
    if (!answer) throw new Error(`Nobody answers ${path}`);
    return answer();
  });
  /** Each request in order: its path, and the key of its attempt. */
  const sent = () =>
    send.mock.calls
      .filter(([path]) => !String(path).startsWith('/api/orders'))
      .map(([path, init]) => [
        path,
        path === created
          ? new Headers(init?.headers).get('Idempotency-Key')
          : JSON.parse(String(init?.body)).attempt,
      ]);
  /** The browser key that each checkout was sent with. */
  const browsers = () =>
    send.mock.calls.flatMap(([path, init]) =>
      path === created ? [new Headers(init?.headers).get('Browser-Key')] : [],
    );
  const asked = (path: string) => send.mock.calls.filter(([each]) => each === path).length;
  const clock = { time: 1_000_000 };
  const local = memoryStorage(browser);
  const load = (session = memoryStorage(tab)) =>
    createCheckout({
      tab: isShut ? shut : () => session,
      browser: isShut ? shut : () => local,
      send,
      now: () => clock.time,
    });
  const session = memoryStorage(tab);
  return {
    send,
    sent,
    asked,
    browsers,
    answers: all,
    clock,
    session,
    load: () => load(session),
    otherTab: () => load(),
  };
}

/** A tab whose buyer went to pay for the request. */
async function leftToPay(answers: Answers = {}) {
  const tab = openTab({ [created]: json(200, started), ...answers });
  await tab.load().checkOut(request);
  return tab;
}

const keyed = expect.stringMatching(/^[0-9a-f]{32}$/);

describe('checkout request', () => {
  it('[CC8] posts priceIds, quantities and URLs, and returns the payment URL', async () => {
    const tab = openTab({ [created]: json(200, started) });
    expect(await tab.load().checkOut(request)).toMatchObject({ url });
    const [path, init] = tab.send.mock.calls[0] ?? [];
    expect(path).toBe(created);
    expect(init).toMatchObject({
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': keyed,
        'Browser-Key': keyed,
      },
    });
    expect(JSON.parse(String(init?.body))).toEqual({
      items: [{ price: 'price_folding_tower', quantity: 2 }],
      success_url: 'https://shop.example/success?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'https://shop.example',
    });
    expect(v.parse(checkoutRequest, request)).toEqual(request);
  });

  it('[CO3] [CO4] sends the delivery in headers, not in the body', async () => {
    const tab = openTab({ [created]: json(200, started) });
    const checkout = tab.load();
    const headersOf = (call: number) => new Headers(tab.send.mock.calls[call]?.[1]?.headers);
    await checkout.checkOut(request, { postcode: 'EC1A 1BB', service: 'express' });
    expect(headersOf(0).get('Delivery-Postcode')).toBe('EC1A 1BB');
    expect(headersOf(0).get('Delivery-Service')).toBe('express');
    expect(JSON.parse(String(tab.send.mock.calls[0]?.[1]?.body))).toEqual(request);
    const bare = openTab({ [created]: json(200, started) });
    await bare.load().checkOut(request);
    const [, init] = bare.send.mock.calls[0] ?? [];
    expect([...new Headers(init?.headers).keys()].join()).not.toContain('delivery');
  });

  it('[CO3] starts a new attempt for a different postcode or service', async () => {
    const tab = openTab({ [created]: () => Promise.reject(new TypeError('lost')) });
    const leeds = { postcode: 'LS1 1AA', service: 'standard' } as const;
    for (const delivery of [leeds, leeds, { ...leeds, postcode: 'BT1 5GS' }, undefined])
      await tab.load().checkOut(request, delivery);
    const [first, second, third, fourth] = tab.sent().map(([, key]) => key);
    expect(second).toBe(first);
    expect(new Set([first, third, fourth]).size).toBe(3);
  });

  it('[CC9] [CC10] returns the reason from the server', async () => {
    const tab = openTab({ [created]: json(409, { error: 'Only 1 left.' }) });
    expect(await tab.load().checkOut(request)).toEqual({
      failure: { message: 'Only 1 left.', explained: true },
    });
  });

  it('[LC2] sends the catalogue revision and returns price changes', async () => {
    const changes = [{ product: product.id, from: 100, to: 120 }];
    const error = 'The price has changed.';
    const told = json(409, { error, revision: '7.1', price_changes: changes });
    const { load, send } = openTab({ [created]: told });
    expect(await load().checkOut(request, undefined, '6.1')).toEqual({
      failure: { message: error, explained: true, repriced: { revision: '7.1', changes } },
    });
    const [sent] = send.mock.calls.filter(([path]) => path === created);
    expect(new Headers(sent?.[1]?.headers).get('Catalogue-Revision')).toBe('6.1');
  });

  it('[CC9] falls back without a reason, JSON, network or URL', async () => {
    const answers = [
      json(500, {}),
      json(500, { error: '' }),
      json(200, {}),
      json(200, { url: 'javascript:alert(1)' }),
      () => new Response('<h1>Page Not Found</h1>', { status: 404 }),
      lost,
    ];
    for (const answer of answers) {
      expect(
        await openTab({ [created]: answer })
          .load()
          .checkOut(request),
      ).toEqual({
        failure: { message: 'Failed to create checkout session', explained: false },
      });
    }
  });
});

describe.each([
  ['available', false],
  ['blocked', true],
])('checkout attempt with storage %s', (_, isShut) => {
  it('[CC8] reuses the key for the same cart', async () => {
    const tab = openTab({ [created]: lost }, { isShut });
    const page = tab.load();
    await page.checkOut(request);
    tab.answers[created] = json(200, { url });
    await page.checkOut(request);
    // Back from paying: the page may have been reloaded, if there is storage to read the key from.
    await (isShut ? page : tab.load()).checkOut(request);
    const [[, key] = []] = tab.sent();
    expect(tab.sent()).toEqual(Array(3).fill([created, key]));
  });

  it('[CC13, CC14] uses a new key for a different cart in the same browser', async () => {
    const tab = openTab({}, { isShut });
    const page = tab.load();
    await page.checkOut(request);
    await page.checkOut(other);
    const [[, first] = [], [, second] = []] = tab.sent();
    expect(tab.sent()).toEqual([
      [created, first],
      [created, second],
    ]);
    expect(second).not.toBe(first);
    expect(new Set(tab.browsers()).size).toBe(1);
  });

  it('[CC13] releases once on a cart change before the next request', async () => {
    const tab = openTab({}, { isShut });
    const page = tab.load();
    await page.checkOut(request);
    const answered = Promise.withResolvers<Response>();
    tab.answers[cancelled] = () => answered.promise;
    page.cartChanged();
    const next = page.checkOut(request);
    await expect.poll(() => tab.sent().map(([path]) => path)).toEqual([created, cancelled]);
    answered.resolve(new Response('{}'));
    await next;
    page.cartChanged();
    await page.whenReleased();
    const keys = tab.sent().map(([, key]) => key);
    expect(tab.sent().map(([path]) => path)).toEqual([created, cancelled, created, cancelled]);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(keys[3]).toBe(keys[2]);
    page.cartChanged();
    await page.whenReleased();
    expect(tab.sent()).toHaveLength(4);
  });

  it('[CC13] returns the order page once paid', async () => {
    const paid = { error: 'This order has been paid already.', session_id: 'cs_1' };
    const tab = openTab({ [created]: json(409, paid) }, { isShut });
    const page = tab.load();
    for (let click = 1; click <= 3; click += 1) {
      expect(await page.checkOut(request)).toEqual({ url: '/success?session_id=cs_1' });
    }
    const [[, key] = []] = tab.sent();
    expect(tab.sent()).toEqual(Array(3).fill([created, key]));
  });
});

describe('checkout attempt', () => {
  it('[CC13] is released when rejected, then started again', async () => {
    const tab = openTab({ [created]: json(409, { error: 'Only 1 left.' }) });
    const page = tab.load();
    await page.checkOut(request);
    tab.answers[created] = json(200, { url });
    expect(await page.checkOut(request)).toEqual({ url });
    const [[, first] = [], release, [, second] = []] = tab.sent();
    expect(release).toEqual([cancelled, first]);
    expect(second).not.toBe(first);
  });

  it('[CC13] retries a failed release', async () => {
    const tab = openTab({ [cancelled]: lost });
    const page = tab.load();
    await page.checkOut(request);
    page.cartChanged();
    await page.whenReleased();
    tab.answers[cancelled] = json(503, { error: 'not open' });
    page.cartChanged();
    await page.whenReleased();
    const [[, key] = []] = tab.sent();
    expect(tab.sent()).toEqual([
      [created, key],
      [cancelled, key],
      [cancelled, key],
    ]);
    expect(page.state()).toMatchObject({ step: 'releasing', attempt: { key } });
    tab.answers[cancelled] = json(200, {});
    page.cartChanged();
    await page.whenReleased();
    expect(tab.session.getItem(storageKeys.checkout)).toBeNull();
  });

  it('[CC13] in flight is not released by a cart change', async () => {
    const tab = openTab();
    const page = tab.load();
    const answered = Promise.withResolvers<Response>();
    tab.answers[created] = () => answered.promise;
    const asked = page.checkOut(request);
    await expect.poll(tab.sent).toHaveLength(1);
    page.cartChanged();
    answered.resolve(new Response(JSON.stringify(started)));
    await asked;
    expect(tab.sent()).toHaveLength(1);
    tab.answers[created] = json(200, { url });
    await tab.load().checkOut(other);
    const [[, key] = []] = tab.sent();
    expect(tab.sent()[1]).toEqual([created, expect.not.stringMatching(String(key))]);
    expect(new Set(tab.browsers()).size).toBe(1);
  });

  it.each([
    '',
    '{',
    'null',
    '7',
    '{"step":"held"}',
    '{"step":"held","attempt":{"key":"short"}}',
    '{"step":"never"}',
  ])('[CC3] is idle if storage contains %j', async (text) => {
    const tab = openTab({}, { tab: { [storageKeys.checkout]: text } });
    const page = tab.load();
    expect(page.state()).toEqual(idle);
    page.cartChanged();
    expect(await page.checkOut(request)).toEqual({ url });
    expect(tab.sent()).toHaveLength(1);
  });
});

describe('browser key', () => {
  it('[CC14] is shared by all tabs until the hold expires', async () => {
    const tab = openTab();
    for (const minutes of [0, 39, 39, 40]) {
      tab.clock.time += minutes * minute;
      await tab.otherTab().checkOut(request);
    }
    const [first, second, third, fourth] = tab.browsers();
    expect(first).toEqual(keyed);
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
  });

  it.each(['', '{', 'null', '{"sessions":[1]}', '{"holder":{"key":"short","at":1},"sessions":[]}'])(
    '[CC3] is created anew if storage contains %j',
    async (text) => {
      const tab = openTab({}, { browser: { [storageKeys.payments]: text } });
      const page = tab.load();
      expect(page.payments.sessions()).toEqual([]);
      await page.checkOut(request);
      expect(tab.browsers()).toEqual([keyed]);
    },
  );
});

describe('started payments', () => {
  it('[CC13] are each removed once', () => {
    const tab = openTab();
    tab.load().payments.addSession('cs_1');
    const { payments } = tab.otherTab();
    expect(payments.removeSession('cs_of_an_email')).toBe(false);
    expect(payments.sessions()).toEqual(['cs_1']);
    expect(payments.removeSession('cs_1')).toBe(true);
    expect(payments.removeSession('cs_1')).toBe(false);
  });

  it('keeps the latest twenty without duplicates', () => {
    const { payments } = openTab().load();
    for (let number = 1; number <= 25; number += 1) payments.addSession(`cs_${number}`);
    payments.addSession('cs_20');
    expect(payments.sessions()).toHaveLength(20);
    expect(payments.sessions().slice(0, 2)).toEqual(['cs_20', 'cs_25']);
  });

  it('[CC13] return an unseen paid order before a new checkout', async () => {
    const order = { url: '/success?session_id=cs_test_7' };
    const tab = await leftToPay({ [orderCall]: json(200, {}) });
    expect(await tab.load().checkOut(other)).toEqual(order);
    expect(await tab.otherTab().checkOut(other)).toEqual(order);
    expect(tab.asked(created)).toBe(1);
    tab.load().payments.removeSession('cs_test_7');
    expect(await tab.otherTab().checkOut(request)).toMatchObject({ url });
  });

  it.each([202, 404, 503])(
    '[CC8] with a status of %i do not block a new checkout',
    async (status) => {
      const tab = await leftToPay({ [orderCall]: json(status, {}) });
      const page = tab.load();
      expect(await page.checkOut(request)).toMatchObject({ url });
      expect(page.payments.sessions()).toEqual(['cs_test_7']);
    },
  );
});

describe('returning from the payment page', () => {
  it.each([
    ['still open', stillOpen, false],
    ['expired', json(404, {}), true],
  ])(
    '[CC8, CC13, CC14] reports an unpaid checkout once, with its session %s',
    async (_, answer, expired) => {
      const tab = await leftToPay({ [orderCall]: answer });
      const page = tab.load();
      const before = page.state();
      const { unpaid } = await page.checkPayments();
      expect(unpaid).toMatchObject({ sessionId: 'cs_test_7', expired, attempt: { request } });
      expect(await tab.load().checkPayments()).toEqual({ unpaid });
      expect(tab.asked(cancelled), 'before it was told').toBe(0);
      expect(page.state()).toEqual(before);
      if (unpaid) page.markUnpaidShown(unpaid);
      await page.whenReleased();
      expect(tab.asked(cancelled)).toBe(expired ? 1 : 0);
      expect(page.state().step).toBe(expired ? 'idle' : 'held');
      expect(await tab.load().checkPayments()).toEqual({});
    },
  );

  it('[CC13] returns the paid order until it has been shown', async () => {
    const tab = await leftToPay({ [orderCall]: json(200, {}) });
    expect(await tab.load().checkPayments()).toEqual({ paid: 'cs_test_7' });
    expect(await tab.otherTab().checkPayments()).toEqual({ paid: 'cs_test_7' });
    const page = tab.load();
    page.cartChanged();
    expect(await page.checkPayments()).toEqual({ paid: 'cs_test_7' });
    page.payments.removeSession('cs_test_7');
    expect(await page.checkPayments()).toEqual({});
  });

  it('[CC13] stops requesting a finished payment', async () => {
    const tab = await leftToPay({ [orderCall]: json(404, {}) });
    await tab.otherTab().checkPayments();
    await tab.otherTab().checkPayments();
    expect(tab.asked(orderCall)).toBe(1);
  });

  it('[CC8] starts a new attempt after the order was shown in another tab', async () => {
    const tab = await leftToPay({ [orderCall]: json(200, {}) });
    const page = tab.load();
    page.payments.removeSession('cs_test_7');
    expect(await page.checkPayments()).toEqual({});
    await page.whenReleased();
    expect(page.state()).toEqual(idle);
  });

  it('[CC13] reports nothing until the payment state is known', async () => {
    const tab = await leftToPay();
    for (const answer of [json(503, {}), unknown, lost]) {
      tab.answers[orderCall] = answer;
      expect(await tab.load().checkPayments()).toEqual({});
    }
    tab.answers[orderCall] = stillOpen;
    expect(await tab.load().checkPayments()).toMatchObject({ unpaid: { expired: false } });
  });

  it('[CC13] retries once after a pause', async () => {
    const tab = await leftToPay({ '/api/orders/cs_of_another_tab': unknown });
    const page = tab.load();
    page.payments.addSession('cs_of_another_tab');
    const pause = vi.fn(async () => {});
    tab.answers[orderCall] = () => (pause.mock.calls.length > 0 ? stillOpen() : unknown());
    expect(await page.checkPayments()).toEqual({});
    expect(tab.asked(orderCall)).toBe(1);
    expect(await page.checkPayments(pause)).toMatchObject({ unpaid: { expired: false } });
    expect([tab.asked(orderCall), tab.asked('/api/orders/cs_of_another_tab')]).toEqual([3, 2]);
    tab.answers[orderCall] = unknown;
    expect(await page.checkPayments(pause), 'not a third time').toEqual({});
    expect(tab.asked(orderCall)).toBe(5);
  });

  it('[CC8] ignores a result that arrives after the state has changed', async () => {
    const tab = await leftToPay();
    const page = tab.load();
    const answered = Promise.withResolvers<Response>();
    tab.answers[orderCall] = () => answered.promise;
    const looking = page.checkPayments();
    page.cartChanged();
    await page.whenReleased();
    answered.resolve(json(404, {})());
    expect(await looking).toEqual({});
    expect(page.state()).toEqual(idle);
  });

  it('[CC13] reports nothing after a cart change or without a payment', async () => {
    const changed = await leftToPay({ [orderCall]: stillOpen });
    changed.load().cartChanged();
    expect(await changed.load().checkPayments()).toEqual({});
    for (const answer of [lost, json(200, { url })]) {
      const tab = openTab({ [created]: answer });
      await tab.load().checkOut(request);
      expect(await tab.load().checkPayments()).toEqual({});
      expect(tab.send).toHaveBeenCalledOnce();
    }
  });
});

describe('held quantity', () => {
  it('[CC13, CC14] counts the open checkout only', async () => {
    const tab = await leftToPay();
    expect(tab.load().heldQuantity(product.priceId)).toBe(2);
    expect(tab.load().heldQuantity('price_other')).toBe(0);
    expect(tab.otherTab().heldQuantity(product.priceId)).toBe(0);
    tab.clock.time += 40 * minute;
    expect(tab.load().heldQuantity(product.priceId)).toBe(0);
  });

  it('[CC13, CC14] counts for a grace period after a release', async () => {
    const tab = await leftToPay();
    const page = tab.load();
    page.heldQuantity(product.priceId);
    page.cartChanged();
    expect(page.heldQuantity(product.priceId), 'while they are released').toBe(2);
    await page.whenReleased();
    expect(page.state()).toEqual(idle);
    tab.clock.time += 7999;
    expect(page.heldQuantity(product.priceId)).toBe(2);
    tab.clock.time += 1;
    expect(page.heldQuantity(product.priceId)).toBe(0);
  });
});
