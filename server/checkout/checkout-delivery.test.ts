import { beforeAll, beforeEach, expect, it } from 'vitest';
import { deliveryPrice, zoneOf } from '../../content/delivery.ts';
import { mainland } from '../../content/delivery-zones.ts';
import { checkout, checkoutLine } from '../database/schema.ts';
import { dispatchOrder } from '../orders/dispatch-order.ts';
import { recoverOrders } from '../orders/recover-orders.ts';
import { refundOrder } from '../orders/refund-order.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { byCommand } from '../testing/order.ts';
import { findProductWithStock, openTestShop, type TestShop } from '../testing/shop.ts';

const five = findProductWithStock(5);
const key = 'k'.repeat(32);
const to = (postcode: string, service?: string) => ({
  'delivery-postcode': postcode,
  ...(service && { 'delivery-service': service }),
});
const priceTo = (postcode: string, quantity: number, service?: 'express') =>
  deliveryPrice(zoneOf(postcode) ?? mainland, [{ product: five, quantity }], service) ?? Number.NaN;

describeOnBothEngines('delivery at checkout', (database) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(database());
  });
  beforeEach(() => shop.reset());

  const lines = () => database().queries.select().from(checkoutLine).orderBy(checkoutLine.line);
  const items = (quantity: number) => [{ price: five.priceId, quantity }];
  const errorOf = async (answer: Response) => ((await answer.json()) as { error: string }).error;

  it('[CO3] is charged as a line at the table price and holds no stock', async () => {
    const id = await shop.startCheckout(five, 2, key, to('iv27 4hb'));
    const price = priceTo('IV27 4HB', 2);
    expect(price).toBeGreaterThan(0);
    const session = await shop.payments.session(id);
    expect(session.amount_total).toBe(five.price * 2 + price);
    expect(session.line_items?.data).toMatchObject([
      { description: five.name },
      { description: 'Delivery, Highlands', quantity: 1, price: { unit_amount: price } },
    ]);
    expect(await shop.checkouts()).toMatchObject([{ totalPence: five.price * 2 + price }]);
    expect(await lines()).toMatchObject([
      { line: 1, productId: five.id, delivery: null },
      { line: 2, name: 'Delivery, Highlands', unitPence: price, delivery: 'standard' },
    ]);
    expect(await shop.availableStock(five)).toBe(3);
    expect((await shop.get('/api/stock')).status).toBe(200);
  });

  it('[CO3] adds no line for the mainland, with or without a postcode', async () => {
    for (const headers of [undefined, to('M1 7AB'), to('EC1A 1BB')]) {
      await shop.reset();
      const session = await shop.payments.session(await shop.startCheckout(five, 1, key, headers));
      expect(session.amount_total).toBe(five.price);
      expect(await lines()).toHaveLength(1);
    }
  });

  it.each([
    ['ZZ9 9ZZ', undefined, /^We can't find ZZ9 9ZZ\. Check the postcode, or call 0808/],
    ['10115', undefined, /^We can't find 10115\./],
    ['', undefined, /^We can't find/],
    ['JE2 3AB', undefined, /^We don't have an online price for Jersey\. Call 0808/],
    ['LS1 1AA', 'express', /^We have no express delivery to UK mainland\./],
    [`M1 ${'A'.repeat(500)}`, undefined, /^We can't find M1 A{9}\./],
  ])('[CO3] rejects %j by %s with a message', async (postcode, service, words) => {
    const answer = await shop.checkOut(items(1), key, to(postcode, service));
    expect(answer.status).toBe(422);
    expect(await errorOf(answer)).toMatch(words);
    expect(await shop.checkouts()).toEqual([]);
    expect(await shop.availableStock(five)).toBe(5);
  });

  it('[CO3] rejects an unknown service, and express without a postcode', async () => {
    const teleported = await shop.checkOut(items(1), key, to('M1 7AB', 'teleport'));
    expect(teleported.status).toBe(400);
    const nowhere = await shop.checkOut(items(1), key, { 'delivery-service': 'express' });
    expect(nowhere.status).toBe(422);
  });

  it('[CO4] charges express as its own line where the zone offers it', async () => {
    const id = await shop.startCheckout(five, 1, key, to('EC1A 1BB', 'express'));
    const { line_items: sold } = await shop.payments.session(id);
    expect(sold?.data).toMatchObject([
      {},
      {
        description: 'Express delivery, London',
        price: { unit_amount: priceTo('EC1A 1BB', 1, 'express') },
      },
    ]);
    const event = await shop.payments.pay(id, 'EC1A 1BB');
    await shop.sendWebhook(event);
    const [order] = await shop.orders();
    expect(order).toMatchObject({ issues: [], lines: [{}, { delivery: 'express' }] });
    const [confirmation] = await shop.emails();
    expect(confirmation?.text).toContain("We'll deliver it by express, by ");
  });

  it('[CO3] creates a new session under the same key only if the delivery price or service changes', async () => {
    const first = await shop.startCheckout(five, 1, key, to('M1 7AB'));
    expect(await shop.startCheckout(five, 1, key, to('M2 1AA'))).toBe(first);
    const far = await shop.startCheckout(five, 1, key, to('BT1 5GS'));
    expect(far).not.toBe(first);
    expect(await shop.startCheckout(five, 1, key, to('BT2 8AA'))).toBe(far);
    expect((await shop.payments.session(first)).status).toBe('expired');
    expect((await shop.payments.session(far)).amount_total).toBe(
      five.price + priceTo('BT1 5GS', 1),
    );
    expect(await shop.availableStock(five)).toBe(4);
    const expressed = await shop.startCheckout(five, 1, key, to('EC1A 1BB', 'express'));
    expect(await shop.startCheckout(five, 1, key, to('EC1A 1BB'))).not.toBe(expressed);
  });

  it('[CO3] is in the order, its emails, its page and its refund', async () => {
    const price = priceTo('BT1 5GS', 1);
    const id = await shop.startCheckout(five, 1, key, to('BT1 5GS'));
    await shop.sendWebhook(await shop.payments.pay(id, 'BT1 5GS'));
    const [order] = await shop.orders();
    expect(order).toMatchObject({
      totalPence: five.price + price,
      issues: [],
      lines: [
        { line: 1, delivery: null },
        { line: 2, name: 'Delivery, Northern Ireland', unitPence: price, delivery: 'standard' },
      ],
    });
    const mails = await shop.emails();
    expect(mails).toHaveLength(2);
    for (const { text } of mails) expect(text).toContain('Delivery, Northern Ireland');
    expect(await (await shop.get(`/api/orders/${id}`)).json()).toMatchObject({
      lines: [{ productId: five.id }, { delivery: 'standard', unitPence: price }],
      total: five.price + price,
      deliverBy: expect.any(String),
    });
    const reference = order?.reference ?? '';
    const sent = await dispatchOrder(shop.shop, reference, { carrier: 'Pallet', ...byCommand });
    expect(sent).not.toHaveProperty('shortage');
    await refundOrder(shop.shop, reference, byCommand);
    expect((await shop.emails()).at(-1)?.text).toContain('refunded £');
    expect((await shop.orders())[0]).toMatchObject({ state: 'refunded' });
  });

  it('[CO3] raises an issue with both amounts if the address costs more or less than was paid', async () => {
    const id = await shop.startCheckout(five, 1, key, to('BT1 5GS'));
    await shop.sendWebhook(await shop.payments.pay(id, 'ZE1 0AA'));
    const paidPence = priceTo('BT1 5GS', 1);
    expect((await shop.orders())[0]?.issues).toMatchObject([
      {
        kind: 'delivery-surcharge',
        data: { district: 'ZE1', paidPence, duePence: priceTo('ZE1 0AA', 1) },
      },
    ]);
    await shop.reset();
    await shop.sendWebhook(
      await shop.payments.pay(await shop.startCheckout(five, 1, key, to('BT1 5GS')), 'LS1 1AA'),
    );
    expect((await shop.orders())[0]?.issues).toMatchObject([
      { data: { district: 'LS1', paidPence, duePence: 0 } },
    ]);
    expect((await shop.emails())[0]?.text).toContain('accept your order with this email');
  });

  it('[CO3] restores the delivery line when the database has lost the checkout', async () => {
    const id = await shop.startCheckout(five, 1, key, to('IM1 1AA'));
    await shop.payments.pay(id, 'IM1 1AA');
    await database().queries.delete(checkout);
    await recoverOrders(shop.shop, new Date(Date.now() - 60_000), 'seen to');
    const [order] = await shop.orders();
    expect(order?.lines).toMatchObject([
      { productId: five.id, delivery: null },
      {
        productId: 'delivery',
        sku: 'DELIVERY',
        name: 'Delivery, Isle of Man',
        delivery: 'standard',
      },
    ]);
    expect(order?.address).toMatchObject({ postcode: 'IM1 1AA', country: 'IM' });
    expect(order?.issues.map(({ kind }) => kind)).toEqual(['restored']);
  });

  it('[CO3] does not log postcodes', async () => {
    await shop.startCheckout(five, 1, key, to('IV27 4HB'));
    await shop.checkOut(items(1), key, to('ZZ9 9ZZ'));
    expect(shop.log()).toContain('/api/create-checkout');
    expect(shop.log()).not.toMatch(/IV27|ZZ9/i);
  });
});
