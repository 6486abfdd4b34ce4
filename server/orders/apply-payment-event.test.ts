import { beforeAll, beforeEach, expect, it } from 'vitest';
import { formatPrice } from '../../catalogue/money.ts';
import { refund as sandboxRefund } from '../../sandbox/database.ts';
import { shuffled } from '../../tests/support/shuffled.ts';
import type { Shop } from '../app/shop.ts';
import type { Database } from '../database/database.ts';
import { order } from '../database/schema.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { byCommand, issueTexts } from '../testing/order.ts';
import { findProductWithStock, openTestShop, type TestShop } from '../testing/shop.ts';
import { applyPaymentEvent } from './apply-payment-event.ts';
import { changeOrderState } from './change-order.ts';
import { dispatchOrder } from './dispatch-order.ts';
import { isUnderReview } from './issue-text.ts';
import { resolveIssues } from './issues.ts';
import { readOrder } from './order.ts';

const five = findProductWithStock(5);
const total = five.price * 2;

describeOnBothEngines('payment events', (database) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(database());
  });
  beforeEach(() => shop.reset());

  /** Makes a payment, and returns the events about it. */
  async function pay() {
    const session = await shop.startCheckout(five, 2);
    const paid = await shop.payments.pay(session);
    const { paymentId, checkoutId } = (await shop.payments.provider.findSession(session)) ?? {};
    const about = { payment_intent: paymentId };
    return {
      paid,
      paymentId: paymentId ?? '',
      checkoutId: checkoutId ?? '',
      refund: (pence: number) =>
        shop.payments.event('charge.refunded', {
          ...about,
          refunded: pence === total,
          amount: total,
          amount_refunded: pence,
          metadata: { checkout: checkoutId },
        }),
      dispute: (id: string, dueBy: number | null) =>
        shop.payments.event('charge.dispute.created', {
          ...about,
          id,
          evidence_details: { due_by: dueBy },
          metadata: {},
        }),
      end: (id: string, status: string, caseType = 'chargeback') =>
        shop.payments.event('charge.dispute.closed', {
          ...about,
          id,
          status,
          amount: total,
          payment_method_details: { type: 'card', card: { case_type: caseType } },
        }),
      failedRefund: (id: string, amount = 10_00) =>
        shop.payments.event('refund.failed', { ...about, id, amount, status: 'failed' }),
    };
  }

  async function tell(...events: Awaited<ReturnType<typeof pay>>['paid'][]) {
    for (const event of events) expect((await shop.sendWebhook(event)).status).toBe(200);
  }

  /** The shop, with `happen` called before its first transactions: after the provider is queried. */
  function meanwhile(happen: () => Promise<unknown>, times = 1): Shop {
    const { database: real, ...rest } = shop.shop;
    let left = times;
    const transaction: Database['transaction'] = async (work) => {
      left -= 1;
      if (left >= 0) await happen();
      return real.transaction(work);
    };
    return { ...rest, database: { ...real, transaction } };
  }

  const mailsOf = async (wanted: string) =>
    (await shop.emails()).filter(({ kind }) => kind === wanted);
  const givenBack = (pence: number) =>
    `${formatPrice(pence)} of ${formatPrice(total)} has been refunded at Stripe.`;

  it('[CC14] marks the order refunded after a full refund, even if that event comes first', async () => {
    const { paid, refund } = await pay();
    await tell(refund(10_00), refund(total), paid, refund(total), refund(10_00));
    expect(await shop.orders()).toMatchObject([{ state: 'refunded' }]);
    expect(issueTexts((await shop.orders())[0])).toEqual([]);
    expect(await shop.availableStock(five)).toBe(5);
  });

  it('[CC14] emails the buyer about each refund, once', async () => {
    const { paid, refund } = await pay();
    await tell(paid, refund(10_00), refund(10_00), refund(25_00), refund(total), refund(total));
    expect(await mailsOf('order-refunded')).toMatchObject(
      [10_00, 15_00, total - 25_00].map((pence) => ({
        recipient: 'buyer@firm.example',
        text: expect.stringContaining(`We've refunded ${formatPrice(pence)} to the card`),
      })),
    );
  });

  it('[CC14] raises an issue when a part is refunded, once', async () => {
    const { paid, refund } = await pay();
    await tell(paid, refund(10_00), refund(10_00));
    await Promise.all([1, 2, 3].map(() => shop.sendWebhook(refund(10_00))));
    const [made] = await shop.orders();
    expect(made).toMatchObject({
      state: 'paid',
      issues: [{ kind: 'partial-refund', data: { refundedPence: 10_00, totalPence: total } }],
    });
    // The order itself is not in doubt: the buyer still sees the delivery date.
    expect(made && isUnderReview(made)).toBe(false);
    const [mail, ...more] = await mailsOf('order-issue');
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      recipient: 'trade@rungmoor.example',
      text: expect.stringContaining(givenBack(10_00)),
    });
    expect(await shop.availableStock(five)).toBe(3);
  });

  it('[CC14] ignores late events with a smaller amount, and cleared issues', async () => {
    const { paid, refund } = await pay();
    await tell(paid, refund(20_00), refund(10_00));
    const [made] = await shop.orders();
    expect(issueTexts(made)).toEqual([givenBack(20_00)]);
    const reference = made?.reference ?? '';
    await dispatchOrder(shop.shop, reference, { carrier: 'Fell Freight', ...byCommand });
    await tell(refund(20_00), refund(10_00));
    const { issues, events } = await readOrder(database().queries, reference);
    expect(issues).toMatchObject([{ kind: 'partial-refund', clearedBy: 'admin' }]);
    expect(events.map(({ state, note }) => [state, note])).toEqual([
      ['paid', null],
      ['dispatched', null],
    ]);
    expect(await mailsOf('order-issue')).toHaveLength(1);
  });

  it('[CC14] raises an issue when the bank disputes it, with the time to respond by', async () => {
    const { paid, dispute } = await pay();
    const first = dispute('du_1', Date.UTC(2026, 6, 3, 22, 59, 59) / 1000);
    await tell(...shuffled([paid, first, first, first]), dispute('du_2', null));
    const [made, ...more] = await shop.orders();
    expect(more).toEqual([]);
    expect(made?.state).toBe('paid');
    expect(made && isUnderReview(made)).toBe(true);
    expect(issueTexts(made)).toEqual([
      "The buyer's bank disputes this payment. Respond at Stripe by 3 July 2026 at 23:59.",
      "The buyer's bank disputes this payment. Respond at Stripe.",
    ]);
    expect(await mailsOf('order-issue')).toHaveLength(2);
    expect(shop.log()).toContain('an order has issues');
  });

  it.each([
    ['lost', `Dispute lost: the buyer's bank has taken back ${formatPrice(total)}.`],
    ['won', 'Dispute closed: we keep the money.'],
    ['warning_closed', 'Dispute closed: we keep the money.'],
  ])(
    '[CC14] raises an issue about the end of a dispute that is %s, once',
    async (status, sentence) => {
      const { paid, dispute, end } = await pay();
      const over = end('du_1', status);
      await tell(paid, dispute('du_1', null), over, over);
      expect(issueTexts((await shop.orders())[0])).toEqual([
        "The buyer's bank disputes this payment. Respond at Stripe.",
        sentence,
      ]);
      expect(await mailsOf('order-issue')).toHaveLength(2);
    },
  );

  it.each([
    ['block', 'Dispute closed: we keep the money.', false],
    [
      'resolution',
      `Dispute resolved before it was opened. ${formatPrice(total)} may have gone back to the buyer: check at Stripe.`,
      true,
    ],
  ])(
    '[CC14] raises no dispute issue if it was prevented by a %s',
    async (how, sentence, inDoubt) => {
      const { paid, dispute, end } = await pay();
      const prevented = end('du_1', 'prevented', how);
      await tell(paid, prevented, dispute('du_1', null), prevented);
      const [made] = await shop.orders();
      expect(issueTexts(made)).toEqual([sentence]);
      expect(made && isUnderReview(made)).toBe(inDoubt);
      expect(await mailsOf('order-issue')).toHaveLength(1);
    },
  );

  it.each(['lost', 'won'])('[CC14] raises no dispute issue if it is already %s', async (status) => {
    const { paid, dispute, end } = await pay();
    await tell(paid, end('du_1', status));
    const [ended] = await shop.orders();
    await tell(dispute('du_1', null), end('du_1', status), dispute('du_1', null));
    expect(await shop.orders()).toEqual([ended]);
    expect(await mailsOf('order-issue')).toHaveLength(1);
    // Another dispute of the same payment is a new issue.
    await tell(dispute('du_2', null));
    expect((await shop.orders())[0]?.issues.at(-1)).toMatchObject({ kind: 'dispute' });
  });

  it('[CC14] keeps a dispute open at dispatch, and clears other issues', async () => {
    const { paid, dispute, refund } = await pay();
    await tell(paid, refund(10_00), dispute('du_1', null));
    const [made] = await shop.orders();
    const sent = { carrier: 'Fell Freight', ...byCommand };
    const { issues } = await dispatchOrder(shop.shop, made?.reference ?? '', sent);
    expect(issues).toMatchObject([
      { kind: 'partial-refund', clearedBy: 'admin' },
      { kind: 'dispute', clearedBy: null },
    ]);
  });

  it('[CC14] keeps money issues open when the order is cancelled, and clears them when it is refunded', async () => {
    const { paid, dispute, refund, failedRefund } = await pay();
    await tell(paid, refund(10_00), dispute('du_1', null), failedRefund('re_1'));
    const [made] = await shop.orders();
    const become = (to: 'cancelled' | 'refunded') =>
      changeOrderState(shop.shop, made?.reference ?? '', { to, ...byCommand });
    const cancelled = await become('cancelled');
    expect(isUnderReview(cancelled)).toBe(true);
    expect(issueTexts(cancelled)).toEqual([
      "The buyer's bank disputes this payment. Respond at Stripe.",
      'A refund of £10.00 failed or was cancelled at Stripe. Refund the buyer another way.',
    ]);
    expect(issueTexts(await become('refunded'))).toEqual([]);
  });

  it('[CC14] raises an issue when a recorded refund fails', async () => {
    const { paid, refund, failedRefund } = await pay();
    await tell(paid, refund(total), failedRefund('re_1'), failedRefund('re_1'));
    expect(await shop.orders()).toMatchObject([
      { state: 'refunded', issues: [{ kind: 'refund-failed', data: { pence: 10_00 } }] },
    ]);
    expect(await mailsOf('order-issue')).toHaveLength(1);
  });

  it('[CC14] does not count a failed refund, and records the next one whatever its amount', async () => {
    const { paid, paymentId, refund, failedRefund } = await pay();
    const { queries } = database();
    const given = async () => (await shop.orders())[0]?.givenBackPence;
    await shop.payments.refund(paymentId, 20_00);
    await tell(paid, refund(20_00));
    expect(await given()).toBe(20_00);
    await queries.delete(sandboxRefund);
    // The old refund is reported again, late.
    await tell(failedRefund('re_1'), failedRefund('re_1'), refund(20_00));
    expect(await given()).toBe(0);
    for (const pence of [10_00, 20_00]) {
      await shop.payments.refund(paymentId, 10_00);
      await tell(refund(pence), refund(pence));
      expect(await given()).toBe(pence);
    }
    expect((await mailsOf('order-refunded')).map(({ text }) => text)).toEqual(
      [20_00, 10_00, 10_00].map((pence) =>
        expect.stringContaining(`We've refunded ${formatPrice(pence)} to`),
      ),
    );
    expect(await mailsOf('order-issue')).toHaveLength(4);
    expect(await shop.orders()).toMatchObject([{ state: 'paid' }]);
  });

  it('[CC14] does not count a refund whose failure is reported first', async () => {
    const { paid, paymentId, refund, failedRefund } = await pay();
    await tell(paid, failedRefund('re_1'), refund(10_00));
    expect(await shop.orders()).toMatchObject([{ givenBackPence: 0 }]);
    expect(await mailsOf('order-refunded')).toEqual([]);
    await shop.payments.refund(paymentId, 5_00);
    await tell(refund(5_00));
    expect(await shop.orders()).toMatchObject([{ givenBackPence: 5_00 }]);
  });

  it('[CC14] does not mark the order refunded if the full refund’s failure is reported first', async () => {
    const { paid, paymentId, refund, failedRefund } = await pay();
    await tell(paid, failedRefund('re_1', total), refund(total));
    const [made] = await shop.orders();
    expect(made).toMatchObject({ state: 'paid', givenBackPence: 0 });
    expect(made && isUnderReview(made)).toBe(true);
    expect(issueTexts(made)[0]).toContain(`A refund of ${formatPrice(total)} failed`);
    expect(await mailsOf('order-refunded')).toEqual([]);
    expect(await shop.availableStock(five)).toBe(3);
    await shop.payments.refund(paymentId, 10_00);
    await tell(refund(total));
    expect(await shop.orders()).toMatchObject([{ state: 'paid', givenBackPence: 10_00 }]);
    // Everything has been refunded by now, whatever sum the event has.
    await shop.payments.refund(paymentId);
    await tell(refund(10_00));
    const [refunded] = await shop.orders();
    expect(refunded?.state).toBe('refunded');
    expect(issueTexts(refunded)).toEqual([]);
    expect((await mailsOf('order-refunded')).map(({ text }) => text)).toEqual(
      [10_00, total - 10_00].map((pence) =>
        expect.stringContaining(`We've refunded ${formatPrice(pence)} to`),
      ),
    );
    expect(await shop.availableStock(five)).toBe(5);
  });

  it.each([10_00, total])(
    '[CC14] does not count a refund of %i that fails while it is being recorded',
    async (pence) => {
      const { paid, paymentId, checkoutId, failedRefund } = await pay();
      await tell(paid);
      const failsMeanwhile = meanwhile(() => tell(failedRefund('re_1', pence)));
      const inFull = pence === total;
      const event = { about: 'refund', paymentId, checkoutId, pence, inFull } as const;
      expect(await applyPaymentEvent(failsMeanwhile, event)).toBe(false);
      expect(await shop.orders()).toMatchObject([{ state: 'paid', givenBackPence: 0 }]);
      expect(await mailsOf('order-refunded')).toEqual([]);
    },
  );

  it('[CC14] keeps a refund that is recorded while another is reported to have failed', async () => {
    const { paid, paymentId, refund } = await pay();
    await shop.payments.refund(paymentId, 5_00);
    await tell(paid, refund(5_00));
    const another = meanwhile(async () => {
      await shop.payments.refund(paymentId, 10_00);
      await tell(refund(15_00));
    });
    const failed = { about: 'failed refund', paymentId, id: 're_1', pence: 1_00 } as const;
    expect(await applyPaymentEvent(another, failed)).toBe(true);
    await tell(refund(15_00));
    expect(await shop.orders()).toMatchObject([{ givenBackPence: 15_00 }]);
    expect(await mailsOf('order-refunded')).toHaveLength(2);
    expect(await mailsOf('order-issue')).toHaveLength(3);
  });

  it('[CC14] gives up if the order’s refunds keep changing, and succeeds on a later retry', async () => {
    const { paid, paymentId, failedRefund } = await pay();
    await tell(paid);
    let count = 0;
    const busy = meanwhile(() => {
      count += 1;
      return tell(failedRefund(`re_${count}`));
    }, Number.POSITIVE_INFINITY);
    const failed = { about: 'failed refund', paymentId, id: 're_0', pence: 1_00 } as const;
    await expect(applyPaymentEvent(busy, failed)).rejects.toThrow(
      'changed whenever they were asked for',
    );
    expect(count).toBeLessThan(10);
    expect(await applyPaymentEvent(shop.shop, failed)).toBe(true);
  });

  it.each(['refund', 'failed refund'] as const)(
    '[CC14] corrects a wrong refunded total after a %s, and raises an issue',
    async (about) => {
      const { paid, paymentId, refund, failedRefund } = await pay();
      const { queries } = database();
      await tell(paid, failedRefund('re_1'));
      await queries.update(order).set({ givenBackPence: 10_00 });
      const [made] = await shop.orders();
      await resolveIssues(shop.shop, made?.reference ?? '', byCommand);
      await shop.payments.refund(paymentId, 5_00);
      const event = about === 'refund' ? refund(5_00) : failedRefund('re_1');
      await tell(event, event);
      const [after] = await shop.orders();
      expect(after?.givenBackPence).toBe(5_00);
      expect(issueTexts(after)).toEqual([
        `${givenBack(5_00)} The £10.00 recorded before included a refund that failed or was cancelled.`,
      ]);
      expect(await mailsOf('order-issue')).toHaveLength(2);
      // The sum that was wrong may be reached later, and is new then.
      await shop.payments.refund(paymentId, 5_00);
      await tell(refund(10_00), refund(10_00));
      expect(await shop.orders()).toMatchObject([{ givenBackPence: 10_00 }]);
      expect(await mailsOf('order-refunded')).toHaveLength(1);
    },
  );

  it('[CC14] ignores payments of other programs', async () => {
    const { paid } = await pay();
    const strange = { payment_intent: 'pi_another_shop', metadata: {} };
    await tell(
      paid,
      shop.payments.event('charge.refunded', {
        ...strange,
        refunded: true,
        amount_refunded: total,
      }),
      shop.payments.event('charge.dispute.created', { ...strange, id: 'du_9' }),
      shop.payments.event('charge.dispute.created', { id: 'du_8', payment_intent: null }),
      shop.payments.event('refund.failed', { ...strange, id: 're_9', amount: total }),
    );
    expect(await shop.orders()).toMatchObject([{ state: 'paid', issues: [] }]);
    expect(await mailsOf('order-issue')).toEqual([]);
  });
});
