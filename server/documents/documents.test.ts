import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { company, registeredOfficeLine } from '../../content/company.ts';
import { readPdf } from '../../documents/testing/pdf-text.ts';
import { refund as sandboxRefund } from '../../sandbox/database.ts';
import { document, documentSeries, orderEvent } from '../database/schema.ts';
import { acceptByTransfer } from '../offers/accept.ts';
import { recordBankPayment } from '../orders/bank-payment.ts';
import { openIssues } from '../orders/issue-text.ts';
import { lockOrder, type Order, readOrder } from '../orders/order.ts';
import { recordFailedRefund } from '../orders/record-refund.ts';
import { refundOrder } from '../orders/refund-order.ts';
import { sendInvoice } from '../orders/send-invoice.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { acceptance, sendTestOffer } from '../testing/offer.ts';
import { byCommand } from '../testing/order.ts';
import { findProductWithStock, openTestShop, type TestShop } from '../testing/shop.ts';
import { attachDocument } from './document-emails.ts';
import { renderDocumentPdf } from './document-pdf.ts';
import { confirmSeries, findUnknownSeries, restoreSeries } from './document-series.ts';
import { saveInvoiceSetting } from './invoice-setting.ts';
import { findDocuments, issueInvoice } from './issue-documents.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((one, other) => one + other, 0);

