import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { products } from '../../catalogue/catalogue.ts';
import { orderStates, paymentMethods } from '../../contract/order.ts';
import { isWorkTab, orderSorts, orderTabs, writeOrderFilter } from '../../contract/order-list.ts';
import { type Database, queryRows } from '../database/database.ts';
import {
  activity,
  order,
  orderIssue,
  orderLine,
  outboxEmail,
  presence,
  shipment,
  shipmentLine,
} from '../database/schema.ts';
import { readOrder } from '../orders/order.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import type { OfficeDeps, SignedInUser } from './office-context.ts';
import type { OrderListRow } from './order-list.ts';
import { ordersRoutes } from './order-list-routes.ts';
import { createTestClient, createTestDeps, signIn } from './testing/test-client.ts';

const address = { line1: '1 Test Road', town: 'Leeds', postcode: 'LS1 1AA', country: 'GB' };
const [product] = products;
if (!product) throw new Error('The catalogue is empty');
const { id: productId, name, sku } = product;

type Given = Partial<typeof order.$inferInsert> & { quantity?: number; express?: boolean };

/** Places an order as the shop would, with one line of two items. */
async function place({ queries }: Database, { quantity = 2, express, ...given }: Given = {}) {
  const [made] = await queries
    .insert(order)
    .values({
      sessionId: crypto.randomUUID(),
      email: 'buyer@firm.example',
      name: 'Buyer',
      address,
      totalPence: 1000,
      ...given,
    })
    .returning({ id: order.id, reference: order.reference });
  if (!made) throw new Error('No order was made');
  const common = { orderId: made.id, productId, name, sku, unitPence: 500 };
  await queries.insert(orderLine).values({ ...common, line: 1, quantity });
  if (express) {
    const charge = { productId: 'delivery', sku: 'DELIVERY', name: 'Express' };
    await queries
      .insert(orderLine)
      .values({ ...common, ...charge, line: 2, quantity: 1, delivery: 'express' });
  }
  return made;
}

async function addPartShipment({ queries }: Database, orderId: number, tracking?: string) {
  const [made] = await queries
    .insert(shipment)
    .values({ orderId, carrier: 'DPD', tracking })
    .returning();
  await queries.insert(shipmentLine).values({ shipmentId: made?.id ?? 0, line: 1, quantity: 1 });
}

const addIssue = ({ queries }: Database, orderId: number) =>
  queries
    .insert(orderIssue)
    .values({ orderId, kind: 'paid-twice', data: {}, key: crypto.randomUUID() });

