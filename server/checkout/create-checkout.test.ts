import * as v from 'valibot';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { deliveryAtPayment } from '../../content/delivery.ts';
import { checkoutRejected } from '../../contract/create-checkout.ts';
import { getBuiltCatalogue as catalogue } from '../app/catalogue.ts';
import { checkoutLine } from '../database/schema.ts';
import { reconcileCheckouts } from '../orders/reconcile-checkouts.ts';
import { ProviderError } from '../payments/provider.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { findProductWithStock, openTestShop, returnUrls, type TestShop } from '../testing/shop.ts';
import { stripeError } from '../testing/test-payments.ts';
import { buildBasket } from './basket.ts';
import { holdBasket } from './hold-basket.ts';

const five = findProductWithStock(5);
const many = findProductWithStock(25);
const key = 'a'.repeat(32);
const networks = [{ percent: 10, hashes: ['hashed'] }];

describeOnBothEngines('create-checkout', (database) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(database());
  });
  beforeEach(() => shop.reset());

  async function expectNothingDone() {
    expect(await shop.checkouts()).toEqual([]);
    expect(await shop.availableStock(five)).toBe(5);
    expect(await shop.availableStock(many)).toBe(25);
    expect(shop.payments.sessionRequestCount).toBe(0);
  }

  const errorOf = async (answer: Response) => ((await answer.json()) as { error: string }).error;

  it('[CC8] returns the payment URL and reserves stock', async () => {
    const answer = await shop.checkOut([
      { price: five.priceId, quantity: 2 },
      { price: many.priceId, quantity: 1 },
    ]);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      url: expect.stringMatching(/^https:\/\/shop\.example\/sandbox\/checkout\/cs_/),
      session_id: expect.stringMatching(/^cs_/),
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await shop.availableStock(five)).toBe(3);
    const [made] = await shop.checkouts();
    expect(made).toMatchObject({ state: 'open', totalPence: five.price * 2 + many.price });
  });

  it('[CC11] sends catalogue prices, our return URLs and a UK address to the provider', async () => {
    const id = await shop.startCheckout(five, 2);
    const { lastParameters } = shop.payments;
    const [made] = await shop.checkouts();
    expect(lastParameters).toMatchObject({
      mode: 'payment',
      allowed_payment_method_types: ['card'],
      client_reference_id: made?.id,
      phone_number_collection: { enabled: 'true' },
      shipping_address_collection: { allowed_countries: ['GB', 'IM'] },
      custom_fields: [
        'Company',
        'Your PO number',
        'Delivery notes (site hours, access, contact)',
      ].map((custom) => ({ label: { custom }, optional: 'true', type: 'text' })),
      adaptive_pricing: { enabled: 'false' },
      custom_text: {
        shipping_address: { message: deliveryAtPayment(undefined) },
        submit: { message: expect.stringContaining('https://shop.example/terms') },
      },
      ...returnUrls,
    });
    const session = await shop.payments.session(id);
    expect(session.amount_total).toBe(five.price * 2);
    expect(session.line_items?.data).toMatchObject([
      { description: five.name, quantity: 2, price: { unit_amount: five.price } },
    ]);
    const minutes = (Number(lastParameters.expires_at) * 1000 - Date.now()) / 60_000;
    // Ten minutes more than the provider's minimum, as clocks differ.
    expect(minutes).toBeGreaterThan(39);
    expect(minutes).toBeLessThan(41);
  });

  it('[CC8] merges two lines of one product', async () => {
    const items = [
      { price: five.priceId, quantity: 2 },
      { price: five.priceId, quantity: 3 },
    ];
    expect((await shop.checkOut(items)).status).toBe(200);
    expect(await shop.availableStock(five)).toBe(0);
    expect((await shop.checkOut(items)).status).toBe(409);
  });

  const line = { price: five.priceId, quantity: 1 };
  const good = { items: [line], ...returnUrls };
  const foreign = 'https://evil.example/success?session_id={CHECKOUT_SESSION_ID}';
  it.each<[string, number, unknown, RegExp]>([
    [
      'an unknown priceId',
      422,
      { ...good, items: [{ price: 'price_x', quantity: 1 }] },
      /no longer available/,
    ],
    ['a quantity of 0', 400, { ...good, items: [{ ...line, quantity: 0 }] }, /must be 1 or more/],
    ['half a ladder', 400, { ...good, items: [{ ...line, quantity: 1.5 }] }, /whole numbers/],
    [
      'more than there are',
      409,
      { ...good, items: [{ ...line, quantity: 6 }] },
      /^Only 5 of .* are left\./,
    ],
    [
      'more than one order can have',
      400,
      { ...good, items: [{ ...line, quantity: 1e300 }] },
      /up to 60 items.*trade quote/,
    ],
    ['an empty cart', 400, { ...good, items: [] }, /^Your cart is empty$/],
    ['51 lines', 400, { ...good, items: Array(51).fill(line) }, /up to 50 different products/],
    [
      'a foreign success address',
      400,
      { ...good, success_url: foreign },
      /do not belong to this shop/,
    ],
    [
      'a foreign cancel address',
      400,
      { ...good, cancel_url: 'https://evil.example' },
      /do not belong to this shop/,
    ],
    [
      'an address made to look like ours',
      400,
      { ...good, cancel_url: 'https://shop.example@evil.example' },
      /do not belong to this shop/,
    ],
    [
      'another page of ours',
      400,
      { ...good, success_url: 'https://shop.example/shop' },
      /do not belong to this shop/,
    ],
    ['a malformed address', 400, { ...good, success_url: 'success' }, /./],
    ['a body without items', 400, returnUrls, /Reload the page/],
    ['a list', 400, [good], /Reload the page/],
  ])('[CC11] refuses %s and does nothing', async (_, status, body, reason) => {
    const answer = await shop.postJson('/api/create-checkout', body);
    expect(answer.status).toBe(status);
    expect(await errorOf(answer)).toMatch(reason);
    await expectNothingDone();
  });

  it.each<[string, number, string, Record<string, string>]>([
    ['another content type', 415, JSON.stringify(good), { 'content-type': 'text/plain' }],
    ['no content type', 415, JSON.stringify(good), {}],
    ['what is no JSON', 400, '{"items":', { 'content-type': 'application/json' }],
    ['nothing', 400, '', { 'content-type': 'application/json' }],
    [
      '33 KB',
      413,
      JSON.stringify({ ...good, more: 'x'.repeat(33 * 1024) }),
      { 'content-type': 'application/json' },
    ],
    [
      'a key that is none',
      400,
      JSON.stringify(good),
      { 'content-type': 'application/json', 'idempotency-key': 'short' },
    ],
  ])('[CC11] refuses %s and does nothing', async (_, status, body, headers) => {
    const answer = await shop.post('/api/create-checkout', body, headers);
    expect(answer.status).toBe(status);
    expect(await errorOf(answer)).toMatch(/\w+\.$/);
    await expectNothingDone();
  });

  it('[CC11] rejects a total above the payment limit, after checking stock', async () => {
    const dear = { ...five, price: 20_000_000 };
    const hold = (quantity: number) => {
      const basket = { lines: [{ product: dear, quantity }], totalPence: dear.price * quantity };
      return holdBasket(database(), basket, { networks });
    };
    await expect(hold(6)).rejects.toThrow(/^Only 5 of/);
    await expect(hold(5)).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining('trade quote'),
    });
    await expectNothingDone();
  });

  it('[CC10] reports the remaining quantity of every product that is short', async () => {
    await shop.setStock(many, 0);
    const answer = await shop.checkOut([
      { price: five.priceId, quantity: 7 },
      { price: many.priceId, quantity: 1 },
    ]);
    expect(await errorOf(answer)).toBe(
      `Only 5 of ${five.name} are left. Reduce the quantity to continue. ` +
        `${many.name} is out of stock. Remove it from your cart to continue.`,
    );
  });

  it('[CC8] creates one session for a double click or a retry', async () => {
    const items = [
      { price: many.priceId, quantity: 1 },
      { price: five.priceId, quantity: 2 },
    ];
    const answers = await Promise.all([1, 2, 3].map(() => shop.checkOut(items, key)));
    answers.push(await shop.checkOut(items.toReversed(), key));
    const urls = await Promise.all(answers.map(async (answer) => (await answer.json()) as unknown));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(urls.map((url) => JSON.stringify(url))).size).toBe(1);
    expect(await shop.sessionCount()).toBe(1);
    expect(await shop.checkouts()).toHaveLength(1);
    expect(await shop.availableStock(five)).toBe(3);
  });

  it('[CC8] rejects the same key for a different cart', async () => {
    expect((await shop.checkOut([line], key)).status).toBe(200);
    for (const items of [
      [{ ...line, quantity: 2 }],
      [line, { price: many.priceId, quantity: 1 }],
    ]) {
      expect((await shop.checkOut(items, key)).status).toBe(422);
    }
    expect(await shop.availableStock(five)).toBe(4);
  });

  it('[CC8] resumes a checkout whose server crashed before the provider responded', async () => {
    const held = await holdBasket(
      database(),
      buildBasket([{ price: five.priceId, quantity: 2 }], catalogue()),
      {
        attemptKey: key,
        networks,
      },
    );
    expect((await shop.checkOut([{ price: five.priceId, quantity: 2 }], key)).status).toBe(200);
    expect(await shop.checkouts()).toMatchObject([{ id: held.id, state: 'open' }]);
    expect(await shop.availableStock(five)).toBe(3);
  });

  it.each<[number | 'silence', number, RegExp]>([
    [500, 503, /can't reach/],
    [429, 503, /can't reach/],
    ['silence', 503, /can't reach/],
    [401, 502, /can't take payments/],
  ])(
    '[CC9] releases the stock when the provider responds with %s',
    async (fault, status, reason) => {
      shop.payments.fault = fault === 'silence' ? fault : stripeError(fault);
      const answer = await shop.checkOut([line], key);
      expect(answer.status).toBe(status);
      expect(await errorOf(answer)).toMatch(reason);
      expect(await shop.availableStock(five)).toBe(5);
      expect(await shop.checkouts()).toMatchObject([{ state: 'failed', attemptKey: null }]);

      shop.payments.fault = undefined;
      expect((await shop.checkOut([line], key)).status).toBe(200);
    },
  );

  it('[CC14] keeps the reserved stock when a repeated request fails after payment', async () => {
    const { provider } = shop.shop;
    const { createSession } = provider;
    let repeated: Response | undefined;
    provider.createSession = async () => {
      provider.createSession = createSession;
      repeated = await shop.checkOut([line], key);
      throw new ProviderError('unreachable', new Error('silence'));
    };
    expect((await shop.checkOut([line], key)).status).toBe(503);
    expect(repeated?.status).toBe(200);
    expect(await shop.availableStock(five)).toBe(4);
    expect(await shop.checkouts()).toMatchObject([{ state: 'open', attemptKey: key }]);
  });

  it('[CC11] rejects a session whose total differs from the catalogue’s', async () => {
    const { provider } = shop.shop;
    const { createSession } = provider;
    let id = '';
    provider.createSession = async (checkout) => {
      const session = await createSession(checkout);
      id = session.id;
      return { ...session, totalPence: 1 };
    };
    const answer = await shop.checkOut([line]);
    provider.createSession = createSession;
    expect(answer.status).toBe(502);
    expect(await shop.availableStock(five)).toBe(5);
    expect((await shop.payments.session(id)).status).toBe('expired');
    expect(shop.log()).toContain('run stripe sync');
  });

  it('[CC11] rejects a payment page on an unknown origin', async () => {
    const { provider } = shop.shop;
    const { createSession } = provider;
    let id = '';
    provider.createSession = async (checkout) => {
      const session = await createSession(checkout);
      id = session.id;
      return { ...session, url: `https://evil.example/${id}` };
    };
    const answer = await shop.checkOut([line]);
    provider.createSession = createSession;
    expect(answer.status).toBe(502);
    expect(await answer.text()).not.toContain('evil');
    expect(await shop.availableStock(five)).toBe(5);
    expect((await shop.payments.session(id)).status).toBe('expired');
    expect(shop.log()).not.toContain('evil');
  });

  it('[CC13] releases the stock of a cancelled attempt', async () => {
    const id = await shop.startCheckout(five, 5, key);
    expect((await shop.checkOut([line])).status).toBe(409);
    const cancel = () => shop.postJson('/api/cancel-checkout', { attempt: key });
    expect((await cancel()).status).toBe(200);
    expect((await cancel()).status).toBe(200);
    expect((await shop.payments.session(id)).status).toBe('expired');
    expect(await shop.availableStock(five)).toBe(5);
    expect((await shop.checkOut([line], key)).status).toBe(200);
  });

  it('[CC13] renews an expired session with the same items', async () => {
    const first = await shop.startCheckout(five, 5, key);
    await shop.ageCheckouts(41);
    const second = await shop.startCheckout(five, 5, key);
    expect(second).not.toBe(first);
    expect((await shop.payments.session(first)).status).toBe('expired');
    expect((await shop.payments.session(second)).status).toBe('open');
    expect(await shop.availableStock(five)).toBe(0);
  });

  it('[CC13] does not reuse a session after a price change', async () => {
    const first = await shop.startCheckout(five, 5, key);
    await database()
      .queries.update(checkoutLine)
      .set({ unitPence: five.price - 100 });
    const second = await shop.startCheckout(five, 5, key);
    expect((await shop.payments.session(first)).status).toBe('expired');
    expect(await shop.payments.session(second)).toMatchObject({ amount_total: five.price * 5 });
    expect(await shop.availableStock(five)).toBe(0);
  });

  it('[CC13] asks a buyer to wait while the bank is processing', async () => {
    const id = await shop.startCheckout(five, 5, key);
    shop.payments.fault = {
      status: 200,
      body: { ...(await shop.payments.session(id)), status: 'complete', payment_status: 'unpaid' },
    };
    await shop.ageCheckouts(41);
    const answer = await shop.checkOut([{ ...line, quantity: 5 }], key);
    expect(answer.status).toBe(409);
    expect(await errorOf(answer)).toContain('bank is still processing');
    expect(await shop.checkouts()).toHaveLength(1);
  });

  it('[CC13] creates the order if an attempt was paid before it was cancelled', async () => {
    const id = await shop.startCheckout(five, 5, key);
    await shop.payments.pay(id);
    expect((await shop.postJson('/api/cancel-checkout', { attempt: key })).status).toBe(200);
    expect(await shop.orders()).toMatchObject([{ sessionId: id, state: 'paid', issues: [] }]);
    const again = await shop.checkOut([{ ...line, quantity: 5 }], key);
    expect(again.status).toBe(409);
    // With the session, the browser can show the order instead of a second payment.
    expect(v.parse(checkoutRejected, await again.json())).toEqual({
      error: 'This order has already been paid.',
      session_id: id,
    });
  });

  it('[CC8] sends an identical request whichever way the return URL is written', async () => {
    const asked: string[] = [];
    const { provider } = shop.shop;
    const { createSession } = provider;
    provider.createSession = (request) => {
      asked.push(request.cancelUrl);
      return createSession(request);
    };
    for (const cancel_url of ['https://shop.example/', 'https://shop.example']) {
      const body = { items: [line], ...returnUrls, cancel_url };
      expect((await shop.postJson('/api/create-checkout', body)).status).toBe(200);
    }
    provider.createSession = createSession;
    expect(asked).toEqual(['https://shop.example', 'https://shop.example']);
  });

  it('[CC9] reports clock skew when the provider rejects the expiry time', async () => {
    const error = { type: 'invalid_request_error', param: 'expires_at', message: 'Too soon' };
    shop.payments.fault = { status: 400, body: { error } };
    expect((await shop.checkOut([line], key)).status).toBe(502);
    expect(shop.log()).toMatch(/is this machine's clock right\?.*Too soon/);
    expect(await shop.availableStock(five)).toBe(5);
  });

  it('[CC14] expires a checkout without a session, and releases its stock', async () => {
    const basket = buildBasket([{ price: five.priceId, quantity: 2 }], catalogue());
    await holdBasket(database(), basket, { attemptKey: key, networks });
    await reconcileCheckouts(shop.shop);
    expect(await shop.availableStock(five)).toBe(3);
    await shop.ageCheckouts(3);
    await reconcileCheckouts(shop.shop);
    expect(await shop.availableStock(five)).toBe(5);
    expect(await shop.checkouts()).toMatchObject([{ state: 'failed', attemptKey: null }]);
  });

  it('[CC14] sells exactly five of five to sixty buyers at once', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => shop.checkOut([line])));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.filter((status) => status === 409)).toHaveLength(55);
    expect(await shop.availableStock(five)).toBe(0);
  });
});
