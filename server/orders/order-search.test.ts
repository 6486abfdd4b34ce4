import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Database, queryRows } from '../database/database.ts';
import { runMissedDataMigrations } from '../database/migrate.ts';
import { order, orderLine, shipment } from '../database/schema.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { findOrders } from './order.ts';
import { orderSearchCondition } from './order-search.ts';

const byTransfer = { paidBy: 'bank-transfer', totalPence: 1 } as const;
const buyer = {
  ...byTransfer,
  email: 'zoe.field@brickfold.example',
  name: "Zoë O'Field",
  company: 'Brickfold & Sons',
  phone: '+441614960118',
  address: { line1: '1 Test Road', town: 'Stockport', postcode: 'sk42xx', country: 'GB' },
  poNumber: 'PO-4512/A',
};
const tower = { productId: 'tower', name: 'Narrow Tower 4.2 m', sku: 'CAL-9E39-BA1' };

/** Places the order to be found, and another that has nothing in common with it. */
async function placeOrders({ queries }: Database) {
  await queries.insert(order).values({ ...byTransfer, email: 'other@firm.example' });
  const [made] = await queries.insert(order).values(buyer).returning({ id: order.id });
  const orderId = made?.id ?? 0;
  await queries.insert(orderLine).values({ orderId, line: 1, ...tower, unitPence: 1, quantity: 1 });
  return orderId;
}

describeOnBothEngines('order search', (database) => {
  const find = async (typed: string) =>
    (await findOrders(database().queries, orderSearchCondition(typed))).map(({ id }) => id);

  it('[OF4] finds an order by any of its words', async () => {
    const id = await placeOrders(database());
    const sent = { orderId: id, carrier: 'DPD', tracking: '1550 2e10X 77' };
    await database().queries.insert(shipment).values(sent);
    const said = [
      `RM-${String(id).padStart(6, '0')} brickfold`,
      `rm${id} zoe`,
      `${id} tower`,
      "zoë o'field",
      'Zoe fie',
      'BRICKFOLD & SONS',
      'zoe.field@brickfold.example',
      'SK4 2XX',
      'sk42xx',
      'sk4 zoe',
      '0161 496 0118',
      '01614960118',
      '+44 161 496 0118',
      'zoe 0161 496',
      'po-4512/a',
      'po4512a',
      '4512',
      'narrow tower 4.2 m',
      'CAL-9E39-BA1',
      'cal9e39ba1',
      '9e39',
      '15502e10x77',
      '2e10x',
    ];
    for (const typed of said) expect([typed, await find(typed)]).toEqual([typed, [id]]);
    for (const typed of ['ield', 'zoe smith', 'sk5', 'Ж', '—']) {
      expect([typed, await find(typed)]).toEqual([typed, []]);
    }
    expect((await find('  ')).length).toBe(2);
  });

  it('[OF4] follows every change of an order, its lines and its shipments', async () => {
    const id = await placeOrders(database());
    const { queries } = database();
    const both = (await find('brickfold')).filter((found) => found !== id);
    const found = async (typed: string) => (await find(typed)).includes(id);

    await queries.update(order).set({ email: 'jo@rafter.example' }).where(eq(order.id, id));
    expect([await found('rafter'), await found('zoe.field@')]).toEqual([true, true]);
    await queries.insert(orderLine).values({
      orderId: id,
      line: 2,
      productId: 'x',
      name: 'Podium',
      sku: 'POD-1',
      unitPence: 1,
      quantity: 1,
    });
    expect([await found('podium'), await found('tower')]).toEqual([true, true]);
    await queries.update(orderLine).set({ name: 'Trestle' }).where(eq(orderLine.line, 2));
    expect([await found('podium'), await found('trestle')]).toEqual([false, true]);
    await queries.delete(orderLine).where(eq(orderLine.line, 2));
    expect(await found('trestle')).toBe(false);

    await queries.insert(shipment).values({ orderId: id, carrier: 'DPD', tracking: 'AA 11' });
    await queries.insert(shipment).values({ orderId: id, carrier: 'DPD', tracking: null });
    expect([await found('aa11'), await found('tower')]).toEqual([true, true]);
    await queries.update(shipment).set({ tracking: 'BB 22' }).where(eq(shipment.orderId, id));
    expect([await found('aa11'), await found('bb22')]).toEqual([false, true]);
    await queries.delete(shipment).where(eq(shipment.orderId, id));
    expect(await found('bb22')).toBe(false);
    expect((await find('brickfold')).filter((one) => one !== id)).toEqual(both);
  });

  it('[OF4] finds orders from before there was a search', async () => {
    const id = await placeOrders(database());
    const { queries } = database();
    await queries.update(order).set({ searchWords: '' }).where(eq(order.id, id));
    expect(await find('narrow')).not.toContain(id);
    await runMissedDataMigrations(queries, ['0001-shop.sql']);
    expect(await find('narrow')).toContain(id);
  });

  it('[OF4] keeps an order whose words are too long for an index, and finds it', async () => {
    const name = `${'very'.repeat(900)} ${Array.from({ length: 200_000 }, (_, n) => n).join(' ')}`;
    await database()
      .queries.insert(order)
      .values({ ...byTransfer, email: 'a@firm.example', name });
    expect(await find('veryveryvery')).toHaveLength(1);
  });

  it('[OF4] takes whatever is typed, and finds an order by any part of its own text', async () => {
    const { queries } = database();
    const text = fc.string({ unit: 'binary', maxLength: 80 });
    await fc.assert(
      fc.asyncProperty(fc.oneof(text, fc.string({ maxLength: 3_000 })), async (typed) => {
        await queries.$count(order, orderSearchCondition(typed));
      }),
      { numRuns: 200 },
    );
    const word = fc.stringMatching(/^[ '/.-]?[a-zA-Z0-9éÅ][a-zA-Z0-9éÅß'./ -]{0,30}$/);
    await fc.assert(
      fc.asyncProperty(word, async (name) => {
        const [row] = await queryRows<{ found: boolean }>(
          queries,
          sql`select ${orderSearchCondition(name)} as found
            from (select order_search(1, ${name}, null, '', null, null, null, null, '') as search) as shop_order`,
        );
        expect(row?.found).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});

describe('the condition', () => {
  it('[OF4] is undefined for empty input', () => {
    expect(orderSearchCondition(' \n')).toBeUndefined();
  });
});
