import type { Shop } from '../app/shop.ts';
import type { Order } from './find-order.ts';
import { invoiceNote, invoiceOf, type Recipient } from './invoice.ts';
import { keepNote } from './order-notes.ts';
import { emailInvoice } from './queue-order-emails.ts';
import { lockOrder } from './read-order.ts';

/** Sends the buyer a VAT invoice and keeps that in the order's history. Repeated, it sends another. */
export async function sendInvoice(
  { database }: Pick<Shop, 'database'>,
  reference: string,
  recipient?: Recipient,
): Promise<Order> {
  return database.transaction(async (queries) => {
    const order = await lockOrder(queries, reference);
    const invoice = invoiceOf(order, recipient);
    await emailInvoice(queries, invoice);
    return keepNote(queries, order, invoiceNote(invoice.madeOutTo), 'invoice-sent');
  });
}
