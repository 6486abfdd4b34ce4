import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { jobRun } from '../database/schema.ts';
import { readPaymentEvents } from '../payments/payment-event.ts';
import { ProviderError } from '../payments/provider-error.ts';
import { sandboxRefund } from '../payments/sandbox/schema.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { issueTexts } from '../testing/order.ts';
import { openTestShop, productWith, type TestShop } from '../testing/shop.ts';
import { stripeError } from '../testing/test-payments.ts';
import { isInDoubt } from './issue-text.ts';
import { applyMissedEvents, applyMissedEventsDaily } from './recover-orders.ts';

const five = productWith(5);
const hour = 60 * 60_000;
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * hour);

describeOnBothEngines('payment events that the webhook missed', (database) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(database());
  });
  beforeEach(() => shop.tidy());
  afterAll(() => shop.close());

  const note = (since = new Date()) =>
    applyMissedEvents(shop.shop, { refunds: since, disputes: since });

  /** An order that is paid for; answers its payment. */
  async function buy(): Promise<string> {
    await shop.tell(await shop.desk.pay(await shop.begin(five, 1)));
    return (await shop.orders()).at(-1)?.paymentId ?? '';
  }

  it('[CC14] makes orders refunded whose money went back, in part or in full, once', async () => {
    const [full, part] = [await buy(), await buy()];
    await shop.desk.giveBack(full, 5_00);
    await shop.desk.giveBack(full);
    await shop.desk.giveBack(part, 10_00);
    expect(await note()).toEqual({ recorded: 2, unrecorded: 0 });
    expect(await shop.orders()).toMatchObject([
      { paymentId: full, state: 'refunded' },
      { paymentId: part, state: 'paid', givenBackPence: 10_00 },
    ]);
    expect((await shop.orders())[1]?.issues).toMatchObject([
      { kind: 'partial-refund', data: { refundedPence: 10_00 } },
    ]);
    expect(await shop.left(five)).toBe(4);
    expect(await note()).toEqual({ recorded: 0, unrecorded: 0 });
  });

  const look = (now = new Date()) => applyMissedEventsDaily(shop.shop, now);

  it('[CC14] of refunds of the last five weeks is noted every day, by the first of many processes', async () => {
    const { queries } = database();
    await queries.delete(jobRun);
    const [lost, old] = [await buy(), await buy()];
    await shop.desk.giveBack(old);
    await queries.update(sandboxRefund).set({ createdAt: daysAgo(36) });
    await shop.desk.giveBack(lost);
    const ofLost = eq(sandboxRefund.paymentId, lost);
    await queries
      .update(sandboxRefund)
      .set({ createdAt: daysAgo(34) })
      .where(ofLost);
    const turns = await Promise.all([look(), look(), look()]);
    expect(turns.filter(Boolean)).toHaveLength(1);
    expect(await shop.orders()).toMatchObject([{ state: 'refunded' }, { state: 'paid' }]);
    expect(shop.log()).toContain('payment events were missed by the webhook');
    expect(await look()).toBe(false);
    expect(await look(new Date(Date.now() + 24 * hour))).toBe(true);
    const refunds = (await shop.mails()).filter(({ kind }) => kind === 'order-refunded');
    expect(refunds).toHaveLength(1);
  });

  it('[CC14] of a dispute that ended, or a refund that failed, is noted long after it began, and once', async () => {
    await database().queries.delete(jobRun);
    const [disputed, old, refunded] = [await buy(), await buy(), await buy()];
    const dispute = { payment_intent: disputed, amount: five.price };
    const began = Math.floor(daysAgo(115).getTime() / 1000);
    await shop.tell(shop.desk.notice('charge.dispute.created', { ...dispute, id: 'du_1' }));
    shop.desk.disputes = [
      { ...dispute, id: 'du_1', status: 'lost', created: began },
      { id: 'du_2', payment_intent: old, created: began - 14 * 24 * 60 * 60 },
    ];
    await shop.desk.giveBack(refunded, 10_00);
    await database()
      .queries.update(sandboxRefund)
      .set({ createdAt: daysAgo(30) });
    const { provider } = shop.shop;
    const { findEventsSince: findNewsSince } = provider;
    const failed = { id: 're_1', payment_intent: refunded, amount: 5_00, status: 'failed' };
    provider.findEventsSince = async (since) => [
      ...(await findNewsSince(since)),
      ...readPaymentEvents([failed as never], []),
    ];
    await look();
    const [noted, mailed] = [await shop.orders(), await shop.mails()];
    for (const days of [1, 2, 3]) expect(await look(daysAgo(-days))).toBe(true);
    provider.findEventsSince = findNewsSince;
    expect(noted).toMatchObject([
      { issues: [{ kind: 'dispute' }, { kind: 'dispute-ended', data: { end: 'lost' } }] },
      { issues: [] },
      {
        issues: [{ kind: 'partial-refund' }, { kind: 'refund-failed', data: { pence: 5_00 } }],
        givenBackPence: 10_00,
      },
    ]);
    expect(noted.map(isInDoubt)).toEqual([true, false, false]);
    // That there is a dispute, how it ended, what was given back, what was not.
    expect(mailed.filter(({ kind }) => kind === 'order-issue')).toHaveLength(4);
    expect(mailed.filter(({ kind }) => kind === 'order-refunded')).toHaveLength(1);
    expect(await shop.orders()).toEqual(noted);
    expect(await shop.mails()).toEqual(mailed);
  });

  it('[CC14] is looked for from an hour before the moment on, and no earlier', async () => {
    await shop.desk.giveBack(await buy());
    const past = new Date(Date.now() - 2 * hour);
    await database().queries.update(sandboxRefund).set({ createdAt: past });
    expect(await note()).toEqual({ recorded: 0, unrecorded: 0 });
    expect(await note(new Date(past.getTime() + hour))).toEqual({ recorded: 1, unrecorded: 0 });
  });

  it('[CC14] is found on every page of the provider’s list', async () => {
    const paymentId = await buy();
    await shop.desk.giveBack(await buy());
    // A page of refunds that are newer than the one that matters.
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
    shop.desk.disputes = [
      { id: 'du_1', payment_intent: disputed },
      { id: 'du_2', payment_intent: 'pi_another_shop' },
    ];
    const { provider } = shop.shop;
    const { findEventsSince: findNewsSince } = provider;
    const refund = { id: 're_1', payment_intent: failed, amount: 10_00, status: 'failed' };
    provider.findEventsSince = async (moment) => [
      ...readPaymentEvents([refund as never], []),
      ...(await findNewsSince(moment)),
    ];
    expect(await note()).toEqual({ recorded: 2, unrecorded: 0 });
    provider.findEventsSince = findNewsSince;
    const [first, second] = await shop.orders();
    expect(issueTexts(first)[0]).toContain("The buyer's bank disputes this payment");
    expect(issueTexts(second)[0]).toContain('A refund of £10.00 failed');
  });

  it('[CC14] counts a refund that was cancelled as given back no longer, once', async () => {
    const paymentId = await buy();
    await shop.desk.giveBack(paymentId, 10_00);
    expect(await note()).toEqual({ recorded: 1, unrecorded: 0 });
    await database().queries.delete(sandboxRefund);
    const { provider } = shop.shop;
    const { findEventsSince: findNewsSince } = provider;
    const charge = { payment_intent: paymentId, amount_refunded: 0, metadata: { checkout: 'one' } };
    const refund = { id: 're_1', payment_intent: paymentId, amount: 10_00, charge };
    provider.findEventsSince = async () =>
      readPaymentEvents([{ ...refund, status: 'canceled' } as never], []);
    expect(await note()).toEqual({ recorded: 1, unrecorded: 0 });
    expect(await note()).toEqual({ recorded: 0, unrecorded: 0 });
    provider.findEventsSince = findNewsSince;
    const [made] = await shop.orders();
    expect(made).toMatchObject({ state: 'paid', givenBackPence: 0 });
    expect(made?.issues.at(-1)).toMatchObject({ kind: 'refund-failed', data: { pence: 10_00 } });
  });

  it('[CC14] is noted even if one of it cannot be', async () => {
    const disputed = await buy();
    shop.desk.disputes = [
      { id: 'du_1', payment_intent: disputed },
      { id: 'du_2', payment_intent: 'pi_unknown' },
    ];
    const { provider } = shop.shop;
    const { findCheckout } = provider;
    provider.findCheckout = () => Promise.reject(new ProviderError(false, 'refused'));
    expect(await note()).toEqual({ recorded: 1, unrecorded: 1 });
    provider.findCheckout = findCheckout;
    expect(shop.log()).toContain('a payment event could not be recorded');
  });

  it('[CC14] is not said to be none while the provider cannot be asked', async () => {
    shop.desk.fault = stripeError(503);
    await expect(note()).rejects.toThrow('cannot be reached');
  });
});
