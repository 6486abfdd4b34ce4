import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { products } from '../../catalogue/catalogue.ts';
import { readReportFilter } from '../../contract/report.ts';
import { toIsoDay } from '../../contract/uk-time.ts';
import { accountsExport, documentSeries } from '../database/schema.ts';
import { acceptByTransfer } from '../offers/accept.ts';
import { salesReport } from '../office/reports.ts';
import { recordBankPayment } from '../orders/bank-payment.ts';
import { dispatchOrder } from '../orders/dispatch-order.ts';
import { type Order, readOrder } from '../orders/order.ts';
import {
  countedRefunds,
  creditedPence,
  orderVat,
  receivedPence,
  refundablePence,
  refundedPence,
} from '../orders/order-amounts.ts';
import { refundOrder } from '../orders/refund-order.ts';
import { sendInvoice } from '../orders/send-invoice.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { acceptance, sendTestOffer } from '../testing/offer.ts';
import { byCommand } from '../testing/order.ts';
import { openTestShop, type TestShop } from '../testing/shop.ts';
import { exportPeriod, readAccounts } from './accounts.ts';

const soldBackOf = (one: Order) => sum(countedRefunds(one).map((each) => creditedPence(each)));

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
      /** Sold by an offer and paid by bank transfer, perhaps too much; null if bought from the catalogue. */
      offer: fc.option(
        fc.record({
          discount: fc.integer({ min: 0, max: 40 }),
          vatPercent: fc.constantFrom(0, 5, 20),
          beyond: fc.constantFrom(0, 0, 7_31),
        }),
      ),
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

    /** Accepts an offer with a discount and free text at its own VAT rate, paid by bank transfer. */
    async function accept({ lines }: AnyOrder, offered: NonNullable<AnyOrder['offer']>) {
      const { discount, vatPercent, beyond } = offered;
      const goods = lines.flatMap(([place, quantity]) => {
        const { id: productId, price } = sold[place] ?? {};
        if (!productId || !price) return [];
        const unitPence = Math.round((price * (100 - discount)) / 100);
        return [{ kind: 'product', productId, quantity, unitPence } as const];
      });
      const text = { kind: 'text', name: 'Training', quantity: 3, unitPence: 33_33 } as const;
      const { reference } = await sendTestOffer(shop.shop, [...goods, { ...text, vatPercent }]);
      const made = await acceptByTransfer(shop.shop, reference, 1, acceptance);
      const { totalPence } = await readOrder(database().queries, made);
      await recordBankPayment(shop.shop, made, {
        pence: totalPence + beyond,
        receivedOn: toIsoDay(new Date()),
        bankReference: made,
        attempt: crypto.randomUUID(),
        ...byCommand,
      });
    }

    async function buy({ lines }: AnyOrder) {
      const items = lines.map(([place, quantity]) => ({
        price: sold[place]?.priceId ?? '',
        quantity,
      }));
      const { url } = (await (await shop.checkOut(items)).json()) as { url: string };
      await shop.sendWebhook(await shop.payments.pay(url.split('/').at(-1) ?? ''));
    }

    async function live(asked: AnyOrder): Promise<void> {
      const { offer, isInvoiced, sends, refunds } = asked;
      await (offer ? accept(asked, offer) : buy(asked));
      const made = (await shop.orders()).at(-1);
      if (!made) throw new Error('no order was made');
      const { reference } = made;
      if (isInvoiced) await sendInvoice(shop.shop, reference, byCommand);
      if (sends) {
        const part = [{ line: 1, quantity: 1 }];
        await dispatchOrder(shop.shop, reference, { carrier: 'DPD', lines: part, ...byCommand });
      }
      const method = offer ? 'bank-transfer' : 'provider';
      for (const each of refunds) {
        const now = await readOrder(database().queries, reference);
        const left = refundablePence(now);
        const [first] = now.lines;
        if (left === 0 || !first) break;
        const byLine = 'goods' in each && now.refunds.length === 0 && first.unitPence <= left;
        await refundOrder(shop.shop, reference, {
          ...(byLine
            ? { pence: first.unitPence, lines: [{ line: 1, quantity: 1, goods: each.goods }] }
            : { pence: Math.max(1, Math.floor(left * ('part' in each ? each.part : 1))) }),
          method,
          ...byCommand,
        });
      }
    }

    it('[TO8] [TO9] agree to the penny, whatever was ordered, sent and refunded', async () => {
      const month = new Date().toISOString().slice(0, 7);
      const later = new Date(Date.now() + 32 * 86_400_000);
      await fc.assert(
        fc.asyncProperty(fc.array(anyOrder, { minLength: 1, maxLength: 3 }), async (all) => {
          await shop.reset();
          const { queries } = database();
          await queries.delete(accountsExport);
          await queries.delete(documentSeries);
          for (const one of all) await live(one as AnyOrder);
          await exportPeriod(database(), month, undefined, false, later);
          const accounts = await readAccounts(queries, month);
          const { documents, payments } = accounts;
          const orders = await shop.orders();
          for (const one of orders) {
            const { rates } = orderVat(one);
            if (one.paidBy === 'card') {
              const tracked = await (await shop.get(`/api/orders/${one.sessionId}`)).json();
              const session = await shop.payments.session(one.sessionId ?? '');
              expect(session.amount_total).toBe(one.totalPence);
              expect(tracked).toMatchObject({ total: one.totalPence, rates });
              const atProvider = await shop.payments.provider.findRefundedPence(
                one.paymentId ?? '',
              );
              expect(atProvider).toBe(refundedPence(one));
            }
            const refunded = soldBackOf(one);
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
          const kept = sum(orders.map((one) => receivedPence(one) - refundedPence(one)));
          expect(sum(payments.map(({ pence }) => pence))).toBe(kept);
          const net = sum(orders.map((one) => one.totalPence - soldBackOf(one)));
          const source = { queries, isPublicShop: false, now: new Date() };
          const { total } = await salesReport(source, readReportFilter(new URLSearchParams()));
          expect(total.pence - total.refundedPence).toBe(net);
          const refundedExVat = orders.flatMap(({ refunds }) =>
            refunds.map((one) => one.exVatPence),
          );
          expect(total.refundedExVat).toBe(sum(refundedExVat));
          const vatOf = (rates: typeof accounts.sold) => ({
            exVat: sum(rates.map(({ exVatPence }) => exVatPence)),
            pence: sum(rates.map(({ exVatPence, vatPence }) => exVatPence + vatPence)),
          });
          expect(vatOf(accounts.sold)).toEqual({ exVat: total.exVat, pence: total.pence });
          const { refundedExVat: exVat, refundedPence: pence } = total;
          expect(vatOf(accounts.back)).toEqual({ exVat, pence });
        }),
        { numRuns: 6 },
      );
    }, 120_000);
  },
);
