import { sql } from 'drizzle-orm';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  describeOnBothEngines,
  ladderSessionParams,
  openSandboxHarness,
  type SandboxHarness,
} from '../tests/support/sandbox-harness.ts';
import { payment } from './database.ts';

describeOnBothEngines('the sandbox to the SDK', (database) => {
  let bench: SandboxHarness;
  beforeAll(async () => {
    bench = await openSandboxHarness(database());
  });
  beforeEach(() =>
    database().queries.execute(
      sql`truncate sandbox.session, sandbox.payment, sandbox.refund, sandbox.event, sandbox.request`,
    ),
  );
  afterAll(() => bench.close());

  const sessions = () => bench.stripe.checkout.sessions;
  const count = async () => {
    const { rows } = (await database().queries.execute(
      sql`select count(*)::int as n from sandbox.session`,
    )) as unknown as { rows: { n: number }[] };
    return rows[0]?.n;
  };

  it('[CC8] makes a session and finds it again', async () => {
    const made = await sessions().create({
      ...ladderSessionParams,
      expires_at: bench.seconds() + 32 * 60,
    });
    expect(made).toMatchObject({
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 566_98,
      client_reference_id: 'checkout_1',
      payment_intent: null,
    });
    expect(made.id).toMatch(/^cs_test_\w{58}$/);
    expect(made.url).toBe(`https://shop.example/sandbox/checkout/${made.id}`);
    expect(made).not.toHaveProperty('line_items');
    expect(await sessions().retrieve(made.id)).toEqual(made);
  });

  it('expands the requested objects', async () => {
    const { id } = await sessions().create(ladderSessionParams);
    await bench.pay(id);
    const expand = ['line_items.data.price.product', 'payment_intent'];
    const full = await sessions().retrieve(id, { expand });
    expect(full).toMatchObject({
      line_items: {
        data: [
          {
            quantity: 2,
            price: { unit_amount: 283_49, product: { name: 'Step Ladder, 8 tread' } },
          },
        ],
      },
      payment_intent: {
        status: 'succeeded',
        amount: 566_98,
        metadata: { checkout: 'checkout_1' },
      },
    });
    const lines = await sessions().listLineItems(id, { expand: ['data.price.product'] });
    expect(lines.data[0]?.price?.product).toMatchObject({
      metadata: { product: 'step-ladder-8' },
    });
    const plain = await sessions().listLineItems(id);
    expect(plain.data[0]?.price?.product).toMatch(/^prod_/);
    expect((await sessions().retrieve(id)).payment_intent).toMatch(/^pi_/);
  });

  it('[CC14] lists sessions by their time and how they stand, a page at a time', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 4; n += 1) {
      ids.push((await sessions().create(ladderSessionParams)).id);
      if (n < 3) await bench.pay(ids[n] ?? '');
      bench.advanceMinutes(1);
    }
    const [, second = '', third = ''] = ids;
    const { created } = await sessions().retrieve(second);
    const asked = { created: { gte: created }, status: 'complete', limit: 1 } as const;
    const page = await sessions().list({ ...asked, expand: ['data.payment_intent'] });
    expect(page).toMatchObject({
      has_more: true,
      data: [{ id: third, payment_intent: { amount: 566_98 } }],
    });
    expect(page.data[0]).not.toHaveProperty('line_items');
    const rest = await sessions().list({ ...asked, starting_after: third });
    expect(rest).toMatchObject({ has_more: false, data: [{ id: second }] });
    expect((await sessions().list()).data.map(({ id }) => id)).toEqual(ids.toReversed());
    expect((await sessions().list({ status: 'open' })).data).toHaveLength(1);
    bench.advanceMinutes(25 * 60);
    expect((await sessions().list({ status: 'open' })).data).toEqual([]);
  });

  it('ends an open session once', async () => {
    const { id } = await sessions().create(ladderSessionParams);
    expect(await sessions().expire(id)).toMatchObject({ status: 'expired', url: null });
    await expect(sessions().expire(id)).rejects.toMatchObject({ statusCode: 400 });
    expect((await sessions().retrieve(id)).status).toBe('expired');
  });

  it('takes a session for 30 minutes to 24 hours and ends it then', async () => {
    for (const life of [29 * 60, 25 * 3600]) {
      const asked = sessions().create({
        ...ladderSessionParams,
        expires_at: bench.seconds() + life,
      });
      await expect(asked).rejects.toMatchObject({ statusCode: 400, param: 'expires_at' });
    }
    const { id } = await sessions().create({
      ...ladderSessionParams,
      expires_at: bench.seconds() + 1860,
    });
    bench.advanceMinutes(30);
    expect((await sessions().retrieve(id)).status).toBe('open');
    bench.advanceMinutes(2);
    expect((await sessions().retrieve(id)).status).toBe('expired');
    expect((await bench.pay(id)).status).toBe(410);
  });

  it('refunds no more than was paid', async () => {
    const { id } = await sessions().create(ladderSessionParams);
    await bench.pay(id);
    const { payment_intent } = await sessions().retrieve(id);
    const refund = (amount?: number) =>
      bench.stripe.refunds.create({
        payment_intent: String(payment_intent),
        ...(amount && { amount }),
      });
    expect(await refund(100_00)).toMatchObject({ status: 'succeeded', amount: 100_00 });
    await expect(refund(500_00)).rejects.toMatchObject({ param: 'amount' });
    expect(await refund()).toMatchObject({ amount: 466_98, payment_intent });
    await expect(refund()).rejects.toMatchObject({ code: 'charge_already_refunded' });
    await expect(bench.stripe.refunds.create({ payment_intent: 'pi_none' })).rejects.toMatchObject({
      code: 'resource_missing',
    });
  });

  it('[CC14] lists refunds by time with pagination, and no disputes', async () => {
    const { id } = await sessions().create(ladderSessionParams);
    await bench.pay(id);
    const payment_intent = String((await sessions().retrieve(id)).payment_intent);
    const { refunds, disputes } = bench.stripe;
    const made: string[] = [];
    for (const amount of [100_00, 50_00, 25_00]) {
      made.push((await refunds.create({ payment_intent, amount })).id);
      bench.advanceMinutes(1);
    }
    const [, second = '', third = ''] = made;
    const plain = await refunds.list();
    expect(plain.data.map((refund) => refund.id)).toEqual(made.toReversed());
    expect(plain.data[0]).toMatchObject({ amount: 25_00, payment_intent });
    expect(plain.data[0]?.charge).toMatch(/^ch_/);
    const asked = { created: { gte: plain.data[1]?.created ?? 0 }, limit: 1 };
    expect(await refunds.list({ ...asked, expand: ['data.charge'] })).toMatchObject({
      has_more: true,
      data: [
        {
          id: third,
          charge: {
            amount_refunded: 175_00,
            refunded: false,
            metadata: { checkout: 'checkout_1' },
          },
        },
      ],
    });
    const rest = await refunds.list({ ...asked, starting_after: third });
    expect(rest).toMatchObject({ has_more: false, data: [{ id: second }] });
    expect(await disputes.list(asked)).toMatchObject({ data: [], has_more: false });
  });

  it('[CC8] answers a repeat under the same key with the same session', async () => {
    const first = await sessions().create(ladderSessionParams, { idempotencyKey: 'key-1' });
    const again = await sessions().create(ladderSessionParams, { idempotencyKey: 'key-1' });
    expect(again).toEqual(first);
    expect(await count()).toBe(1);
  });

  it('refuses another request under a key that was used', async () => {
    await sessions().create(ladderSessionParams, { idempotencyKey: 'key-2' });
    const other = { ...ladderSessionParams, client_reference_id: 'checkout_2' };
    await expect(sessions().create(other, { idempotencyKey: 'key-2' })).rejects.toSatisfy(
      (error) => error instanceof Stripe.errors.StripeIdempotencyError && error.statusCode === 400,
    );
    expect(await count()).toBe(1);
    bench.advanceMinutes(25 * 60);
    await sessions().create(other, { idempotencyKey: 'key-2' });
    expect(await count()).toBe(2);
  });

  it('creates one session for concurrent requests with one key', async () => {
    const asked = Array.from({ length: 12 }, () =>
      sessions().create(ladderSessionParams, { idempotencyKey: 'key-4', maxNetworkRetries: 5 }),
    );
    const made = await Promise.all(asked);
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await count()).toBe(1);
  });

  it('[CC14] repeats a rejection under the same key for a day', async () => {
    const { id } = await sessions().create(ladderSessionParams);
    await bench.pay(id);
    const paid = String((await sessions().retrieve(id)).payment_intent);
    const [row] = await database().queries.delete(payment).returning();
    const refund = (idempotencyKey: string) =>
      bench.stripe.refunds.create({ payment_intent: paid }, { idempotencyKey });
    const rejection = { statusCode: 400, code: 'resource_missing' };
    await expect(refund('key-6')).rejects.toMatchObject(rejection);
    if (row) await database().queries.insert(payment).values(row);
    await expect(refund('key-6')).rejects.toMatchObject(rejection);
    expect(await refund('key-7')).toMatchObject({ amount: 566_98 });
    bench.advanceMinutes(25 * 60);
    await expect(refund('key-6')).rejects.toMatchObject({ code: 'charge_already_refunded' });
  });

  it('accepts a corrected request under the key of an invalid one', async () => {
    const bad = { ...ladderSessionParams, line_items: [] };
    await expect(sessions().create(bad, { idempotencyKey: 'key-5' })).rejects.toThrow();
    await sessions().create(ladderSessionParams, { idempotencyKey: 'key-5' });
    expect(await count()).toBe(1);
  });

  const [line] = ladderSessionParams.line_items;
  const field = (key: string) => ({ key, label: { type: 'custom', custom: 'Gate' }, type: 'text' });
  it.each([
    ['success_url', { ...ladderSessionParams, success_url: undefined }],
    ['success_url', { ...ladderSessionParams, success_url: 'javascript:alert(1)' }],
    ['line_items', { ...ladderSessionParams, line_items: undefined }],
    ['line_items.0.quantity', { ...ladderSessionParams, line_items: [{ ...line, quantity: 1.5 }] }],
    ['line_items.0.quantity', { ...ladderSessionParams, line_items: [{ ...line, quantity: 0 }] }],
    [
      'line_items.0.price_data',
      { ...ladderSessionParams, line_items: [{ price: 'price_1', quantity: 1 }] },
    ],
    ['custom_fields', { ...ladderSessionParams, custom_fields: ['a', 'b', 'c', 'd'].map(field) }],
    ['custom_fields.0.key', { ...ladderSessionParams, custom_fields: [field('po-number')] }],
    ['mode', { ...ladderSessionParams, mode: 'subscription' }],
  ])('names the parameter %s that is wrong', async (param, parameters) => {
    const asked = sessions().create(parameters as Stripe.Checkout.SessionCreateParams);
    await expect(asked).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
      param,
    });
    expect(await count()).toBe(0);
  });

  it('refuses totals that no card can pay', async () => {
    const priced = (unit_amount: number) =>
      sessions().create({
        ...ladderSessionParams,
        line_items: [{ ...line, price_data: { ...line.price_data, unit_amount } }],
      });
    await expect(priced(14)).rejects.toMatchObject({ code: 'amount_too_small' });
    await expect(priced(99_999_999)).rejects.toMatchObject({ code: 'amount_too_large' });
  });

  it('throws for unknown routes and sessions', async () => {
    await expect(bench.stripe.customers.list()).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 404,
    });
    for (const id of ['cs_test_none', 'cs\0']) {
      const missing = { statusCode: 404, code: 'resource_missing' };
      await expect(sessions().retrieve(id)).rejects.toMatchObject(missing);
    }
  });
});
