import { asc } from 'drizzle-orm';
import { productById, products } from '../../../catalogue/catalogue.ts';
import { type Pence, vatOf } from '../../../catalogue/money.ts';
import type { Queries } from '../../database/database.ts';
import { quote, stock } from '../../database/schema.ts';
import { issueText, openIssues } from '../../orders/issue-text.ts';
import { findOrders, refundedAt, refundedPence } from '../../orders/order.ts';
import { isLivePayment } from '../../payments/live-payments.ts';
import { sortableUkTime } from '../uk-time.ts';

/** What an export holds: a heading for each column, and rows. */
export type Sheet = { head: readonly string[]; rows: (string | number | null)[][] };

/** What can be exported. */
export const sheets = { orders: orderSheet, quotes: quoteSheet, stock: stockSheet } as const;

async function orderSheet(queries: Queries): Promise<Sheet> {
  const head =
    'Order,Placed,State,Total GBP,VAT GBP,Lines,Buyer,Email,Phone,Address 1,Address 2,Town,County,Postcode,Carrier,Tracking,Payment,Issues,Company,PO number,Delivery notes,Refunded GBP,Real payment,Refunded on,Paid by';
  return {
    head: head.split(','),
    rows: (await findOrders(queries)).map((one) => [
      one.reference,
      sortableUkTime(one.createdAt),
      one.state,
      pounds(one.totalPence),
      pounds(vatOf(one.totalPence)),
      listed(one.lines),
      one.name,
      one.email,
      one.phone,
      one.address?.line1 ?? '',
      one.address?.line2 ?? '',
      one.address?.town ?? '',
      one.address?.county ?? '',
      one.address?.postcode ?? '',
      one.carrier,
      one.tracking,
      one.paymentId,
      openIssues(one)
        .map((issue) => issueText(issue))
        .join(' '),
      one.company,
      one.poNumber,
      one.deliveryNotes,
      pounds(refundedPence(one)),
      isLivePayment(one) ? 'yes' : 'no',
      dated(refundedAt(one)),
      one.paidBy,
    ]),
  };
}

async function quoteSheet(queries: Queries): Promise<Sheet> {
  const quotes = await queries.select().from(quote).orderBy(asc(quote.id));
  return {
    head: ['Quote', 'Asked', 'State', 'Company', 'E-mail', 'Items', 'City', 'Message', 'Lines'],
    rows: quotes.map((one) => [
      one.id,
      sortableUkTime(one.createdAt),
      one.state,
      one.company,
      one.email,
      one.quantity,
      one.city,
      one.message,
      listed(
        one.lines.map(({ productId, quantity }) => ({
          quantity,
          sku: productById(productId)?.sku ?? productId,
        })),
      ),
    ]),
  };
}

async function stockSheet(queries: Queries): Promise<Sheet> {
  const levels = await queries.select().from(stock);
  const available = new Map(levels.map((level) => [level.productId, level.available]));
  return {
    head: ['Product', 'SKU', 'Name', 'Price GBP', 'Available'],
    rows: products.map(({ id, sku, name, price }) => [
      id,
      sku,
      name,
      pounds(price),
      available.get(id) ?? 0,
    ]),
  };
}

function listed(lines: readonly { quantity: number; sku: string }[]): string {
  return lines.map(({ quantity, sku }) => `${quantity} x ${sku}`).join('; ');
}

function dated(moment: Date | undefined): string {
  return moment ? sortableUkTime(moment) : '';
}

/** Without a sign or a comma, so that a spreadsheet adds it up. */
function pounds(pence: Pence): string {
  return (pence / 100).toFixed(2);
}
