import { and, eq, inArray } from 'drizzle-orm';
import { type Credit, calculateCredits } from '../../catalogue/credit.ts';
import type { Pence } from '../../catalogue/money.ts';
import { vatTotals } from '../../catalogue/vat-totals.ts';
import { company } from '../../content/company.ts';
import { toIsoDay } from '../../contract/uk-time.ts';
import { currentSeller } from '../../documents/business-document.ts';
import type { Queries } from '../database/database.ts';
import { document, isGoods, type PostalAddress } from '../database/schema.ts';
import { type Order, OrderError, type Refund } from '../orders/order.ts';
import {
  countedRefunds,
  creditedPence,
  findRefundCredit,
  soldLines,
} from '../orders/order-amounts.ts';
import { isLivePayment } from '../payments/live-payments.ts';
import type { DocumentData, DocumentLine } from './document-data.ts';
import { emailDocument } from './document-emails.ts';
import { hasNextNumber, takeNextNumber } from './document-numbers.ts';
import { readInvoiceSetting } from './invoice-setting.ts';

export type IssuedDocument = typeof document.$inferSelect;

/** Whom an invoice is made out to, if that is not the buyer. */
export type Recipient = { company?: string | undefined; address?: string | undefined };

/** The documents of orders, oldest first. */
export function findDocuments(
  queries: Queries,
  orderIds: readonly number[],
): Promise<IssuedDocument[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  return queries
    .select()
    .from(document)
    .where(inArray(document.orderId, [...orderIds]))
    .orderBy(document.id);
}

/** The document with this number, if there is one. */
export async function findDocument(
  queries: Queries,
  number: string,
  orderId?: number,
): Promise<IssuedDocument | undefined> {
  const orderCondition = orderId === undefined ? undefined : eq(document.orderId, orderId);
  const [found] = await queries
    .select()
    .from(document)
    .where(and(eq(document.number, number), orderCondition));
  return found;
}

/** The lines of an order for an invoice; a single line if they do not add up to the total. */
function invoiceLines(order: Order): DocumentLine[] {
  const sold = soldLines(order);
  const { lines: exVat } = vatTotals(sold);
  return sold.map(({ line, pence, vatPercent }, at) => {
    const found = order.lines.find((one) => one.line === line);
    const { name = `Order ${order.reference}`, quantity = 1 } = found ?? {};
    return {
      name,
      sku: found && isGoods(found) ? found.sku : '',
      quantity,
      vatPercent,
      pence,
      exVatPence: exVat[at] ?? 0,
    };
  });
}

/** Throws if an order cannot be invoiced. */
export function rejectUninvoiceable(order: Order, recipient: Recipient = {}): void {
  const { reference, paidAt, state, company: firm, name, address, billingAddress } = order;
  if (paidAt === null)
    throw new OrderError(`${reference} is not paid: there is nothing to invoice.`);
  if (state === 'cancelled') {
    throw new OrderError(`${reference} is cancelled: there is nothing to invoice.`);
  }
  if (state === 'refunded') {
    throw new OrderError(`${reference} is refunded in full: there is nothing to invoice.`);
  }
  if (!(recipient.company ?? firm ?? name)) {
    throw new OrderError(`${reference} has no buyer's name: give one with --company NAME.`);
  }
  if (!address && !billingAddress && !recipient.address) {
    throw new OrderError(`${reference} has no address: give the buyer's with --address TEXT.`);
  }
}

/** Whom an invoice of an order is made out to. */
export function invoiceRecipientName(order: Order, recipient: Recipient = {}): string {
  return recipient.company ?? order.company ?? order.name ?? '';
}

const toAddressLines = ({ line1, line2, town, county, postcode }: PostalAddress): string[] =>
  [line1, line2, town, county, postcode].flatMap((line) => line || []);

/** The day on which an order was paid in full; for a bank transfer, the bank's date. */
function paidDay({ payments, totalPence, paidAt, createdAt }: Order): string {
  let received = 0;
  const last = payments.find(({ pence }) => {
    received += pence;
    return received >= totalPence;
  });
  return last?.receivedOn ?? toIsoDay(paidAt ?? createdAt);
}

