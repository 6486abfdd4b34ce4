import { desc, eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { products } from '../../catalogue/catalogue.ts';
import { company } from '../../content/company.ts';
import { formatErasedCounts } from '../../contract/customers.ts';
import { addDays, toIsoDay } from '../../contract/uk-time.ts';
import { queryRows } from '../database/database.ts';
import {
  activity,
  activityValue,
  customer,
  order,
  outboxEmail,
  partEnquiry,
  quote,
  restockRequest,
  stock,
} from '../database/schema.ts';
import { findOffers } from '../offers/offer.ts';
import { holdOfferGoods } from '../offers/offer-holds.ts';
import { correctEmail } from '../orders/correct-order.ts';
import { readAvailable } from '../stock/ledger.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { sendTestOffer } from '../testing/offer.ts';
import { openTestOffice, type TestOffice } from '../testing/office.ts';
import { byCommand } from '../testing/order.ts';

const [product] = products;
if (!product) throw new Error('The catalogue is empty');

const day = (text: string) => new Date(`2026-${text}T12:00:00Z`);

describeOnBothEngines('customer routes', (database) => {
  let office: TestOffice;
  let owner: Awaited<ReturnType<TestOffice['signIn']>>;
  let sessions = 0;
  beforeAll(async () => {
    office = await openTestOffice(database());
  });
  beforeEach(async () => {
    const { queries } = database();
    await queries.execute(
      sql`truncate shop_order, quote, part_enquiry, stock_notice, mail, customer, activity,
        activity_value restart identity cascade`,
    );
    owner = await office.signIn('owner');
  });

  type Order = Partial<typeof order.$inferInsert>;
  const addOrder = async (email: string, given: Order = {}) => {
    sessions += 1;
    const [made] = await database()
      .queries.insert(order)
      .values({ email, sessionId: `cs_${sessions}`, totalPence: 120_00, ...given })
      .returning();
    if (!made) throw new Error('no order');
    return made;
  };
  const addEnquiry = (email: string, createdAt = day('11-10')) =>
    database()
      .queries.insert(quote)
      .values({ email, createdAt, company: 'Fellside', quantity: '5-10', message: 'Ten podiums' });

  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever comes.
  const get = async (path: string): Promise<any> =>
    (await owner.get(`/api/customers${path}`)).json();
  const findCustomerId = async (email: string): Promise<number> => {
    const [found] = await database()
      .queries.select()
      .from(customer)
      .where(eq(customer.email, email));
    return found?.id ?? 0;
  };
  const titles = async (query = '') =>
    (await get(query)).rows.map(({ title }: { title: string }) => title);

  it('[OF9] have one record per case-insensitive email address, with orders and total spent', async () => {
    await addOrder('Jo@Firm.example', { name: 'Jo', createdAt: day('11-01') });
    await addOrder('jo@firm.example', {
      company: 'Firm Ltd',
      name: 'Jo Bloggs',
      createdAt: day('11-03'),
    });
    await addOrder('jo@firm.example', { state: 'refunded', createdAt: day('11-02') });
    await addOrder('jo@firm.example', { givenBackPence: 20_00, createdAt: day('10-30') });
    await addOrder('', { createdAt: day('11-12') });
    await addEnquiry('JO@firm.example', day('11-09'));
    await addEnquiry('other@firm.example', day('11-10'));
    expect((await get('')).rows).toMatchObject([
      { email: 'other@firm.example', title: 'Fellside', orders: 0, spentPence: 0 },
      {
        email: 'jo@firm.example',
        title: 'Firm Ltd',
        person: 'Jo Bloggs',
        orders: 4,
        spentPence: 340_00,
        lastOrderAt: day('11-03').toISOString(),
        lastContactAt: day('11-09').toISOString(),
      },
    ]);
  });

  it('[OF9] are updated when their orders and enquiries change or are erased', async () => {
    const { queries } = database();
    const { id, reference } = await addOrder('jo@firm.example', { name: 'Jo' });
    await queries.update(order).set({ state: 'refunded' }).where(eq(order.id, id));
    expect((await get('')).rows).toMatchObject([{ spentPence: 0, orders: 1 }]);
    const shop = { ...office.test.shop, database: database() };
    await correctEmail(shop, reference, { email: 'joe@firm.example', ...byCommand });
    expect(await titles()).toEqual(['Jo']);
    expect(await findCustomerId('jo@firm.example')).toBe(0);
    await queries.insert(partEnquiry).values({ email: 'joe@firm.example', message: 'A foot' });
    await queries.delete(order);
    expect(await titles()).toEqual(['joe@firm.example']);
    await queries.delete(partEnquiry);
    expect(await titles()).toEqual([]);
  });

  it('[OF9] match their orders and enquiries after concurrent changes', async () => {
    const { queries } = database();
    const emails = ['a@x.example', 'A@x.example', 'b@x.example', 'c@x.example'];
    await Promise.all(
      Array.from({ length: 24 }, async (_, n) => {
        const made = await addOrder(emails[n % 4] ?? '', { totalPence: n * 100 });
        if (n % 3 === 0) await addEnquiry(emails[(n + 1) % 4] ?? '');
        if (n % 5 === 0) await queries.delete(order).where(eq(order.id, made.id));
        if (n % 5 === 1)
          await queries.update(order).set({ givenBackPence: 50 }).where(eq(order.id, made.id));
      }),
    );
    const kept = await queries.select().from(customer).orderBy(customer.email);
    const counted = await queryRows(
      queries,
      sql`select lower(email) as email, count(*)::int as orders,
        sum(total_pence - given_back_pence)::int as pence
        from shop_order group by 1 order by 1`,
    );
    expect(
      kept.map(({ email, orders, spentPence }) => ({ email, orders, pence: spentPence })),
    ).toEqual(counted);
  });

  it('[OF9] are found by name, company and email, in pages of 50', async () => {
    await database().queries.execute(sql`insert into quote (company, email, quantity, created_at)
      select 'Firm ' || n, 'buyer' || n || '@oakmere.example', '5-10',
        '2026-11-01'::timestamptz + (n / 3) * interval '1 microsecond'
      from generate_series(1, 130) as n`);
    for (const search of ['firm 77', 'buyer77', 'buyer77@oakmere.example', 'FIRM oakmere 77'])
      expect(await titles(`?search=${encodeURIComponent(search)}`), search).toEqual(['Firm 77']);
    expect(await titles('?search=nobody')).toEqual([]);
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await get(`?search=oakmere${after ? `&after=${after}` : ''}`);
      expect(page.rows.length).toBeLessThanOrEqual(50);
      seen.push(...page.rows.map(({ title }: { title: string }) => title));
      // Customers who send an enquiry meanwhile move to the front, without shifting other rows.
      await addEnquiry('buyer3@oakmere.example', new Date());
      after = page.next;
    } while (after);
    expect(new Set(seen).size).toBeGreaterThanOrEqual(129);
    expect(seen.length).toBe(new Set(seen).size);
  });

  const addAllRecords = async () => {
    const { queries } = database();
    const { reference } = await addOrder('jo@firm.example', {
      name: 'Jo Bloggs',
      phone: '0161 496 0118',
      createdAt: day('11-15'),
    });
    await addEnquiry('Jo@firm.example');
    await queries
      .insert(restockRequest)
      .values({ email: 'jo@firm.example', productId: product.id, createdAt: day('11-11') });
    const message = { recipient: 'jo@firm.example', subject: 'S', text: 'T', html: 'H' };
    await queries.insert(outboxEmail).values([
      { ...message, kind: 'order-confirmation', messageId: `<${reference}.c@x>` },
      { ...message, kind: 'quote-received', messageId: '<q@x>' },
    ]);
    return { id: await findCustomerId('jo@firm.example'), reference };
  };

  it('[OF9] show all personal data held, and until when', async () => {
    const { id, reference } = await addAllRecords();
    const page = await get(`/${id}`);
    expect(page).toMatchObject({
      title: 'Fellside',
      person: 'Jo Bloggs',
      email: 'jo@firm.example',
      phone: '0161 496 0118',
      held: [
        { kind: 'orders', count: 1, until: '2033-03-31T22:59:59.999Z' },
        { kind: 'enquiries', count: 1, until: '2028-11-10T11:59:59.999Z' },
        { kind: 'restock-requests', count: 1 },
        { kind: 'emails', count: 2 },
      ],
      erasable: { quotes: 1, partEnquiries: 0, restockRequests: 1, emails: 1, activityValues: 0 },
      historyCount: 5,
    });
    const kinds = page.history.map(({ kind }: { kind: string }) => kind);
    expect(kinds.slice(-3)).toEqual(['order', 'restock', 'quote']);
    expect((await get(`/${id}?show=orders`)).history).toMatchObject([
      { kind: 'order', id: reference },
    ]);
    expect((await get(`/${id}?show=emails`)).history).toHaveLength(2);
    expect((await owner.get('/api/customers/999')).status).toBe(404);
    const { customerId } = await (await owner.get(`/api/orders/${reference}`)).json();
    expect(customerId).toBe(id);
  });

  it('[OF9] [TO1] include offers, and release held goods when erased', async () => {
    const { queries } = database();
    await queries.insert(stock).values({ productId: product.id, available: 5 });
    const free = async () => (await readAvailable(queries, [product.id])).get(product.id);
    const line = {
      ...{ kind: 'product' as const, productId: product.id, name: product.name, sku: product.sku },
      ...{ line: 1, listPence: 120_00, unitPence: 100_00, quantity: 2, vatPercent: 20 as const },
    };
    const { shop } = office.test;
    const made = await sendTestOffer(shop, [line]);
    const until = addDays(toIsoDay(new Date()), 5);
    await holdOfferGoods(shop, made.reference, { ...byCommand, until });
    expect(await free()).toBe(3);
    const id = await findCustomerId(made.email);
    const { held, history } = await get(`/${id}`);
    expect(held).toContainEqual({ kind: 'offers', count: 1 });
    expect(history).toContainEqual(
      expect.objectContaining({
        ...{ kind: 'offer', id: made.reference, state: 'sent', text: `2 × ${product.name}` },
      }),
    );
    const { email } = made;
    await owner.send('POST', `/api/customers/${id}/erase`, { email });
    expect(await findOffers(queries)).toEqual([]);
    expect(await free()).toBe(5);
  });

  it('[OF9] export the same data as the privacy command, and log who did it', async () => {
    const { id, reference } = await addAllRecords();
    const answer = await owner.get(`/api/customers/${id}/copy.json`);
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="customer-${id}.json"`,
    );
    expect(await answer.json()).toMatchObject({
      email: 'jo@firm.example',
      orders: [{ reference }],
      quotes: [{ message: 'Ten podiums' }],
      restockRequests: [{ productId: product.id }],
      emails: [{ kind: 'order-confirmation' }, { kind: 'quote-received' }],
    });
    const [logged] = await database().queries.select().from(activity).orderBy(desc(activity.id));
    expect(logged).toMatchObject({ action: 'customer.export', recordId: String(id) });
  });

  it('[OF9] are erased after typing the address, except orders and their emails', async () => {
    const { queries } = database();
    const { id, reference } = await addAllRecords();
    const [logged] = await queries
      .insert(activity)
      .values({ actor: 'command', action: 'order.note', record: 'order', recordId: reference })
      .returning();
    await queries
      .insert(activityValue)
      .values({ activityId: logged?.id ?? 0, field: 'address', before: 'Old', after: 'New' });
    const erase = (email: string) => owner.send('POST', `/api/customers/${id}/erase`, { email });
    const wrong = await erase('jo@firm.exampl');
    expect(wrong.status).toBe(422);
    expect((await wrong.json()).fields.email).toEqual(['Type jo@firm.example to confirm.']);
    expect(await queries.$count(quote)).toBe(1);
    const answer = await erase(' JO@firm.example ');
    expect(await answer.json()).toEqual({
      erased: {
        quotes: 1,
        partEnquiries: 0,
        restockRequests: 1,
        registers: 0,
        emails: 1,
        activityValues: 1,
      },
      isLeft: true,
    });
    expect(await queries.$count(activityValue)).toBe(0);
    expect(await get(`/${id}`)).toMatchObject({
      held: [{ kind: 'orders' }, { kind: 'emails', count: 1 }],
      historyCount: 2,
    });
    const [last] = await queries.select().from(activity).orderBy(desc(activity.id));
    expect(last).toMatchObject({
      action: 'customer.erase',
      staffId: owner.staffId,
      recordId: String(id),
      data: { quotes: 1, emails: 1 },
    });
  });

  it('[OF9] are removed if nothing has to be kept', async () => {
    await addEnquiry('jo@firm.example');
    const id = await findCustomerId('jo@firm.example');
    const answer = await owner.send('POST', `/api/customers/${id}/erase`, {
      email: 'jo@firm.example',
    });
    expect(await answer.json()).toMatchObject({ isLeft: false });
    expect((await owner.get(`/api/customers/${id}`)).status).toBe(404);
    expect(await titles()).toEqual([]);
  });

  it('[OF9] are exported and erased only by owners, and exclude our own address', async () => {
    const { id } = await addAllRecords();
    const staff = await office.signIn('staff');
    expect((await staff.get(`/api/customers/${id}`)).status).toBe(200);
    expect((await staff.get(`/api/customers/${id}/copy.json`)).status).toBe(403);
    const refused = await staff.send('POST', `/api/customers/${id}/erase`, {
      email: 'jo@firm.example',
    });
    expect(refused.status).toBe(403);
    await addEnquiry(company.email.shown);
    const [, domain] = company.email.shown.split('@');
    expect(await titles(`?search=${domain}`)).toEqual([]);
    const own = await findCustomerId(company.email.shown.toLowerCase());
    expect((await owner.get(`/api/customers/${own}`)).status).toBe(404);
    expect(office.log()).not.toContain('jo@firm.example');
  });
});

describe('erased data', () => {
  it('[OF9] is described with counts', () => {
    const none = { quotes: 0, partEnquiries: 0, restockRequests: 0, emails: 0, activityValues: 0 };
    expect(formatErasedCounts(none)).toBe('');
    expect(formatErasedCounts({ ...none, quotes: 2, partEnquiries: 1, emails: 9 })).toBe(
      '2 quote requests, 1 part question, 9 emails',
    );
  });
});
