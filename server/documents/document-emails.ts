import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { formatPrice } from '../../catalogue/money.ts';
import { company } from '../../content/company.ts';
import type { Queries } from '../database/database.ts';
import { document } from '../database/schema.ts';
import { type EmailContent, facts, renderEmail } from '../email/email-template.ts';
import { isDeliverableAddress, queueEmail } from '../email/outbox.ts';
import { ukDate } from '../email/uk-date.ts';
import type { Order } from '../orders/order.ts';
import type { DocumentData } from './document-data.ts';
import { documentFilename, documentNames, renderDocumentPdf } from './document-pdf.ts';

const emailKind = { invoice: 'order-invoice', 'credit-note': 'order-credit-note' } as const;

/** Emails the buyer a document, again on every call. The PDF is attached when the email is sent. */
export async function emailDocument(
  queries: Queries,
  { email, reference }: Pick<Order, 'email' | 'reference'>,
  { id, data }: Pick<typeof document.$inferSelect, 'id' | 'data'>,
): Promise<boolean> {
  if (!isDeliverableAddress(email)) return false;
  return queueEmail(queries, {
    kind: emailKind[data.kind],
    to: email,
    key: `${reference}.${randomUUID()}`,
    documentId: id,
    ...documentEmail(data),
  });
}

/** Attaches the document as a PDF to an email that is about to be sent. */
export async function attachDocument<Email extends { documentId: number | null }>(
  queries: Queries,
  email: Email,
): Promise<Email & { attachment?: { filename: string; content: Buffer } }> {
  if (email.documentId === null) return email;
  const [found] = await queries.select().from(document).where(eq(document.id, email.documentId));
  if (!found) return email;
  const content = await renderDocumentPdf(found.data);
  return { ...email, attachment: { filename: documentFilename(found.data), content } };
}

/** The text of the email that a document is attached to. */
function documentEmail(data: DocumentData): EmailContent {
  const { kind, number, order, poNumber, totalPence, issuedAt, to, invoice } = data;
  const name = documentNames[kind];
  return renderEmail(`${name} ${number} for order ${order}`, [
    kind === 'invoice'
      ? 'Your VAT invoice is attached as a PDF.'
      : 'Your credit note is attached as a PDF.',
    facts([
      [`${name} number`, number],
      ...(invoice ? [['For invoice', invoice.number] satisfies [string, string]] : []),
      ['Order number', order],
      ...(poNumber ? [['Your PO number', poNumber] satisfies [string, string]] : []),
      ['Date of issue', ukDate(new Date(issuedAt))],
      ['Made out to', to[0] ?? ''],
      [kind === 'invoice' ? 'Total inc VAT' : 'Refunded inc VAT', formatPrice(totalPence)],
    ]),
    `Something wrong? Call ${company.phone.shown} or reply to this email.`,
  ]);
}