/** Issues the VAT invoice of a locked order, with the next number of its series, or returns it. */
export async function issueInvoice(
  queries: Queries,
  order: Order,
  recipient: Recipient = {},
): Promise<IssuedDocument> {
  const existing = (await findDocuments(queries, [order.id])).find(
    ({ kind }) => kind === 'invoice',
  );
  if (existing) return existing;
  rejectUninvoiceable(order, recipient);
  const { name, company: firm, address, billingAddress, paidBy } = order;
  const paidOn = paidDay(order);
  const billing = billingAddress ?? address;
  const typed = recipient.address?.split(',').map((line) => line.trim());
  const lines = invoiceLines(order);
  const made = await storeDocument(queries, order, undefined, {
    ...buildCommonFields(order),
    kind: 'invoice',
    taxPoint: paidOn,
    to: [
      invoiceRecipientName(order, recipient),
      ...(typed ?? (billing ? toAddressLines(billing) : [])),
    ],
    deliverTo: address
      ? [...new Set([name, firm])].flatMap((one) => one ?? []).concat(toAddressLines(address))
      : [],
    ...buildTotals(lines),
    paid: { by: paidBy, on: paidOn },
  });
  // Refunds made before the invoice get their own credit notes.
  for (const one of countedRefunds(order)) await issueCreditNote(queries, order, one.id);
  return made;
}

const buildCommonFields = (order: Order) => ({
  order: order.reference,
  poNumber: order.poNumber,
  email: order.email,
  seller: currentSeller,
  vatNumber: company.vatNumber,
});

function buildTotals(lines: DocumentLine[]) {
  const { rates, totalPence, exVatPence } = vatTotals(lines);
  return { lines, rates, totalPence, exVatPence };
}

/**
 * Issues the invoice of a paid order that has none, if the owner wants one for every order. The buyer of
 * an order that was recovered after a restore may already have one, so there a person decides.
 */
export async function issueInvoiceIfEnabled(
  queries: Queries,
  order: Order,
): Promise<IssuedDocument | undefined> {
  if ((await readInvoiceSetting(queries)) !== 'always') return undefined;
  // A test payment must not use up a number of a real series.
  if (/[1-9]/.test(company.vatNumber) && !isLivePayment(order)) return undefined;
  if (order.issues.some(({ kind }) => kind === 'restored')) return undefined;
  if (!(await hasNextNumber(queries, 'invoice')) || (await findInvoice(queries, order))) {
    return undefined;
  }
  try {
    rejectUninvoiceable(order);
  } catch (error) {
    if (error instanceof OrderError) return undefined;
    throw error;
  }
  const made = await issueInvoice(queries, order);
  await emailDocument(queries, order, made);
  return made;
}

/** The invoice of an order: from the number series, or from before there was one. */
async function findInvoice(queries: Queries, order: Order) {
  const documents = await findDocuments(queries, [order.id]);
  const issued = documents.find(({ kind }) => kind === 'invoice');
  if (issued) return { documents, to: issued.data.to, number: issued.number, on: issued.issuedAt };
  const sent = order.events.findLast(({ kind }) => kind === 'invoice-sent')?.at;
  if (!sent) return undefined;
  const address = order.billingAddress ?? order.address;
  const to = [invoiceRecipientName(order), ...(address ? toAddressLines(address) : [])].filter(
    Boolean,
  );
  return { documents, to, number: order.reference, on: sent };
}

/**
 * What a refund still has to credit. The credit note of a refund that failed later stays valid: it
 * covers the refund that is made instead.
 */
