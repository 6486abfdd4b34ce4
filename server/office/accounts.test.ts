import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { accountsExport, document, documentSeries, refund } from '../database/schema.ts';
import { exportPeriod } from '../documents/accounts.ts';
import { sendInvoice } from '../orders/invoice.ts';
import { refundOrder } from '../orders/refund-order.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { byCommand } from '../testing/order.ts';
import { openTestShop, productWith, type TestShop } from '../testing/shop.ts';
import { accountsRoutes } from './accounts.ts';
import { readCsv as recordsOf } from './read-csv.ts';
import { callsOf, signIn, testDeps } from './testing/signed-in.ts';

const readCsv = (text: string) => recordsOf(text).map(({ cells }) => cells);

describeOnBothEngines('the export of accounts', (database) => {
  let shop: TestShop;
  let owner: ReturnType<typeof callsOf>;
  let staff: ReturnType<typeof callsOf>;
  const product = productWith(5);
  const month = new Date().toISOString().slice(0, 7);
  const later = new Date(Date.now() + 32 * 86_400_000);
  beforeAll(async () => {
    shop = await openTestShop(database());
    const routes = accountsRoutes(await testDeps(database()));
    owner = callsOf(routes, await signIn(database(), 'Olive Owner', 'owner'));
    staff = callsOf(routes, await signIn(database(), 'Sam Staff', 'staff'));
  });
  beforeEach(async () => {
    await shop.tidy();
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

  it('[TO9] has invoices, credit notes, payments and VAT that agree to the penny', async () => {
    const reference = await place();
    await refundOrder(shop.shop, reference, { pence: 12_34, ...byCommand });
    await exportMonth();
    const [head = [], ...rows] = readCsv(await file('xero-invoices'));
    const cell = (row: readonly string[], name: string) => row[head.indexOf(name)] ?? '';
    const pence = (text: string) => Math.round(Number(text) * 100);
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

  it('[TO9] of a month is closed: what comes later falls into the next', async () => {
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

  it('[TO9] waits for the end of the month, and is for owners', async () => {
    expect((await owner.post('/export', { period: month })).status).toBe(409);
    expect((await owner.get('/')).body).toMatchObject({ invoices: 'on-request' });
    expect((await staff.get('/')).status).toBe(403);
    expect((await owner.get(`/file.csv?period=${month}&file=vat`)).status).toBe(404);
  });
});
