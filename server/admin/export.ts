import { asc } from 'drizzle-orm';
import type { Catalogue } from '../../catalogue/index-products.ts';
import type { Pence } from '../../catalogue/money.ts';
import { withoutDirectionMarks } from '../../contract/clean-text.ts';
import { writeFileAtomically } from '../database/backup/backup-format.ts';
import type { Queries } from '../database/database.ts';
import { quote, stock } from '../database/schema.ts';
import { sortableUkTime } from '../email/uk-date.ts';
import { deliveryPaidPence } from '../orders/delivery.ts';
import { issueText, openIssues } from '../orders/issue-text.ts';
import { findOrders, type Order } from '../orders/order.ts';
import { orderVat, receivedPence, refundedAt, refundedPence } from '../orders/order-amounts.ts';
import { isLivePayment } from '../payments/live-payments.ts';
import { confirmOverwrite } from './admin-context.ts';
import { type Command, UsageError } from './command.ts';
import { parseChoice } from './parse-arguments.ts';
import { buildTable, type ReportCell, type ReportColumns } from './report.ts';

/** What can be exported. */
const sheets = { orders: exportOrders, quotes: exportQuotes, stock: exportStock } as const;

const names = Object.keys(sheets) as (keyof typeof sheets)[];

export const exportCsv: Command = {
  name: 'export',
  positionals: [names.join('|')],
  options: { out: 'FILE' },
  help: 'exports a table as CSV, to the screen or to FILE',
  async run(context, args) {
    const name = parseChoice('What to export', args.positional(0), names);
    if (!name) throw new UsageError(`Choose what to export: ${names.join(', ')}.`);
    const out = args.option('out');
    if (out !== undefined) await confirmOverwrite(context, out);
    const { head, rows } = await sheets[name](
      (await context.database()).queries,
      context.catalogue(),
    );
    const csv = formatCsv(head, rows);
    if (out === undefined) {
      const json = rows.map((row) => Object.fromEntries(row.map((cell, at) => [head[at], cell])));
      return { text: csv.trimEnd(), json };
    }
    await writeFileAtomically(out, (write) => write(csv));
    return { text: `Wrote ${rows.length} rows to ${out}.`, json: { rows: rows.length, out } };
  },
};

/** The columns of exported orders. */
export const orderColumns: ReportColumns<Order> = {
  Order: 'reference',
  Placed: ({ createdAt }) => sortableUkTime(createdAt),
  State: 'state',
  'Total GBP': ({ totalPence }) => formatPounds(totalPence),
  'VAT GBP': (one) => formatPounds(orderVat(one).totalPence - orderVat(one).exVatPence),
  Lines: ({ lines }) => formatLines(lines),
  Buyer: 'name',
  Email: 'email',
  Phone: 'phone',
  'Address 1': ({ address }) => address?.line1 ?? '',
  'Address 2': ({ address }) => address?.line2 ?? '',
  Town: ({ address }) => address?.town ?? '',
  County: ({ address }) => address?.county ?? '',
  Postcode: ({ address }) => address?.postcode ?? '',
  Carrier: ({ shipments }) => shipments.map(({ carrier }) => carrier).join('; '),
  Tracking: ({ shipments }) => shipments.map(({ tracking }) => tracking ?? '').join('; '),
  Payment: 'paymentId',
  Issues: (one) =>
    openIssues(one)
      .map((issue) => issueText(issue))
      .join(' '),
  Company: 'company',
  'PO number': 'poNumber',
  'Delivery notes': 'deliveryNotes',
  'Refunded GBP': (one) => formatPounds(refundedPence(one)),
  'Live payment': (one) => (isLivePayment(one) ? 'yes' : 'no'),
  'Refunded on': (one) => {
    const moment = refundedAt(one);
    return moment ? sortableUkTime(moment) : '';
  },
  'Paid by': 'paidBy',
  'Delivery GBP': ({ lines }) => formatPounds(deliveryPaidPence(lines)),
  'Paid on': ({ paidAt }) => (paidAt ? sortableUkTime(paidAt) : ''),
  'Received GBP': (one) => formatPounds(receivedPence(one)),
  'Payment due': 'paymentDue',
};

async function exportOrders(queries: Queries) {
  return buildTable(await findOrders(queries), orderColumns);
}

async function exportQuotes(queries: Queries, catalogue: Catalogue) {
  const skuOf = (productId: string) => catalogue.byId(productId)?.sku ?? productId;
  return buildTable(await queries.select().from(quote).orderBy(asc(quote.id)), {
    Quote: 'id',
    Asked: ({ createdAt }) => sortableUkTime(createdAt),
    State: 'state',
    Company: 'company',
    Email: 'email',
    Items: 'quantity',
    City: 'city',
    Message: 'message',
    Lines: ({ lines }) =>
      formatLines(lines.map((line) => ({ ...line, sku: skuOf(line.productId) }))),
  });
}

async function exportStock(queries: Queries, { products }: Catalogue) {
  const levels = await queries.select().from(stock);
  const available = new Map(levels.map((level) => [level.productId, level.available]));
  return buildTable(products, {
    Product: 'id',
    SKU: 'sku',
    Name: 'name',
    'Price GBP': ({ price }) => formatPounds(price),
    Available: ({ id }) => available.get(id) ?? 0,
  });
}

function formatLines(lines: readonly { quantity: number; sku: string }[]): string {
  return lines.map(({ quantity, sku }) => `${quantity} x ${sku}`).join('; ');
}

/** Without a currency sign or commas, so that a spreadsheet can add it up. */
export function formatPounds(pence: Pence): string {
  return (pence / 100).toFixed(2);
}

/** CSV by RFC 4180, with nothing that a spreadsheet would run as a formula. */
export function formatCsv(
  head: readonly string[],
  rows: readonly (readonly ReportCell[])[],
): string {
  return formatCsvRows([head, ...rows]);
}

export function formatCsvRows(rows: readonly (readonly ReportCell[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

function csvCell(cell: ReportCell): string {
  const text = withoutDirectionMarks(String(cell ?? ''));
  // Visitors write some of these cells, and spreadsheets run cells that begin with these characters,
  // full-width or not. A negative amount is not a formula.
  const isFormula = /^[=+\-@\t\r\n\0＝＋－＠]/.test(text) && !/^-\d+(\.\d+)?$/.test(text);
  const safeText = isFormula ? `'${text}` : text;
  // Some spreadsheets split cells at a semicolon or a tab.
  return /[",;\t\r\n]/.test(safeText) ? `"${safeText.replaceAll('"', '""')}"` : safeText;
}
