import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { products } from '../../catalogue/catalogue.ts';
import { refund as sandboxRefund, session as sandboxSession } from '../../sandbox/database.ts';
import { jobRun } from '../database/schema.ts';
import { ProviderError } from '../payments/provider.ts';
import { readPaymentEvents } from '../payments/stripe/events.ts';
import { openLedger } from '../stock/ledger.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { issueTexts } from '../testing/order.ts';
import { findProductWithStock, openTestShop, type TestShop } from '../testing/shop.ts';
import { stripeError } from '../testing/test-payments.ts';
import { isUnderReview } from './issue-text.ts';
import {
  applyMissedEvents,
  applyMissedEventsDaily,
  createMissingOrders,
  findMissingOrders,
} from './recover-orders.ts';

const five = findProductWithStock(5);
const hundred = findProductWithStock(100);
const hour = 60 * 60_000;

describeOnBothEngines('missing orders', (database) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(database());
  });
  beforeEach(() => shop.reset());

  const anHourAgo = () => new Date(Date.now() - hour);
  const recover = async () => {
    const { paid, missing } = await findMissingOrders(shop.shop, anHourAgo());
    return { paid, ...(await createMissingOrders(shop.shop, missing)) };
  };

  async function buy(quantity: number): Promise<string> {
    const id = await shop.startCheckout(five, quantity);
    await shop.sendWebhook(await shop.payments.pay(id));
    return id;
  }

  /** Resets our database to before the purchases; the provider's data stays. */
  async function loseOrders() {
    await database().queries.execute(
      sql`truncate shop_order, checkout, mail, stock, stock_movement cascade`,
    );
    await openLedger(database().queries, products);
  }

  it('[CC14] are created from paid sessions, with their lines, emails and original date', async () => {
    const id = await buy(2);
    await database().queries.update(sandboxSession).set({ createdAt: anHourAgo() });
    await loseOrders();
    expect(await recover()).toMatchObject({ paid: 1, failed: 0, made: [expect.any(String)] });
    const [made, ...others] = await shop.orders();
    expect(others).toEqual([]);
    expect(made).toMatchObject({ sessionId: id, state: 'paid', totalPence: five.price * 2 });
    expect(made?.issues).toMatchObject([{ kind: 'restored' }]);
    expect(Date.now() - (made?.createdAt.getTime() ?? 0)).toBeGreaterThan(hour - 60_000);
    expect(await shop.availableStock(five)).toBe(3);
    const [toBuyer, toOwner, ...more] = await shop.emails();
    expect(more).toEqual([]);
    expect(toBuyer).toMatchObject({
      kind: 'order-confirmation',
      text: expect.stringContaining('before we can accept it'),
    });
    expect(toBuyer?.text).not.toContain('deliver it within');
    expect(toOwner).toMatchObject({
      kind: 'order-issue',
      text: expect.stringMatching(/^Recovered from the payment provider. It may have been sent/),
    });
    expect(await recover()).toEqual({ paid: 1, made: [], failed: 0 });
    expect(await shop.orders()).toHaveLength(1);
  });

  it('[CC14] are recovered atomically, and flagged as restored on retry', async () => {
    await buy(1);
    await loseOrders();
    const { queries } = database();
    await queries.execute(sql`alter table mail add constraint full_disk check (false)`);
    expect(await recover()).toEqual({ paid: 1, made: [], failed: 1 });
    expect([await shop.orders(), await shop.checkouts()]).toEqual([[], []]);
    await queries.execute(sql`alter table mail drop constraint full_disk`);
    expect(await recover()).toMatchObject({ failed: 0 });
    expect(await shop.orders()).toMatchObject([{ issues: [{ kind: 'restored' }] }]);
  });

  it('[CC14] are created without an issue if their checkout is in the database', async () => {
    await shop.payments.pay(await shop.startCheckout(five, 1));
    expect(await recover()).toMatchObject({ paid: 1, failed: 0, made: [expect.any(String)] });
    expect(await shop.orders()).toMatchObject([{ issues: [] }]);
  });

  it('[CC14] ignores unpaid sessions and those of other programs', async () => {
    await shop.startCheckout(five, 1);
    await shop.payments.expire(await shop.startCheckout(five, 1));
    await buy(1);
    await loseOrders();
    await database().queries.execute(
      sql`update sandbox.session set asked = jsonb_set(asked, '{client_reference_id}', '"other"')`,
    );
    expect(await recover()).toEqual({ paid: 0, made: [], failed: 0 });
  });

  it('[CC14] continue when one of them fails', async () => {
    const ids = [await buy(1), await buy(1), await buy(1)];
    await loseOrders();
    const { provider } = shop.shop;
    const { findLines } = provider;
    provider.findLines = (id, catalogue) =>
      id === ids[1]
        ? Promise.reject(new ProviderError('refused', 'refused'))
        : findLines(id, catalogue);
    expect(await recover()).toMatchObject({ paid: 3, failed: 1 });
    provider.findLines = findLines;
    expect((await shop.orders()).map(({ sessionId }) => sessionId)).toEqual([ids[0], ids[2]]);
    expect(shop.log()).toContain('a paid session could not be made an order');
    expect(await recover()).toMatchObject({ paid: 3, failed: 0, made: [expect.any(String)] });
  });

  it('[CC14] are found on every page of the provider’s list, the oldest first', async () => {
    await buy(1);
    const { queries } = database();
    const [one] = await queries.select().from(sandboxSession);
    if (!one) throw new Error('Nothing was bought');
    // Enough copies to fill two pages, each a second older.
    const copies = Array.from({ length: 200 }, (_, n) => ({
      ...one,
      id: `cs_test_copy${n}`,
      createdAt: new Date(one.createdAt.getTime() - (n + 1) * 1000),
    }));
    await queries.insert(sandboxSession).values(copies);
    const { paid, missing } = await findMissingOrders(shop.shop, anHourAgo());
    expect(paid).toBe(201);
    expect(missing).toHaveLength(200);
    expect(missing[0]?.id).toBe('cs_test_copy199');
    expect(missing.at(-1)?.id).toBe('cs_test_copy0');
  });

  it('[CC14] fail instead of returning none while the provider is unavailable', async () => {
    await shop.payments.pay(await shop.startCheckout(hundred, 1));
    shop.payments.fault = stripeError(503);
    await expect(recover()).rejects.toThrow('cannot be reached');
    shop.payments.fault = { status: 200, text: '<title>Down</title>', type: 'text/html' };
    await expect(recover()).rejects.toThrow('cannot be reached');
    expect(await shop.orders()).toEqual([]);
  });
});

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * hour);

