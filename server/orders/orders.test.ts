import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { trackedOrder } from '../../contract/order.ts';
import { session as sandboxSession } from '../../sandbox/database.ts';
import { shuffled } from '../../tests/support/shuffled.ts';
import { checkout } from '../database/schema.ts';
import type { PaymentSession } from '../payments/provider.ts';
import { ProviderError } from '../payments/provider.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { byCommand } from '../testing/order.ts';
import { findProductWithStock, openTestShop, type TestShop } from '../testing/shop.ts';
import { stripeError } from '../testing/test-payments.ts';
import { closeCheckout } from './close-checkout.ts';
import { dispatchOrder } from './dispatch-order.ts';
import { resolveIssues } from './issues.ts';
import { reconcileCheckouts } from './reconcile-checkouts.ts';

const five = findProductWithStock(5);

describeOnBothEngines('orders', (database) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(database());
  });
  beforeEach(() => shop.reset());

  /** Ends our checkouts while the provider's sessions can still be paid. */
  async function giveUp() {
    for (const { id } of await shop.checkouts()) await closeCheckout(database(), id, 'expired');
  }

  const track = (id: string) => shop.get(`/api/orders/${id}`);

  it('[CC14] are made of a paid session, with lines, address and a mail', async () => {
    const id = await shop.startCheckout(five, 2);
    expect((await shop.sendWebhook(await shop.payments.pay(id))).status).toBe(200);
    expect(await shop.orders()).toMatchObject([
      {
        reference: expect.stringMatching(/^RM-\d{6}$/),
        sessionId: id,
        paymentId: expect.stringMatching(/^pi_/),
        state: 'paid',
        email: 'buyer@firm.example',
        phone: '+441614960142',
        address: { line1: '1 Test Road', town: 'Leeds', postcode: 'LS1 1AA', country: 'GB' },
        company: 'Fellside Works',
        poNumber: 'PO-4471',
        deliveryNotes: 'Gate B, before ten',
        totalPence: five.price * 2,
        issues: [],
      },
    ]);
    expect(await shop.checkouts()).toMatchObject([{ state: 'paid' }]);
    expect(await shop.emails()).toMatchObject([
      { kind: 'order-confirmation', recipient: 'buyer@firm.example' },
      {
        kind: 'order-placed',
        recipient: 'trade@rungmoor.example',
        replyTo: 'buyer@firm.example',
      },
    ]);
    expect(await shop.availableStock(five)).toBe(3);
  });

  it('[CC14] are created once, with one email each, from a hundred shuffled concurrent events', async () => {
    const id = await shop.startCheckout(five, 2);
    const paid = await shop.payments.pay(id);
    const session = await shop.payments.session(id);
    const events = [
      shop.payments.event('checkout.session.completed', { ...session, payment_status: 'unpaid' }),
      shop.payments.event('checkout.session.async_payment_succeeded', session),
      shop.payments.event('payment_intent.succeeded', { id: 'pi_1' }),
    ];
    const all = Array.from({ length: 100 }, (_, n) => (n % 4 ? paid : events[n % 3])).map(
      (event) => event ?? paid,
    );
    const answers = await Promise.all(shuffled(all).map((event) => shop.sendWebhook(event)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const [made, ...more] = await shop.orders();
    expect(more).toEqual([]);
    expect(await shop.emails()).toHaveLength(2);
    expect(await shop.availableStock(five)).toBe(3);
    expect(made?.issues).toEqual([]);
  });

  it('[CC14] are unchanged by a late expiry event', async () => {
    const id = await shop.startCheckout(five, 2);
    await shop.sendWebhook(await shop.payments.pay(id));
    const session = { ...(await shop.payments.session(id)), status: 'expired' };
    await shop.sendWebhook(shop.payments.event('checkout.session.expired', session));
    expect(await shop.orders()).toMatchObject([{ state: 'paid' }]);
    expect(await shop.availableStock(five)).toBe(3);
  });

  it('[CC14] release stock once when the session expires or the payment fails', async () => {
    const expired = await shop.startCheckout(five, 2);
    const failed = await shop.startCheckout(five, 3);
    const refused = shop.payments.event('checkout.session.async_payment_failed', {
      ...(await shop.payments.session(failed)),
      status: 'complete',
    });
    for (const event of [await shop.payments.expire(expired), refused, refused]) {
      await shop.sendWebhook(event);
    }
    expect(await shop.availableStock(five)).toBe(5);
    expect(await shop.orders()).toEqual([]);
    expect((await shop.checkouts()).map(({ state }) => state)).toEqual(['expired', 'failed']);
  });

  it('[CC14] are created with an issue if stock has run out', async () => {
    const id = await shop.startCheckout(five, 2);
    await giveUp();
    await shop.setStock(five, 1);
    await shop.sendWebhook(await shop.payments.pay(id));
    const [made] = await shop.orders();
    expect(made).toMatchObject({
      state: 'paid',
      issues: [{ kind: 'out-of-stock', data: { items: [{ name: five.name, quantity: 2 }] } }],
    });
    expect(await shop.availableStock(five)).toBe(1);
    expect((await shop.emails()).map(({ recipient }) => recipient)).toEqual([
      'buyer@firm.example',
      'trade@rungmoor.example',
    ]);
    expect(shop.log()).toContain('an order has issues');
    expect(await (await track(id)).json()).toMatchObject({ state: 'paid', underReview: true });
  });

  it('[CC14] reserve stock again when paid late, if available', async () => {
    const id = await shop.startCheckout(five, 2);
    await giveUp();
    expect(await shop.availableStock(five)).toBe(5);
    await shop.sendWebhook(await shop.payments.pay(id));
    expect(await shop.orders()).toMatchObject([{ issues: [] }]);
    expect(await shop.availableStock(five)).toBe(3);
  });

  it('[CC14] are made from the provider’s lines when the database has lost the checkout', async () => {
    const id = await shop.startCheckout(five, 2);
    await database().queries.delete(checkout);
    await shop.setStock(five, 5);
    await shop.sendWebhook(await shop.payments.pay(id));
    const tracked = v.parse(trackedOrder, await (await track(id)).json());
    expect(tracked.lines).toEqual([
      { productId: five.id, name: five.name, sku: five.sku, quantity: 2, unitPence: five.price },
    ]);
    expect(await shop.availableStock(five)).toBe(3);
  });

  it('[CC14] may have two lines of one product, at two prices', async () => {
    const id = await shop.startCheckout(five, 3);
    await database().queries.execute(
      sql`update checkout_line set quantity = 1, unit_pence = unit_pence * 2`,
    );
    await database().queries.execute(
      sql`insert into checkout_line select checkout_id, product_id, price_id, name, sku,
        unit_pence / 4, 2, 2 from checkout_line`,
    );
    await shop.sendWebhook(await shop.payments.pay(id));
    const [made] = await shop.orders();
    expect(made?.lines).toMatchObject([
      { line: 1, productId: five.id, quantity: 1, unitPence: five.price * 2 },
      { line: 2, productId: five.id, quantity: 2, unitPence: five.price / 2 },
    ]);
    expect(await shop.availableStock(five)).toBe(2);
    const dispatch = { carrier: 'Van', ...byCommand };
    const sent = await dispatchOrder(shop.shop, made?.reference ?? '', dispatch);
    expect(sent.shortage).toBeUndefined();
    expect(await shop.availableStock(five)).toBe(2);
  });

  it('[CC14] are created from the provider’s response, whatever API version the event has', async () => {
    const id = await shop.startCheckout(five, 1);
    await shop.payments.pay(id);
    const older = { ...(await shop.payments.session(id)), collected_information: null };
    await shop.sendWebhook(shop.payments.event('checkout.session.completed', older));
    expect(await shop.orders()).toMatchObject([
      { issues: [], address: { line1: '1 Test Road', postcode: 'LS1 1AA' } },
    ]);
  });

  it('[CC14] fail the webhook if our key does not know the session, so that it is resent', async () => {
    const id = await shop.startCheckout(five, 1);
    const strange = { ...(await shop.payments.session(id)), id: 'cs_test_of_another_account' };
    const answer = await shop.sendWebhook(
      shop.payments.event('checkout.session.completed', strange),
    );
    expect(answer.status).toBe(500);
    const [held] = await shop.checkouts();
    expect(shop.log()).toContain(`of ${held?.id}, whose session our keys do not know`);
    // Not logged, as anyone with a session's id can see its order.
    expect(shop.log()).not.toContain('cs_test_of_another_account');
  });

  it('[CC14] have issues when another amount was paid or the buyer left no address', async () => {
    const id = await shop.startCheckout(five, 1);
    const paid = await shop.payments.pay(id);
    const bare = { ...(await shop.payments.session(id)), amount_total: 1, customer_details: null };
    shop.payments.fault = { status: 200, body: { ...bare, collected_information: null } };
    await shop.sendWebhook(paid);
    const [made] = await shop.orders();
    expect(made?.issues).toMatchObject([
      { kind: 'amount-mismatch', data: { paidPence: 1, duePence: five.price } },
      { kind: 'no-email' },
      { kind: 'no-address' },
    ]);
    expect(await shop.emails()).toMatchObject([{ recipient: 'trade@rungmoor.example' }]);
  });

  it('[CO3] paid with too little for delivery are accepted once the difference is agreed', async () => {
    const id = await shop.startCheckout(five, 1);
    await shop.sendWebhook(await shop.payments.pay(id, 'iv27 4aa'));
    const [made] = await shop.orders();
    const data = { district: 'IV27', paidPence: 0, duePence: expect.any(Number) };
    expect(made).toMatchObject({ state: 'paid', issues: [{ kind: 'delivery-surcharge', data }] });
    const [toBuyer, toOwner, ...more] = await shop.emails();
    expect(more).toEqual([]);
    expect(toBuyer).toMatchObject({
      kind: 'order-confirmation',
      text: expect.stringMatching(/accept your order once you've agreed the difference of £/),
    });
    expect(toOwner).toMatchObject({
      kind: 'order-issue',
      recipient: 'trade@rungmoor.example',
      text: expect.stringMatching(/^Delivery to IV27 costs £[\d.]+, but £0\.00 was paid\./),
    });
    expect(await (await track(id)).json()).toMatchObject({
      underReview: true,
      deliveryDifference: { pence: expect.any(Number) },
    });
    // Nothing is refunded automatically, and once the price is agreed, the delivery date is shown.
    expect(made?.givenBackPence).toBe(0);
    await resolveIssues(shop.shop, made?.reference ?? '', byCommand);
    const tracked = await (await track(id)).json();
    expect(tracked).toHaveProperty('deliverBy');
    expect(tracked).not.toHaveProperty('deliveryDifference');
  });

  it('[CC14] are created only from events that are signed, recent and ours', async () => {
    const id = await shop.startCheckout(five, 1);
    const good = await shop.payments.pay(id);
    const old = shop.payments.signWithClockSkew(good, -301);
    const redated = old.signature.replace(/t=\d+/, `t=${Math.floor(Date.now() / 1000)}`);
    for (const signature of ['', 't=1,v1=00', old.signature, redated]) {
      expect((await shop.sendWebhook({ ...good, signature })).status).toBe(400);
    }
    expect(
      (await shop.sendWebhook({ ...good, body: good.body.replace('paid', 'PAID') })).status,
    ).toBe(400);
    const strange = [
      shop.payments.event('invoice.paid', { id: 'in_1' }),
      shop.payments.event('checkout.session.completed', {
        ...(await shop.payments.session(id)),
        client_reference_id: 'another-shop',
      }),
    ];
    for (const event of strange) expect((await shop.sendWebhook(event)).status).toBe(200);
    expect(await shop.orders()).toEqual([]);
    // A minute less than the limit, as the machine may be busy.
    expect((await shop.sendWebhook(shop.payments.signWithClockSkew(good, -240))).status).toBe(200);
    expect(await shop.orders()).toHaveLength(1);
  });

  it('[CC13] are shown to whoever has the session’s id, without anything personal', async () => {
    const id = await shop.startCheckout(five, 2);
    await shop.sendWebhook(await shop.payments.pay(id));
    const answer = await track(id);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const text = await answer.text();
    expect(v.parse(trackedOrder, JSON.parse(text))).toMatchObject({
      state: 'paid',
      total: five.price * 2,
      poNumber: 'PO-4471',
      history: [{ state: 'paid' }],
    });
    const secrets = [
      'buyer@',
      'A Buyer',
      '4960142',
      'Test Road',
      'LS1',
      'Fellside',
      'Gate B',
      'underReview',
      id,
    ];
    for (const secret of secrets) {
      expect(text).not.toContain(secret);
      expect(shop.log()).not.toContain(secret);
    }
  });

  it('[CC13] are pending while nothing is paid, and unknown under any other id', async () => {
    const id = await shop.startCheckout(five, 1);
    const answer = await track(id);
    expect(answer.status).toBe(202);
    expect(await answer.json()).toEqual({ state: 'pending', unpaid: true });
    for (const strange of ['cs_test_never', 'cs_', 'x', '%00', encodeURIComponent("cs_' or 1=1")]) {
      expect((await track(strange)).status).toBe(404);
    }
  });

  it('[CC13] are pending, not unpaid, while the bank is processing', async () => {
    const id = await shop.startCheckout(five, 1);
    const { provider } = shop.shop;
    const { findSession } = provider;
    provider.findSession = async (session) => {
      const found = await findSession(session);
      return found && { ...found, state: 'processing' };
    };
    expect(await (await track(id)).json()).toEqual({ state: 'pending' });
    provider.findSession = findSession;
  });

  it('[CC14] are made when the buyer comes back and the event was lost', async () => {
    const id = await shop.startCheckout(five, 2);
    await shop.payments.pay(id);
    const answers = await Promise.all([track(id), track(id), track(id)]);
    expect(answers.map(({ status }) => status)).toContain(200);
    expect((await track(id)).status).toBe(200);
    expect(await shop.orders()).toHaveLength(1);
    expect(await shop.emails()).toHaveLength(2);
  });

  it('[CC13] ask the provider once in two seconds, and say so where it cannot be reached', async () => {
    const id = await shop.startCheckout(five, 1);
    let asked = 0;
    const { provider } = shop.shop;
    const { findSession } = provider;
    provider.findSession = (session) => {
      asked += 1;
      return findSession(session);
    };
    shop.payments.fault = stripeError(500);
    // On a busy machine, seconds may pass between two calls, so the test sets the time.
    const wasAsked = (seconds: number) =>
      database().queries.execute(
        sql`update checkout set asked_at = now() + make_interval(secs => ${seconds})`,
      );
    const unanswered = await track(id);
    expect(unanswered.status).toBe(503);
    expect(await unanswered.json()).toEqual({
      error: "We can't check the payment right now. Please try again in a minute.",
    });
    await wasAsked(60);
    for (let turn = 0; turn < 4; turn += 1) {
      const answer = await track(id);
      expect(answer.status).toBe(202);
      expect(await answer.json(), 'nobody knows').toEqual({ state: 'pending' });
    }
    expect(asked).toBe(1);
    await wasAsked(-2.1);
    expect((await track(id)).status).toBe(503);
    expect(asked).toBe(2);
    provider.findSession = findSession;
  });

  it('[CC13] are found when they are made between our query for them and that for their checkout', async () => {
    const id = await shop.startCheckout(five, 1);
    await shop.sendWebhook(await shop.payments.pay(id));
    const { queries } = database();
    await queries.execute(sql`update checkout set asked_at = now() + interval '1 minute'`);
    const nothing = {
      from: () => ({ where: () => ({ orderBy: () => ({ limit: async () => [] }) }) }),
    };
    const look = vi.spyOn(queries, 'select').mockImplementationOnce(() => nothing as never);
    onTestFinished(() => look.mockRestore());
    expect((await track(id)).status).toBe(200);
    expect(look.mock.calls.length).toBeGreaterThan(2);
  });

  it('[CC13] are not found for a session that ended unpaid', async () => {
    const id = await shop.startCheckout(five, 1);
    await shop.payments.expire(id);
    expect((await track(id)).status).toBe(404);
    expect((await track(id)).status).toBe(404);
    expect(await shop.availableStock(five)).toBe(5);
  });
});

describeOnBothEngines('reconcileCheckouts', (database) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(database());
  });
  beforeEach(() => shop.reset());

  it('[CC14] creates orders whose events were lost', async () => {
    const id = await shop.startCheckout(five, 2);
    await shop.payments.pay(id);
    expect(await reconcileCheckouts(shop.shop)).toBe(0);
    await shop.ageCheckouts(6);
    await Promise.all([
      reconcileCheckouts(shop.shop),
      reconcileCheckouts(shop.shop),
      reconcileCheckouts(shop.shop),
    ]);
    expect(await shop.orders()).toMatchObject([{ sessionId: id }]);
    expect(await shop.emails()).toHaveLength(2);
  });

  it('[CC14] ends what was not paid in time, here and at the provider', async () => {
    const id = await shop.startCheckout(five, 2);
    await shop.ageCheckouts(39);
    await reconcileCheckouts(shop.shop);
    expect(await shop.availableStock(five)).toBe(3);
    await shop.ageCheckouts(2);
    await reconcileCheckouts(shop.shop);
    expect(await shop.availableStock(five)).toBe(5);
    expect((await shop.payments.session(id)).status).toBe('expired');
    expect(await shop.checkouts()).toMatchObject([{ state: 'expired' }]);
    await shop.ageCheckouts(60);
    expect(await reconcileCheckouts(shop.shop)).toBe(0);
  });

  it('[CC14] keeps stock reserved while a bank processes or the provider is unreachable', async () => {
    const id = await shop.startCheckout(five, 2);
    const session = { ...(await shop.payments.session(id)), status: 'complete' };
    shop.payments.fault = { status: 200, body: session };
    await shop.ageCheckouts(50);
    await reconcileCheckouts(shop.shop);
    expect(await shop.availableStock(five)).toBe(3);
    shop.payments.fault = stripeError(500);
    await shop.ageCheckouts(50);
    await reconcileCheckouts(shop.shop);
    expect(await shop.availableStock(five)).toBe(3);
    expect(shop.log()).toContain('open checkouts could not be reconciled');
  });

  it('[CC14] times out waiting for the provider, and retries later', async () => {
    const id = await shop.startCheckout(five, 2);
    await shop.ageCheckouts(50);
    const { provider } = shop.shop;
    const { endSession } = provider;
    const answer = Promise.withResolvers<PaymentSession | undefined>();
    let asked = 0;
    provider.endSession = () => {
      asked += 1;
      return answer.promise;
    };
    // The clock is frozen: however slow the machine is, there is time for the first request only.
    const now = Date.now();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now);
    onTestFinished(() => {
      clock.mockRestore();
      provider.endSession = endSession;
    });
    expect(await reconcileCheckouts(shop.shop, now + 20)).toBe(0);
    expect(asked).toBe(1);
    await shop.ageCheckouts(6);
    expect(await reconcileCheckouts(shop.shop, now)).toBe(0);
    expect(asked).toBe(1);
    // A late response is not used.
    answer.resolve(await endSession(id));
    expect(await shop.availableStock(five)).toBe(3);
    provider.endSession = endSession;
    await shop.ageCheckouts(6);
    expect(await reconcileCheckouts(shop.shop, now + 60_000)).toBe(1);
    expect(await shop.availableStock(five)).toBe(5);
  });

  it('[CC14] continues when one checkout cannot be reconciled', async () => {
    const { provider } = shop.shop;
    const { endSession } = provider;
    const sessions: string[] = [];
    for (let n = 0; n < 4; n += 1) sessions.push(await shop.startCheckout(five, 1));
    provider.endSession = (id) =>
      id === sessions[1] ? Promise.reject(new ProviderError('refused', 'refused')) : endSession(id);
    await shop.ageCheckouts(41);
    expect(await reconcileCheckouts(shop.shop)).toBe(4);
    provider.endSession = endSession;
    expect(await shop.availableStock(five)).toBe(4);
    expect(shop.log()).toContain('a checkout could not be reconciled');
  });

  it('[CC14] reconciles more than one batch, and ends checkouts whose session the provider no longer has', async () => {
    const test = findProductWithStock(100);
    for (let n = 0; n < 25; n += 1) await shop.startCheckout(test, 1);
    await database().queries.delete(sandboxSession);
    await shop.ageCheckouts(41);
    expect(await reconcileCheckouts(shop.shop)).toBe(25);
    expect(await shop.availableStock(test)).toBe(100);
  });
});
