import { sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  describeOnBothEngines,
  ladderSessionParams,
  openSandboxHarness,
  type ReceivedEvent,
  type SandboxHarness,
} from '../tests/support/sandbox-harness.ts';

describeOnBothEngines('a webhook of the sandbox', (database) => {
  let bench: SandboxHarness;
  beforeAll(async () => {
    bench = await openSandboxHarness(database());
  });
  beforeEach(async () => {
    await database().queries.execute(sql`truncate sandbox.session, sandbox.event`);
    bench.receiver.received.length = 0;
    bench.receiver.answer(200);
  });
  afterAll(() => bench.close());

  const begin = async () => (await bench.stripe.checkout.sessions.create(ladderSessionParams)).id;
  const read = (
    { body, signature }: ReceivedEvent,
    secret = bench.webhookSecret,
  ): Promise<Stripe.Event> => bench.stripe.webhooks.constructEventAsync(body, signature, secret);

  it('[CC14] has a signature that the SDK verifies', async () => {
    const id = await begin();
    await bench.pay(id);
    expect(await bench.sandbox.run()).toBe(1);
    const [received] = bench.receiver.received;
    if (!received) throw new Error('nothing was received');
    const event = await read(received);
    expect(event.id).toMatch(/^evt_\w{32}$/);
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
    await expect(read(received, 'whsec_other')).rejects.toThrow('signature');
    const forged = { ...received, body: received.body.replace('56698', '1') };
    await expect(read(forged)).rejects.toThrow('signature');
  });

  it('[CC14] is retried with backoff until the shop accepts it', async () => {
    await bench.pay(await begin());
    bench.receiver.answer(500);
    expect(await bench.sandbox.run()).toBe(1);
    expect(await bench.sandbox.run()).toBe(0);
    bench.advanceMinutes(1 / 60);
    expect(await bench.sandbox.run()).toBe(1);
    bench.advanceMinutes(1 / 60);
    expect(await bench.sandbox.run()).toBe(0);
    bench.advanceMinutes(1 / 60);
    bench.receiver.answer(302);
    expect(await bench.sandbox.run()).toBe(1);
    bench.advanceMinutes(1);
    bench.receiver.answer(204);
    expect(await bench.sandbox.run()).toBe(1);
    bench.advanceMinutes(60);
    expect(await bench.sandbox.run()).toBe(0);
    expect(bench.receiver.received).toHaveLength(4);
    expect(new Set(bench.receiver.received.map(({ body }) => body)).size).toBe(1);
  });

  it('[CC14] includes every refund, with what has gone back by then', async () => {
    const id = await begin();
    await bench.pay(id);
    const { payment_intent } = await bench.stripe.checkout.sessions.retrieve(id);
    bench.advanceMinutes(1);
    await bench.stripe.refunds.create({ payment_intent: String(payment_intent), amount: 1_00 });
    expect(await bench.sandbox.run()).toBe(2);
    const refund = bench.receiver.received.find(({ body }) => body.includes('charge.refunded'));
    expect(JSON.parse(refund?.body ?? '').data.object).toMatchObject({
      refunded: false,
      amount_refunded: 1_00,
      payment_intent,
      metadata: { checkout: 'checkout_1' },
    });
  });

  it('[CC14] includes once that a session has expired', async () => {
    const id = await begin();
    const ended = await begin();
    await bench.stripe.checkout.sessions.expire(ended);
    bench.advanceMinutes(24 * 60 + 1);
    await bench.stripe.checkout.sessions.retrieve(id);
    await Promise.all([bench.sandbox.run(), bench.sandbox.run()]);
    await bench.sandbox.run();
    expect(bench.receiver.types()).toEqual(Array(2).fill('checkout.session.expired'));
    const reported = bench.receiver.received.map(({ body }) => JSON.parse(body).data.object);
    expect(reported.map((session) => session.id).sort()).toEqual([id, ended].sort());
    expect(reported[0]).toMatchObject({ status: 'expired', payment_status: 'unpaid', url: null });
  });

  it('is sent once when two processes share a database', async () => {
    const other = await openSandboxHarness(database(), bench.clock);
    try {
      for (let index = 0; index < 5; index += 1) await other.pay(await begin());
      const taken = await Promise.all([bench.sandbox.run(), other.sandbox.run()]);
      expect(taken[0] + taken[1]).toBe(5);
      expect(bench.receiver.received.length + other.receiver.received.length).toBe(5);
      expect(other.webhookSecret).toBe(bench.webhookSecret);
    } finally {
      await other.close();
    }
  });
});
