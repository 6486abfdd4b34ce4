import { exVatOfEach } from '../../catalogue/ex-vat-of-each.ts';
import { exVat, type Pence } from '../../catalogue/money.ts';
import type { Shop } from '../app/shop.ts';
import { orderEvent } from '../database/schema.ts';
import { isDeliverableAddress } from '../email/outbox.ts';
import { lockOrder, type Order, OrderError, readOrder, refundablePence } from './order.ts';
import { emailInvoice } from './queue-order-emails.ts';

/** A VAT invoice of an order, which bears the order's number. */
export type Invoice = {
  order: Order;
  madeOutTo: string;
  /** Another address than that of delivery, on one line as the owner typed it. */
  billing: string | undefined;
  lines: InvoiceLine[];
  /** When the invoice was sent that this one replaces. */
  replaces: Date | undefined;
};

type InvoiceLine = {
  quantity: number;
  name: string;
  sku: string;
  unitExVat: Pence;
  totalExVat: Pence;
};

/** Whom an invoice is made out to, where it is not who ordered. */
export type Recipient = { company?: string | undefined; address?: string | undefined };

/** The invoice of an order, made out to its company, its buyer or somebody else; or why there is none. */
export function invoiceOf(order: Order, recipient: Recipient = {}): Invoice {
  const { reference, email, events } = order;
  const madeOutTo = recipient.company ?? order.company ?? order.name;
  if (order.state === 'cancelled') {
    throw new OrderError(`${reference} is cancelled: there is nothing to invoice.`);
  }
  if (refundablePence(order) <= 0) {
    throw new OrderError(`${reference} is refunded in full: there is nothing to invoice.`);
  }
  if (!isDeliverableAddress(email)) {
    throw new OrderError(`${reference} has no email address to send an invoice to.`);
  }
  if (!madeOutTo) {
    throw new OrderError(`${reference} has no buyer's name: give one with --company NAME.`);
  }
  if (!order.address && !recipient.address) {
    throw new OrderError(`${reference} has no address: give the buyer's with --address TEXT.`);
  }
  return {
    order,
    madeOutTo,
    billing: recipient.address,
    lines: linesOf(order),
    replaces: lastInvoice(events),
  };
}

function linesOf({ reference, lines, totalPence }: Order): InvoiceLine[] {
  const amounts = lines.map(({ unitPence, quantity }) => unitPence * quantity);
  if (amounts.reduce((sum, amount) => sum + amount, 0) !== totalPence) {
    throw new OrderError(
      `${reference} was paid with a different amount from its lines: write its invoice by hand.`,
    );
  }
  const exVatAmounts = exVatOfEach(amounts);
  return lines.map(({ quantity, name, sku, unitPence }, place) => ({
    quantity,
    name,
    sku,
    unitExVat: exVat(unitPence),
    totalExVat: exVatAmounts[place] ?? 0,
  }));
}

/** When its buyer was last sent one. */
export function lastInvoice(events: Order['events']): Date | undefined {
  return events.findLast(({ kind }) => kind === 'invoice-sent')?.at;
}

/** Emails the buyer a VAT invoice and keeps that in the order's history. Repeated, it sends another. */
export async function sendInvoice(
  { database }: Pick<Shop, 'database'>,
  reference: string,
  recipient?: Recipient,
): Promise<Order> {
  return database.transaction(async (queries) => {
    const order = await lockOrder(queries, reference);
    const invoice = invoiceOf(order, recipient);
    await emailInvoice(queries, invoice);
    await queries.insert(orderEvent).values({
      orderId: order.id,
      state: order.state,
      note: `VAT invoice sent, made out to ${invoice.madeOutTo}.`,
      kind: 'invoice-sent',
    });
    return readOrder(queries, reference);
  });
}
