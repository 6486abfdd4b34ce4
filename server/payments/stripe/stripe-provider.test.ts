import type Stripe from 'stripe';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getBuiltCatalogue as catalogue } from '../../app/catalogue.ts';
import { describeOnBothEngines } from '../../testing/databases.ts';
import { findProductWithStock, openTestShop, type TestShop } from '../../testing/shop.ts';
import { stripeError } from '../../testing/test-payments.ts';
import { isProviderError, newCheckoutId, ProviderError } from '../provider.ts';
import { buildSessionParameters, readPaidLine } from './session.ts';
import { createStripeProvider, isPaymentUrl, sumRefunds } from './stripe-provider.ts';

const five = findProductWithStock(5);
const line = {
  productId: five.id,
  priceId: five.priceId,
  name: five.name,
  sku: five.sku,
  unitPence: five.price,
  quantity: 2,
  delivery: null,
};
const checkout = {
  id: 'checkout_1',
  expiresAt: new Date('2026-11-15T12:00:00.900Z'),
  successUrl: 'https://shop.example/success?session_id={CHECKOUT_SESSION_ID}',
  cancelUrl: 'https://shop.example',
};

const synced = { ...line, priceId: 'price_1QmZ8cLkdIwHu7ix' };
const ownItem = {
  quantity: 2,
  price_data: { unit_amount: five.price, tax_behavior: 'inclusive' },
};

describe("a payment's page for the owner", () => {
  const pageWith = (secretKey: string, more = {}) =>
    createStripeProvider({ secretKey, webhookSecret: '', ...more }).paymentDashboardUrl('pi_1/2');

  it('[OF5] is on the dashboard, of live payments or of tests, and nowhere in the sandbox', () => {
    expect(pageWith('sk_live_x')).toBe('https://dashboard.stripe.com/payments/pi_1%2F2');
    expect(pageWith('rk_test_x')).toBe('https://dashboard.stripe.com/test/payments/pi_1%2F2');
    expect(pageWith('sk_test_x', { fetch: globalThis.fetch })).toBeUndefined();
  });
});

describe('session parameters', () => {
  const delivery = {
    productId: 'delivery',
    priceId: '',
    name: 'Delivery, Highlands',
    sku: 'DELIVERY',
    unitPence: 48_00,
    quantity: 1,
    delivery: 'standard',
  } as const;

  it('[CO3] has the delivery charge last, at its own price, and known by its metadata', () => {
    const lines = [delivery, { ...line, productId: 'zebra' }];
    const asked = buildSessionParameters({ ...checkout, lines }, 'as synced');
    expect(asked.line_items).toMatchObject([
      { quantity: 2 },
      {
        quantity: 1,
        price_data: {
          unit_amount: 48_00,
          tax_behavior: 'inclusive',
          product_data: { name: 'Delivery, Highlands', metadata: { delivery: 'standard' } },
        },
      },
    ]);
    expect(asked.custom_text?.shipping_address).toMatchObject({
      message: expect.stringMatching(/^This order includes: Delivery, Highlands\./),
    });
  });

  it('[CC11] is the catalogue’s price where the priceId is the catalogue’s own', () => {
    const [item] =
      buildSessionParameters({ ...checkout, lines: [line] }, 'as synced').line_items ?? [];
    expect(item).toMatchObject(ownItem);
    expect(item).not.toHaveProperty('price');
  });

  it('[CC11] is the provider’s price where stripe sync has written its id', () => {
    const asked = buildSessionParameters({ ...checkout, lines: [synced] }, 'as synced');
    expect(asked.line_items).toEqual([{ price: synced.priceId, quantity: 2 }]);
  });

  it('[CC11] is the catalogue’s price in a sandbox, whatever stripe sync has written', () => {
    const asked = buildSessionParameters({ ...checkout, lines: [synced] }, "the catalogue's own");
    expect(asked.line_items).toMatchObject([ownItem]);
  });

  it('[CC8] is the same for a repeat, in whatever order its lines are read', () => {
    const other = { ...line, productId: 'another' };
    const [one, two] = [
      [line, other],
      [other, line],
    ].map((lines) => buildSessionParameters({ ...checkout, lines }, 'as synced'));
    expect(one).toEqual(two);
    expect(one?.expires_at).toBe(1_794_744_000);
  });
});

describe('paid line', () => {
  const sold = { id: 'li_1', quantity: 1, description: five.name };

  it('[CC14] is known by its product, else by its price, else named as unknown', () => {
    const read = (price: object) =>
      readPaidLine({ ...sold, price } as never, catalogue()).productId;
    expect(read({ id: 'price_x', product: { metadata: { product: 'steps' } } })).toBe('steps');
    expect(read({ id: five.priceId, product: { metadata: {} } })).toBe(five.id);
    expect(read({ id: 'price_x', product: { deleted: true } })).toBe('unknown-li_1');
  });
});

const ownPage = 'https://www.shop.example/success';

