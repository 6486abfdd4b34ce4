import { exVat, exVatOfEach, type Pence } from '../../catalogue/money.ts';
import type { PostalAddress } from '../database/schema.ts';
import { isRecipient } from '../mail/outbox.ts';
import { OrderRefusal } from './change-order.ts';
import type { Order } from './find-order.ts';
import { leftToGiveBack } from './given-back.ts';

/** A VAT invoice of an order, which bears the order's number. */
export type Invoice = {
  order: Order;
  madeOutTo: string;
  address: PostalAddress;
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

/** The invoice of an order, made out to its company, its buyer or somebody else; or why there is none. */
export function invoiceOf(order: Order, company?: string): Invoice {
  const { reference, email, address, events } = order;
  const madeOutTo = company ?? order.company ?? order.name;
  if (order.state === 'cancelled') {
    throw new OrderRefusal(`${reference} is cancelled: there is nothing to invoice.`);
  }
  if (leftToGiveBack(order) <= 0) {
    throw new OrderRefusal(`${reference} is refunded in full: there is nothing to invoice.`);
  }
  if (!isRecipient(email)) {
    throw new OrderRefusal(`${reference} has no e-mail address to send an invoice to.`);
  }
  if (!madeOutTo) {
    throw new OrderRefusal(`${reference} names no buyer: say whom to invoice with --company NAME.`);
  }
  if (!address) {
    throw new OrderRefusal(`${reference} has no address, and a VAT invoice must show the buyer's.`);
  }
  return { order, madeOutTo, address, lines: linesOf(order), replaces: lastInvoice(events) };
}

function linesOf({ reference, lines, totalPence }: Order): InvoiceLine[] {
  const amounts = lines.map(({ unitPence, quantity }) => unitPence * quantity);
  if (amounts.reduce((sum, amount) => sum + amount, 0) !== totalPence) {
    throw new OrderRefusal(
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

const sent = 'VAT invoice sent, made out to ';

/** What an order's history says of an invoice. */
export function invoiceNote(madeOutTo: string): string {
  return `${sent}${madeOutTo}.`;
}

function lastInvoice(events: Order['events']): Date | undefined {
  return events.findLast(({ note }) => note?.startsWith(sent))?.at;
}
