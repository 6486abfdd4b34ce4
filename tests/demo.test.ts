import { tmpdir } from 'node:os';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { fillDemo } from '../scripts/demo/fill-demo.ts';
import { makeOrders } from '../scripts/demo/make-orders.ts';
import { createAdminRunner } from '../server/admin/testing/run-admin.ts';
import { getBuiltCatalogue } from '../server/app/catalogue.ts';
import { queryRows } from '../server/database/database.ts';
import { runMissedDataMigrations } from '../server/database/migrate.ts';
import { migrationNames } from '../server/database/migration-names.ts';
import { readSalesByDay } from '../server/office/sales.ts';
import { findOrders } from '../server/orders/order.ts';
import { describeOnBothEngines } from '../server/testing/databases.ts';
import { openTestShop } from '../server/testing/shop.ts';

const until = new Date('2026-11-18T13:00:00Z');

describeOnBothEngines('the demo', (database) => {
  beforeAll(() => fillDemo(database(), until), 120_000);

  const read = <Row>(statement: ReturnType<typeof sql>) =>
    queryRows<Row>(database().queries, statement);

  it('[OF4] has nothing that the checks find wrong', async () => {
    const { shop } = await openTestShop(database());
    const environment = { ORIGIN: 'http://localhost:3000', DATA_DIR: tmpdir() };
    const { code, out } = await createAdminRunner({ database: database(), shop, environment }).run(
      'check',
    );
    expect([code, out]).toEqual([0, expect.stringContaining('stock accounts in balance')]);
  });

  it('[OF4] never sells more than was there', async () => {
    const lowStock = await read(sql`select product_id from (
        select product_id, sum(change) over (partition by product_id order by id) as available
        from stock_movement
      ) as levels where available < 0`);
    expect(lowStock).toEqual([]);
  });

  it('[OF4] has orders in every state, whole and part shipments, and issues of many kinds', async () => {
    const [counts] = await read(sql`select
      (select count(distinct state)::int from shop_order) as states,
      (select count(*)::int > 0 from shipment join shop_order on order_id = shop_order.id
        where state in ('paid', 'preparing')) as "partDispatched",
      (select count(distinct kind)::int >= 7 from order_issue where cleared_at is null) as issues,
      (select count(distinct state)::int from quote) as quotes,
      (select count(distinct state)::int from part_enquiry) as questions,
      (select count(distinct direction)::int from enquiry_message) as messages,
      (select count(*)::int from enquiry_message
        where (direction = 'to-buyer') <> (email_id is not null)) as "unlinkedAnswers",
      (select count(*)::int > 0 from stock_notice) as requests,
      (select count(distinct state)::int from mail) as "mailStates",
      (select count(distinct staff_id)::int from activity) as staff`);
    expect(counts).toEqual({
      states: 6,
      partDispatched: true,
      issues: true,
      quotes: 3,
      questions: 3,
      messages: 3,
      unlinkedAnswers: 0,
      requests: true,
      mailStates: 2,
      staff: 2,
    });
  });

  it('[OF4] charges what the lines add up to, and dispatches no more than was bought', async () => {
    const orders = await findOrders(database().queries);
    for (const { totalPence, lines, shipments, createdAt } of orders) {
      expect(lines.reduce((sum, each) => sum + each.unitPence * each.quantity, 0)).toBe(totalPence);
      const left = shipments.flatMap((each) => each.lines);
      for (const { line, quantity } of lines) {
        const shipped = left.filter((each) => each.line === line);
        expect(shipped.reduce((sum, each) => sum + each.quantity, 0)).toBeLessThanOrEqual(quantity);
      }
      expect(createdAt.getTime()).toBeLessThanOrEqual(until.getTime());
    }
  });

  it('[OF9] [OF10] counts every order in the reports, and for its customer unless refunded', async () => {
    const { queries } = database();
    const source = { queries, isPublicShop: false };
    const days = await readSalesByDay(source, { from: '2025-01-01', to: '2026-11-18' });
    const sum = (key: 'pence' | 'orders') => days.reduce((total, day) => total + day[key], 0);
    const [sums] = await read(sql`select sum(total_pence)::int as sold, count(*)::int as orders,
      sum(case when state = 'refunded' or email = '' then 0
        else total_pence - given_back_pence end)::int as spent from shop_order`);
    const [customers] = await read<{ spent: number }>(
      sql`select sum(spent_pence)::int as spent from customer`,
    );
    expect({ sold: sum('pence'), orders: sum('orders'), spent: customers?.spent }).toEqual(sums);
  });

  it('[OF4] names nobody who could be reached', async () => {
    const reachable = await read(sql`select email, phone from shop_order
      where email !~ '^$|\\.example$' or phone !~ '^(01[0-9]{2} 496 0|020 7946 0|07700 900)[0-9]{3}$'`);
    expect(reachable).toEqual([]);
  });

  it('[OF4] gives orders the words that the database would', async () => {
    const readSearchTexts = () => read(sql`select id, search::text from shop_order order by id`);
    const before = await readSearchTexts();
    await runMissedDataMigrations(
      database().queries,
      migrationNames.filter((name) => name !== '0023-order-search.sql'),
    );
    expect(await readSearchTexts()).toEqual(before);
  });
});

describe('a year of orders', () => {
  const createYear = (seed: number) =>
    makeOrders(
      { orders: 60, until, seed },
      {
        catalogue: getBuiltCatalogue(),
        first: { order: 1, shipment: 1 },
        known: new Map(),
        staff: [{ id: 1, name: 'Sample' }],
      },
    );

  it('[OF4] is the same for the same seed, and another for another', () => {
    expect(createYear(1)).toEqual(createYear(1));
    expect(createYear(1).orders).not.toEqual(createYear(2).orders);
  });
});