describe('payment URL', () => {
  it.each([
    'https://checkout.stripe.com/c/pay/cs_live_1#x',
    'https://www.shop.example/sandbox/checkout/cs_test_1',
    'https://pay.shop.example/c/pay/cs_live_1',
  ])('[CC11] allows %s', (address) => {
    expect(isPaymentUrl(address, ownPage)).toBe(true);
  });

  it.each([
    'https://evil.example/pay',
    'http://checkout.stripe.com/c/pay/cs_live_1',
    'https://checkout.stripe.com.evil.example/',
    'https://checkout.stripe.com@evil.example/',
    'https://evilshop.example/',
    'http://pay.shop.example/',
    'https://www.shop.example:8443/',
    'javascript:alert(1)//https://checkout.stripe.com',
    'no address at all',
  ])('[CC11] rejects %s', (address) => {
    expect(isPaymentUrl(address, ownPage)).toBe(false);
  });
});

it('[CC14] the refunded sum leaves out failed and cancelled refunds', () => {
  const statuses = ['succeeded', 'pending', 'requires_action', 'failed', 'canceled', null];
  const refunds = statuses.map((status, n) => ({ status, amount: 10 ** n }) as Stripe.Refund);
  expect(sumRefunds(refunds)).toBe(100_111);
  expect(sumRefunds([])).toBe(0);
});

describeOnBothEngines('the provider', (database) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(database());
  });
  beforeEach(() => shop.reset());

  const provider = () => shop.payments.provider;

  it('[CC14] reads the state of a session', async () => {
    const id = await shop.startCheckout(five, 2);
    expect(await provider().findSession(id)).toMatchObject({
      state: 'open',
      url: expect.anything(),
    });
    await shop.payments.pay(id);
    expect(await provider().findSession(id)).toMatchObject({
      state: 'paid',
      totalPence: five.price * 2,
      paymentId: expect.stringMatching(/^pi_/),
      buyer: { email: 'buyer@firm.example', address: { postcode: 'LS1 1AA' } },
    });
    expect(await provider().findLines(id, catalogue())).toEqual([
      {
        productId: five.id,
        name: five.name,
        unitPence: five.price,
        quantity: 2,
        delivery: null,
        vatPercent: 20,
      },
    ]);
  });

  it('[CC11] makes a session in the sandbox of what was synced with Stripe', async () => {
    const urls = { successUrl: checkout.successUrl, cancelUrl: checkout.cancelUrl };
    const inHalfAnHour = new Date(Date.now() + 31 * 60_000);
    const made = await provider().createSession({
      ...urls,
      id: newCheckoutId(),
      expiresAt: inHalfAnHour,
      lines: [synced],
    });
    expect(made).toMatchObject({ state: 'open', totalPence: five.price * 2 });
    expect(await provider().findLines(made.id, catalogue())).toMatchObject([
      { productId: five.id },
    ]);
  });

  it('[CC14] ends an open session, and leaves one that is paid', async () => {
    const [open, paid] = [await shop.startCheckout(five, 1), await shop.startCheckout(five, 1)];
    await shop.payments.pay(paid);
    expect(await provider().endSession(open)).toMatchObject({ state: 'expired' });
    expect(await provider().endSession(open)).toMatchObject({ state: 'expired' });
    expect(await provider().endSession(paid)).toMatchObject({ state: 'paid' });
    expect(await provider().endSession('cs_test_unknown')).toBeUndefined();
    expect(await provider().findSession('cs_test_unknown')).toBeUndefined();
  });

  it('[CC14] does not fetch a session if ending it failed as unreachable', async () => {
    const asked: string[] = [];
    const unreachable = createStripeProvider({
      secretKey: 'sk_test_x',
      webhookSecret: '',
      fetch: async (url) => {
        asked.push(new URL(String(url)).pathname);
        return new Response('', { status: 500 });
      },
    });
    await expect(unreachable.endSession('cs_test_1')).rejects.toMatchObject({ temporary: true });
    expect(new Set(asked)).toEqual(new Set(['/v1/checkout/sessions/cs_test_1/expire']));
  });

  it('[CC14] refunds once under one key, and refuses under another', async () => {
    const id = await shop.startCheckout(five, 1);
    await shop.payments.pay(id);
    const { paymentId = '' } = (await provider().findSession(id)) ?? {};
    for (const _ of [1, 2]) await provider().refund(paymentId, 'refund_1');
    const again = await provider()
      .refund(paymentId, 'refund_2')
      .catch((error: unknown) => error);
    expect(isProviderError(again, 'already refunded')).toBe(true);
  });

  it('[CC14] names the checkout of a payment, if it is one of ours', async () => {
    const id = await shop.startCheckout(five, 1);
    await shop.payments.pay(id);
    const { paymentId = '', checkoutId } = (await provider().findSession(id)) ?? {};
    expect(await provider().findCheckoutId(paymentId)).toBe(checkoutId);
    expect(await provider().findCheckoutId('pi_unknown')).toBeUndefined();
  });

  it('[CC9] distinguishes temporary from permanent errors', async () => {
    const passing = async (fault: typeof shop.payments.fault) => {
      shop.payments.fault = fault;
      const error = await provider()
        .findSession('cs_test_any')
        .catch((caught: unknown) => caught);
      return error instanceof ProviderError && error.temporary;
    };
    for (const status of [409, 429, 500, 503]) {
      expect(await passing(stripeError(status))).toBe(true);
    }
    expect(await passing('silence')).toBe(true);
    for (const text of ['<title>Down</title>', '{"id":"cs_1","u', '{}', '[]', 'null', '']) {
      expect(await passing({ status: 200, text, type: 'text/html' })).toBe(true);
    }
    for (const status of [400, 401, 403]) expect(await passing(stripeError(status))).toBe(false);
  });
});
