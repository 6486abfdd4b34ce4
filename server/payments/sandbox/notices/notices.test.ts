import { sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines } from '../../../testing/databases.ts';
import { type Bench, type Heard, oneLadder, openBench } from '../testing/bench.ts';

describeOnBothEngines('what the sandbox tells the shop', (database) => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench(database());
  });
  beforeEach(async () => {
    await database().queries.execute(sql`truncate sandbox_session, sandbox_event`);
    bench.ear.heard.length = 0;
    bench.ear.answer(200);
    bench.sandbox.planNotices({ copies: 1, delay: 0, state: 'waiting' });
  });
  afterAll(() => bench.close());

  const begin = async () => (await bench.stripe.checkout.sessions.create(oneLadder)).id;
  const read = ({ body, signature }: Heard, secret = bench.webhookSecret): Promise<Stripe.Event> =>
    bench.stripe.webhooks.constructEventAsync(body, signature, secret);

  it('[CC14] is signed so that the SDK takes it, and nobody else could have', async () => {
    const id = await begin();
    await bench.pay(id);
    expect(await bench.sandbox.makeRound()).toBe(1);
    const [heard] = bench.ear.heard;
    if (!heard) throw new Error('nothing was heard');
    const event = await read(heard);
    expect(event.id).toMatch(/^evt_\w{24}$/);
    expect(event).toMatchObject({
      object: 'event',
      type: 'checkout.session.completed',
      data: {
        object: {
          id,
          status: 'complete',
          payment_status: 'paid',
          client_reference_id: 'checkout_1',
          customer_details: { email: 'buyer@firm.example', phone: '+441614960142' },
          collected_information: {
            shipping_details: {
              name: 'A Buyer',
              address: { line1: '1 Test Road', postal_code: 'LS1 1AA', country: 'GB' },
            },
          },
        },
      },
    });
    await expect(read(heard, 'whsec_other')).rejects.toThrow('signature');
    const forged = { ...heard, body: heard.body.replace('56698', '1') };
    await expect(read(forged)).rejects.toThrow('signature');
  });

  it('[CC14] is told again, later each time, until the shop has taken it', async () => {
    await bench.pay(await begin());
    bench.ear.answer(500);
    expect(await bench.sandbox.makeRound()).toBe(1);
    expect(await bench.sandbox.makeRound()).toBe(0);
    bench.wait(1 / 60);
    expect(await bench.sandbox.makeRound()).toBe(1);
    bench.wait(1 / 60);
    expect(await bench.sandbox.makeRound()).toBe(0);
    bench.wait(1 / 60);
    bench.ear.answer(302);
    expect(await bench.sandbox.makeRound()).toBe(1);
    bench.wait(1);
    bench.ear.answer(204);
    expect(await bench.sandbox.makeRound()).toBe(1);
    bench.wait(60);
    expect(await bench.sandbox.makeRound()).toBe(0);
    expect(bench.ear.heard).toHaveLength(4);
    expect(new Set(bench.ear.heard.map(({ body }) => body)).size).toBe(1);
  });

  it('is given up after three days without an answer', async () => {
    await bench.pay(await begin());
    bench.ear.answer(500);
    bench.wait(3 * 24 * 60 + 1);
    expect(await bench.sandbox.makeRound()).toBe(1);
    bench.wait(24 * 60);
    bench.ear.answer(200);
    expect(await bench.sandbox.makeRound()).toBe(0);
  });

  it('[CC14] comes twice, late, out of order or not at all, if a test wants it', async () => {
    const id = await begin();
    bench.sandbox.planNotices({ copies: 3 });
    await bench.pay(id);
    await bench.sandbox.makeRound();
    expect(bench.ear.types()).toEqual(Array(3).fill('checkout.session.completed'));

    bench.ear.heard.length = 0;
    bench.sandbox.planNotices({ copies: 1, delay: 60_000 });
    await bench.pay(await begin());
    expect(await bench.sandbox.makeRound()).toBe(0);
    bench.wait(1.1);
    expect(await bench.sandbox.makeRound()).toBe(1);

    bench.ear.heard.length = 0;
    bench.sandbox.planNotices({ delay: 0, state: 'held' });
    const refunded = await begin();
    await bench.pay(refunded);
    const { payment_intent } = await bench.stripe.checkout.sessions.retrieve(refunded);
    bench.wait(1);
    await bench.stripe.refunds.create({ payment_intent: String(payment_intent) });
    expect(await bench.sandbox.makeRound()).toBe(0);
    expect(await bench.sandbox.sendNotices('newest first')).toBe(2);
    expect(bench.ear.types()).toEqual(['charge.refunded', 'checkout.session.completed']);
    expect(JSON.parse(bench.ear.heard[0]?.body ?? '').data.object).toMatchObject({
      refunded: true,
      payment_intent,
      metadata: { checkout: 'checkout_1' },
    });

    bench.ear.heard.length = 0;
    bench.sandbox.planNotices({ state: 'dropped' });
    await bench.pay(await begin());
    bench.wait(600);
    await bench.sandbox.sendNotices();
    expect(bench.ear.types()).not.toContain('checkout.session.completed');
  });

  it('can be set by a person on the hosted page', async () => {
    await bench.pay(await begin(), { delivery: 'twice' });
    await bench.pay(await begin(), { delivery: 'never' });
    await bench.pay(await begin(), { delivery: 'late' });
    await bench.sandbox.makeRound();
    expect(bench.ear.heard).toHaveLength(2);
    bench.wait(0.4);
    await bench.sandbox.makeRound();
    expect(bench.ear.heard).toHaveLength(3);
  });

  it('[CC14] includes once that a session has expired', async () => {
    const id = await begin();
    const ended = await begin();
    await bench.stripe.checkout.sessions.expire(ended);
    bench.wait(24 * 60 + 1);
    await bench.stripe.checkout.sessions.retrieve(id);
    await Promise.all([bench.sandbox.makeRound(), bench.sandbox.makeRound()]);
    await bench.sandbox.makeRound();
    expect(bench.ear.types()).toEqual(Array(2).fill('checkout.session.expired'));
    const told = bench.ear.heard.map(({ body }) => JSON.parse(body).data.object);
    expect(told.map((session) => session.id).sort()).toEqual([id, ended].sort());
    expect(told[0]).toMatchObject({ status: 'expired', payment_status: 'unpaid', url: null });
  });

  it('comes from one of two processes on the same books, once', async () => {
    const other = await openBench(database(), { clock: bench.clock });
    try {
      for (let index = 0; index < 5; index += 1) await other.pay(await begin());
      const taken = await Promise.all([bench.sandbox.makeRound(), other.sandbox.makeRound()]);
      expect(taken[0] + taken[1]).toBe(5);
      expect(bench.ear.heard.length + other.ear.heard.length).toBe(5);
      expect(other.webhookSecret).toBe(bench.webhookSecret);
    } finally {
      await other.close();
    }
  });

  it('comes by itself', async () => {
    const busy = await openBench(database(), { byHand: false, clock: bench.clock });
    try {
      const id = await begin();
      const told = busy.ear.next();
      await busy.pay(id);
      await told;
      expect(busy.ear.types()).toEqual(['checkout.session.completed']);
    } finally {
      await busy.close();
    }
  });
});
