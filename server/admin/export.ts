import { asc } from 'drizzle-orm';
import type { Catalogue } from '../../catalogue/index-products.ts';
import { type Pence, vatOf } from '../../catalogue/money.ts';
import { withoutDirectionMarks } from '../../contract/clean-text.ts';
import { writeWhole } from '../database/backup/backup-format.ts';
import type { Queries } from '../database/database.ts';
import { quote, stock } from '../database/schema.ts';
import { paidForDelivery } from '../orders/delivery.ts';
import { issueText, openIssues } from '../orders/issue-text.ts';
import { findOrders, refundedAt, refundedPence } from '../orders/order.ts';
import { isLivePayment } from '../payments/live-payments.ts';
import { confirmOverwrite } from './admin-context.ts';
import { type Command, UsageError } from './command.ts';
import { readChoice } from './read-arguments.ts';
import { sortableUkTime } from './report.ts';

/** A table to export. */
type ExportSheet = { head: readonly string[]; rows: (string | number | null)[][] };

/** What can be exported. */
const sheets = { orders: orderSheet, quotes: quoteSheet, stock: stockSheet } as const;

const names = Object.keys(sheets) as (keyof typeof sheets)[];

export const exportSheets: Command = {
  name: 'export',
  takes: [names.join('|')],
  options: { out: 'FILE' },
  help: 'exports a table as CSV, to the screen or to FILE',
  async run(context, given) {
    const name = readChoice('What to export', given.word(0), names);
    if (!name) throw new UsageError(`Choose what to export: ${names.join(', ')}.`);
    const out = given.option('out');
    if (out !== undefined) await confirmOverwrite(context, out);
    const sheet = await sheets[name]((await context.database()).queries, context.catalogue());
    const csv = csvOf(sheet.head, sheet.rows);
    if (out === undefined) return { text: csv.trimEnd(), json: recordsOf(sheet) };
    await writeWhole(out, (write) => write(csv));
    const rows = sheet.rows.length;
    return { text: `Wrote ${rows} rows to ${out}.`, json: { rows, out } };
  },
};

function recordsOf({ head, rows }: ExportSheet): Record<string, unknown>[] {
  return rows.map((row) => Object.fromEntries(head.map((name, index) => [name, row[index]])));
}

async function orderSheet(queries: Queries): Promise<ExportSheet> {
  const head =
    'Order,Placed,State,Total GBP,VAT GBP,Lines,Buyer,Email,Phone,Address 1,Address 2,Town,County,Postcode,Carrier,Tracking,Payment,Issues,Company,PO number,Delivery notes,Refunded GBP,Live payment,Refunded on,Paid by,Delivery GBP';
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
      pounds(paidForDelivery(one.lines)),
    ]),
  };
}

async function quoteSheet(queries: Queries, catalogue: Catalogue): Promise<ExportSheet> {
  const quotes = await queries.select().from(quote).orderBy(asc(quote.id));
  return {
    head: ['Quote', 'Asked', 'State', 'Company', 'Email', 'Items', 'City', 'Message', 'Lines'],
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
          sku: catalogue.byId(productId)?.sku ?? productId,
        })),
      ),
    ]),
  };
}

async function stockSheet(queries: Queries, { products }: Catalogue): Promise<ExportSheet> {
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

/** Without a currency sign or commas, so that a spreadsheet can add it up. */
function pounds(pence: Pence): string {
  return (pence / 100).toFixed(2);
}

type CsvCell = string | number | null | undefined;

/** CSV by RFC 4180, with nothing that a spreadsheet would run as a formula. */
export function csvOf(head: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return [head, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

function csvCell(cell: CsvCell): string {
  const text = withoutDirectionMarks(String(cell ?? ''));
  // Visitors write some of these cells, and spreadsheets run what begins with these, full-width or
  // not.
  const guarded = /^[=+\-@\t\r\n\0＝＋－＠]/.test(text) ? `'${text}` : text;
  // Some spreadsheets split cells at a semicolon or a tab.
  return /[",;\t\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
