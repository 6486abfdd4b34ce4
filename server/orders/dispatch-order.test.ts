import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { queryRows } from '../database/database.ts';
import { readStockLevel, receiveStock } from '../stock/change-stock.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { byCommand } from '../testing/order.ts';
import { findProductWithStock, openTestShop, type TestShop } from '../testing/shop.ts';
import { changeOrderState } from './change-order.ts';
import { closeCheckout } from './close-checkout.ts';
import { correctShipment, type DispatchRequest, dispatchOrder } from './dispatch-order.ts';
import { addIssue } from './issues.ts';
import { isPartDispatched, OrderError } from './order.ts';
import { unshippedGoods } from './order-amounts.ts';
import { refundOrder } from './refund-order.ts';

const five = findProductWithStock(5);
const six = findProductWithStock(6);

describeOnBothEngines('partly dispatched order', (database) => {
  let shop: TestShop;
  let session: string;
  let reference: string;
  beforeAll(async () => {
    shop = await openTestShop(database());
  });
  /** Places an order with three of the first product and one of the second. */
  beforeEach(async () => {
    await shop.reset();
    const items = [
      { price: five.priceId, quantity: 3 },
      { price: six.priceId, quantity: 1 },
    ];
    const { url } = (await (await shop.checkOut(items)).json()) as { url: string };
    session = url.split('/').at(-1) ?? '';
    await shop.sendWebhook(await shop.payments.pay(session));
    reference = (await order()).reference;
  });

  async function order() {
    const [made] = await shop.orders();
    if (!made) throw new Error('there is no order');
    return made;
  }

  const dispatch = (part: Partial<DispatchRequest>) =>
    dispatchOrder(shop.shop, reference, { carrier: 'DPD', ...byCommand, ...part });
  const two = { lines: [{ line: 1, quantity: 2 }], tracking: '1550 1234' };
  const page = async () => (await shop.get(`/api/orders/${session}`)).json();
  const lastEmail = async () => {
    const email = (await shop.emails()).at(-1);
    return { subject: email?.subject, text: email?.text ?? '' };
  };

  it('[TO6] stays paid until the last of its goods has left, and says what is on its way', async () => {
    const part = await dispatch(two);
    expect(part).toMatchObject({ state: 'paid', changed: true, emailed: true });
    expect(isPartDispatched(part)).toBe(true);
    expect(unshippedGoods(part)).toMatchObject([
      { line: 1, quantity: 1 },
      { line: 2, quantity: 1 },
    ]);
    expect(await page()).toMatchObject({
      state: 'paid',
      shipments: [
        {
          carrier: 'DPD',
          tracking: '1550 1234',
          trackingUrl: 'https://track.dpd.co.uk/search?reference=15501234',
          items: [{ name: five.name, quantity: 2 }],
        },
      ],
      toFollow: [
        { name: five.name, quantity: 1 },
        { name: six.name, quantity: 1 },
      ],
      history: [{ state: 'paid' }],
    });
    const rest = await dispatch({ carrier: 'Own van' });
    expect(rest).toMatchObject({ state: 'dispatched' });
    expect(isPartDispatched(rest)).toBe(false);
    const whole = await page();
    expect(whole.toFollow).toBeUndefined();
    expect(whole.history).toMatchObject([{ state: 'paid' }, { state: 'dispatched' }]);
    expect(whole.shipments[1]).toMatchObject({ carrier: 'Own van', items: [{}, {}] });
    expect(whole.shipments[1].trackingUrl).toBeUndefined();
  });

  it('[TO6] emails the buyer about each part: what has left, and what follows', async () => {
    await dispatch(two);
    const first = await lastEmail();
    expect(first.subject).toBe(`Part of your order ${reference} is on its way`);
    expect(first.text).toContain(`2 × | ${five.name}`);
    expect(first.text).toContain('https://track.dpd.co.uk/search?reference=15501234');
    const [, follows] = first.text.split('Still to come');
    expect(follows).toContain(`- 1 × ${five.name}\n- 1 × ${six.name}`);
    await dispatch({ lines: [{ line: 2, quantity: 1 }] });
    await dispatch({});
    const last = await lastEmail();
    expect(last.subject).toBe(`The rest of your order ${reference} is on its way`);
    expect(last.text).toContain(`1 × | ${five.name}`);
    expect(last.text).not.toContain(six.name);
    expect(last.text).not.toContain('Still to come');
  });

  it('[TO6] keeps its issues until all has left', async () => {
    await addIssue(database().queries, await order(), { kind: 'paid-twice', data: {} });
    expect((await dispatch(two)).issues).toMatchObject([{ clearedAt: null }]);
    expect((await dispatch({})).issues).toMatchObject([{ clearedAt: expect.any(Date) }]);
  });

  it.each([
    ['more of a line than is left', [{ line: 1, quantity: 4 }], 'has 3 of'],
    ['a line twice with too many', [1, 2, 1].map((quantity) => ({ line: 1, quantity })), 'has 3'],
    ['a line that it has not', [{ line: 9, quantity: 1 }], 'has 0 of line 9'],
    ['none of a line', [{ line: 1, quantity: 0 }], 'not 0'],
    ['nothing', [], 'Choose what to dispatch.'],
  ])('[TO6] rejects dispatching %s', async (_what, lines, sentence) => {
    await expect(dispatch({ lines })).rejects.toThrow(sentence);
    expect(await order()).toMatchObject({ state: 'paid', shipments: [], version: 1 });
  });

  it('[TO6] sends no more than it has when two people send at once', async () => {
    const all = { lines: [{ line: 1, quantity: 2 }] };
    const sent = await Promise.allSettled([dispatch(all), dispatch(all)]);
    expect(sent.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await order()).shipments).toHaveLength(1);
  });

  it('[TO6] cannot be cancelled any more, and its refund returns what has not left', async () => {
    await dispatch(two);
    await expect(
      changeOrderState(shop.shop, reference, { to: 'cancelled', ...byCommand }),
    ).rejects.toThrow(
      new OrderError(
        `Part of ${reference} is on its way, so it cannot be cancelled. Refund it instead.`,
      ),
    );
    expect([await shop.availableStock(five), await shop.availableStock(six)]).toEqual([2, 5]);
    await refundOrder(shop.shop, reference, byCommand);
    expect([await shop.availableStock(five), await shop.availableStock(six)]).toEqual([3, 6]);
    const { text } = await lastEmail();
    expect(text).not.toContain("We won't send anything");
    expect((await page()).toFollow).toBeUndefined();
  });

  it.each(['paid', 'preparing', 'part', 'dispatched', 'delivered', 'cancelled'] as const)(
    '[OF5] is refunded everything that was captured when it is %s',
    async (state) => {
      if (state === 'part') await dispatch(two);
      if (state === 'dispatched' || state === 'delivered') await dispatch({});
      if (state === 'preparing' || state === 'delivered' || state === 'cancelled') {
        await changeOrderState(shop.shop, reference, { to: state, ...byCommand });
      }
      const { paymentId, totalPence } = await order();
      const refunded = await refundOrder(shop.shop, reference, byCommand);
      expect(refunded).toMatchObject({ state: 'refunded', changed: true });
      expect(await shop.payments.provider.findRefundedPence(paymentId ?? '')).toBe(totalPence);
    },
  );

  it('[TO6] counts only undispatched goods as promised', async () => {
    const { queries } = database();
    expect(await readStockLevel(queries, five.id)).toEqual({ available: 2, promised: 3 });
    await dispatch(two);
    expect(await readStockLevel(queries, five.id)).toEqual({ available: 2, promised: 1 });
    await dispatch({});
    expect(await readStockLevel(queries, five.id)).toEqual({ available: 2, promised: 0 });
  });

  it('[TO6] takes goods received later out of stock with each part, and reports shortages', async () => {
    await shop.reset();
    const lost = await shop.startCheckout(five, 3);
    for (const { id } of await shop.checkouts()) await closeCheckout(database(), id, 'expired');
    const { queries } = database();
    await queries.execute(sql`with taken as (
        insert into stock_movement (product_id, change, reason) values (${five.id}, -4, 'corrected')
      ) update stock set available = 1 where product_id = ${five.id}`);
    await shop.sendWebhook(await shop.payments.pay(lost));
    reference = (await order()).reference;
    const first = await dispatch({ lines: [{ line: 1, quantity: 2 }] });
    expect(first.shortage).toBe(`Sent without stock: 1 × ${five.name}.`);
    expect(await shop.availableStock(five)).toBe(0);
    await receiveStock(queries, five.id, 4);
    const rest = await dispatch({});
    expect(rest.shortage).toBeUndefined();
    expect(await shop.availableStock(five)).toBe(3);
    await expectBalance();
  });

  it('[TO6] does not return dispatched goods of a cart paid twice when both orders end', async () => {
    await receiveStock(database().queries, five.id, 5);
    await receiveStock(database().queries, six.id, 5);
    await shop.payAgain(session);
    const [, second] = await shop.orders();
    await dispatch(two);
    await refundOrder(shop.shop, reference, byCommand);
    await changeOrderState(shop.shop, second?.reference ?? '', { to: 'cancelled', ...byCommand });
    expect([await shop.availableStock(five), await shop.availableStock(six)]).toEqual([8, 11]);
    await expectBalance();
  });

  it('[TO6] corrects a single shipment, and emails the buyer about its contents', async () => {
    await dispatch(two);
    await dispatch({ carrier: 'Own van' });
    await expect(dispatch({ carrier: 'DX' })).rejects.toThrow('went out as 2 shipments');
    const [first] = (await order()).shipments;
    const corrected = await correctShipment(shop.shop, reference, {
      shipmentId: first?.id ?? 0,
      carrier: 'DPD',
      tracking: '1550 9999',
      ...byCommand,
    });
    expect(corrected.shipments).toMatchObject([{ tracking: '1550 9999' }, { carrier: 'Own van' }]);
    const { subject, text } = await lastEmail();
    expect(subject).toBe(`Correction: Part of your order ${reference} is on its way`);
    expect(text).toContain(`2 × | ${five.name}`);
    await expect(
      correctShipment(shop.shop, reference, { shipmentId: 0, carrier: 'DX', ...byCommand }),
    ).rejects.toThrow('has no shipment 0');
  });

  it('[TO6] removes a wrong tracking number', async () => {
    const { shipments } = await dispatch(two);
    const { shipments: now } = await correctShipment(shop.shop, reference, {
      shipmentId: shipments[0]?.id ?? 0,
      carrier: 'DPD',
      tracking: null,
      ...byCommand,
    });
    expect(now).toMatchObject([{ carrier: 'DPD', tracking: null }]);
  });

  /** The ledger's invariant: available stock is the sum of all movements. */
  async function expectBalance() {
    const rows = await queryRows(
      database().queries,
      sql`select product_id from stock left join stock_movement using (product_id)
        group by product_id, available having available <> coalesce(sum(change), 0)`,
    );
    expect(rows).toEqual([]);
  }
});
