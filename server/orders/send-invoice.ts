import { and, desc, eq } from 'drizzle-orm';
import { company } from '../../content/company.ts';
import type { Shop } from '../app/shop.ts';
import type { Queries } from '../database/database.ts';
import { orderEvent, outboxEmail } from '../database/schema.ts';
import { emailDocument } from '../documents/document-emails.ts';
import { documentNames } from '../documents/document-pdf.ts';
import {
  findDocument,
  findDocuments,
  issueInvoice,
  type Recipient,
  rejectUninvoiceable,
} from '../documents/issue-documents.ts';
import { isDeliverableAddress, queueEmail } from '../email/outbox.ts';
import { isLivePayment } from '../payments/live-payments.ts';
import { addNotes, type Order, OrderError } from './order.ts';
import { type ChangeRequest, changeOrder, type RecordedOrder } from './record-change.ts';

/** Throws in the public shop if an invoice would be invalid: no real VAT number, or no real payment. */
export function rejectTestInvoice(order: Order, isPublicShop: boolean): void {
  if (!isPublicShop) return;
  // The sample company's VAT number is all zeros.
  if (!/[1-9]/.test(company.vatNumber)) {
    throw new OrderError(
      `${company.vatNumber} is not a VAT number: set the shop's own in content/company.ts before you invoice a customer.`,
    );
  }
  if (!isLivePayment(order)) {
    throw new OrderError(
      `${order.reference} was a test: no real money was paid, and there is nothing to invoice.`,
    );
  }
}

/** When the buyer was last sent an invoice. */
export function lastInvoiceSentAt(events: Order['events']): Date | undefined {
  return events.findLast(({ kind }) => kind === 'invoice-sent')?.at;
}

/**
 * Emails the buyer the VAT invoice of an order, which is issued if there is none, and records that in
 * the order's history. A repeat sends the same invoice: once issued, it never changes.
 */
export function sendInvoice(
  shop: Pick<Shop, 'database'>,
  reference: string,
  { recipient = {}, ...request }: { recipient?: Recipient | undefined } & ChangeRequest,
): Promise<RecordedOrder> {
  return changeOrder(shop, reference, request, async (queries, order) => {
    if (!isDeliverableAddress(order.email)) {
      throw new OrderError(`${reference} has no email address to send an invoice to.`);
    }
    const existing = (await findDocuments(queries, [order.id])).find(
      ({ kind }) => kind === 'invoice',
    );
    if (existing) rejectRecipientChange(existing, recipient);
    else if (lastInvoiceSentAt(order.events)) {
      await resendLegacyInvoice(queries, order);
      return { action: 'order.invoice', result: {} };
    } else rejectUninvoiceable(order, recipient);
    const invoice = existing ?? (await issueInvoice(queries, order, recipient));
    await emailDocument(queries, order, invoice);
    await queries.insert(orderEvent).values({
      orderId: order.id,
      state: order.state,
      note: `VAT invoice ${invoice.number} sent, made out to ${invoice.data.to[0] ?? ''}.`,
      kind: 'invoice-sent',
    });
    // Undo withdraws the email, but an issued number stays issued.
    return { action: 'order.invoice', result: {}, data: { number: invoice.number } };
  });
}

/** Emails the buyer an invoice or a credit note again, as it was issued. */
export function sendDocument(
  shop: Pick<Shop, 'database'>,
  reference: string,
  { number, ...request }: { number: string } & ChangeRequest,
): Promise<RecordedOrder> {
  return changeOrder(shop, reference, request, async (queries, order) => {
    const issued = await findDocument(queries, number, order.id);
    if (!issued) throw new OrderError(`${reference} has no document ${number}.`);
    if (!(await emailDocument(queries, order, issued))) {
      throw new OrderError(`${reference} has no email address to send it to.`);
    }
    const note = `${documentNames[issued.kind]} ${number} sent.`;
    await addNotes(queries, order, note);
    return { action: 'order.invoice', result: {}, data: { number } };
  });
}

function rejectRecipientChange(
  { number, data }: Awaited<ReturnType<typeof findDocuments>>[number],
  recipient: Recipient,
): void {
  if (recipient.company === undefined || recipient.company === data.to[0]) return;
  throw new OrderError(
    `${number} was issued to ${data.to[0] ?? 'someone else'}, and an invoice never changes once it is issued.`,
  );
}

/** Resends the invoice email of an order that was invoiced before invoices had a number series. */
async function resendLegacyInvoice(
  queries: Queries,
  { id, reference, state, email }: Order,
): Promise<void> {
  const [legacyEmail] = await queries
    .select()
    .from(outboxEmail)
    .where(and(eq(outboxEmail.orderReference, reference), eq(outboxEmail.kind, 'order-invoice')))
    .orderBy(desc(outboxEmail.id))
    .limit(1);
  if (!legacyEmail)
    throw new OrderError(`The invoice of ${reference} is not kept: print your own copy.`);
  const { subject, text, html } = legacyEmail;
  const key = `${reference}.${crypto.randomUUID()}`;
  await queueEmail(queries, { kind: 'order-invoice', to: email, key, subject, text, html });
  const note = `VAT invoice ${reference} sent again.`;
  await queries.insert(orderEvent).values({ orderId: id, state, note, kind: 'invoice-sent' });
}
