import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OrderState, orderStates } from '../../contract/order.ts';
import { event as sandboxEvent, payment as sandboxPayment } from '../../sandbox/database.ts';
import { queryRows } from '../database/database.ts';
import { correctStock, receiveStock } from '../stock/change-stock.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { byCommand, issueTexts } from '../testing/order.ts';
import { findProductWithStock, openTestShop, type TestShop } from '../testing/shop.ts';
import { stripeError } from '../testing/test-payments.ts';
import { changeOrderState, type OrderChange } from './change-order.ts';
import { closeCheckout } from './close-checkout.ts';
import { type DispatchRequest, dispatchOrder } from './dispatch-order.ts';
import { addIssue } from './issues.ts';
import { nextStates, OrderError, readOrder } from './order.ts';
import { refundOrder } from './refund-order.ts';

const five = findProductWithStock(5);
const dispatched: Step = { to: 'dispatched', carrier: 'Fell Freight', tracking: 'FF 1' };

type Step = OrderChange | ({ to: 'dispatched' } & DispatchRequest);

describeOnBothEngines('the state of an order', (database) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(database());
  });
  beforeEach(() => shop.reset());

  async function placeOrder(quantity = 2) {
    const session = await shop.startCheckout(five, quantity);
    await shop.sendWebhook(await shop.payments.pay(session));
    const [made] = await shop.orders();
    if (!made) throw new Error('there is no order');
    return { session, reference: made.reference, checkoutId: made.checkoutId };
  }

  const take = (reference: string, step: Step) =>
    step.to === 'dispatched'
      ? dispatchOrder(shop.shop, reference, { ...step, ...byCommand })
      : changeOrderState(shop.shop, reference, { ...step, ...byCommand });

  const change = (reference: string, ...steps: Step[]) =>
    steps.reduce(
      async (before, next) => {
        await before;
        return take(reference, next);
      },
      Promise.resolve() as Promise<unknown>,
    );

  it('[CC13] goes from paid to delivered, each step kept with its time', async () => {
    const { reference, session } = await placeOrder();
    await change(reference, { to: 'preparing' }, dispatched, { to: 'delivered', note: 'By hand' });
    const answer = await (await shop.get(`/api/orders/${session}`)).json();
    expect(answer).toMatchObject({
      state: 'delivered',
      shipments: [{ carrier: 'Fell Freight', tracking: 'FF 1' }],
      history: ['paid', 'preparing', 'dispatched', 'delivered'].map((state) => ({
        state,
        at: expect.stringMatching(/^\d{4}-.*Z$/),
      })),
    });
    expect(JSON.stringify(answer)).not.toContain('By hand');
  });

  it('[CC14] emails the buyer about the dispatch once', async () => {
    const { reference } = await placeOrder();
    await change(reference, dispatched, dispatched);
    expect((await shop.emails()).map(({ kind }) => kind)).toEqual([
      'order-confirmation',
      'order-placed',
      'order-dispatched',
    ]);
  });

  it('[CC14] emails the buyer once about the cancellation, and once about the refund', async () => {
    const { reference } = await placeOrder();
    await change(reference, { to: 'cancelled' }, { to: 'cancelled' });
    await refundOrder(shop.shop, reference, byCommand);
    await refundOrder(shop.shop, reference, byCommand);
    expect((await shop.emails()).map(({ kind, recipient }) => [kind, recipient]).slice(2)).toEqual([
      ['order-cancelled', 'buyer@firm.example'],
      ['order-refunded', 'buyer@firm.example'],
    ]);
  });

  it('[CC14] corrects the carrier and tracking number, and emails the buyer about each once', async () => {
    const { reference, session } = await placeOrder();
    const other: Step = { to: 'dispatched', carrier: 'Long Loads', tracking: 'LL 2' };
    await change(reference, dispatched, other, other, dispatched);
    expect(await shop.orders()).toMatchObject([
      { shipments: [{ carrier: 'Fell Freight', tracking: 'FF 1' }] },
    ]);
    const sent = (await shop.emails()).filter(({ kind }) => kind === 'order-dispatched');
    expect(sent.map(({ subject }) => subject)).toEqual([
      `Your order ${reference} is on its way`,
      `Correction: Your order ${reference} is on its way`,
      `Correction: Your order ${reference} is on its way`,
    ]);
    expect(sent[1]?.text).toContain('Carrier: Long Loads\nTracking: LL 2');
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

  it('[CC14] keeps the tracking number until the carrier changes', async () => {
    const { reference } = await placeOrder();
    await change(reference, dispatched, { to: 'dispatched', carrier: 'Fell Freight' });
    expect(await shop.orders()).toMatchObject([{ shipments: [{ tracking: 'FF 1' }] }]);
    await change(reference, { to: 'dispatched', carrier: 'Long Loads', note: 'Too long' });
    expect(await shop.orders()).toMatchObject([
      { shipments: [{ carrier: 'Long Loads', tracking: null }] },
    ]);
    const { events } = await readOrder(database().queries, reference);
    expect(events.slice(-2).map(({ note }) => note)).toEqual([
      'Corrected from Fell Freight, FF 1.',
      'Too long',
    ]);
    expect(await shop.emails()).toHaveLength(4);
  });

  it('[CC14] rejects invalid transitions, and changes nothing', async () => {
    const { reference } = await placeOrder();
    await change(reference, dispatched);
    await expect(change(reference, { to: 'cancelled' })).rejects.toThrow(
      new OrderError(`${reference} is dispatched and cannot become cancelled.`),
    );
    await expect(change('RM-999999', dispatched)).rejects.toThrow('There is no order RM-999999.');
    expect(await shop.orders()).toMatchObject([{ state: 'dispatched' }]);
  });

  it('[CC14] keeps its issues until dispatch, then those about money alone', async () => {
    const { reference, session } = await placeOrder();
    const { queries } = database();
    const [made] = await shop.orders();
    if (!made) throw new Error('there is no order');
    await addIssue(queries, made, { kind: 'paid-twice', data: {} });
    await addIssue(queries, made, { kind: 'dispute-ended', data: { end: 'over', pence: 1 } });
    const isUnderReview = async () =>
      (await (await shop.get(`/api/orders/${session}`)).json()).underReview;
    await change(reference, { to: 'preparing' });
    expect(issueTexts((await shop.orders())[0])).toHaveLength(2);
    expect(await isUnderReview()).toBe(true);
    await change(reference, dispatched);
    expect(issueTexts((await shop.orders())[0])).toEqual(['Dispute closed: we keep the money.']);
    expect(await isUnderReview()).toBeUndefined();
    await change(reference, { to: 'refunded' });
    expect(await shop.orders()).toMatchObject([
      {
        issues: ['paid-twice', 'dispute-ended'].map((kind) => ({
          kind,
          clearedAt: expect.any(Date),
          clearedBy: 'admin',
        })),
      },
    ]);
  });

  it('[CC14] returns the stock of a cancelled order once', async () => {
    const { reference } = await placeOrder();
    expect(await shop.availableStock(five)).toBe(3);
    await Promise.all([1, 2, 3].map(() => change(reference, { to: 'cancelled' })));
    expect(await shop.availableStock(five)).toBe(5);
    await refundOrder(shop.shop, reference, byCommand);
    expect(await shop.availableStock(five)).toBe(5);
  });

  it('[CC14] does not return stock for dispatched goods', async () => {
    const { reference } = await placeOrder();
    await change(reference, dispatched);
    await refundOrder(shop.shop, reference, { note: 'Returned damaged', ...byCommand });
    expect(await shop.orders()).toMatchObject([{ state: 'refunded' }]);
    expect(await shop.availableStock(five)).toBe(3);
  });

  it('[CC14] is marked refunded if the provider has already refunded it', async () => {
    const { reference } = await placeOrder();
    const [made] = await shop.orders();
    await shop.payments.provider.refund(made?.paymentId ?? '', 'by-hand');
    await refundOrder(shop.shop, reference, byCommand);
    expect(await shop.orders()).toMatchObject([{ state: 'refunded' }]);
  });

  it('[CC14] is unchanged if the provider refund fails', async () => {
    const { reference } = await placeOrder();
    shop.payments.fault = stripeError(400);
    await expect(refundOrder(shop.shop, reference, byCommand)).rejects.toThrow('provider refused');
    expect(await shop.orders()).toMatchObject([{ state: 'paid' }]);
  });

  /** The idempotency keys of the refund requests to the provider during `work`. */
  async function keysDuring(work: () => Promise<unknown>): Promise<string[]> {
    const { provider } = shop.shop;
    const { refund } = provider;
    const keys: string[] = [];
    provider.refund = (payment, key) => {
      keys.push(key);
      return refund(payment, key);
    };
    await work().finally(() => {
      provider.refund = refund;
    });
    return keys;
  }

  it('[CC14] can be refunded after a provider rejection', async () => {
    const { reference } = await placeOrder();
    const { queries } = database();
    const [made] = await shop.orders();
    const payment = eq(sandboxPayment.id, made?.paymentId ?? '');
    const gone = await queries.delete(sandboxPayment).where(payment).returning();
    await expect(refundOrder(shop.shop, reference, byCommand)).rejects.toThrow('provider refused');
    expect(await shop.orders()).toMatchObject([{ state: 'paid' }]);
    await queries.insert(sandboxPayment).values(gone);
    await refundOrder(shop.shop, reference, byCommand);
    expect(await shop.orders()).toMatchObject([{ state: 'refunded' }]);
    const [after] = await queries.select().from(sandboxPayment).where(payment);
    expect(after?.refundedPence).toBe(five.price * 2);
  });

  it('[CC14] is refunded once under the same key after a lost response and concurrent retries', async () => {
    const { reference } = await placeOrder();
    const keys = await keysDuring(async () => {
      shop.payments.fault = stripeError(503);
      await expect(refundOrder(shop.shop, reference, byCommand)).rejects.toThrow(
        'cannot be reached',
      );
      shop.payments.fault = undefined;
      await Promise.all(
        [1, 2, 3].map(() => refundOrder(shop.shop, reference, byCommand).catch(() => {})),
      );
      await refundOrder(shop.shop, reference, byCommand);
    });
    expect(new Set(keys).size).toBe(1);
    expect(await shop.orders()).toMatchObject([{ state: 'refunded', refundRefusals: 0 }]);
    const refunds = await database()
      .queries.select()
      .from(sandboxEvent)
      .where(eq(sandboxEvent.type, 'charge.refunded'));
    expect(refunds).toHaveLength(1);
  });

  it('[CC14] counts one rejection per key for concurrent requests', async () => {
    const { reference } = await placeOrder();
    shop.payments.fault = stripeError(402);
    const keys = await keysDuring(() =>
      Promise.all(
        [1, 2, 3].map(() => refundOrder(shop.shop, reference, byCommand).catch(() => {})),
      ),
    );
    const [made] = await shop.orders();
    expect(made?.refundRefusals).toBe(new Set(keys).size);
  });

  it.each(['failed', 'canceled'])(
    '[CC14] is unchanged when the refund is %s, and can be refunded under another key',
    async (status) => {
      const { reference } = await placeOrder();
      const keys = await keysDuring(async () => {
        const body = { id: 're_1', object: 'refund', status, failure_reason: 'declined' };
        shop.payments.fault = { status: 200, body };
        const refused = await refundOrder(shop.shop, reference, byCommand).catch(
          (error: unknown) => error,
        );
        expect(refused).toMatchObject({
          message: 'The payment provider refused',
          cause: { message: `the refund is ${status} (declined)` },
        });
        expect(await shop.orders()).toMatchObject([{ state: 'paid' }]);
        shop.payments.fault = undefined;
        await refundOrder(shop.shop, reference, byCommand);
      });
      expect(new Set(keys).size).toBe(2);
      expect(await shop.orders()).toMatchObject([{ state: 'refunded' }]);
    },
  );

  it.each([
    ['pending', 'The refund is pending at the payment provider. We record it here if it fails.'],
    ['requires_action', 'The refund is waiting for the buyer to act'],
  ])('[CC14] says that a refund is %s', async (status, sentence) => {
    const { reference } = await placeOrder();
    shop.payments.fault = { status: 200, body: { id: 're_1', object: 'refund', status } };
    const { state, remark, events } = await refundOrder(shop.shop, reference, {
      note: 'As asked.',
      ...byCommand,
    });
    expect(state).toBe('refunded');
    expect(remark).toContain(sentence);
    expect(events.slice(-2).map(({ note }) => note)).toEqual(['As asked.', remark]);
  });

  /** Paid when too few were in stock: the one that is available is not taken. */
  async function placeShortOrder() {
    const session = await shop.startCheckout(five, 2);
    await closeCheckouts();
    await correctStock(database(), five.id, 1, { available: 5, promised: 0 });
    await shop.sendWebhook(await shop.payments.pay(session));
    const [made] = await shop.orders();
    expect(issueTexts(made)).toEqual([`Out of stock when it was paid: 2 × ${five.name}.`]);
    return made?.reference ?? '';
  }

  async function closeCheckouts() {
    for (const { id } of await shop.checkouts()) await closeCheckout(database(), id, 'expired');
  }

  /** The ledger's invariant: available stock is the sum of all movements. */
  async function expectBalance() {
    const rows = await queryRows(
      database().queries,
      sql`select product_id from stock left join stock_movement using (product_id)
        group by product_id, available having available <> coalesce(sum(change), 0)`,
    );
    expect(rows).toEqual([]);
  }

  it('[CC14] takes goods received later out of stock at dispatch, once', async () => {
    const reference = await placeShortOrder();
    await receiveStock(database().queries, five.id, 3);
    expect(await shop.availableStock(five)).toBe(4);
    const other: Step = { to: 'dispatched', carrier: 'Long Loads' };
    await change(reference, { to: 'preparing' }, { ...dispatched, note: 'Bought in.' }, other);
    expect(await shop.availableStock(five)).toBe(2);
    const { issues, events } = await readOrder(database().queries, reference);
    expect(issues).toMatchObject([{ kind: 'out-of-stock', clearedBy: 'admin' }]);
    expect(events[2]?.note).toBe('Bought in.');
    await refundOrder(shop.shop, reference, byCommand);
    expect(await shop.availableStock(five)).toBe(2);
    await expectBalance();
  });

  it('[CC14] can be dispatched without enough stock, takes what there is and reports the shortage', async () => {
    const reference = await placeShortOrder();
    const { shortage, events } = await take(reference, dispatched);
    expect(shortage).toBe(`Sent without stock: 1 × ${five.name}.`);
    expect(events.at(-1)?.note).toBe(shortage);
    expect(await shop.availableStock(five)).toBe(0);
    await expectBalance();
  });

  it('[CC14] takes no more stock at dispatch if all goods were reserved', async () => {
    const { reference } = await placeOrder();
    const { shortage, events } = await take(reference, dispatched);
    expect(shortage).toBeUndefined();
    expect(events.at(-1)?.note).toBeNull();
    expect(await shop.availableStock(five)).toBe(3);
  });

  it.each(['cancelled', 'refunded'] as const)(
    '[CC14] returns no stock that it never held when it is %s, and clears its issues',
    async (to) => {
      const reference = await placeShortOrder();
      await receiveStock(database().queries, five.id, 3);
      await change(reference, { to });
      expect(await shop.availableStock(five)).toBe(4);
      const { issues } = await readOrder(database().queries, reference);
      expect(issues).toMatchObject([{ kind: 'out-of-stock', clearedAt: expect.any(Date) }]);
      await expectBalance();
    },
  );

  it('[CC14] shares held stock between two orders of a cart that was paid twice', async () => {
    const { session, reference } = await placeOrder(3);
    await shop.payAgain(session);
    const [, second] = await shop.orders();
    expect(second?.issues).toMatchObject([
      { kind: 'paid-twice' },
      { kind: 'out-of-stock', data: { items: [{ quantity: 3 }] } },
    ]);
    await receiveStock(database().queries, five.id, 2);
    expect(await shop.availableStock(five)).toBe(4);
    await change(second?.reference ?? '', dispatched);
    expect(await shop.availableStock(five)).toBe(1);
    await change(reference, { to: 'cancelled' });
    expect(await shop.availableStock(five)).toBe(4);
    await expectBalance();
  });

  it('[CC14] keeps the stock of one order of a cart paid twice when the other is cancelled', async () => {
    const { session, reference } = await placeOrder(2);
    await shop.payAgain(session);
    const [, second] = await shop.orders();
    expect(await shop.availableStock(five)).toBe(1);
    await change(second?.reference ?? '', { to: 'cancelled' });
    expect(await shop.availableStock(five)).toBe(3);
    await change(reference, dispatched);
    expect(await shop.availableStock(five)).toBe(3);
    await expectBalance();
  });
});

describe('order state transitions', () => {
  it('[CC14] every order reaches a final state, and never returns to paid', () => {
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
