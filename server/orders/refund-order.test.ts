import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { order, refund } from '../database/schema.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { byCommand } from '../testing/order.ts';
import { findProductWithStock, openTestShop, type TestShop } from '../testing/shop.ts';
import { stripeError } from '../testing/test-payments.ts';
import { changeOrderState } from './change-order.ts';
import { dispatchOrder } from './dispatch-order.ts';
import { readOrder } from './order.ts';
import { refundablePence, refundedPence, unshippedGoods } from './order-amounts.ts';
import { type RefundRequest, refundOrder, retryUnconfirmedRefunds } from './refund-order.ts';
import { recordReturnedGoods } from './returned-goods.ts';

describeOnBothEngines('a refund', (database) => {
  let shop: TestShop;
  const product = findProductWithStock(5);
  const each = product.price;
  beforeAll(async () => {
    shop = await openTestShop(database());
  });
  beforeEach(async () => {
    shop.payments.fault = undefined;
    await shop.reset();
  });

  const give = (reference: string, asked: RefundRequest) =>
    refundOrder(shop.shop, reference, { ...asked, ...byCommand });
  const byLine = (quantity: number, goods: 'restock' | 'written-off' | 'not-back' | 'keeps') => ({
    pence: quantity * each,
    lines: [{ line: 1, quantity, goods }],
  });
  const atProvider = async (reference: string) => {
    const { paymentId } = await readOrder(database().queries, reference);
    return shop.payments.provider.findRefundedPence(paymentId ?? '');
  };
  const rows = () => database().queries.select().from(refund).orderBy(refund.id);
  const dispatch = (reference: string) =>
    dispatchOrder(shop.shop, reference, { carrier: 'DPD', ...byCommand });

  /** The order's refunded sum equals its refund rows and what the provider refunded. */
  async function expectAgreement(reference: string, bank = 0) {
    const read = await readOrder(database().queries, reference);
    const counted = (await rows()).filter(({ state }) => state === 'done' || state === 'pending');
    const sum = counted.reduce((total, { pence }) => total + pence, 0);
    expect(sum).toBe(refundedPence(read));
    expect(await atProvider(reference)).toBe(sum - bank);
    return read;
  }

  it('[TO7] refunds lines, an amount, then the rest, in any state', async () => {
    const reference = await shop.placeOrder(product, 3);
    await give(reference, byLine(1, 'restock'));
    expect(await expectAgreement(reference)).toMatchObject({ state: 'paid', givenBackPence: each });
    await dispatch(reference);
    await give(reference, { pence: 1_00, note: 'A scratch.' });
    expect(await expectAgreement(reference)).toMatchObject({ state: 'dispatched' });
    await give(reference, {});
    const read = await expectAgreement(reference);
    expect(read.state).toBe('refunded');
    expect(refundablePence(read)).toBe(0);
    const mails = (await shop.emails()).filter(({ kind }) => kind === 'order-refunded');
    expect(mails).toHaveLength(3);
  });

  it('[TO7] books in goods returned later once, into stock or written off', async () => {
    const reference = await shop.placeOrder(product, 4);
    await dispatchOrder(shop.shop, reference, {
      carrier: 'DPD',
      lines: [{ line: 1, quantity: 3 }],
      ...byCommand,
    });
    await give(reference, byLine(4, 'not-back'));
    // The item that had not left is available again, and cannot be booked in later.
    expect(await shop.availableStock(product)).toBe(2);
    const { id = 0 } = (await rows())[0] ?? {};
    const book = (quantity: number, goods: 'restock' | 'written-off') =>
      recordReturnedGoods(shop.shop, reference, {
        refund: id,
        line: 1,
        quantity,
        goods,
        ...byCommand,
      });
    await expect(book(4, 'restock')).rejects.toThrow('Only 3');
    await book(1, 'written-off');
    const both = await Promise.allSettled([book(2, 'restock'), book(2, 'restock')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await shop.availableStock(product)).toBe(4);
    await expect(book(1, 'restock')).rejects.toThrow('already been booked in');
    const { events } = await readOrder(database().queries, reference);
    expect(events.map(({ note }) => note)).toContain(`2 × ${product.name} came back, into stock.`);
  });

  it('[TO7] never exceeds the captured amount under concurrent requests', async () => {
    const reference = await shop.placeOrder(product, 2);
    await expect(give(reference, { pence: 2 * each + 1 })).rejects.toThrow('can be refunded');
    await expect(give(reference, byLine(3, 'keeps'))).rejects.toThrow();
    const results = await Promise.allSettled(
      Array.from({ length: 5 }, () =>
        give(reference, { pence: each, attempt: crypto.randomUUID() }),
      ),
    );
    expect(results.some(({ status }) => status === 'fulfilled')).toBe(true);
    await give(reference, {}).catch(() => {});
    await expectAgreement(reference);
    expect(await atProvider(reference)).toBeLessThanOrEqual(2 * each);
  });

  it('[TO7] is made once for a button pressed twice and a webhook that comes twice', async () => {
    const reference = await shop.placeOrder(product, 2);
    const asked = { ...byLine(1, 'restock'), attempt: crypto.randomUUID() };
    await Promise.all([give(reference, asked), give(reference, asked)]);
    await give(reference, asked);
    const { paymentId } = await readOrder(database().queries, reference);
    const [event] = await database()
      .queries.execute(sql`select body from sandbox.event where type = 'charge.refunded'`)
      .then((found) => (found as unknown as { rows: { body: string }[] }).rows);
    const signed = shop.payments.signed(event?.body ?? '');
    await shop.sendWebhook(signed);
    await shop.sendWebhook(signed);
    expect(paymentId).not.toBeNull();
    await expectAgreement(reference);
    expect(await rows()).toHaveLength(1);
    expect(await shop.availableStock(product)).toBe(4);
  });

  it('[TO7] is retried automatically under the same key after a lost response', async () => {
    const reference = await shop.placeOrder(product, 2);
    shop.payments.fault = stripeError(503);
    await expect(give(reference, byLine(1, 'restock'))).rejects.toThrow('cannot be reached');
    expect(await rows()).toMatchObject([{ state: 'requested' }]);
    await expect(give(reference, { pence: 2_00 })).rejects.toThrow('still being made');
    await database().queries.update(refund).set({ at: sql`now() - interval '5 minutes'` });
    expect(await retryUnconfirmedRefunds(shop.shop).catch(() => 0)).toBe(0);
    shop.payments.fault = undefined;
    expect(await retryUnconfirmedRefunds(shop.shop)).toBe(1);
    expect(await retryUnconfirmedRefunds(shop.shop)).toBe(0);
    await expectAgreement(reference);
    expect(await shop.availableStock(product)).toBe(4);
  });

  it('[TO7] that was made before a crash is recorded by its webhook, with its goods', async () => {
    const reference = await shop.placeOrder(product, 2);
    shop.payments.fault = stripeError(503);
    await give(reference, byLine(1, 'restock')).catch(() => {});
    shop.payments.fault = undefined;
    const [asked] = await rows();
    const { paymentId, checkoutId } = await readOrder(database().queries, reference);
    await shop.payments.provider.refund(paymentId ?? '', asked?.providerKey ?? '', each);
    const charge = {
      payment_intent: paymentId,
      refunded: false,
      amount_refunded: each,
      metadata: { checkout: checkoutId },
    };
    await shop.sendWebhook(shop.payments.event('charge.refunded', charge));
    await expectAgreement(reference);
    expect(await rows()).toMatchObject([{ state: 'done', source: 'shop' }]);
    expect(await shop.availableStock(product)).toBe(4);
    await database().queries.update(refund).set({ at: sql`now() - interval '5 minutes'` });
    expect(await retryUnconfirmedRefunds(shop.shop)).toBe(0);
  });

  it('[TO7] that is rejected raises an issue, which the next refund clears', async () => {
    const reference = await shop.placeOrder(product, 2);
    shop.payments.fault = stripeError(402);
    await expect(give(reference, byLine(1, 'keeps'))).rejects.toThrow('refused');
    expect(await readOrder(database().queries, reference)).toMatchObject({
      state: 'paid',
      issues: [{ kind: 'refund-rejected', data: { pence: each }, clearedAt: null }],
    });
    shop.payments.fault = undefined;
    await give(reference, byLine(1, 'keeps'));
    const read = await expectAgreement(reference);
    expect(read.issues).toMatchObject([{ clearedAt: expect.any(Date) }]);
  });

  it('[TO7] made at the provider has a row without lines, beside those by bank transfer', async () => {
    const reference = await shop.placeOrder(product, 2);
    await give(reference, { pence: 5_00, method: 'bank-transfer' });
    const { paymentId, checkoutId } = await readOrder(database().queries, reference);
    await shop.payments.refund(paymentId ?? '', 3_00);
    const charge = {
      payment_intent: paymentId,
      refunded: false,
      amount_refunded: 3_00,
      metadata: { checkout: checkoutId },
    };
    await shop.sendWebhook(shop.payments.event('charge.refunded', charge));
    const read = await expectAgreement(reference, 5_00);
    expect(read.givenBackPence).toBe(8_00);
    expect(read.refunds.map(({ source, method }) => [source, method])).toEqual([
      ['shop', 'bank-transfer'],
      ['provider', 'provider'],
    ]);
  });

  describe('of goods', () => {
    it('[TO7] puts what has not left back into stock, and does not send it', async () => {
      const reference = await shop.placeOrder(product, 3);
      expect(await shop.availableStock(product)).toBe(2);
      await give(reference, byLine(1, 'restock'));
      expect(await shop.availableStock(product)).toBe(3);
      expect(unshippedGoods(await readOrder(database().queries, reference))).toMatchObject([
        { quantity: 2 },
      ]);
      await dispatch(reference);
      expect(await readOrder(database().queries, reference)).toMatchObject({
        state: 'dispatched',
        shipments: [{ lines: [{ quantity: 2 }] }],
      });
      expect(await shop.availableStock(product)).toBe(3);
    });

    it('[TO7] puts only what came back whole into stock', async () => {
      const reference = await shop.placeOrder(product, 4);
      await dispatch(reference);
      const left = await shop.availableStock(product);
      await give(reference, byLine(1, 'written-off'));
      await give(reference, byLine(1, 'not-back'));
      await give(reference, byLine(1, 'keeps'));
      expect(await shop.availableStock(product)).toBe(left);
      await give(reference, byLine(1, 'restock'));
      expect(await shop.availableStock(product)).toBe((left ?? 0) + 1);
      expect((await readOrder(database().queries, reference)).state).toBe('refunded');
    });

    it('[TO7] that are written off before they leave are neither sold nor sent', async () => {
      const reference = await shop.placeOrder(product, 3);
      await give(reference, byLine(1, 'written-off'));
      expect(await shop.availableStock(product)).toBe(2);
      await changeOrderState(shop.shop, reference, { to: 'cancelled', ...byCommand });
      expect(await shop.availableStock(product)).toBe(4);
    });

    it('[TO7] closes an order of which nothing is left to send', async () => {
      const reference = await shop.placeOrder(product, 2);
      await database()
        .queries.update(order)
        .set({ totalPence: 2 * each + 10_00 });
      await give(reference, byLine(2, 'restock'));
      expect((await readOrder(database().queries, reference)).state).toBe('cancelled');
      const made = eq(order.reference, reference);
      expect(await database().queries.$count(order, made)).toBe(1);
    });
  });
});
