import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeAll, expect, it } from 'vitest';
import { orderFilter, orderTabs } from '../contract/order-list.ts';
import { fillOrders } from '../scripts/demo/fill-orders.ts';
import { type Database, type Queries, queryRows } from '../server/database/database.ts';
import { order } from '../server/database/schema.ts';
import { listCustomers } from '../server/office/customers.ts';
import { countOrders, listOrders } from '../server/office/order-list.ts';
import { stockFiguresQuery } from '../server/stock/stock-figures.ts';
import { describeOnBothEngines } from '../server/testing/databases.ts';

const until = new Date('2026-11-18T13:00:00Z');

/** How many sequential scans of a table some work causes; of the orders by default. */
function countSequentialScans(
  { transaction }: Database,
  work: (queries: Queries) => Promise<unknown>,
  table = 'shop_order',
) {
  return transaction(async (queries) => {
    // Scans by a parallel worker are not counted in this transaction.
    await queries.execute(sql`set local max_parallel_workers_per_gather = 0`);
    await work(queries);
    const [row] = await queryRows<{ scans: number }>(
      queries,
      sql`select pg_stat_get_xact_numscans(${table}::regclass)::int as scans`,
    );
    return row?.scans;
  });
}

describeOnBothEngines('lists of 20,000 orders', (database) => {
  beforeAll(async () => {
    await fillOrders(database(), { orders: 20_000, until, seed: 1 });
    await database().queries.execute(sql`analyze`);
  }, 180_000);

  const searches = [
    '',
    'zoe tarrant',
    'RM-000402',
    'SK4 2',
    '0161 496 0118',
    'step ladder',
    'rm',
    'quixotic',
  ];
  const ranges = [{}, { from: '2026-10-01', to: '2026-10-31' }, { paidBy: 'card' as const }];
  const cases = searches.flatMap((search) => ranges.map((range) => ({ search, ...range })));

  it.each(cases)('[OF4, OF16] read orders by an index alone: %j', async (query) => {
    for (const tab of orderTabs) {
      const filter = v.parse(orderFilter, { tab, ...query });
      const scans = await countSequentialScans(database(), async (queries) => {
        const { next } = await listOrders(queries, filter);
        if (next) await listOrders(queries, filter, next);
      });
      expect([tab, scans]).toEqual([tab, 0]);
    }
  });

  it('[OF6, OF16] scan no orders for the stock of every product', async () => {
    const rows = await queryRows<Record<'QUERY PLAN', string>>(
      database().queries,
      sql`explain ${stockFiguresQuery}`,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).not.toMatch(
      /Seq Scan on (shop_order|order_line|stock_movement|shipment|checkout)/,
    );
  });

  it.each(['', 'zoe', 'example', 'quixotic'])(
    '[OF9, OF16] list customers without a look at the orders: %j',
    async (search) => {
      let found = 0;
      const work = async (queries: Queries) => {
        const { rows, next } = await listCustomers(queries, search);
        if (next) await listCustomers(queries, search, next);
        found = rows.length;
      };
      expect(await countSequentialScans(database(), work)).toBe(0);
      // A search may scan all 8,000 customers: at that size, a scan costs no more than the index.
      if (search === '') expect(await countSequentialScans(database(), work, 'customer')).toBe(0);
      expect(found > 0).toBe(search !== 'quixotic');
    },
  );

  it.each(cases)('[OF4, OF16] count orders by an index alone: %j', async (query) => {
    const filter = v.parse(orderFilter, query);
    expect(await countSequentialScans(database(), (queries) => countOrders(queries, filter))).toBe(
      0,
    );
  });

  it('[OF16] detects a sequential scan', async () => {
    const work = (queries: Queries) =>
      queries.select({ most: sql`max(${order.totalPence})` }).from(order);
    expect(await countSequentialScans(database(), work)).toBe(1);
  });
});
