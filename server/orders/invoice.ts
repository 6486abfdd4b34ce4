import { exVatOfEach } from '../../catalogue/ex-vat-of-each.ts';
import { exVat, type Pence } from '../../catalogue/money.ts';
import { isDeliverableAddress } from '../email/outbox.ts';
import type { Order } from './find-order.ts';
import { OrderError } from './read-order.ts';
import { refundablePence } from './refunded-amount.ts';

/** A VAT invoice of an order, which bears the order's number. */
export type Invoice = {
  order: Order;
  madeOutTo: string;
  /** Another address than that of delivery, on one line as the owner typed it. */
  billing: string | undefined;
  lines: InvoiceLine[];
  /** When the one was sent that it takes the place of. */
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
    throw new OrderError(`${reference} has no e-mail address to send an invoice to.`);
  }
  if (!madeOutTo) {
    throw new OrderError(`${reference} names no buyer: say whom to invoice with --company NAME.`);
  }
  if (!order.address && !recipient.address) {
    throw new OrderError(`${reference} has no address: say the buyer's with --address TEXT.`);
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
      `${reference} was paid with another sum than its lines cost: write its invoice by hand.`,
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

/** What an order's history says of an invoice. */
export function invoiceNote(madeOutTo: string): string {
  return `VAT invoice sent, made out to ${madeOutTo}.`;
}

/** When its buyer was last sent one. */
export function lastInvoice(events: Order['events']): Date | undefined {
  return events.findLast(({ kind }) => kind === 'invoice-sent')?.at;
}
