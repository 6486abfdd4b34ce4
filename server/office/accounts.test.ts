import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { accountsExport, document, documentSeries, order, refund } from '../database/schema.ts';
import { exportPeriod } from '../documents/accounts.ts';
import { refundOrder } from '../orders/refund-order.ts';
import { sendInvoice } from '../orders/send-invoice.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { byCommand } from '../testing/order.ts';
import { findProductWithStock, openTestShop, type TestShop } from '../testing/shop.ts';
import { accountsRoutes } from './accounts.ts';
import { parseCsv as recordsOf } from './csv-import.ts';
import { createTestClient, createTestDeps, signIn } from './testing/test-client.ts';

const readCsv = (text: string) => recordsOf(text).map(({ cells }) => cells);

describeOnBothEngines('accounts export', (database) => {
  let shop: TestShop;
  let owner: ReturnType<typeof createTestClient>;
  let staff: ReturnType<typeof createTestClient>;
  const product = findProductWithStock(5);
  const month = new Date().toISOString().slice(0, 7);
  const later = new Date(Date.now() + 32 * 86_400_000);
  beforeAll(async () => {
    shop = await openTestShop(database());
    const routes = accountsRoutes(await createTestDeps(database()));
    owner = createTestClient(routes, await signIn(database(), 'Olive Owner', 'owner'));
    staff = createTestClient(routes, await signIn(database(), 'Sam Staff', 'staff'));
  });
  beforeEach(async () => {
    await shop.reset();
    await database().queries.delete(accountsExport);
    await database().queries.delete(documentSeries);
  });

  const place = async () => {
    const reference = await shop.placeOrder(product, 2);
    await sendInvoice(shop.shop, reference, {
      ...byCommand,
      recipient: { company: '=HYPERLINK("x")' },
    });
    return reference;
  };
  const exportMonth = () => exportPeriod(database(), month, undefined, false, later);
  const file = async (name: string) => {
    const { text } = await owner.get(`/file.csv?period=${month}&file=${name}`);
    return text;
  };

  const pence = (text: string) => Math.round(Number(text) * 100);
  /** Each row of the VAT file with its total inc VAT. */
  const vat = async (period = month) => {
    const { text } = await owner.get(`/file.csv?period=${period}&file=vat`);
    return readCsv(text)
      .slice(1)
      .map((row) => [row[0], pence(row[4] ?? '')]);
  };

  it('[TO9] exports invoices, credit notes, payments and VAT that agree to the penny', async () => {
    const reference = await place();
    await refundOrder(shop.shop, reference, { pence: 12_34, ...byCommand });
    await exportMonth();
    const [head = [], ...rows] = readCsv(await file('xero-invoices'));
    const cell = (row: readonly string[], name: string) => row[head.indexOf(name)] ?? '';
    const sum = rows.reduce(
      (total, row) => total + pence(cell(row, '*UnitAmount')) + pence(cell(row, 'TaxAmount')),
      0,
    );
    expect(sum).toBe(2 * product.price);
    expect(cell(rows[0] ?? [], '*ContactName')).toMatch(/^'=/);
    const sage = readCsv(await file('sage-credit-notes'));
    expect(sage.slice(1).map(([type]) => type)).toEqual(['SC']);
    const net = pence(sage[1]?.[7] ?? '') + pence(sage[1]?.[9] ?? '');
    expect(net).toBe(12_34);
    const payments = readCsv(await file('payments')).slice(1);
    expect(payments.map((row) => [row[1], row[2], pence(row[5] ?? '')])).toEqual([
      ['Payment', 'Card', 2 * product.price],
      ['Refund', 'Card', -12_34],
    ]);
    const vat = readCsv(await file('vat')).slice(1);
    const inc = vat.reduce((total, row) => total + pence(row[4] ?? ''), 0);
    expect(inc).toBe(2 * product.price - 12_34);
  });

  it("[TO9] puts entries after a month's export into the next month", async () => {
    await place();
    await exportMonth();
    const before = await file('xero-invoices');
    const second = await place();
    await refundOrder(shop.shop, second, { pence: 1_00, ...byCommand });
    await exportMonth();
    expect(await file('xero-invoices')).toBe(before);
    const open = await database().queries.$count(document, sql`exported_period is null`);
    expect(open).toBe(2);
    expect(await database().queries.$count(refund, sql`exported_period is null`)).toBe(1);
    const next = later.toISOString().slice(0, 7);
    await exportPeriod(
      database(),
      next,
      undefined,
      false,
      new Date(later.getTime() + 40 * 86_400_000),
    );
    expect(await database().queries.$count(document, sql`exported_period is null`)).toBe(0);
  });

  /** The last day of last month. */
  const before = new Date(Date.parse(`${month}-01T00:00:00Z`) - 86_400_000);
  const last = before.toISOString().slice(0, 7);
  /** Places an order last month that was partly refunded then, both in that month's export. */
  const placeLastMonth = async () => {
    const reference = await shop.placeOrder(product, 2);
    await refundOrder(shop.shop, reference, { pence: 12_00, ...byCommand });
    const { queries } = database();
    await queries.update(order).set({ paidAt: before });
    await queries.update(refund).set({ settledAt: before });
    await exportPeriod(database(), last, undefined, false);
    return reference;
  };

  it('[TO9] includes VAT of sales without an invoice, once even if invoiced later', async () => {
    const price = 2 * product.price;
    const reference = await placeLastMonth();
    const first = [
      ['Sales not invoiced this month', price],
      ['Refunds not credited this month', -12_00],
    ];
    expect(await vat(last)).toEqual(first);
    await sendInvoice(shop.shop, reference, byCommand);
    await exportMonth();
    expect(await vat(last)).toEqual(first);
    expect(await vat()).toEqual([
      ['Invoices', price],
      ['Credit notes', -12_00],
      ['Sales not invoiced this month', -price],
      ['Refunds not credited this month', 12_00],
    ]);
  });

  it('[TO7] [TO9] reverses a failed refund in the month of its failure', async () => {
    const reference = await placeLastMonth();
    const payments = async (period: string) => {
      const { text } = await owner.get(`/file.csv?period=${period}&file=payments`);
      return readCsv(text)
        .slice(1)
        .map((row) => row.slice(1));
    };
    const then = await payments(last);
    await database().queries.update(refund).set({ state: 'failed', failedAt: new Date() });
    await exportMonth();
    expect(await payments(last)).toEqual(then);
    expect(await payments(month)).toEqual([
      ['Failed refund', 'Card', reference, expect.any(String), '12.00'],
    ]);
    expect(await vat()).toEqual([['Refunds not credited this month', 12_00]]);
  });

  it('[TO9] excludes test payments and their refunds in a public shop', async () => {
    const reference = await shop.placeOrder(product, 2);
    await refundOrder(shop.shop, reference, { pence: 12_00, ...byCommand });
    await exportPeriod(database(), month, undefined, true, later);
    expect(readCsv(await file('payments'))).toHaveLength(1);
    expect(await vat()).toEqual([]);
  });

  it('[TO9] exports a month only after its end, for owners only', async () => {
    expect((await owner.post('/export', { period: month })).status).toBe(409);
    expect((await owner.get('/')).body).toMatchObject({ invoices: 'on-request' });
    expect((await staff.get('/')).status).toBe(403);
    expect((await owner.get(`/file.csv?period=${month}&file=vat`)).status).toBe(404);
  });
});
