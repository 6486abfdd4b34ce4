import fc from 'fast-check';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { products } from '../../catalogue/catalogue.ts';
import { exVat, vatInPrice } from '../../catalogue/money.ts';
import { splitExVat } from '../../catalogue/vat-totals.ts';
import { readReportFilter } from '../../contract/report.ts';
import { toIsoDay } from '../../contract/uk-time.ts';
import { splitRefunds } from '../database/data-migrations.ts';
import { deliveryItem, order, orderEvent, orderIssue, orderLine } from '../database/schema.ts';
import { changeOrderState } from '../orders/change-order.ts';
import { refundedPence } from '../orders/order-amounts.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { byCommand } from '../testing/order.ts';
import { openTestShop, type TestShop } from '../testing/shop.ts';
import { productsReport, reportsRoutes, salesReport, stockReport, vatReport } from './reports.ts';
import { createTestClient, createTestDeps, signIn } from './testing/test-client.ts';

type Placed = {
  at: string;
  /** The price in pence and the quantity of each line; the last may be delivery. */
  lines: readonly (readonly [pence: number, quantity: number, product?: string])[];
  /** The total refunded by then; 'all' is the order's total. */
  refunds?: readonly (readonly [at: string, total: number | 'all'])[];
  paid?: number;
  sessionId?: string;
};

const filterOf = (query: string) => readReportFilter(new URLSearchParams(query));
const [one, other] = products;
if (!one || !other) throw new Error('The catalogue is empty');
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

