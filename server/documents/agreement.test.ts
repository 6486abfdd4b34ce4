import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { products } from '../../catalogue/catalogue.ts';
import { readReportFilter } from '../../contract/report.ts';
import { accountsExport, documentSeries } from '../database/schema.ts';
import { salesReport } from '../office/reports.ts';
import { dispatchOrder } from '../orders/dispatch-order.ts';
import { sendInvoice } from '../orders/invoice.ts';
import { readOrder, refundablePence, refundedPence } from '../orders/order.ts';
import { refundOrder } from '../orders/refund-order.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { byCommand } from '../testing/order.ts';
import { openTestShop, type TestShop } from '../testing/shop.ts';
import { exportPeriod, readAccounts } from './accounts.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((one, other) => one + other, 0);

describeOnBothEngines(
  'what page, provider, order, documents, export and report say',
  (database) => {
    let shop: TestShop;
    const sold = products
      .filter(({ inStock, stockCount }) => inStock && stockCount >= 4)
      .slice(0, 6);
    beforeAll(async () => {
      shop = await openTestShop(database());
    });

    const anyOrder = fc.record({
      lines: fc.uniqueArray(fc.tuple(fc.nat(sold.length - 1), fc.integer({ min: 1, max: 3 })), {
        minLength: 1,
        maxLength: 3,
        selector: ([place]) => place,
      }),
      isInvoiced: fc.boolean(),
      sends: fc.boolean(),
      refunds: fc.array(
        fc.oneof(
          fc.record({ part: fc.double({ min: 0.001, max: 1, noNaN: true }) }),
          fc.record({ goods: fc.constantFrom('restock', 'written-off', 'keeps') }),
        ),
        { maxLength: 3 },
      ),
    });
    type AnyOrder = Parameters<Parameters<typeof anyOrder.map>[0]>[0];

    async function live({ lines, isInvoiced, sends, refunds }: AnyOrder): Promise<void> {
      const items = lines.map(([place, quantity]) => ({
        price: sold[place]?.priceId ?? '',
        quantity,
      }));
      const { url } = (await (await shop.checkOut(items)).json()) as { url: string };
      await shop.tell(await shop.payments.pay(url.split('/').at(-1) ?? ''));
      const made = (await shop.orders()).at(-1);
      if (!made) throw new Error('no order was made');
      const { reference } = made;
      if (isInvoiced) await sendInvoice(shop.shop, reference, byCommand);
      if (sends) {
        const part = [{ line: 1, quantity: 1 }];
        await dispatchOrder(shop.shop, reference, { carrier: 'DPD', lines: part, ...byCommand });
      }
      for (const asked of refunds) {
        const now = await readOrder(database().queries, reference);
        const left = refundablePence(now);
        const [first] = now.lines;
        if (left === 0 || !first) break;
        const byLine = 'goods' in asked && now.refunds.length === 0 && first.unitPence <= left;
        await refundOrder(shop.shop, reference, {
          ...(byLine
            ? { pence: first.unitPence, lines: [{ line: 1, quantity: 1, goods: asked.goods }] }
            : { pence: Math.max(1, Math.floor(left * ('part' in asked ? asked.part : 1))) }),
          ...byCommand,
        });
      }
    }

    it('[TO8] [TO9] agree to the penny, whatever was ordered, sent and refunded', async () => {
      const month = new Date().toISOString().slice(0, 7);
      const later = new Date(Date.now() + 32 * 86_400_000);
      await fc.assert(
        fc.asyncProperty(fc.array(anyOrder, { minLength: 1, maxLength: 3 }), async (all) => {
          await shop.tidy();
          const { queries } = database();
          await queries.delete(accountsExport);
          await queries.delete(documentSeries);
          for (const one of all) await live(one as AnyOrder);
          await exportPeriod(database(), month, undefined, false, later);
          const { documents, payments } = await readAccounts(queries, month);
          const orders = await shop.orders();
          for (const one of orders) {
            const { rates, total } = await (await shop.get(`/api/orders/${one.sessionId}`)).json();
            const session = await shop.payments.session(one.sessionId ?? '');
            const refunded = refundedPence(one);
            expect(session.amount_total).toBe(one.totalPence);
            expect(total).toBe(one.totalPence);
            expect(await shop.payments.provider.findRefundedPence(one.paymentId ?? '')).toBe(
              refunded,
            );
            const ofOrder = documents.filter(({ orderId }) => orderId === one.id);
            const [invoice] = ofOrder.filter(({ kind }) => kind === 'invoice');
            const credits = ofOrder.filter(({ kind }) => kind === 'credit-note');
            if (invoice) {
              expect(invoice.data.rates).toEqual(rates);
              expect(invoice.totalPence).toBe(one.totalPence);
              expect(sum(credits.map(({ totalPence }) => totalPence))).toBe(refunded);
              const exVat = sum(one.refunds.map(({ exVatPence }) => exVatPence));
              expect(sum(credits.map(({ data }) => data.exVatPence))).toBe(exVat);
            }
            for (const { data } of ofOrder) {
              expect(sum(data.lines.map(({ pence }) => pence))).toBe(data.totalPence);
              expect(sum(data.lines.map(({ exVatPence }) => exVatPence))).toBe(data.exVatPence);
              const byRate = data.rates.map(({ exVatPence, vatPence }) => exVatPence + vatPence);
              expect(sum(byRate)).toBe(data.totalPence);
            }
          }
          const net = sum(orders.map((one) => one.totalPence - refundedPence(one)));
          expect(sum(payments.map(({ pence }) => pence))).toBe(net);
          const source = { queries, isPublicShop: false, now: new Date() };
          const { total } = await salesReport(source, readReportFilter(new URLSearchParams()));
          expect(total.pence - total.refundedPence).toBe(net);
          const refundedExVat = orders.flatMap(({ refunds }) =>
            refunds.map((one) => one.exVatPence),
          );
          expect(total.refundedExVat).toBe(sum(refundedExVat));
        }),
        { numRuns: 6 },
      );
    }, 120_000);
  },
);