function findRemainingCredit(
  order: Order,
  refunded: Refund,
  notes: readonly IssuedDocument[],
): Credit | undefined {
  const creditNotePence = ({ id }: Refund) =>
    notes.find((one) => one.refundId === id)?.totalPence ?? 0;
  const counted = countedRefunds(order);
  const sumOf = (amounts: readonly Pence[]) => amounts.reduce((sum, one) => sum + one, 0);
  const creditedForFailed = sumOf(
    order.refunds.filter(({ state }) => state === 'failed').map((one) => creditNotePence(one)),
  );
  if (creditedForFailed === 0) return findRefundCredit(order, refunded);
  const others = counted.filter(({ id }) => id !== refunded.id);
  const usedUp = sumOf(others.map((one) => Math.max(0, creditedPence(one) - creditNotePence(one))));
  const pence = creditedPence(refunded) - Math.max(0, creditedForFailed - usedUp);
  if (pence <= 0) return undefined;
  const credited = notes.map(({ totalPence }) => ({ pence: totalPence, lines: [] }));
  return calculateCredits(soldLines(order), [...credited, { pence, lines: [] }]).at(-1);
}

/**
 * Issues and emails the credit note of a refund, once. The order must be locked, and have an invoice.
 * The credit notes of an order never add up to more than its invoice.
 */
export async function issueCreditNote(
  queries: Queries,
  order: Order,
  refundId: number,
): Promise<IssuedDocument | undefined> {
  const invoice = await findInvoice(queries, order);
  const counted = countedRefunds(order);
  const refunded = counted.find(({ id }) => id === refundId);
  if (!invoice || !refunded || !(await hasNextNumber(queries, 'credit-note'))) return undefined;
  const notes = invoice.documents.filter(({ kind }) => kind === 'credit-note');
  if (notes.some((one) => one.refundId === refundId)) return undefined;
  const credit = findRemainingCredit(order, refunded, notes);
  if (!credit || credit.pence === 0) return undefined;
  const { pence, exVatPence, rates } = credit;
  const made = await storeDocument(queries, order, refundId, {
    ...buildCommonFields(order),
    kind: 'credit-note',
    taxPoint: toIsoDay(new Date()),
    to: invoice.to,
    deliverTo: [],
    lines: creditedLines(order, refundId, credit, invoice.number),
    rates: rates.map(({ pence: _, ...rate }) => rate),
    totalPence: pence,
    exVatPence,
    invoice: { number: invoice.number, issuedOn: toIsoDay(invoice.on) },
    method: refunded.method,
    note: refunded.note || undefined,
  });
  await emailDocument(queries, order, made);
  return made;
}

function creditedLines(
  order: Order,
  refundId: number,
  { lines, rates, pence }: Credit,
  invoice: string,
): DocumentLine[] {
  const refundLines = order.refunds.find(({ id }) => id === refundId)?.lines ?? [];
  if (lines.length > 0) {
    return lines.map(({ line, ...sums }) => {
      const { name = '', sku = '' } = order.lines.find((one) => one.line === line) ?? {};
      const quantity = refundLines.find((one) => one.line === line)?.quantity ?? 1;
      return { name, sku, quantity, ...sums };
    });
  }
  const all = invoiceLines(order);
  if (pence === order.totalPence) return all;
  const name = `Part refund of invoice ${invoice}`;
  return rates.map(({ percent, pence: sum, exVatPence }) => {
    return { name, sku: '', quantity: 1, vatPercent: percent, pence: sum, exVatPence };
  });
}

type UnnumberedDocument = Omit<DocumentData, 'number' | 'issuedAt'>;

/** Numbers and stores a document in the caller's transaction, so that the series has no gaps. */
async function storeDocument(
  queries: Queries,
  order: Order,
  refundId: number | undefined,
  content: UnnumberedDocument,
): Promise<IssuedDocument> {
  const { kind } = content;
  const number = await takeNextNumber(queries, kind);
  const issuedAt = new Date();
  const { taxPoint, totalPence } = content;
  const [made] = await queries
    .insert(document)
    .values({
      kind,
      number,
      orderId: order.id,
      refundId,
      issuedAt,
      taxPoint,
      totalPence,
      data: { ...content, number, issuedAt: issuedAt.toISOString() },
    })
    .returning();
  if (!made) throw new Error('A document was not written');
  return made;
}
