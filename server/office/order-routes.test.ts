import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getBuiltCatalogue } from '../app/catalogue.ts';
import {
  activity,
  officeSession,
  order,
  orderLine,
  outboxEmail,
  presence,
} from '../database/schema.ts';
import { addIssue } from '../orders/issues.ts';
import { readOrder } from '../orders/order.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { openTestOffice, type TestOffice } from '../testing/office.ts';
import { findProductWithStock } from '../testing/shop.ts';
import { saveStaffLimit } from './settings.ts';

type Person = Awaited<ReturnType<TestOffice['signIn']>>;

describeOnBothEngines('order routes', (database) => {
  let office: TestOffice;
  let olive: Person;
  let sam: Person;
  const product = findProductWithStock(5);

  beforeAll(async () => {
    office = await openTestOffice(database());
    olive = await office.signIn('owner', 'Olive Owner');
    sam = await office.signIn('staff', 'Sam Staff');
  });
  beforeEach(() => office.test.reset());

  const place = (quantity = 3) => office.test.placeOrder(product, quantity);
  const getOrder = async (reference: string, who = olive) =>
    (await who.get(`/api/orders/${reference}`)).json();
  async function send(who: Person, reference: string, what: string, body: object) {
    const answer = await who.send('POST', `/api/orders/${reference}/${what}`, body);
    return { status: answer.status, body: await answer.json() };
  }
  const activities = (reference: string) =>
    database()
      .queries.select()
      .from(activity)
      .where(eq(activity.recordId, reference))
      .orderBy(activity.id);

  it('[OF5] returns lines, weight, stock, buyer, payment and history', async () => {
    const reference = await place(2);
    const again = await place(1);
    const seen = await getOrder(reference);
    expect(seen).toMatchObject({
      reference,
      version: 1,
      state: 'paid',
      items: 2,
      itemsLeft: 2,
      load: { kilograms: Math.round(product.weight * 20) / 10, metres: product.closedLength },
      buyer: { email: 'buyer@firm.example', canBeEmailed: true },
      others: { count: 1, pence: product.price },
      payment: { paidBy: 'card', capturedPence: 2 * product.price, refundedPence: 0 },
      may: { prepare: true, dispatch: true, cancel: true, deliver: false },
      openBy: [],
    });
    expect(seen.lines).toEqual([
      expect.objectContaining({
        sku: product.sku,
        quantity: 2,
        left: 2,
        // The units held by both orders are still on the shelf.
        onHand: 5,
        picture: expect.stringMatching(/^[0-9a-f]{12}$/),
        isWithdrawn: false,
      }),
    ]);
    expect(seen.sendBy.daysLeft).toBeGreaterThanOrEqual(0);
    expect(seen.timeline.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
      'email',
      'paid',
    ]);
    expect(again).not.toBe(reference);
  });

  it('[OF5] shows and dispatches an order with a withdrawn product', async () => {
    const reference = await place(1);
    await database().queries.update(orderLine).set({ productId: 'withdrawn-long-ago' });
    expect(getBuiltCatalogue().byId('withdrawn-long-ago')).toBeUndefined();
    const seen = await getOrder(reference);
    expect(seen.lines[0]).toMatchObject({ isWithdrawn: true, name: product.name, left: 1 });
    expect(seen.load.isComplete).toBe(false);
    const sent = await send(olive, reference, 'dispatch', {
      version: seen.version,
      carrier: 'DPD',
      lines: [{ line: 1, quantity: 1 }],
    });
    expect(sent.body.order.state).toBe('dispatched');
  });

  it('[OF5] responds 404 for an unknown reference', async () => {
    expect((await olive.get('/api/orders/RM-999999')).status).toBe(404);
  });

  it('[TO6] dispatches in parts, each with its own carrier', async () => {
    const reference = await place(3);
    const part = await send(sam, reference, 'dispatch', {
      version: 1,
      carrier: 'DPD',
      tracking: ' 1550 1234 ',
      lines: [{ line: 1, quantity: 2 }],
    });
    expect(part.status).toBe(200);
    expect(part.body.order).toMatchObject({
      state: 'paid',
      isPartDispatched: true,
      itemsLeft: 1,
      may: { cancel: false, dispatch: true },
      shipments: [
        {
          carrier: 'DPD',
          tracking: '1550 1234',
          page: 'https://track.dpd.co.uk/search?reference=15501234',
          items: [{ name: product.name, quantity: 2 }],
        },
      ],
    });
    const rest = await send(olive, reference, 'dispatch', {
      version: part.body.order.version,
      carrier: 'Own van',
      lines: [{ line: 1, quantity: 1 }],
    });
    expect(rest.body.order).toMatchObject({ state: 'dispatched', itemsLeft: 0 });
    const left = rest.body.order.timeline.filter(
      ({ kind }: { kind: string }) => kind === 'shipment',
    );
    expect(left).toEqual([
      expect.objectContaining({ by: 'Olive Owner', carrier: 'Own van', items: 1 }),
      expect.objectContaining({ by: 'Sam Staff', carrier: 'DPD', items: 2 }),
    ]);
  });

  it('[TO6] cannot dispatch more than was ordered', async () => {
    const reference = await place(1);
    const sent = await send(olive, reference, 'dispatch', {
      version: 1,
      carrier: 'DPD',
      lines: [{ line: 1, quantity: 2 }],
    });
    expect(sent).toMatchObject({ status: 409, body: { error: expect.stringContaining('not 2') } });
  });

  it('[OF12] returns how long a change can be undone, and delays its email until then', async () => {
    const reference = await place(1);
    const before = Date.now();
    const { body } = await send(olive, reference, 'dispatch', {
      version: 1,
      carrier: 'DPD',
      lines: [{ line: 1, quantity: 1 }],
    });
    const until = Date.parse(body.undoUntil) - before;
    expect(until).toBeGreaterThan(15_000);
    const [mail] = await database()
      .queries.select()
      .from(outboxEmail)
      .where(eq(outboxEmail.kind, 'order-dispatched'));
    expect(mail?.nextAttemptAt.getTime()).toBeGreaterThan(before + 15_000);
    const undone = await olive.send('POST', `/api/activity/${body.activityId}/undo`);
    expect(undone.status).toBe(200);
    const after = await getOrder(reference);
    expect(after).toMatchObject({ state: 'paid', shipments: [], itemsLeft: 1 });
    expect(after.timeline[0]).toMatchObject({
      kind: 'undo',
      by: 'Olive Owner',
      undone: 'order.dispatch',
    });
  });

  it("[OF13] rejects a stale change, and returns the colleague's change", async () => {
    const reference = await place(2);
    const seen = await getOrder(reference, sam);
    await send(olive, reference, 'dispatch', {
      version: seen.version,
      carrier: 'DPD',
      tracking: 'A1',
      lines: [{ line: 1, quantity: 2 }],
    });
    const second = await send(sam, reference, 'dispatch', {
      version: seen.version,
      carrier: 'Evri',
      tracking: 'B2',
      lines: [{ line: 1, quantity: 2 }],
    });
    expect(second.status).toBe(409);
    expect(second.body.current).toMatchObject({ state: 'dispatched', version: seen.version + 1 });
    expect(second.body.changes).toEqual([
      expect.objectContaining({ by: 'Olive Owner', action: 'order.dispatch' }),
    ]);
    const { shipments } = await getOrder(reference);
    expect(shipments).toHaveLength(1);
    // Their input can still be sent, as a correction of the shipment.
    const mine = await send(sam, reference, `shipments/${shipments[0].id}`, {
      version: second.body.current.version,
      carrier: 'Evri',
      tracking: 'B2',
    });
    expect(mine.body.order.shipments).toEqual([
      expect.objectContaining({ carrier: 'Evri', tracking: 'B2' }),
    ]);
  });

  it('[OF13] accepts only one of two concurrent changes', async () => {
    const reference = await place(1);
    const change = { version: 1, address: { line1: '2 Mill Lane' } };
    const answers = await Promise.all([
      send(olive, reference, 'address', change),
      send(sam, reference, 'address', { version: 1, address: { line1: '3 Mill Lane' } }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('[OF13] keeps the current values of unchanged fields', async () => {
    const reference = await place(1);
    const first = await send(olive, reference, 'address', {
      version: 1,
      address: { line2: 'Unit 4' },
    });
    expect(first.status).toBe(200);
    const second = await send(sam, reference, 'address', {
      version: first.body.order.version,
      address: { town: 'Bradford' },
    });
    expect(second.body.order.address).toMatchObject({
      line1: '1 Test Road',
      line2: 'Unit 4',
      town: 'Bradford',
    });
  });

  it('[OF5] returns errors for the invalid fields of an address', async () => {
    const reference = await place(1);
    const sent = await send(olive, reference, 'address', {
      version: 1,
      address: { postcode: 'JE2 3AB', town: ' ' },
    });
    expect(sent.status).toBe(422);
    const whole = await send(olive, reference, 'address', {
      version: 1,
      address: { postcode: 'JE2 3AB' },
    });
    expect(whole).toMatchObject({
      status: 422,
      body: { fields: { postcode: ['Enter a full postcode that we deliver to.'] } },
    });
  });

  it('[OF12] [OF5] logs every change with its user', async () => {
    const reference = await place(2);
    const now = async () => (await getOrder(reference)).version;
    const { queries } = database();
    await addIssue(queries, await readOrder(queries, reference), { kind: 'paid-twice', data: {} });
    const [raised] = (await readOrder(queries, reference)).issues;
    const steps = [
      ['prepare', {}],
      ['notes', { note: 'Joanne called.' }],
      ['email', { email: 'other@firm.example' }],
      ['address', { address: { line1: '9 Mill Lane' } }],
      [`issues/${raised?.id}/resolve`, { note: 'One order only.' }],
      ['invoice', {}],
      ['dispatch', { carrier: 'DPD', tracking: 'X1', lines: [{ line: 1, quantity: 2 }] }],
    ] as const;
    for (const [what, body] of steps) {
      const sent = await send(sam, reference, what, { version: await now(), ...body });
      expect([what, sent.status, typeof sent.body.activityId]).toEqual([what, 200, 'number']);
    }
    const { shipments } = await getOrder(reference);
    const corrected = await send(sam, reference, `shipments/${shipments[0].id}`, {
      version: await now(),
      carrier: 'Evri',
    });
    expect(corrected.status).toBe(200);
    expect((await send(sam, reference, 'deliver', { version: await now() })).status).toBe(200);
    const recorded = await activities(reference);
    expect(recorded.map(({ action }) => action)).toEqual([
      'order.prepare',
      'order.note',
      'order.correct-email',
      'order.correct-address',
      'order.resolve-issues',
      'order.invoice',
      'order.dispatch',
      'order.correct-shipment',
      'order.deliver',
    ]);
    expect(new Set(recorded.map(({ staffId }) => staffId))).toEqual(new Set([sam.staffId]));
  });

  it('[OF5] cancels an order without refunding it', async () => {
    const reference = await place(1);
    const { body } = await send(olive, reference, 'cancel', { version: 1, note: 'Asked for it.' });
    expect(body.order).toMatchObject({
      state: 'cancelled',
      payment: { refundedPence: 0, refundablePence: product.price },
    });
    expect(await office.test.availableStock(product)).toBe(5);
  });

  describe('refunds', () => {
    it('[OF5] refunds the captured amount in any state, and cannot be undone', async () => {
      const reference = await place(2);
      await send(olive, reference, 'dispatch', {
        version: 1,
        carrier: 'DPD',
        lines: [{ line: 1, quantity: 2 }],
      });
      const { version } = await getOrder(reference);
      const { status, body } = await send(olive, reference, 'refund', {
        version,
        pence: 2 * product.price,
        attempt: crypto.randomUUID(),
      });
      expect(status).toBe(200);
      expect(body.order).toMatchObject({
        state: 'refunded',
        payment: { refundedPence: 2 * product.price, refundablePence: 0 },
      });
      expect(body.undoUntil).toBeUndefined();
    });

    it('[OF5] rejects a refund above the captured amount', async () => {
      const reference = await place(1);
      const attempt = crypto.randomUUID();
      const refund = { version: 1, pence: product.price + 1, attempt };
      expect((await send(olive, reference, 'refund', refund)).status).toBe(409);
      expect((await getOrder(reference)).state).toBe('paid');
    });

    it('[OF5] [OF2] allows only owners to exceed the limit', async () => {
      const reference = await place(1);
      const { queries } = database();
      await saveStaffLimit(queries, 'staffRefundLimitPence', product.price - 1);
      expect((await getOrder(reference, sam)).may.refund).toMatchObject({
        limitPence: product.price - 1,
      });
      const refund = { version: 1, pence: product.price, attempt: crypto.randomUUID() };
      expect((await send(sam, reference, 'refund', refund)).status).toBe(403);
      expect((await getOrder(reference)).state).toBe('paid');
      await saveStaffLimit(queries, 'staffRefundLimitPence', product.price);
      expect((await send(sam, reference, 'refund', refund)).status).toBe(200);
    });

    it('[OF5] reports a refund rejected by the provider, and changes nothing', async () => {
      const reference = await place(1);
      office.test.payments.fault = {
        status: 400,
        body: { error: { type: 'invalid_request_error' } },
      };
      const attempt = crypto.randomUUID();
      const refund = { version: 1, pence: product.price, attempt };
      const sent = await send(olive, reference, 'refund', refund);
      expect(sent).toMatchObject({
        status: 502,
        body: { error: expect.stringContaining('Nothing has changed') },
      });
      expect((await getOrder(reference)).state).toBe('paid');
    });
  });

  it('[OF5] returns the possible actions of each open issue', async () => {
    const reference = await place(1);
    const { queries } = database();
    await addIssue(queries, await readOrder(queries, reference), { kind: 'no-email', data: {} });
    expect((await getOrder(reference)).issues).toEqual([
      expect.objectContaining({ kind: 'no-email', actions: ['correct-email', 'resolve'] }),
    ]);
  });

  it('[OF5] sorts carriers by their last use for the postcode area', async () => {
    const first = await place(1);
    await send(olive, first, 'dispatch', {
      version: 1,
      carrier: 'Fell Freight',
      lines: [{ line: 1, quantity: 1 }],
    });
    const { carriers } = await getOrder(await place(1));
    expect(carriers[0]).toBe('Fell Freight');
    expect(carriers).toContain('DPD');
    await database()
      .queries.update(order)
      .set({ address: { line1: '1', town: 'Hull', postcode: 'HU1 1AA', country: 'GB' } })
      .where(eq(order.reference, first));
    expect((await getOrder(await place(1))).carriers[0]).toBe('DPD');
  });

  it('[OF5] prints undispatched goods without prices, in the requested order', async () => {
    const [one, two] = [await place(1), await place(2)];
    const answer = await sam.get(`/api/orders/documents?references=${two},${one}`);
    const { documents, sender } = await answer.json();
    expect(documents.map(({ reference }: { reference: string }) => reference)).toEqual([two, one]);
    expect(documents[0].goods).toEqual([
      expect.objectContaining({ sku: product.sku, quantity: 2 }),
    ]);
    expect(JSON.stringify(documents)).not.toMatch(/[Pp]ence"/);
    expect(sender.name).toBe('Rungmoor Access Ltd');
    expect((await sam.get('/api/orders/documents?references=1')).status).toBe(422);
  });

  it('[OF13] shows who else has the order open, until they leave or time out', async () => {
    const reference = await place(1);
    const record = `order ${reference}`;
    const heard = await sam.send('POST', '/api/presence', { record });
    expect(await heard.json()).toEqual({ openBy: [] });
    const names = async () =>
      (await getOrder(reference)).openBy.map(({ name }: { name: string }) => name);
    expect(await names()).toEqual(['Sam Staff']);
    expect((await getOrder(reference, sam)).openBy).toEqual([]);
    const { queries } = database();
    await queries.update(presence).set({ seenAt: new Date(Date.now() - 46_000) });
    expect(await names()).toEqual([]);
    await sam.send('POST', '/api/presence', { record });
    expect(await names()).toEqual(['Sam Staff']);
    await sam.send('POST', '/api/presence', { record: '' });
    expect(await names()).toEqual([]);
    expect(await queries.$count(officeSession)).toBeGreaterThan(0);
  });
});