describeOnBothEngines('reports', (database) => {
  let shop: TestShop;
  let office: ReturnType<typeof createTestClient>;
  beforeAll(async () => {
    shop = await openTestShop(database());
    const who = await signIn(database(), 'Dan Whitworth', 'staff');
    office = createTestClient(reportsRoutes(await createTestDeps(database())), who);
  });
  beforeEach(() => shop.reset());

  const source = (now: string, isPublicShop = false) => ({
    queries: database().queries,
    catalogue: shop.shop.catalogue(),
    isPublicShop,
    now: new Date(now),
  });

  async function place(...all: readonly Placed[]): Promise<void> {
    const { queries } = database();
    for (const { at, lines, refunds = [], paid, sessionId } of all) {
      const totalPence = paid ?? sumOf(lines.map(([pence, quantity]) => pence * quantity));
      const [made] = await queries
        .insert(order)
        .values({
          sessionId: sessionId ?? `cs_test_${crypto.randomUUID()}`,
          email: '',
          totalPence,
          createdAt: new Date(at),
          state: refunds.at(-1)?.[1] === 'all' ? 'refunded' : 'delivered',
          givenBackPence: refunds.flatMap(([, sum]) => (sum === 'all' ? [] : [sum])).at(-1) ?? 0,
        })
        .returning();
      const orderId = made?.id ?? 0;
      for (const [when, sum] of refunds) {
        const raisedAt = new Date(when);
        if (sum === 'all')
          await queries.insert(orderEvent).values({ orderId, state: 'refunded', at: raisedAt });
        else
          await queries.insert(orderIssue).values({
            ...{ orderId, kind: 'partial-refund', key: crypto.randomUUID(), raisedAt },
            data: { refundedPence: sum, totalPence },
          });
      }
      await queries.insert(orderLine).values(
        lines.map(([unitPence, quantity, productId = one?.id ?? ''], line) => ({
          ...{ orderId, line: line + 1, productId, unitPence, quantity, name: 'Line', sku: 'X' },
          ...(productId === deliveryItem.productId && { delivery: 'standard' as const }),
        })),
      );
    }
    await splitRefunds(queries);
  }

  it('[OF10] counts sales by UK days, including clock changes', async () => {
    await place(
      { at: '2026-03-28T23:59:59Z', lines: [[1_00, 1]] },
      { at: '2026-03-29T00:00:00Z', lines: [[2_00, 1]] },
      // Daylight saving time: midnight is at 23:00 UTC.
      { at: '2026-03-29T22:59:59Z', lines: [[4_00, 1]] },
      { at: '2026-03-29T23:00:00Z', lines: [[8_00, 1]] },
      { at: '2026-10-24T22:59:59Z', lines: [[16_00, 1]] },
      { at: '2026-10-24T23:00:00Z', lines: [[32_00, 1]] },
      // 25 hours later.
      { at: '2026-10-25T23:59:59Z', lines: [[64_00, 1]] },
      { at: '2026-10-26T00:00:00Z', lines: [[128_00, 1]] },
    );
    const byDay = async (from: string, to: string) => {
      const filter = filterOf(`period=dates&from=${from}&to=${to}&by=day`);
      const { steps } = await salesReport(source('2026-11-18T12:00:00Z'), filter);
      return steps.map(({ pence }) => pence / 100);
    };
    expect(await byDay('2026-03-28', '2026-03-30')).toEqual([1, 6, 8]);
    expect(await byDay('2026-10-24', '2026-10-26')).toEqual([16, 96, 128]);
  });

  it('[OF10] counts sales by payment day and refunds by refund day', async () => {
    const at = '2026-11-02T12:00:00Z';
    await place(
      { at, lines: [[60_00, 1]], refunds: [['2026-11-04T12:00:00Z', 'all']] },
      {
        at,
        lines: [[100_00, 1]],
        refunds: [
          ['2026-11-03T12:00:00Z', 10_01],
          ['2026-11-04T12:00:00Z', 25_00],
          ['2026-12-01T12:00:00Z', 'all'],
        ],
      },
      { at: '2026-10-02T12:00:00Z', lines: [[7_00, 3]] },
    );
    const now = source('2026-11-18T12:00:00Z');
    const { total, totalBefore, steps } = await salesReport(now, filterOf(''));
    expect(total).toMatchObject({ orders: 2, pence: 160_00, refunds: 3, refundedPence: 85_00 });
    expect(totalBefore).toMatchObject({ orders: 1, pence: 21_00, exVat: 17_50, refunds: 0 });
    expect(steps.slice(1, 4).map((step) => [step.pence, step.refundedPence])).toEqual([
      [160_00, 0],
      [0, 10_01],
      [0, 74_99],
    ]);
    expect(steps[1]?.before).toMatchObject({ from: '2026-10-02', to: '2026-10-02', pence: 21_00 });
    const later = await salesReport(source('2026-12-31T12:00:00Z'), filterOf('period=quarter'));
    expect(later.total).toMatchObject({
      refundedPence: 160_00,
      refundedExVat: exVat(60_00) + exVat(100_00),
    });
  });

  it('[OF10] counts the refund of a refunded order', async () => {
    const reference = await shop.placeOrder(one, 1);
    await changeOrderState(shop.shop, reference, { to: 'refunded', ...byCommand });
    const { body } = await office.get('/sales');
    expect(body.total).toMatchObject({ orders: 1, refunds: 1 });
    expect(body.total.pence).toBeGreaterThanOrEqual(one.price);
    expect(body.total.refundedPence).toBe(body.total.pence);
    expect(body.steps.at(-1)).toMatchObject({ from: toIsoDay(new Date()), ...body.total });
  });

  it('[OF10] matches randomly generated orders to the penny', async () => {
    const moment = fc
      .date({ min: new Date('2026-01-01'), max: new Date('2026-10-31'), noInvalidDate: true })
      .map((at) => at.toISOString());
    const product = fc.constantFrom(one.id, other.id, deliveryItem.productId, 'gone-for-good');
    const line = fc.tuple(
      fc.integer({ min: 1, max: 5_000_00 }),
      fc.integer({ min: 1, max: 9 }),
      product,
    );
    const anyOrder = fc.record({
      at: moment,
      lines: fc.array(line, { minLength: 1, maxLength: 6 }),
      part: fc.option(fc.double({ min: 0.01, max: 0.99, noNaN: true })),
      isRefunded: fc.boolean(),
      isPaidOtherwise: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(anyOrder, { minLength: 1, maxLength: 8 }), async (all) => {
        await shop.reset();
        const placed = all.map(({ at, lines, part, isRefunded, isPaidOtherwise }): Placed => {
          const total = sumOf(lines.map(([pence, quantity]) => pence * quantity));
          const then = (days: number) => new Date(Date.parse(at) + days * 86_400_000).toISOString();
          return {
            ...{ at, lines },
            ...(isPaidOtherwise && { paid: total + 1_01 }),
            refunds: [
              ...(part === null ? [] : [[then(1), Math.ceil(total * part)] as const]),
              ...(isRefunded ? [[then(9), 'all'] as const] : []),
            ],
          };
        });
        await place(...placed);
        const now = source('2026-12-31T12:00:00Z');
        const filter = filterOf('period=year');
        const orders = await shop.orders();
        const { total, steps } = await salesReport(now, filter);
        const paid = orders.map(({ totalPence }) => totalPence);
        expect(total).toMatchObject({
          orders: orders.length,
          pence: sumOf(paid),
          exVat: sumOf(paid.map((pence) => exVat(pence))),
          refundedPence: sumOf(orders.map(refundedPence)),
          refundedExVat: sumOf(orders.map((each) => exVat(refundedPence(each)))),
        });
        expect(sumOf(steps.map(({ exVat: sum }) => sum))).toBe(total.exVat);
        const { families, products: sold } = await productsReport(now, filter);
        expect(sumOf(families.map(({ pence }) => pence))).toBe(total.pence);
        expect(sumOf(families.map(({ exVat: sum }) => sum))).toBe(total.exVat);
        const split = orders.flatMap(({ lines }) => {
          const each = splitExVat(lines.map(({ unitPence, quantity }) => unitPence * quantity));
          return lines.map(({ productId }, at) => ({ productId, exVat: each[at] ?? 0 }));
        });
        for (const { productId, exVat: sum } of sold) {
          const lines = split.filter((each) => each.productId === productId);
          expect(sum).toBe(sumOf(lines.map((each) => each.exVat)));
        }
        const quarters = await vatReport(now, { quarters: 'march' });
        expect(sumOf(quarters.map(({ box1 }) => box1))).toBe(
          sumOf(paid.map((pence) => vatInPrice(pence))) -
            sumOf(orders.map((each) => vatInPrice(refundedPence(each)))),
        );
      }),
      { numRuns: 25 },
    );
  });

  it('[OF10] calculates the boxes of a quarterly VAT return', async () => {
    await place(
      // The last second of the previous quarter, in daylight saving time.
      { at: '2026-06-30T22:59:59Z', lines: [[999_99, 1]] },
      // £349.99 is £58.33 VAT and £291.66 net; £17.15 is £2.86 and £14.29.
      {
        at: '2026-06-30T23:00:00Z',
        lines: [
          [349_99, 1],
          [17_15, 1, deliveryItem.productId],
        ],
      },
      // £1,200 is £200 VAT and £1,000 net; a quarter of it is refunded in September, £50 and £250.
      {
        at: '2026-08-14T09:00:00Z',
        lines: [[600_00, 2]],
        refunds: [['2026-09-30T22:00:00Z', 300_00]],
      },
      // Refunded in the next quarter.
      {
        at: '2026-09-30T20:00:00Z',
        lines: [[59_99, 1]],
        refunds: [['2026-10-01T00:00:00Z', 'all']],
      },
    );
    const quarters = await vatReport(source('2026-11-18T12:00:00Z'), { quarters: 'march' });
    expect(quarters).toMatchObject([
      { from: '2026-10-01', isOver: false, box1: -10_00, box6: -49_99 },
      {
        ...{ from: '2026-07-01', to: '2026-09-30', isOver: true },
        // £367.14 is £61.19 VAT and £305.95 net; £59.99 is £10 and £49.99.
        salesExVat: 305_95 + 1000_00 + 49_99,
        refundsExVat: 250_00,
        vatOnSales: 61_19 + 200_00 + 10_00,
        vatOnRefunds: 50_00,
        box1: 221_19,
        box6: 1105_94,
      },
      { from: '2026-04-01', to: '2026-06-30', box1: 166_67 },
    ]);
    const others = await vatReport(source('2026-11-18T12:00:00Z'), { quarters: 'january' });
    expect(others[0]).toMatchObject({ from: '2026-11-01', to: '2027-01-31', box1: 0 });
  });

  it('[OF10] excludes test payments in a public shop', async () => {
    const at = '2026-11-02T12:00:00Z';
    await place({ at, lines: [[10_00, 1]] }, { at, lines: [[5_00, 1]], sessionId: 'cs_live_1' });
    const sales = async (isPublic: boolean) => {
      const now = source('2026-11-18T12:00:00Z', isPublic);
      return (await salesReport(now, filterOf(''))).total.pence;
    };
    expect([await sales(false), await sales(true)]).toEqual([15_00, 5_00]);
  });

  it("[OF10] lists best sellers with the previous period's quantities", async () => {
    await place(
      { at: '2026-10-02T12:00:00Z', lines: [[10_00, 2]] },
      {
        at: '2026-11-02T12:00:00Z',
        lines: [
          [10_00, 3],
          [50_00, 1, other.id],
          [5_00, 1, deliveryItem.productId],
        ],
      },
    );
    const { products: sold, families } = await productsReport(
      source('2026-11-18T12:00:00Z'),
      filterOf(''),
    );
    expect(sold).toMatchObject([
      { productId: one.id, name: one.name, quantity: 3, quantityBefore: 2, exVat: 25_00 },
      { productId: other.id, quantity: 1, quantityBefore: 0, pence: 50_00 },
    ]);
    expect(families.map(({ family }) => family)).toContain('delivery');
    expect(families.find(({ family }) => family === one.family)?.before).toMatchObject({
      exVat: 16_67,
    });
  });

  it('[OF10] values stock on hand at list price, including sold items not yet dispatched', async () => {
    const value = async () => {
      const rows = await stockReport(source('2026-11-18T12:00:00Z'));
      return [sumOf(rows.map(({ quantity }) => quantity)), sumOf(rows.map((row) => row.exVat))];
    };
    const before = await value();
    const real = products.filter(({ isTest, inStock }) => !isTest && inStock);
    expect(before).toEqual([
      sumOf(real.map(({ stockCount }) => stockCount)),
      sumOf(real.map(({ stockCount, price }) => exVat(stockCount * price))),
    ]);
    await shop.placeOrder(one, 1);
    expect(await value()).toEqual(before);
  });

  it('[OF10] exports each report as CSV, and rejects an invalid period', async () => {
    await shop.placeOrder(one, 1);
    const heads = {
      sales: 'From,To,Orders,Sales inc VAT GBP',
      families: 'Family,Items',
      products: 'SKU,Product,Items',
      vat: 'From,To,Sales ex VAT GBP',
      stock: 'Family,Items,Value ex VAT GBP',
    };
    for (const [name, head] of Object.entries(heads)) {
      const { status, text } = await office.get(`/${name}.csv`);
      expect([status, text.slice(1).startsWith(head)]).toEqual([200, true]);
      expect(text.trimEnd().split('\r\n').length).toBeGreaterThan(1);
    }
    for (const name of ['sales', 'products', 'vat', 'stock'])
      expect((await office.get(`/${name}`)).status).toBe(200);
    for (const query of ['period=ever', 'period=dates&from=2026-02-30', 'by=hour', 'quarters=may'])
      expect((await office.get(`/sales?${query}`)).status).toBe(422);
  });
});
