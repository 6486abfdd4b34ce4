import { and, eq, inArray } from 'drizzle-orm';
import { type Credit, creditsOf } from '../../catalogue/credit.ts';
import { vatTotals } from '../../catalogue/ex-vat-of-each.ts';
import type { Pence } from '../../catalogue/money.ts';
import { company } from '../../content/company.ts';
import { isoDay } from '../../contract/uk-time.ts';
import { sellerNow } from '../../documents/business-document.ts';
import type { Queries } from '../database/database.ts';
import { document, isGoods, type PostalAddress } from '../database/schema.ts';
import {
  countedRefunds,
  creditOf,
  type Order,
  OrderError,
  type Refund,
  soldBack,
  soldLines,
} from '../orders/order.ts';
import { isLivePayment } from '../payments/live-payments.ts';
import type { DocumentData, DocumentLine } from './document-data.ts';
import { emailDocument } from './document-emails.ts';
import { readInvoiceSetting } from './invoice-setting.ts';
import { hasNextNumber, nextNumber } from './number-documents.ts';

export type IssuedDocument = typeof document.$inferSelect;

/** Whom an invoice is made out to, where it is not who ordered. */
export type Recipient = { company?: string | undefined; address?: string | undefined };

/** The documents of orders, the first first. */
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

/** The document of a number, if there is one. */
export async function findDocument(
  queries: Queries,
  number: string,
  orderId?: number,
): Promise<IssuedDocument | undefined> {
  const isOfOrder = orderId === undefined ? undefined : eq(document.orderId, orderId);
  const [found] = await queries
    .select()
    .from(document)
    .where(and(eq(document.number, number), isOfOrder));
  return found;
}

/** The lines of an order as an invoice has them; one for all where they are not what was paid. */
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

/** Why there is no invoice of an order, if there is none. */
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
export function madeOutTo(order: Order, recipient: Recipient = {}): string {
  return recipient.company ?? order.company ?? order.name ?? '';
}

const linesOfAddress = ({ line1, line2, town, county, postcode }: PostalAddress): string[] =>
  [line1, line2, town, county, postcode].flatMap((line) => line || []);

/** The day on which all was paid; of a bank transfer, as the bank says. */
function paidDay({ payments, totalPence, paidAt, createdAt }: Order): string {
  let received = 0;
  const last = payments.find(({ pence }) => {
    received += pence;
    return received >= totalPence;
  });
  return last?.receivedOn ?? isoDay(paidAt ?? createdAt);
}

/** Issues the VAT invoice of an order that is locked, with the next number of its series; once. */
export async function issueInvoice(
  queries: Queries,
  order: Order,
  recipient: Recipient = {},
): Promise<IssuedDocument> {
  const known = (await findDocuments(queries, [order.id])).find(({ kind }) => kind === 'invoice');
  if (known) return known;
  rejectUninvoiceable(order, recipient);
  const { name, company: firm, address, billingAddress, paidBy } = order;
  const paidOn = paidDay(order);
  const billing = billingAddress ?? address;
  const typed = recipient.address?.split(',').map((line) => line.trim());
  const lines = invoiceLines(order);
  const made = await write(queries, order, undefined, {
    ...partsOf(order),
    kind: 'invoice',
    taxPoint: paidOn,
    to: [madeOutTo(order, recipient), ...(typed ?? (billing ? linesOfAddress(billing) : []))],
    deliverTo: address
      ? [...new Set([name, firm])].flatMap((one) => one ?? []).concat(linesOfAddress(address))
      : [],
    ...totalsOf(lines),
    paid: { by: paidBy, on: paidOn },
  });
  // What was refunded before there was an invoice is credited by its own note.
  for (const one of countedRefunds(order)) await issueCreditNote(queries, order, one.id);
  return made;
}

const partsOf = (order: Order) => ({
  order: order.reference,
  poNumber: order.poNumber,
  email: order.email,
  seller: sellerNow,
  vatNumber: company.vatNumber,
});

function totalsOf(lines: DocumentLine[]) {
  const { rates, totalPence, exVatPence } = vatTotals(lines);
  return { lines, rates, totalPence, exVatPence };
}

/**
 * Issues the invoice of an order that was paid, where the owner wants one of every order and there is
 * none yet. Of an order that was made again after a restore the buyer may have one, so a person decides.
 */