describeOnBothEngines('missed payment events', (database) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(database());
  });
  beforeEach(() => shop.reset());

  const note = (since = new Date()) =>
    applyMissedEvents(shop.shop, { refunds: since, disputes: since });

  /** Places a paid order, and returns its payment id. */
  async function buy(): Promise<string> {
    await shop.sendWebhook(await shop.payments.pay(await shop.startCheckout(five, 1)));
    return (await shop.orders()).at(-1)?.paymentId ?? '';
  }

  it('[CC14] make orders refunded whose money was refunded, in part or in full, once', async () => {
    const [full, part] = [await buy(), await buy()];
    await shop.payments.refund(full, 5_00);
    await shop.payments.refund(full);
    await shop.payments.refund(part, 10_00);
    expect(await note()).toEqual({ recorded: 2, unrecorded: 0 });
    expect(await shop.orders()).toMatchObject([
      { paymentId: full, state: 'refunded' },
      { paymentId: part, state: 'paid', givenBackPence: 10_00 },
    ]);
    expect((await shop.orders())[1]?.issues).toMatchObject([
      { kind: 'partial-refund', data: { refundedPence: 10_00 } },
    ]);
    expect(await shop.availableStock(five)).toBe(4);
    expect(await note()).toEqual({ recorded: 0, unrecorded: 0 });
  });

  const check = (now = new Date()) => applyMissedEventsDaily(shop.shop, now);

  it('[CC14] about refunds of the last five weeks are recorded every day, by the first of many processes', async () => {
    const { queries } = database();
    await queries.delete(jobRun);
    const [lost, old] = [await buy(), await buy()];
    await shop.payments.refund(old);
    await queries.update(sandboxRefund).set({ createdAt: daysAgo(36) });
    await shop.payments.refund(lost);
    const ofLost = eq(sandboxRefund.paymentId, lost);
    await queries
      .update(sandboxRefund)
      .set({ createdAt: daysAgo(34) })
      .where(ofLost);
    const turns = await Promise.all([check(), check(), check()]);
    expect(turns.filter(Boolean)).toHaveLength(1);
    expect(await shop.orders()).toMatchObject([{ state: 'refunded' }, { state: 'paid' }]);
    expect(shop.log()).toContain('payment events were missed by the webhook');
    expect(await check()).toBe(false);
    expect(await check(new Date(Date.now() + 24 * hour))).toBe(true);
    const refunds = (await shop.emails()).filter(({ kind }) => kind === 'order-refunded');
    expect(refunds).toHaveLength(1);
  });

  it('[CC14] about ended disputes and failed refunds are recorded once, months after they began', async () => {
    await database().queries.delete(jobRun);
    const [disputed, old, refunded] = [await buy(), await buy(), await buy()];
    const dispute = { payment_intent: disputed, amount: five.price };
    const began = Math.floor(daysAgo(115).getTime() / 1000);
    await shop.sendWebhook(
      shop.payments.event('charge.dispute.created', { ...dispute, id: 'du_1' }),
    );
    shop.payments.disputes = [
      { ...dispute, id: 'du_1', status: 'lost', created: began },
      { id: 'du_2', payment_intent: old, created: began - 14 * 24 * 60 * 60 },
    ];
    await shop.payments.refund(refunded, 10_00);
    await database()
      .queries.update(sandboxRefund)
      .set({ createdAt: daysAgo(30) });
    const { provider } = shop.shop;
    const { findEventsSince } = provider;
    const failed = { id: 're_1', payment_intent: refunded, amount: 5_00, status: 'failed' };
    provider.findEventsSince = async (since) => [
      ...(await findEventsSince(since)),
      ...readPaymentEvents([failed as never], []),
    ];
    await check();
    const [noted, mailed] = [await shop.orders(), await shop.emails()];
    for (const days of [1, 2, 3]) expect(await check(daysAgo(-days))).toBe(true);
    provider.findEventsSince = findEventsSince;
    expect(noted).toMatchObject([
      { issues: [{ kind: 'dispute' }, { kind: 'dispute-ended', data: { end: 'lost' } }] },
      { issues: [] },
      {
        issues: [{ kind: 'partial-refund' }, { kind: 'refund-failed', data: { pence: 5_00 } }],
        givenBackPence: 10_00,
      },
    ]);
    expect(noted.map(isUnderReview)).toEqual([true, false, false]);
    // One each for the dispute, its end, the refund and the failed refund.
    expect(mailed.filter(({ kind }) => kind === 'order-issue')).toHaveLength(4);
    expect(mailed.filter(({ kind }) => kind === 'order-refunded')).toHaveLength(1);
    expect(await shop.orders()).toEqual(noted);
    expect(await shop.emails()).toEqual(mailed);
  });

  it('[CC14] are fetched from an hour before the given time, and no earlier', async () => {
    await shop.payments.refund(await buy());
    const past = new Date(Date.now() - 2 * hour);
    await database().queries.update(sandboxRefund).set({ createdAt: past });
    expect(await note()).toEqual({ recorded: 0, unrecorded: 0 });
    expect(await note(new Date(past.getTime() + hour))).toEqual({ recorded: 1, unrecorded: 0 });
  });

  it('[CC14] are found on every page of the provider’s list, too', async () => {
    const paymentId = await buy();
    await shop.payments.refund(await buy());
    // A page of refunds that are newer than the one to be found.
    const newer = Array.from({ length: 100 }, (_, n) => ({
      id: `re_copy${n}`,
      paymentId,
      amountPence: 1,
      metadata: {},
      createdAt: new Date(Date.now() + 1000),
    }));
    await database().queries.insert(sandboxRefund).values(newer);
    expect(await note()).toEqual({ recorded: 1, unrecorded: 0 });
  });

  it('[CC14] raise issues about disputes and refunds that failed', async () => {
    const [disputed, failed] = [await buy(), await buy()];
    shop.payments.disputes = [
      { id: 'du_1', payment_intent: disputed },
      { id: 'du_2', payment_intent: 'pi_another_shop' },
    ];
    const { provider } = shop.shop;
    const { findEventsSince } = provider;
    const refund = { id: 're_1', payment_intent: failed, amount: 10_00, status: 'failed' };
    provider.findEventsSince = async (moment) => [
      ...readPaymentEvents([refund as never], []),
      ...(await findEventsSince(moment)),
    ];
    expect(await note()).toEqual({ recorded: 2, unrecorded: 0 });
    provider.findEventsSince = findEventsSince;
    const [first, second] = await shop.orders();
    expect(issueTexts(first)[0]).toContain("The buyer's bank disputes this payment");
    expect(issueTexts(second)[0]).toContain('A refund of £10.00 failed');
  });

  it('[CC14] subtract a cancelled refund once', async () => {
    const paymentId = await buy();
    await shop.payments.refund(paymentId, 10_00);
    expect(await note()).toEqual({ recorded: 1, unrecorded: 0 });
    await database().queries.delete(sandboxRefund);
    const { provider } = shop.shop;
    const { findEventsSince } = provider;
    const charge = { payment_intent: paymentId, amount_refunded: 0, metadata: { checkout: 'one' } };
    const refund = { id: 're_1', payment_intent: paymentId, amount: 10_00, charge };
    provider.findEventsSince = async () =>
      readPaymentEvents([{ ...refund, status: 'canceled' } as never], []);
    expect(await note()).toEqual({ recorded: 1, unrecorded: 0 });
    expect(await note()).toEqual({ recorded: 0, unrecorded: 0 });
    provider.findEventsSince = findEventsSince;
    const [made] = await shop.orders();
    expect(made).toMatchObject({ state: 'paid', givenBackPence: 0 });
    expect(made?.issues.at(-1)).toMatchObject({ kind: 'refund-failed', data: { pence: 10_00 } });
  });

  it('[CC14] are recorded even if one of them cannot be', async () => {
    const disputed = await buy();
    shop.payments.disputes = [
      { id: 'du_1', payment_intent: disputed },
      { id: 'du_2', payment_intent: 'pi_unknown' },
    ];
    const { provider } = shop.shop;
    const { findCheckoutId } = provider;
    provider.findCheckoutId = () => Promise.reject(new ProviderError('refused', 'refused'));
    expect(await note()).toEqual({ recorded: 1, unrecorded: 1 });
    provider.findCheckoutId = findCheckoutId;
    expect(shop.log()).toContain('a payment event could not be recorded');
  });

  it('[CC14] throw while the provider is unavailable', async () => {
    shop.payments.fault = stripeError(503);
    await expect(note()).rejects.toThrow('cannot be reached');
  });
});
