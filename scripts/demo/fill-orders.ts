import { sql } from 'drizzle-orm';
import { payment, prepareTables } from '../../sandbox/database.ts';
import { getBuiltCatalogue } from '../../server/app/catalogue.ts';
import { continueSequences } from '../../server/database/backup/backup-tables.ts';
import { splitRefunds } from '../../server/database/data-migrations.ts';
import { type Database, type Queries, queryRows } from '../../server/database/database.ts';
import {
  activity,
  checkout,
  order,
  orderEvent,
  orderIssue,
  orderLine,
  shipment,
  shipmentLine,
  staff,
  stock,
  stockMovement,
} from '../../server/database/schema.ts';
import { insertRows } from './insert-rows.ts';
import { type DemoOrderOptions, type MadeOrders, makeOrders } from './make-orders.ts';

/** Adds a year of orders to a database, with their payments in the sandbox and every stock movement. */
export async function fillOrders(
  database: Database,
  filling: DemoOrderOptions,
): Promise<MadeOrders> {
  await prepareTables(database);
  return database.transaction(async (queries) => {
    const [last] = await queryRows<{ order: number; shipment: number }>(
      queries,
      sql`select (select coalesce(max(id), 0) from ${order}) as order,
        (select coalesce(max(id), 0) from ${shipment}) as shipment`,
    );
    const accounts = await queries.select().from(stock);
    const made = makeOrders(filling, {
      catalogue: getBuiltCatalogue(),
      first: { order: (last?.order ?? 0) + 1, shipment: (last?.shipment ?? 0) + 1 },
      known: new Map(accounts.map(({ productId, available }) => [productId, available])),
      staff: await queries.select({ id: staff.id, name: staff.name }).from(staff),
    });
    const levels = [...made.available].map(([productId, available]) => ({ productId, available }));
    const replace = sql`on conflict (product_id) do update set available = excluded.available`;
    await insertRows(queries, stock, levels, replace);
    const movements = made.movements.map((row) => ({ ...row, reference: row.reference ?? null }));
    await insertRows(queries, stockMovement, movements);
    await insertRows(queries, payment, made.payments);
    await insertRows(queries, checkout, made.checkouts);
    // Without triggers: orders already have their search words, and no events are wanted.
    await setTriggers(queries, 'disable');
    await insertRows(queries, order, withSearchWords(made));
    await insertRows(queries, orderLine, made.lines);
    await insertRows(queries, shipment, made.shipments);
    await insertRows(queries, shipmentLine, made.shipmentLines);
    await insertRows(queries, orderEvent, made.events);
    await insertRows(queries, orderIssue, made.issues);
    await splitRefunds(queries);
    await setTriggers(queries, 'enable');
    await queries.execute(
      sql`select refresh_customers(array(select distinct lower(email) from ${order}))`,
    );
    await insertRows(queries, activity, made.activities);
    await continueSequences(queries, [], 'none free');
    return made;
  });
}

async function setTriggers(queries: Queries, how: 'enable' | 'disable'): Promise<void> {
  for (const table of [order, orderLine, shipment, orderEvent, orderIssue])
    await queries.execute(sql`alter table ${table} ${sql.raw(how)} trigger user`);
}

/** The search words as the database's function order_search_words collects them. */
function withSearchWords({ orders, lines, shipments }: MadeOrders) {
  const words = new Map<number | undefined, string>();
  const add = (id: number | undefined, ...said: string[]) =>
    words.set(id, [words.get(id) ?? '', ...said].join(' '));
  const normaliseCode = (code: string) => code.toLowerCase().replaceAll(/[^a-z0-9]+/g, '');
  for (const { orderId, name = '', sku = '', delivery } of lines)
    if (!delivery) add(orderId, name, sku, normaliseCode(sku));
  for (const { orderId, tracking } of shipments)
    if (tracking) add(orderId, tracking, normaliseCode(tracking));
  return orders.map((one) => ({ ...one, searchWords: words.get(one.id) ?? '' }));
}
