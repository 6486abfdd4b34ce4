import { eq, sql } from 'drizzle-orm';
import type { InferResponseType } from 'hono/client';
import { hc } from 'hono/client';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { products } from '../../catalogue/catalogue.ts';
import { ukDay, workingDaysAfter } from '../../content/working-days.ts';
import {
  activity,
  order,
  orderIssue,
  outboxEmail,
  partEnquiry,
  presence,
  quote,
  refund,
  restockRequest,
  stock,
} from '../database/schema.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { officeOrigin, openTestOffice, type TestOffice } from '../testing/office.ts';
import { explain, recordStatements } from '../testing/query-plans.ts';
import { findProductWithStock } from '../testing/shop.ts';
import type { OfficeApi } from './office-api.ts';
import { readWeeklySales } from './sales.ts';

const client = hc<OfficeApi>(officeOrigin);
type Today = InferResponseType<typeof client.api.today.$get, 200>;

/** The row of a completed refund. */
const refunded = (orderId: number, pence: number, settledAt = new Date()) => ({
  orderId,
  pence,
  method: 'provider' as const,
  state: 'done' as const,
  attemptKey: `${orderId}`,
  settledAt,
});

describeOnBothEngines('today', (database, onOne) => {
  let office: TestOffice;
  let owner: Awaited<ReturnType<TestOffice['signIn']>>;
  beforeAll(async () => {
    office = await openTestOffice(database());
  });
  beforeEach(async () => {
    await office.test.reset();
    const { queries } = database();
    await queries.execute(
      sql`with a as (delete from quote), b as (delete from part_enquiry), c as (delete from presence)
        delete from stock_notice`,
    );
    owner = await office.signIn('owner');
  });

  const today = async (): Promise<Today> => (await owner.get('/api/today')).json();
  const items = async () => (await today()).sections.flatMap((section) => section.items);
  const section = async (name: string) =>
    (await today()).sections.find((each) => each.name === name)?.items ?? [];

  it('[OF3] is empty if nothing needs attention', async () => {
    const { needed, canWait, figures } = await today();
    expect([needed, canWait]).toEqual([0, 0]);
    expect(figures).toEqual({ today: { orders: 0, pence: 0 }, week: { orders: 0, pence: 0 } });
  });

  it('[OF3] lists an order with its dispatch day until it is dispatched', async () => {
    const product = findProductWithStock(5);
    const reference = await office.test.placeOrder(product, 2);
    const due = workingDaysAfter(new Date(), 3, []).toISOString().slice(0, 10);
    expect(await section('later')).toMatchObject([
      {
        kind: 'order',
        key: `order ${reference}`,
        name: 'Fellside Works',
        why: `2 × ${product.name}`,
        due,
        left: 3,
        pence: 2 * product.price,
        action: 'dispatch',
        openBy: [],
      },
    ]);
    expect(await (await owner.get('/api/today/counts')).json()).toEqual({
      today: 0,
      orders: 1,
      enquiries: 0,
      emails: 0,
      health: 0,
    });
    const { figures } = await today();
    const sum = { orders: 1, pence: 2 * product.price };
    expect(figures).toEqual({ today: sum, week: sum });

    const { queries } = database();
    await queries.update(order).set({ state: 'dispatched' });
    expect(await items()).toEqual([]);
    const [{ id = 0, totalPence = 0 } = {}] = await queries.select().from(order);
    await queries.insert(refund).values(refunded(id, totalPence));
    await queries.update(order).set({ state: 'refunded' });
    expect((await today()).figures.week).toEqual({ orders: 1, pence: 0 });
  });

  it('[OF3] marks an order as late after its dispatch day', async () => {
    await office.test.placeOrder(findProductWithStock(5), 1);
    const { queries } = database();
    const earlier = sql`now() - interval '21 days'`;
    await queries.update(order).set({ createdAt: earlier, paidAt: earlier });
    const [late] = await section('late');
    expect(late?.left).toBeLessThan(0);
    const { needed, late: marks } = await today();
    expect([needed, marks.stuck]).toEqual([1, 1]);
  });

  it('[OF3] lists an order with an open issue once, as stuck', async () => {
    const reference = await office.test.placeOrder(findProductWithStock(5), 1);
    const { queries } = database();
    const [{ id: orderId } = { id: 0 }] = await queries.select().from(order);
    const respondBy = new Date(Date.now() + 2 * 86_400_000).toISOString();
    const issue = { orderId, kind: 'dispute' as const, data: { respondBy }, key: 'd' };
    await queries.insert(orderIssue).values(issue);
    expect(await items()).toMatchObject([
      {
        kind: 'issue',
        order: reference,
        issue: 'dispute',
        due: ukDay(new Date(respondBy)).toISOString().slice(0, 10),
        action: 'resolve',
      },
    ]);
    await queries.update(orderIssue).set({ clearedAt: new Date(), clearedBy: 'Ruth' });
    expect(await items()).toMatchObject([{ kind: 'order' }]);
  });

  it('[OF3] shows who else has an order open', async () => {
    const reference = await office.test.placeOrder(findProductWithStock(5), 1);
    const dan = await office.signIn('staff', 'Dan Whittle');
    const { queries } = database();
    const open = { sessionId: dan.sessionId, record: `order ${reference}` };
    await queries.insert(presence).values(open);
    expect(await items()).toMatchObject([{ openBy: ['Dan Whittle'] }]);
    const theirs: Today = await (await dan.get('/api/today')).json();
    expect(theirs.sections.flatMap((each) => each.items)).toMatchObject([{ openBy: [] }]);
  });

  it('[OF3] lists an open enquiry with the time it has waited', async () => {
    const { queries } = database();
    const [asked] = await queries
      .insert(quote)
      .values({
        company: 'Ashworth Shopfitters',
        email: 'buyer@ashworth.example',
        quantity: '5-10',
        message: 'Three towers.',
        city: 'Leeds',
        lines: [{ productId: products[0]?.id ?? '', quantity: 2 }],
        createdAt: new Date('2026-01-05T10:00:00Z'),
      })
      .returning();
    const [part] = await queries
      .insert(partEnquiry)
      .values({ email: 'a@b.example', fits: '900 step', message: 'Locking stay?' })
      .returning();
    const due = workingDaysAfter(new Date(), 5, []).toISOString().slice(0, 10);
    expect(await items()).toMatchObject([
      {
        kind: 'quote',
        id: asked?.id,
        name: 'Ashworth Shopfitters',
        why: '5-10 items, Leeds. Three towers.',
        due,
        pence: 2 * (products[0]?.price ?? 0),
        action: 'write-offer',
      },
      { kind: 'question', id: part?.id, why: '900 step: Locking stay?', due, action: 'answer' },
    ]);
    await queries.update(quote).set({ state: 'answered' });
    await queries.update(partEnquiry).set({ state: 'closed' });
    expect(await items()).toEqual([]);
  });

  it('[OF3] lists failed emails and sends them again', async () => {
    await office.test.placeOrder(findProductWithStock(5), 1);
    const { queries } = database();
    await queries.update(order).set({ state: 'delivered' });
    await queries.update(outboxEmail).set({ state: 'sent' });
    const [mine, theirs] = await queries.select().from(outboxEmail).orderBy(outboxEmail.id);
    await queries.update(outboxEmail).set({ state: 'dead', lastError: 'EENVELOPE RCPT TO 550' });
    const listed = await section('stuck');
    expect(listed.map(({ action }) => action).sort()).toEqual(['correct-email', 'resend']);
    const why = 'The recipient’s mail server rejected this address.';
    expect(listed).toMatchObject([{ why }, { why }]);
    expect(await (await owner.get('/api/today/counts')).json()).toMatchObject({ emails: 2 });
    for (const { id } of [mine, theirs].flatMap((mail) => mail ?? [])) {
      expect((await owner.send('POST', `/api/emails/${id}/send`)).status).toBe(200);
    }
    expect(await items()).toEqual([]);
    const states = await queries.select({ state: outboxEmail.state }).from(outboxEmail);
    expect(states.map(({ state }) => state)).toEqual(['queued', 'queued']);
  });

  it('[OF3] receives an awaited product and emails those waiting', async () => {
    const { queries } = database();
    const product = findProductWithStock(5);
    await office.test.setStock(product, 0);
    const asked = { productId: product.id, confirmedAt: new Date() };
    await queries.insert(restockRequest).values([
      { ...asked, email: 'a@b.example' },
      { ...asked, email: 'c@d.example' },
      { ...asked, email: 'e@f.example', confirmedAt: null },
    ]);
    expect(await section('sold-out')).toMatchObject([
      { id: product.id, name: product.name, people: 2, action: 'receive', pence: product.price },
    ]);
    const receive = (quantity: unknown) =>
      owner.send('POST', '/api/stock/deliveries', {
        key: crypto.randomUUID(),
        note: '',
        lines: [{ productId: product.id, quantity }],
      });
    expect((await receive(0)).status).toBe(422);
    expect((await receive('many')).status).toBe(422);
    expect(await (await receive(4)).json()).toEqual({ filled: [], told: 2 });
    expect(await items()).toEqual([]);
    const [kept] = await queries.select().from(stock).where(eq(stock.productId, product.id));
    // Half of the delivery is held for the two people who waited.
    expect(kept?.available).toBe(2);
    const [logged] = await queries
      .select()
      .from(activity)
      .where(eq(activity.staffId, owner.staffId));
    expect(logged).toMatchObject({ action: 'stock.receive', data: { quantity: 4, available: 4 } });
  });

  it('[OF3] compares ten weeks of sales with the year before, in UK time', async () => {
    const { queries } = database();
    // A Wednesday; the week began at midnight UK time, which in summer is 23:00 UTC the day before.
    const now = new Date('2026-07-15T10:00:00Z');
    const placed = (at: string, pence: number, more: object = {}) => ({
      sessionId: at + pence,
      email: '',
      totalPence: pence,
      createdAt: new Date(at),
      ...more,
    });
    const made = await queries
      .insert(order)
      .values([
        placed('2026-07-12T22:59:00Z', 1_00),
        placed('2026-07-12T23:00:00Z', 20_00),
        placed('2026-07-14T12:00:00Z', 300_00, { givenBackPence: 100_00 }),
        placed('2026-07-14T12:00:00Z', 5_000_00, { state: 'refunded' }),
        placed('2025-07-14T12:00:00Z', 7_00),
        placed('2025-07-13T12:00:00Z', 9_00),
      ])
      .returning();
    const idOf = (pence: number) => made.find((one) => one.totalPence === pence)?.id ?? 0;
    await queries
      .insert(refund)
      .values([refunded(idOf(300_00), 100_00, now), refunded(idOf(5_000_00), 5_000_00, now)]);
    const weeks = await readWeeklySales({ queries, isPublicShop: false }, now);
    expect(weeks).toHaveLength(10);
    expect(weeks.slice(-2)).toEqual([
      { week: '2026-07-06', number: 28, pence: 1_00, lastYear: 9_00 },
      { week: '2026-07-13', number: 29, pence: 220_00, lastYear: 7_00 },
    ]);
  });

  onOne('[OF3] uses indexes for 20,000 orders', async () => {
    const { queries } = database();
    await queries.execute(
      sql`insert into shop_order (paid_by, email, total_pence, state, created_at)
        select 'bank-transfer', 'a@b.example', n,
          case when n > 19940 then 'paid' else 'delivered' end,
          now() - make_interval(mins => (20000 - n) * 40)
        from generate_series(1, 20000) as n`,
    );
    await queries.execute(sql`insert into order_issue (order_id, kind, data, key)
      select id, 'no-address', '{}', id::text from shop_order where id % 500 = 0`);
    await queries.execute(sql`analyze`);
    const { statements, stop } = recordStatements(database());
    for (const path of ['', '/counts', '/sales'])
      expect((await owner.get(`/api/today${path}`)).status).toBe(200);
    stop();
    const scans: string[] = [];
    for (const { text, values } of statements) {
      const plan = await explain(database(), text, values);
      if (/Seq Scan on shop_order\b/.test(plan)) scans.push(`${text}\n${plan}`);
    }
    expect(statements.length).toBeGreaterThan(10);
    expect(scans).toEqual([]);
  });

  it('[OF3] lists at most fifty items of a section, with the total', async () => {
    const { queries } = database();
    await queries.insert(order).values(
      Array.from({ length: 60 }, (_, n) => ({
        sessionId: `many-${n}`,
        email: '',
        totalPence: n,
      })),
    );
    const later = (await today()).sections.find(({ name }) => name === 'later');
    expect([later?.total, later?.items.length]).toEqual([60, 50]);
  });
});
