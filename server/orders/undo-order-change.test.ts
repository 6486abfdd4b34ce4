import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Actor } from '../activity/activity.ts';
import { createLog } from '../app/log.ts';
import { activity, activityValue, outboxEmail, staff } from '../database/schema.ts';
import { deliverEmails } from '../email/deliver.ts';
import { erasePersonalData } from '../jobs/retention/personal-data.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { byCommand } from '../testing/order.ts';
import { findProductWithStock, openTestShop, type TestShop } from '../testing/shop.ts';
import { addOrderNote, changeOrderState } from './change-order.ts';
import { correctAddress, correctEmail } from './correct-order.ts';
import { correctShipment, dispatchOrder } from './dispatch-order.ts';
import { addIssue, resolveIssues } from './issues.ts';
import { readOrder } from './order.ts';
import { StaleOrderError } from './record-change.ts';
import { refundOrder } from './refund-order.ts';
import { sendInvoice } from './send-invoice.ts';
import { undoOrderChange } from './undo-order-change.ts';

const five = findProductWithStock(5);
const dpd = { carrier: 'DPD', tracking: '1550' };
const elsewhere = { line1: '9 Mill Lane', town: 'Kendal', postcode: 'LA9 4XX', country: 'GB' };

describeOnBothEngines('order change', (database) => {
  let shop: TestShop;
  let reference: string;
  let mo: Actor & { kind: 'staff' };
  beforeAll(async () => {
    shop = await openTestShop(database());
    const [made] = await database()
      .queries.insert(staff)
      .values({ email: 'mo@firm.example', name: 'Mo', role: 'staff' })
      .returning();
    mo = { kind: 'staff', staffId: made?.id ?? 0, ip: '192.0.2.7' };
  });
  /** An order with an issue. Its first emails are sent, and older activity is deleted. */
  beforeEach(async () => {
    seen = undefined;
    await shop.reset();
    await database().queries.execute(sql`truncate activity, activity_value`);
    reference = await shop.placeOrder(five, 2);
    await addIssue(database().queries, await order(), { kind: 'note', data: { text: 'Look.' } });
    await deliver();
  });

  const order = () => readOrder(database().queries, reference);
  const log = () => database().queries.select().from(activity).orderBy(activity.id);

  /** Sends the due emails and returns their subjects. */
  async function deliver(send = async () => {}): Promise<string[]> {
    const subjects: string[] = [];
    await deliverEmails({
      database: database(),
      log: createLog('error', () => {}),
      transport: {
        async send({ subject }) {
          await send();
          subjects.push(subject);
          return 'there';
        },
        close() {},
      },
    });
    return subjects;
  }

  /** Makes delayed emails due. */
  const passTime = () =>
    database().queries.update(outboxEmail).set({ nextAttemptAt: sql`now()` }).where(waiting);
  const waiting = eq(outboxEmail.state, 'queued');

  type Change = () => Promise<{ activityId: number | undefined; version: number }>;
  /** The version that the caller has seen, if it is sent. */
  let seen: number | undefined;
  const by = () => ({ by: mo, version: seen });
  const dispatch: Change = () => dispatchOrder(shop.shop, reference, { ...dpd, ...by() });
  const part: Change = () => {
    const lines = [{ line: 1, quantity: 1 }];
    return dispatchOrder(shop.shop, reference, { ...dpd, lines, ...by() });
  };
  const to =
    (state: 'preparing' | 'delivered' | 'cancelled'): Change =>
    () =>
      changeOrderState(shop.shop, reference, { to: state, ...by() });
  const correct: Change = async () => {
    const shipmentId = (await order()).shipments[0]?.id ?? 0;
    return correctShipment(shop.shop, reference, { shipmentId, carrier: 'DX', ...by() });
  };
  const email: Change = () =>
    correctEmail(shop.shop, reference, { email: 'new@firm.example', ...by() });
  const address: Change = () =>
    correctAddress(shop.shop, reference, { address: elsewhere, ...by() });
  const note: Change = () => addOrderNote(shop.shop, reference, { note: 'Rang.', ...by() });
  const resolve: Change = () => resolveIssues(shop.shop, reference, by());
  const invoice: Change = () => {
    const recipient = { company: 'Fellside Works' };
    return sendInvoice(shop.shop, reference, { recipient, ...by() });
  };

  const idOf = async (change: Change) => (await change()).activityId ?? 0;

  const changes: readonly [string, Change, Change[]][] = [
    ['order.dispatch', dispatch, []],
    ['order.dispatch', part, []],
    ['order.prepare', to('preparing'), []],
    ['order.deliver', to('delivered'), [dispatch]],
    ['order.cancel', to('cancelled'), []],
    ['order.correct-shipment', correct, [dispatch]],
    ['order.correct-email', email, []],
    ['order.correct-address', address, []],
    ['order.note', note, []],
    ['order.resolve-issues', resolve, []],
    ['order.invoice', invoice, []],
  ];

  /** Everything that a change can touch, without the version and the activity log. */
  async function everything() {
    const { version: _, ...rest } = await order();
    const emails = (await shop.emails()).map(({ nextAttemptAt: __, ...kept }) => kept);
    return { ...rest, emails, left: await shop.availableStock(five) };
  }

  it.each(changes)(
    '[OF12] %s is logged with who did it, and undone',
    async (action, change, first) => {
      for (const before of first) await before();
      await passTime();
      await deliver();
      const before = await everything();
      const { version } = await order();
      const id = await idOf(change);
      const entry = (await log()).at(-1);
      expect(entry).toMatchObject({
        id,
        action,
        actor: 'staff',
        staffId: mo.staffId,
        ip: '192.0.2.7',
        record: 'order',
        recordId: reference,
        data: { version: version + 1 },
      });
      const added = (await order()).events.slice(before.events.length);
      expect(added.every(({ staffId }) => staffId === mo.staffId)).toBe(true);
      expect(await deliver()).toEqual([]);
      const undone = await undoOrderChange(shop.shop, id, mo);
      expect(await everything()).toEqual(before);
      expect(undone.version).toBe(version + 2);
      expect((await log()).at(-1)).toMatchObject({ action: 'order.undo', undoes: id });
      await passTime();
      expect(await deliver()).toEqual([]);
    },
  );

  it('[OF12] is announced after its delay, and cannot be undone then', async () => {
    const id = await idOf(dispatch);
    expect(await deliver()).toEqual([]);
    const [queued] = await database().queries.select().from(outboxEmail).where(waiting);
    const waits = (queued?.nextAttemptAt.getTime() ?? 0) - (queued?.createdAt.getTime() ?? 0);
    expect(waits).toBe(20_000);
    await passTime();
    expect(await deliver()).toEqual([`Your order ${reference} is on its way`]);
    await expect(undoOrderChange(shop.shop, id, mo)).rejects.toMatchObject({
      reason: 'email-sent',
    });
    expect(await order()).toMatchObject({ state: 'dispatched' });
  });

  it('[OF12] is announced at once where a command makes it', async () => {
    await dispatchOrder(shop.shop, reference, { ...dpd, ...byCommand });
    expect(await deliver()).toEqual([`Your order ${reference} is on its way`]);
    expect((await log()).at(-1)).toMatchObject({ actor: 'command', staffId: null, ip: null });
  });

  it('[OF12] cannot be undone while its email is being sent', async () => {
    const id = await idOf(dispatch);
    await passTime();
    let refused: unknown;
    await deliver(async () => {
      refused = await undoOrderChange(shop.shop, id, mo).catch((error: unknown) => error);
    });
    expect(refused).toMatchObject({ reason: 'email-sent' });
  });

  it('[OF12] is either undone or announced, whichever comes first', async () => {
    for (let round = 0; round < 12; round += 1) {
      const id = await idOf(dispatch);
      await passTime();
      const undoing = undoOrderChange(shop.shop, id, mo).then(
        () => true,
        () => false,
      );
      // Each round delivers a little later, so that the two overlap differently.
      const [undone, subjects] = await Promise.all([undoing, pause(round).then(() => deliver())]);
      expect(subjects).toHaveLength(undone ? 0 : 1);
      expect((await order()).state).toBe(undone ? 'paid' : 'dispatched');
      if (undone) continue;
      await shop.reset();
      reference = await shop.placeOrder(five, 2);
      await deliver();
    }
  });

  it('[OF12] is not announced by a worker that comes while it is being undone', async () => {
    const id = await idOf(dispatch);
    await passTime();
    const { engine, transaction } = database();
    let sending: Promise<string[]> | undefined;
    const meanwhile: typeof transaction = (work) =>
      transaction(async (queries) => {
        const result = await work(queries);
        sending = deliver();
        // PGlite runs the delivery only after this transaction.
        if (engine === 'PostgreSQL') await sending;
        return result;
      });
    await undoOrderChange({ database: { ...database(), transaction: meanwhile } }, id, mo);
    expect(await sending).toEqual([]);
  });

  it('[OF12] cannot be undone twice, after another change, or where there is none', async () => {
    const first = await idOf(to('preparing'));
    await note();
    await expect(undoOrderChange(shop.shop, first, mo)).rejects.toMatchObject({
      reason: 'changed-since',
    });
    const second = await idOf(note);
    const undone = await undoOrderChange(shop.shop, second, mo);
    await expect(undoOrderChange(shop.shop, second, mo)).rejects.toMatchObject({
      reason: 'already-undone',
    });
    await expect(undoOrderChange(shop.shop, undone.activityId, mo)).rejects.toMatchObject({
      reason: 'not-undoable',
    });
    await expect(undoOrderChange(shop.shop, 999_999, mo)).rejects.toMatchObject({
      reason: 'not-found',
    });
  });

  it('[OF12] is undone once by two concurrent requests', async () => {
    const id = await idOf(note);
    const tries = await Promise.allSettled([
      undoOrderChange(shop.shop, id, mo),
      undoOrderChange(shop.shop, id, mo),
    ]);
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await log()).toHaveLength(2);
  });

  it('[OF12] that refunds cannot be undone', async () => {
    const refunded = await refundOrder(shop.shop, reference, by());
    await expect(undoOrderChange(shop.shop, refunded.activityId ?? 0, mo)).rejects.toMatchObject({
      reason: 'not-undoable',
    });
    expect(await deliver()).toEqual([`Your refund for order ${reference}`]);
  });

  it('[OF12] that returned goods is not undone once they are sold', async () => {
    const id = await idOf(to('cancelled'));
    await shop.startCheckout(five, 4);
    await expect(undoOrderChange(shop.shop, id, mo)).rejects.toMatchObject({
      reason: 'stock-sold',
    });
    expect(await order()).toMatchObject({ state: 'cancelled' });
    expect(await shop.availableStock(five)).toBe(1);
  });

  it('[OF12] that has no personal values left is not undone', async () => {
    const id = await idOf(address);
    const stored = () => database().queries.select().from(activityValue);
    expect(await stored()).toMatchObject([{ field: 'address', after: elsewhere }]);
    expect(JSON.stringify((await log()).at(-1))).not.toContain('Mill Lane');
    await erasePersonalData(database(), 'buyer@firm.example', { ...byCommand, mailFolder: '' });
    expect(await stored()).toEqual([]);
    await expect(undoOrderChange(shop.shop, id, mo)).rejects.toMatchObject({
      reason: 'not-undoable',
    });
  });

  it('[OF13] increments the version and rejects a stale one', async () => {
    const { version } = await order();
    await changeOrderState(shop.shop, reference, { ...by(), to: 'preparing', version });
    const stale = await dispatchOrder(shop.shop, reference, { ...by(), ...dpd, version }).catch(
      (error: unknown) => error,
    );
    expect(stale).toBeInstanceOf(StaleOrderError);
    expect(stale).toMatchObject({
      message: `${reference} has changed since you opened it.`,
      order: { version: version + 1, state: 'preparing' },
      changes: [{ action: 'order.prepare', staffName: 'Mo', fields: ['state', 'history'] }],
    });
    const now = { ...by(), ...dpd, version: version + 1 };
    expect(await dispatchOrder(shop.shop, reference, now)).toMatchObject({ version: version + 2 });
  });

  it.each(changes)(
    '[OF13] %s is rejected for a stale version, and changes nothing',
    async (_, change, first) => {
      for (const before of first) await before();
      const before = await everything();
      seen = 0;
      await expect(change()).rejects.toThrow(StaleOrderError);
      expect(await everything()).toEqual(before);
    },
  );

  it('[OF13] makes no refund for a stale version', async () => {
    seen = 0;
    await expect(refundOrder(shop.shop, reference, by())).rejects.toThrow(StaleOrderError);
    const { paymentId } = await order();
    expect(await shop.payments.provider.findRefundedPence(paymentId ?? '')).toBe(0);
  });

  it('[OF13] accepts one of two concurrent changes of the same version', async () => {
    const { version } = await order();
    const tries = await Promise.allSettled(
      ['One', 'Two'].map((text) =>
        addOrderNote(shop.shop, reference, { ...by(), note: text, version }),
      ),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('[OF13] reported by the payment provider increments the version once, and cannot be undone', async () => {
    const { version, paymentId, checkoutId, totalPence } = await order();
    const refund = (pence: number) =>
      shop.payments.event('charge.refunded', {
        payment_intent: paymentId,
        amount: totalPence,
        amount_refunded: pence,
        refunded: pence === totalPence,
        metadata: { checkout: checkoutId },
      });
    const [some, all] = [refund(100), refund(totalPence)];
    for (const event of [some, some, all, all]) await shop.sendWebhook(event);
    expect(await order()).toMatchObject({ state: 'refunded', version: version + 2 });
    expect(await log()).toMatchObject([
      { actor: 'shop', action: 'order.payment-event', fields: ['givenBackPence', 'issues'] },
      { actor: 'shop', action: 'order.refund' },
    ]);
    const ids = (await log()).map(({ id }) => id);
    for (const id of ids) {
      await expect(undoOrderChange(shop.shop, id, mo)).rejects.toMatchObject({
        reason: 'not-undoable',
      });
    }
  });

  it('[OF13] without effect neither increments the version nor is logged', async () => {
    const { version } = await order();
    await changeOrderState(shop.shop, reference, { to: 'preparing', ...by() });
    const again = await changeOrderState(shop.shop, reference, { to: 'preparing', ...by() });
    expect(again).toMatchObject({ version: version + 1, changed: false, activityId: undefined });
    expect(await log()).toHaveLength(1);
  });
});
