import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OrderState, orderStates } from '../../contract/order.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { stripeError } from '../testing/payment-desk.ts';
import { openTestShop, productWith, type TestShop } from '../testing/shop.ts';
import { changeOrder, type OrderChange, OrderRefusal, readOrder } from './change-order.ts';
import { nextStates } from './order-states.ts';
import { refundOrder } from './refund-order.ts';

const five = productWith(5);
const dispatched: OrderChange = { to: 'dispatched', carrier: 'Fell Freight', tracking: 'FF 1' };

describeOnBothEngines('the state of an order', (database) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(database());
  });
  beforeEach(() => shop.tidy());
  afterAll(() => shop.close());

  async function placeOrder(quantity = 2) {
    const session = await shop.begin(five, quantity);
    await shop.tell(await shop.desk.pay(session));
    const [made] = await shop.orders();
    if (!made) throw new Error('there is no order');
    return { session, reference: made.reference, checkoutId: made.checkoutId };
  }

  const change = (reference: string, ...changes: OrderChange[]) =>
    changes.reduce(
      async (before, next) => {
        await before;
        return changeOrder(shop.shop, reference, next);
      },
      Promise.resolve() as Promise<unknown>,
    );

  it('[CC13] goes from paid to delivered, each step kept with its time', async () => {
    const { reference, session } = await placeOrder();
    await change(reference, { to: 'preparing' }, dispatched, { to: 'delivered', note: 'By hand' });
    const answer = await (await shop.get(`/api/orders/${session}`)).json();
    expect(answer).toMatchObject({
      state: 'delivered',
      carrier: 'Fell Freight',
      tracking: 'FF 1',
      history: ['paid', 'preparing', 'dispatched', 'delivered'].map((state) => ({
        state,
        at: expect.stringMatching(/^\d{4}-.*Z$/),
      })),
    });
    expect(JSON.stringify(answer)).not.toContain('By hand');
  });

  it('[CC14] tells the buyer once that the goods are on their way', async () => {
    const { reference } = await placeOrder();
    await change(reference, dispatched, dispatched);
    expect((await shop.mails()).map(({ kind }) => kind)).toEqual([
      'order-confirmation',
      'order-dispatched',
    ]);
  });

  it('[CC14] is corrected with another carrier or number, and the buyer told of each once', async () => {
    const { reference, session } = await placeOrder();
    const other: OrderChange = { to: 'dispatched', carrier: 'Long Loads', tracking: 'LL 2' };
    await change(reference, dispatched, other, other, dispatched);
    expect(await shop.orders()).toMatchObject([{ carrier: 'Fell Freight', tracking: 'FF 1' }]);
    const [, ...told] = await shop.mails();
    expect(told.map(({ subject }) => subject)).toEqual([
      `Your order ${reference} is on its way`,
      `Correction: Your order ${reference} is on its way`,
      `Correction: Your order ${reference} is on its way`,
    ]);
    expect(told[1]?.text).toContain('Carrier: Long Loads\nTracking: LL 2');
    const { events } = await readOrder(database().queries, reference);
    expect(events.map(({ note }) => note)).toEqual([
      null,
      null,
      'Corrected from Fell Freight, FF 1.',
      'Corrected from Long Loads, LL 2.',
    ]);
    const { history } = await (await shop.get(`/api/orders/${session}`)).json();
    expect(history).toMatchObject([{ state: 'paid' }, { state: 'dispatched' }]);
  });

  it('[CC14] keeps its number with its carrier until another is named', async () => {
    const { reference } = await placeOrder();
    await change(reference, dispatched, { to: 'dispatched', carrier: 'Fell Freight' });
    expect(await shop.orders()).toMatchObject([{ tracking: 'FF 1' }]);
    await change(reference, { to: 'dispatched', carrier: 'Long Loads', note: 'Too long' });
    expect(await shop.orders()).toMatchObject([{ carrier: 'Long Loads', tracking: null }]);
    const { events } = await readOrder(database().queries, reference);
    expect(events.at(-1)?.note).toBe('Corrected from Fell Freight, FF 1. Too long');
    expect(await shop.mails()).toHaveLength(3);
  });

  it('[CC14] refuses steps that make no sense, and changes nothing', async () => {
    const { reference } = await placeOrder();
    await change(reference, dispatched);
    await expect(change(reference, { to: 'cancelled' })).rejects.toThrow(
      new OrderRefusal(`${reference} is dispatched and cannot become cancelled.`),
    );
    await expect(change('RM-999999', dispatched)).rejects.toThrow('There is no order RM-999999.');
    expect(await shop.orders()).toMatchObject([{ state: 'dispatched' }]);
  });

  it('[CC14] puts the goods of a cancelled order back, once', async () => {
    const { reference } = await placeOrder();
    expect(await shop.left(five)).toBe(3);
    await Promise.all([1, 2, 3].map(() => change(reference, { to: 'cancelled' })));
    expect(await shop.left(five)).toBe(5);
    await refundOrder(shop.shop, reference);
    expect(await shop.left(five)).toBe(5);
  });

  it('[CC14] puts nothing back for goods that have left us', async () => {
    const { reference } = await placeOrder();
    await change(reference, dispatched);
    await refundOrder(shop.shop, reference, 'Returned damaged');
    expect(await shop.orders()).toMatchObject([{ state: 'refunded' }]);
    expect(await shop.left(five)).toBe(3);
  });

  it('[CC14] is refunded when the money had gone back before', async () => {
    const { reference } = await placeOrder();
    const [made] = await shop.orders();
    await shop.desk.provider.refund(made?.paymentId ?? '', 'by-hand');
    await refundOrder(shop.shop, reference);
    expect(await shop.orders()).toMatchObject([{ state: 'refunded' }]);
  });

  it('[CC14] stays as it is when the provider does not refund', async () => {
    const { reference } = await placeOrder();
    shop.desk.fault = stripeError(400);
    await expect(refundOrder(shop.shop, reference)).rejects.toThrow('provider refused');
    expect(await shop.orders()).toMatchObject([{ state: 'paid' }]);
  });

  it('[CC14] follows a refund made at the provider, even if that is told first', async () => {
    const session = await shop.begin(five, 2);
    const paid = await shop.desk.pay(session);
    const [held] = await shop.checkouts();
    const refund = (refunded: boolean) =>
      shop.desk.notice('charge.refunded', {
        refunded,
        payment_intent: `pi_${session}`,
        metadata: { checkout: held?.id },
      });
    for (const notice of [refund(false), refund(true), paid, refund(true)]) {
      expect((await shop.tell(notice)).status).toBe(200);
    }
    expect(await shop.orders()).toMatchObject([{ state: 'refunded' }]);
    expect(await shop.left(five)).toBe(5);
  });
});

describe('the table of states', () => {
  it('[CC14] leads every order to an end, and never back to paid', () => {
    const walk = fc.array(fc.nat(), { minLength: orderStates.length, maxLength: 12 });
    fc.assert(
      fc.property(walk, (steps) => {
        let state: OrderState = 'paid';
        for (const step of steps) {
          const next: readonly OrderState[] = nextStates[state];
          state = next[step % Math.max(next.length, 1)] ?? state;
          expect(next).not.toContain('paid');
        }
        expect(state).toBe('refunded');
      }),
    );
  });
});