describeOnBothEngines('documents', (database) => {
  let shop: TestShop;
  const product = findProductWithStock(5);
  beforeAll(async () => {
    shop = await openTestShop(database());
  });
  beforeEach(async () => {
    await shop.reset();
    await database().queries.delete(documentSeries);
    await saveInvoiceSetting(database().queries, 'on-request');
  });

  const invoice = (reference: string) => sendInvoice(shop.shop, reference, byCommand);
  const documentsOf = async (reference: string) =>
    findDocuments(database().queries, [(await readOrder(database().queries, reference)).id]);

  it('[TO8] an invoice shows all that VAT Notice 700, section 16, asks for', async () => {
    const reference = await shop.placeOrder(product, 2);
    await invoice(reference);
    const [issued] = await documentsOf(reference);
    if (!issued) throw new Error('nothing was issued');
    const { pages, objects } = readPdf(await renderDocumentPdf(issued.data, false));
    const text = pages.map((page) => page.text).join('\n');
    const exVat = Math.round((product.price * 2 * 5) / 6);
    const pounds = (pence: number) =>
      `£${(pence / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 })}`;
    const asked: Record<string, string> = {
      'a sequential number': 'INV-000001',
      'the time of supply': 'Tax point',
      'the date of issue': 'Date of issue',
      "the supplier's name": company.legalName,
      "the supplier's address": registeredOfficeLine,
      "the supplier's VAT number": company.vatNumber,
      "the customer's name": 'Fellside Works',
      "the customer's address": '1 Test Road',
      'a description of the goods': product.name.split(',')[0] ?? '',
      'the quantity': '2',
      'the unit price ex VAT': 'Each ex VAT',
      'the rate of VAT of each item': '20%',
      'the amount ex VAT': pounds(exVat),
      'the total of VAT': pounds(product.price * 2 - exVat),
      'the gross total': pounds(product.price * 2),
      "the buyer's order number": 'PO-4471',
    };
    for (const [what, words] of Object.entries(asked))
      expect(text.replaceAll('\u00a0', ' '), what).toContain(words.replaceAll('\u00a0', ' '));
    expect(pages.flatMap(({ untagged }) => untagged)).toEqual([]);
    expect(objects.some((body) => body.includes('/Lang (en-GB)'))).toBe(true);
    expect(await renderDocumentPdf(issued.data)).toEqual(
      await renderDocumentPdf({ ...issued.data }),
    );
  });

  it('[TO8] are numbered without gaps under a hundred concurrent issues', async () => {
    const reference = await shop.placeOrder(product, 1);
    const { queries } = database();
    await queries.execute(
      sql`insert into shop_order (paid_by, email, name, total_pence, address, state, paid_at)
        select 'bank-transfer', email, name, total_pence, address, state, paid_at
        from shop_order, generate_series(2, 100)
        where reference = ${reference}`,
    );
    await queries.execute(
      sql`insert into order_line (order_id, line, product_id, name, sku, unit_pence, quantity)
        select shop_order.id, 1, 'x', 'Step', 'S', total_pence, 1 from shop_order
        where not exists (select from order_line where order_id = shop_order.id)`,
    );
    const orders = await shop.orders();
    expect(orders).toHaveLength(100);
    const rollBack = new Error('given up');
    const issue = ({ reference: one }: Order, fails = false) =>
      database().transaction(async (locked) => {
        await issueInvoice(locked, await lockOrder(locked, one));
        if (fails) throw rollBack;
      });
    await Promise.allSettled(orders.slice(0, 10).map((one) => issue(one, true)));
    const tried = await Promise.allSettled(orders.map((one) => issue(one)));
    // A busy machine may run out of connections, so failed calls are repeated.
    for (const one of orders.filter((_, at) => tried[at]?.status === 'rejected')) await issue(one);
    const numbers = (await queries.select().from(document)).map(({ number }) => number).sort();
    const expected = Array.from(
      { length: 100 },
      (_, at) => `INV-${String(at + 1).padStart(6, '0')}`,
    );
    expect(numbers).toEqual(expected);
  });

  it('[TO8] are immutable once issued', async () => {
    const reference = await shop.placeOrder(product, 1);
    await invoice(reference);
    const change = database().queries.update(document).set({ totalPence: 1 });
    await expect(change).rejects.toThrow();
    await invoice(reference);
    expect(await documentsOf(reference)).toHaveLength(1);
  });

  it('[TO8] include a credit note for every refund, which add up to the invoice', async () => {
    const reference = await shop.placeOrder(product, 3);
    const refund = (pence?: number) => refundOrder(shop.shop, reference, { pence, ...byCommand });
    await refund(1_01);
    expect(await documentsOf(reference)).toEqual([]);
    await invoice(reference);
    await refundOrder(shop.shop, reference, {
      pence: product.price,
      lines: [{ line: 1, quantity: 1, goods: 'keeps' }],
      note: 'One too many.',
      ...byCommand,
    });
    await refund();
    const [first, ...credits] = await documentsOf(reference);
    expect(first?.number).toBe('INV-000001');
    expect(credits.map(({ number }) => number)).toEqual(['CN-000001', 'CN-000002', 'CN-000003']);
    expect(credits[1]?.data).toMatchObject({
      invoice: { number: 'INV-000001' },
      lines: [{ quantity: 1, sku: product.sku, pence: product.price }],
      note: 'One too many.',
    });
    for (const name of ['totalPence', 'exVatPence'] as const)
      expect(sum(credits.map(({ data }) => data[name])), name).toBe(first?.data[name]);
    for (const { data } of credits)
      expect(sum(data.lines.map(({ exVatPence }) => exVatPence))).toBe(data.exVatPence);
    const emails = (await shop.emails()).filter(({ kind }) => kind === 'order-credit-note');
    expect(emails).toHaveLength(3);
  });

  it('[TO4] [TO7] [TO8] do not credit an overpayment', async () => {
    const goods = { kind: 'product', productId: product.id, quantity: 2 } as const;
    const offer = await sendTestOffer(shop.shop, [{ ...goods, unitPence: 60_00 }]);
    const reference = await acceptByTransfer(shop.shop, offer.reference, 1, acceptance);
    const { queries } = database();
    await recordBankPayment(shop.shop, reference, {
      pence: 125_00,
      receivedOn: '2026-01-05',
      bankReference: reference,
      attempt: crypto.randomUUID(),
      ...byCommand,
    });
    await invoice(reference);
    const refund = (pence?: number) =>
      refundOrder(shop.shop, reference, { pence, method: 'bank-transfer', ...byCommand });
    expect(openIssues(await readOrder(queries, reference))).toMatchObject([
      { kind: 'overpayment' },
    ]);
    await refund(5_00);
    expect(openIssues(await readOrder(queries, reference))).toEqual([]);
    const [issued, ...none] = await documentsOf(reference);
    expect(none).toEqual([]);
    expect(issued?.data).toMatchObject({ taxPoint: '2026-01-05', paid: { on: '2026-01-05' } });
    await refund(12_00);
    await refund();
    const [, ...credits] = await documentsOf(reference);
    expect(credits.map(({ totalPence }) => totalPence)).toEqual([12_00, 108_00]);
    const { refunds } = await readOrder(queries, reference);
    expect(refunds.map(({ beyondPence, exVatPence }) => [beyondPence, exVatPence])).toEqual([
      [5_00, 0],
      [0, 10_00],
      [0, 90_00],
    ]);
  });

  it('[TO7] [TO8] credit a refund only once if it replaces a failed one', async () => {
    const reference = await shop.placeOrder(product, 3);
    await invoice(reference);
    const { queries } = database();
    const refund = (pence?: number) =>
      refundOrder(shop.shop, reference, { pence, method: 'bank-transfer', ...byCommand });
    await refundOrder(shop.shop, reference, { pence: 20_00, ...byCommand });
    await queries.delete(sandboxRefund);
    const { paymentId } = await readOrder(queries, reference);
    const failed = { about: 'failed refund', id: 're_1', pence: 20_00 } as const;
    await recordFailedRefund(shop.shop, reference, { ...failed, paymentId: paymentId ?? '' });
    await refund(15_00);
    await refund(15_00);
    const credited = async () =>
      (await documentsOf(reference)).slice(1).map(({ totalPence }) => totalPence);
    expect(await credited()).toEqual([20_00, 10_00]);
    await refund();
    const [issued, ...credits] = await documentsOf(reference);
    for (const name of ['totalPence', 'exVatPence'] as const)
      expect(sum(credits.map(({ data }) => data[name])), name).toBe(issued?.data[name]);
  });

  it('[TO8] are attached to their email, and open from the page of the order alone', async () => {
    const reference = await shop.placeOrder(product, 1);
    await invoice(reference);
    const { queries } = database();
    const email = (await shop.emails()).find(({ kind }) => kind === 'order-invoice');
    if (!email) throw new Error('nothing was emailed');
    const { attachment } = await attachDocument(queries, email);
    expect(attachment?.filename).toBe('INV-000001.pdf');
    expect(attachment?.content.subarray(0, 5).toString()).toBe('%PDF-');
    const { sessionId } = await readOrder(queries, reference);
    const tracked = await (await shop.get(`/api/orders/${sessionId}`)).json();
    expect(tracked.documents).toEqual([{ kind: 'invoice', number: 'INV-000001' }]);
    const file = await shop.get(`/api/orders/${sessionId}/documents/INV-000001`);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(Buffer.from(await file.arrayBuffer())).toEqual(attachment?.content);
    const other = await shop.placeOrder(product, 1);
    const { sessionId: another } = await readOrder(queries, other);
    const foreign = await shop.get(`/api/orders/${another}/documents/INV-000001`);
    expect(foreign.status).toBe(404);
  });

  it('[TO8] come with every paid order where the owner wants that', async () => {
    await saveInvoiceSetting(database().queries, 'always');
    const reference = await shop.placeOrder(product, 1);
    expect(await documentsOf(reference)).toMatchObject([{ kind: 'invoice', number: 'INV-000001' }]);
    expect((await shop.emails()).map(({ kind }) => kind)).toContain('order-invoice');
  });

  it('[TO8] get no number after a restore until the last one is entered', async () => {
    const { queries } = database();
    const first = await shop.placeOrder(product, 1);
    await invoice(first);
    await restoreSeries(queries, [], 'unknown');
    await refundOrder(shop.shop, first, { pence: 1_00, ...byCommand });
    await saveInvoiceSetting(queries, 'always');
    const second = await shop.placeOrder(product, 1);
    expect([await documentsOf(first), await documentsOf(second)]).toMatchObject([[{}], []]);
    await expect(invoice(second)).rejects.toThrow('Enter the last numbers first');
    await expect(confirmSeries(database(), { invoice: 0 })).rejects.toThrow('INV-000001');
    expect(await findUnknownSeries(queries)).toEqual([
      { kind: 'credit-note', known: 0 },
      { kind: 'invoice', known: 1 },
    ]);
    expect(await confirmSeries(database(), { invoice: 41, 'credit-note': 6 })).toBe(2);
    expect(await documentsOf(first)).toMatchObject([{}, { number: 'CN-000007' }]);
    expect(await documentsOf(second)).toMatchObject([{ number: 'INV-000042' }]);
    expect(await findUnknownSeries(queries)).toEqual([]);
    expect(await confirmSeries(database(), { invoice: 1 })).toBe(0);
    // With 'known', the series continue from the numbers that the shop's own database had.
    const series = () => queries.select().from(documentSeries).orderBy(documentSeries.kind);
    const former = await series();
    await queries.update(documentSeries).set({ next: 2 });
    await restoreSeries(queries, former, 'known');
    expect(await series()).toEqual(former);
  });

  it('[TO8] leave an invoice from before the series as it was, and credit it by its number', async () => {
    const reference = await shop.placeOrder(product, 2);
    const { queries } = database();
    const { id } = await readOrder(queries, reference);
    await queries.insert(orderEvent).values({ orderId: id, state: 'paid', kind: 'invoice-sent' });
    await refundOrder(shop.shop, reference, { pence: 2_00, ...byCommand });
    expect(await documentsOf(reference)).toMatchObject([
      { kind: 'credit-note', data: { invoice: { number: reference } } },
    ]);
  });
});