export async function issueInvoiceIfAlways(
  queries: Queries,
  order: Order,
): Promise<IssuedDocument | undefined> {
  if ((await readInvoiceSetting(queries)) !== 'always') return undefined;
  // A test payment takes no number of a real series.
  if (/[1-9]/.test(company.vatNumber) && !isLivePayment(order)) return undefined;
  if (order.issues.some(({ kind }) => kind === 'restored')) return undefined;
  if (!(await hasNextNumber(queries, 'invoice')) || (await invoiceOf(queries, order))) {
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

/** The invoice that an order has: of the series, or from before there was one. */
async function invoiceOf(queries: Queries, order: Order) {
  const documents = await findDocuments(queries, [order.id]);
  const issued = documents.find(({ kind }) => kind === 'invoice');
  if (issued) return { documents, to: issued.data.to, number: issued.number, on: issued.issuedAt };
  const sent = order.events.findLast(({ kind }) => kind === 'invoice-sent')?.at;
  if (!sent) return undefined;
  const address = order.billingAddress ?? order.address;
  const to = [madeOutTo(order), ...(address ? linesOfAddress(address) : [])].filter(Boolean);
  return { documents, to, number: order.reference, on: sent };
}

/**
 * What a refund still credits. The note of one that failed afterwards stands: the money that goes back
 * in its place is credited by it.
 */
function creditLeft(
  order: Order,
  refunded: Refund,
  notes: readonly IssuedDocument[],
): Credit | undefined {
  const noteOf = ({ id }: Refund) => notes.find((one) => one.refundId === id)?.totalPence ?? 0;
  const counted = countedRefunds(order);
  const sumOf = (amounts: readonly Pence[]) => amounts.reduce((sum, one) => sum + one, 0);
  const ofFailed = sumOf(
    order.refunds.filter(({ state }) => state === 'failed').map((one) => noteOf(one)),
  );
  if (ofFailed === 0) return creditOf(order, refunded);
  const others = counted.filter(({ id }) => id !== refunded.id);
  const usedUp = sumOf(others.map((one) => Math.max(0, soldBack(one) - noteOf(one))));
  const pence = soldBack(refunded) - Math.max(0, ofFailed - usedUp);
  if (pence <= 0) return undefined;
  const credited = notes.map(({ totalPence }) => ({ pence: totalPence, lines: [] }));
  return creditsOf(soldLines(order), [...credited, { pence, lines: [] }]).at(-1);
}

/**
 * Issues the credit note of a refund of an order that is locked and was invoiced, and emails it; once.
 * Together credit notes never take back more than the invoice.
 */
export async function issueCreditNote(
  queries: Queries,
  order: Order,
  refundId: number,
): Promise<IssuedDocument | undefined> {
  const invoice = await invoiceOf(queries, order);
  const counted = countedRefunds(order);
  const refunded = counted.find(({ id }) => id === refundId);
  if (!invoice || !refunded || !(await hasNextNumber(queries, 'credit-note'))) return undefined;
  const notes = invoice.documents.filter(({ kind }) => kind === 'credit-note');
  if (notes.some((one) => one.refundId === refundId)) return undefined;
  const credit = creditLeft(order, refunded, notes);
  if (!credit || credit.pence === 0) return undefined;
  const { pence, exVatPence, rates } = credit;
  const made = await write(queries, order, refundId, {
    ...partsOf(order),
    kind: 'credit-note',
    taxPoint: isoDay(new Date()),
    to: invoice.to,
    deliverTo: [],
    lines: creditedLines(order, refundId, credit, invoice.number),
    rates: rates.map(({ pence: _, ...rate }) => rate),
    totalPence: pence,
    exVatPence,
    invoice: { number: invoice.number, issuedOn: isoDay(invoice.on) },
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
  const meant = order.refunds.find(({ id }) => id === refundId)?.lines ?? [];
  if (lines.length > 0) {
    return lines.map(({ line, ...sums }) => {
      const { name = '', sku = '' } = order.lines.find((one) => one.line === line) ?? {};
      const quantity = meant.find((one) => one.line === line)?.quantity ?? 1;
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

type Unnumbered = Omit<DocumentData, 'number' | 'issuedAt'>;

/** Numbers a document and writes it, in the transaction of what it is about: without a gap. */
async function write(
  queries: Queries,
  order: Order,
  refundId: number | undefined,
  content: Unnumbered,
): Promise<IssuedDocument> {
  const { kind } = content;
  const number = await nextNumber(queries, kind);
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