describeOnBothEngines('order list', (database) => {
  let deps: OfficeDeps;
  let owner: SignedInUser;
  const clientOf = (who: SignedInUser) => createTestClient(ordersRoutes(deps), who);
  const list = async (query = '') => {
    const { status, body } = await clientOf(owner).get(`/?${query}`);
    expect([query, status]).toEqual([query, 200]);
    return body as { rows: OrderListRow[]; next?: string };
  };
  const references = async (query: string) => (await list(query)).rows.map((row) => row.reference);
  /** Every page of a list. */
  const listAll = async (query: string) => {
    const found: string[] = [];
    let after = '';
    do {
      const { rows, next = '' } = await list(`${query}${after && `&after=${after}`}`);
      found.push(...rows.map((row) => row.reference));
      after = next;
    } while (after);
    return found;
  };

  beforeAll(async () => {
    deps = await createTestDeps(database());
    owner = await signIn(database(), 'Ruth Mellor');
  });
  beforeEach(async () => {
    await database().queries.delete(order);
  });

  it('[OF4] finds an order by reference, buyer, address, PO or tracking number', async () => {
    await place(database());
    const { reference, id } = await place(database(), {
      name: 'Zoë Okafor',
      company: 'Harrop & Lee Electrical Ltd',
      email: 'zoe@harrop.example',
      phone: '+441614960118',
      poNumber: '4500-1187',
      address: { ...address, postcode: 'SK4 2XX' },
    });
    await database()
      .queries.update(orderLine)
      .set({ name: 'Narrow Tower 4.2 m', sku: 'CAL-9E39-BA1' })
      .where(eq(orderLine.orderId, id));
    await addPartShipment(database(), id, '1550 2210 77');
    const said = {
      reference: [reference, reference.slice(3), String(id)],
      name: ['zoe okafor', 'Zoë'],
      company: ['harrop & lee', 'Electrical Ltd'],
      email: ['zoe@harrop.example'],
      postcode: ['SK4 2XX', 'sk42xx'],
      phone: ['0161 496 0118', '+44 161 4960118'],
      poNumber: ['4500-1187', '45001187'],
      tracking: ['1550221077', '1550 2210'],
      product: ['narrow tower'],
      sku: ['CAL-9E39-BA1', 'cal9e39ba1'],
    };
    for (const [field, texts] of Object.entries(said)) {
      for (const text of texts) {
        const found = await references(writeOrderFilter({ tab: 'all', search: text }));
        expect([field, text, found]).toEqual([field, text, [reference]]);
      }
    }
    expect(await references('tab=all&search=nobody')).toEqual([]);
  });

  it('[OF4] returns complete rows, including withdrawn products', async () => {
    const { id, reference } = await place(database(), {
      company: 'Oakmere Facilities Ltd',
      poNumber: 'OF-771',
      quantity: 4,
    });
    await database()
      .queries.update(orderLine)
      .set({ productId: 'withdrawn-last-year', name: 'Old Steps' })
      .where(eq(orderLine.orderId, id));
    await addPartShipment(database(), id);
    await addIssue(database(), id);
    const colleague = await signIn(database(), 'Dan Whitworth', 'staff');
    await database()
      .queries.insert(presence)
      .values({ sessionId: colleague.sessionId, record: `order ${reference}` });
    const [row] = (await list('tab=stuck')).rows;
    expect(row).toMatchObject({
      reference,
      version: 1,
      state: 'paid',
      isPartDispatched: true,
      buyer: 'Oakmere Facilities Ltd',
      town: 'Leeds',
      postcode: 'LS1 1AA',
      poNumber: 'OF-771',
      lines: [{ name: 'Old Steps', quantity: 4 }],
      lineCount: 1,
      itemCount: 4,
      itemsToFollow: 3,
      totalPence: 1000,
      issues: ['This cart was paid for twice.'],
      openBy: ['Dan Whitworth'],
    });
    // The order is in doubt, so there is no dispatch day.
    expect(row).not.toHaveProperty('sendBy');
  });

  it('[OF4] returns the dispatch day of each open order', async () => {
    await place(database());
    const [row] = (await list()).rows;
    expect(row?.sendBy).toMatchObject({ daysLeft: 3 });
    await place(database(), { createdAt: new Date(Date.now() - 20 * 86_400_000) });
    expect((await list()).rows.map(({ sendBy }) => Number(sendBy?.daysLeft) < 0)).toEqual([
      true,
      false,
    ]);
  });

  it('[OF4] counts match the list of every tab with any filter', async () => {
    const placed = fc.record({
      state: fc.constantFrom(...orderStates),
      paidBy: fc.constantFrom(...paymentMethods),
      company: fc.constantFrom('Northfold Joinery', 'Calder Signs', null),
      totalPence: fc.integer({ min: 1, max: 500_000 }),
      daysAgo: fc.integer({ min: 0, max: 40 }),
      express: fc.boolean(),
      part: fc.boolean(),
      issue: fc.boolean(),
    });
    const day = fc
      .integer({ min: 0, max: 40 })
      .map((ago) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10));
    const filter = fc.record({
      search: fc.constantFrom('', 'north', 'calder', 'zzz'),
      days: fc.constantFrom(undefined, '1' as const, '7' as const),
      from: fc.option(day, { nil: undefined }),
      to: fc.option(day, { nil: undefined }),
      service: fc.constantFrom(undefined, 'standard' as const, 'express' as const),
      paidBy: fc.constantFrom(undefined, ...paymentMethods),
      sort: fc.constantFrom(undefined, ...orderSorts),
    });
    const orders = fc.array(placed, { minLength: 3, maxLength: 12 });
    const filters = fc.array(filter, { minLength: 2, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(orders, filters, async (given, asked) => {
        await database().queries.delete(order);
        for (const { daysAgo, part, issue, ...one } of given) {
          const createdAt = new Date(Date.now() - daysAgo * 86_400_000);
          const { id } = await place(database(), { ...one, createdAt });
          if (part) await addPartShipment(database(), id);
          if (issue) await addIssue(database(), id);
        }
        for (const one of asked) {
          const query = (tab: (typeof orderTabs)[number]) => writeOrderFilter({ ...one, tab });
          const { body } = await clientOf(owner).get(`/counts?${query('to-dispatch')}`);
          for (const tab of orderTabs) {
            const { rows } = await list(query(tab));
            const pence = rows.reduce((sum, { totalPence }) => sum + totalPence, 0);
            expect(body.counts).toContainEqual({ tab, count: rows.length, pence });
          }
        }
      }),
      { numRuns: 8 },
    );
  }, 120_000);

  it('[OF4] lists every order in exactly one state tab or in To dispatch', async () => {
    for (const state of orderStates) await place(database(), { state });
    const tabs = [
      'awaiting-payment',
      'to-dispatch',
      'dispatched',
      'delivered',
      'refunded',
      'cancelled',
    ];
    const found = await Promise.all(tabs.map((tab) => references(`tab=${tab}`)));
    expect(found.flat().toSorted()).toEqual((await references('tab=all')).toSorted());
  });

  it('[OF4] filters by UK days', async () => {
    const createdAt = new Date('2026-06-30T23:30:00Z');
    const { reference } = await place(database(), { createdAt });
    expect(await references('tab=all&from=2026-07-01&to=2026-07-01')).toEqual([reference]);
    expect(await references('tab=all&to=2026-06-30')).toEqual([]);
    expect(await references('tab=all&from=2026-07-02')).toEqual([]);
  });

  it.each(
    orderTabs.flatMap((tab) =>
      (isWorkTab(tab) ? orderSorts : (['newest'] as const)).map((sort) => [tab, sort] as const),
    ),
  )(
    '[OF4] pages through %s by %s without gaps or duplicates while orders are added',
    async (tab, sort) => {
      const stateOf = { delivered: 'delivered', dispatched: 'dispatched' } as const;
      const state =
        tab === 'packing'
          ? 'preparing'
          : tab === 'refunded' || tab === 'cancelled' || tab === 'awaiting-payment'
            ? tab
            : (stateOf[tab as 'delivered'] ?? 'paid');
      await database().queries.execute(
        sql`insert into shop_order (paid_by, email, total_pence, state, created_at)
          select 'bank-transfer', 'a@b.example', 100 + (n % 7), ${state}, timestamptz '2026-03-02T09:00:00Z'
            + make_interval(mins => n / 3) from generate_series(1, 120) as n`,
      );
      const { queries } = database();
      if (tab === 'part-dispatched') {
        await queries.execute(
          sql`insert into shipment (order_id, carrier) select id, 'DPD' from shop_order`,
        );
      }
      if (tab === 'stuck') {
        await queries.execute(sql`insert into order_issue (order_id, kind, data, key)
          select id, 'no-address', '{}', id::text from shop_order`);
      }
      const before = (
        await queryRows<{ reference: string }>(queries, sql`select reference from shop_order`)
      ).map((one) => one.reference);
      const first = await list(`tab=${tab}&sort=${sort}`);
      const { id, reference } = await place(database(), { state });
      if (tab === 'part-dispatched') await addPartShipment(database(), id);
      if (tab === 'stuck') await addIssue(database(), id);
      const second = await list(`tab=${tab}&sort=${sort}&after=${first.next}`);
      const third = await list(`tab=${tab}&sort=${sort}&after=${second.next}`);
      expect(third.next).toBeUndefined();
      const seen = [first, second, third].flatMap(({ rows }) => rows.map((row) => row.reference));
      expect(seen.filter((one) => one !== reference).toSorted()).toEqual(before.toSorted());
      expect(new Set(seen).size).toBe(seen.length);
      expect([first.rows.length, second.rows.length]).toEqual([50, 50]);
    },
  );

  it('[OF4] rejects an invalid query', async () => {
    for (const query of ['tab=x', 'from=2026-02-30', 'after=x', 'sort=up', 'tab=all&tab=all']) {
      expect([query, (await clientOf(owner).get(`/?${query}`)).status]).toEqual([query, 422]);
    }
  });

  it('[OF4] saves views by name for each user', async () => {
    const dan = clientOf(await signIn(database(), 'Dan', 'staff'));
    const made = await clientOf(owner).post('/views', {
      name: ' Own van ',
      query: 'tab=packing&x=1',
    });
    expect(made.body.views).toMatchObject([{ name: 'Own van', query: 'tab=packing' }]);
    const [{ id }] = made.body.views;
    expect((await dan.get('/views')).body.views).toEqual([]);
    await dan.patch(`/views/${id}`, { name: 'Mine' });
    await dan.delete(`/views/${id}`);
    const renamed = await clientOf(owner).patch(`/views/${id}`, { name: 'Thursday van' });
    expect(renamed.body.views).toMatchObject([{ id, name: 'Thursday van' }]);
    await clientOf(owner).post('/views', { name: 'Second', query: '' });
    expect((await clientOf(owner).patch(`/views/${id}`, { name: 'Second' })).status).toBe(409);
    // Saving under an existing name replaces the view.
    const again = await clientOf(owner).post('/views', { name: 'Second', query: 'tab=all' });
    expect(again.body.views).toMatchObject([{}, { name: 'Second', query: 'tab=all' }]);
    expect((await clientOf(owner).delete(`/views/${id}`)).body.views).toHaveLength(1);
    expect((await clientOf(owner).delete('/views/x')).status).toBe(404);
    expect((await clientOf(owner).post('/views', { name: '', query: '' })).status).toBe(422);
  });

  it('[OF4] dispatches several orders, and reports skipped ones with the reason', async () => {
    const [one, other, stuck, sent, cancelled, changed] = [
      await place(database()),
      await place(database(), { state: 'preparing' }),
      await place(database()),
      await place(database(), { state: 'dispatched' }),
      await place(database(), { state: 'cancelled' }),
      await place(database(), { version: 2 }),
    ];
    await addIssue(database(), stuck.id);
    const chosen = [one, other, stuck, sent, cancelled, changed].map(({ reference }) => ({
      reference,
      version: 1,
    }));
    const { status, body } = await clientOf(owner).post('/dispatch', {
      orders: [...chosen, { reference: 'RM-999999', version: 1 }, ...chosen.slice(0, 1)],
      carrier: 'DPD',
    });
    expect(status).toBe(200);
    expect(body.done.map((done: { reference: string }) => done.reference)).toEqual([
      one.reference,
      other.reference,
    ]);
    expect(body.skipped).toEqual([
      { reference: stuck.reference, reason: 'stuck', detail: 'This cart was paid for twice.' },
      { reference: sent.reference, reason: 'done-already', detail: 'It is already dispatched.' },
      { reference: cancelled.reference, reason: 'not-possible', detail: 'It is cancelled.' },
      {
        reference: changed.reference,
        reason: 'changed',
        detail: 'It has changed since you chose it.',
      },
      { reference: 'RM-999999', reason: 'not-found', detail: 'There is no order RM-999999.' },
    ]);
    const after = await readOrder(database().queries, one.reference);
    expect(after).toMatchObject({ state: 'dispatched', shipments: [{ carrier: 'DPD' }] });
    expect((await readOrder(database().queries, stuck.reference)).state).toBe('paid');
    const emails = await database().queries.$count(
      outboxEmail,
      eq(outboxEmail.orderReference, one.reference),
    );
    expect(emails).toBe(1);
  });

  it('[OF4] dispatches the other orders if the database fails for one', async () => {
    const [first, second] = [await place(database()), await place(database())];
    const { queries } = database();
    await queries.execute(
      sql`alter table shipment add constraint no_first check (order_id <> ${sql.raw(String(first.id))})`,
    );
    try {
      const orders = [first, second].map(({ reference }) => ({ reference, version: 1 }));
      const { body } = await clientOf(owner).post('/dispatch', { orders, carrier: 'DPD' });
      expect(body.done).toMatchObject([{ reference: second.reference }]);
      expect(body.skipped).toMatchObject([{ reference: first.reference, reason: 'failed' }]);
      expect((await readOrder(queries, first.reference)).state).toBe('paid');
    } finally {
      await queries.execute(sql`alter table shipment drop constraint no_first`);
    }
  });

  it('[OF4] marks several orders as being packed', async () => {
    const [paid, packing] = [
      await place(database()),
      await place(database(), { state: 'preparing' }),
    ];
    const orders = [paid, packing].map(({ reference }) => ({ reference, version: 1 }));
    const { body } = await clientOf(owner).post('/prepare', { orders });
    expect(body.done).toMatchObject([{ reference: paid.reference }]);
    expect(body.skipped).toMatchObject([{ reference: packing.reference, reason: 'done-already' }]);
    expect((await readOrder(database().queries, paid.reference)).state).toBe('preparing');
  });

  it.each([{}, { orders: [] }, { orders: [{ reference: 'x', version: 1 }], carrier: 'DPD' }, []])(
    '[OF4] rejects an invalid selection: %j',
    async (body) => {
      expect((await clientOf(owner).post('/dispatch', body)).status).toBe(422);
    },
  );

  it('[OF4] exports the filtered orders as CSV without formula injection', async () => {
    const formulas = ['=1+1', '+44', '-2+3', '@SUM(A1)', '\tx', '\rx'];
    for (const formula of formulas) {
      await place(database(), {
        email: `${formula}@firm.example`,
        name: formula,
        company: formula,
        phone: formula,
        poNumber: formula,
        deliveryNotes: formula,
        address: {
          line1: formula,
          line2: formula,
          town: formula,
          county: formula,
          postcode: formula,
          country: 'GB',
        },
      });
    }
    await place(database(), { state: 'cancelled', name: 'Not this one' });
    const { status, text } = await clientOf(owner).get('/export.csv?tab=to-dispatch');
    expect(status).toBe(200);
    expect(text.startsWith('\uFEFFOrder,Placed,State')).toBe(true);
    expect(text).not.toContain('Not this one');
    const [, ...rows] = readCsv(text);
    expect(rows).toHaveLength(formulas.length);
    for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    for (const formula of formulas) expect(rows.flat()).toContain(`'${formula}`);
    const [logged] = await database()
      .queries.select()
      .from(activity)
      .where(eq(activity.action, 'order.export'));
    expect(logged).toMatchObject({ staffId: owner.staffId, recordId: 'orders' });
  });

  it('[OF4] exports orders of several pages without duplicates', async () => {
    await database().queries.execute(sql`insert into shop_order (paid_by, email, total_pence, state)
      select 'bank-transfer', 'a@b.example', n, 'delivered' from generate_series(1, 1203) as n`);
    const { text } = await clientOf(owner).get('/export.csv?tab=delivered');
    const [, ...rows] = readCsv(text);
    expect(new Set(rows.map(([reference]) => reference)).size).toBe(1203);
    expect(rows).toHaveLength(1203);
    expect(await listAll('tab=delivered')).toEqual(rows.map(([reference]) => reference));
  });

  it('[OF4] allows only owners to export', async () => {
    const staff = clientOf(await signIn(database(), 'Dan', 'staff'));
    expect((await staff.get('/export.csv')).status).toBe(403);
  });
});

/** The cells of a CSV file by RFC 4180. */
function readCsv(text: string): string[][] {
  const cells = text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g);
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of cells) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}
