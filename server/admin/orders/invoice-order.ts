import { formatPrice } from '../../../catalogue/money.ts';
import { company } from '../../../content/company.ts';
import type { Environment } from '../../app/environment.ts';
import { isPublicShop } from '../../app/environment.ts';
import type { Order } from '../../orders/find-order.ts';
import { invoiceOf } from '../../orders/invoice.ts';
import { readOrder } from '../../orders/read-order.ts';
import { sendInvoice } from '../../orders/send-invoice.ts';
import { isLivePayment } from '../../payments/live-payments.ts';
import { type Command, CommandError } from '../command.ts';
import { plainText } from '../report.ts';
import { readReference } from './reference.ts';

export const invoiceOrder: Command = {
  name: 'orders invoice',
  takes: ['REF'],
  options: { company: 'NAME', address: 'TEXT' },
  says: 'sends the buyer a VAT invoice, made out to the company of the order or to NAME, at the address of delivery or TEXT; typed again, it replaces the one before',
  async run(desk, given) {
    const database = await desk.database();
    const recipient = {
      company: given.option('company')?.trim() || undefined,
      address: given.option('address')?.trim() || undefined,
    };
    const found = await readOrder(database.queries, readReference(given.word(0)));
    const { reference, email, totalPence } = found;
    const { madeOutTo } = invoiceOf(found, recipient);
    refuseUntrue(found, desk.environment());
    const invoice = plainText(`VAT invoice of ${reference}, made out to ${madeOutTo}`);
    await desk.confirm(
      `Send the ${invoice}, over ${formatPrice(totalPence)}, to ${plainText(email)}?`,
    );
    const order = await sendInvoice({ database }, reference, recipient);
    return { text: `The ${invoice}, goes to ${plainText(email)}.`, json: order };
  },
};

/** What can be tried out anywhere must not reach customers: it would be no invoice in law. */
function refuseUntrue(order: Order, environment: Environment): void {
  if (!isPublicShop(environment)) return;
  // The sample's number is all noughts.
  if (!/[1-9]/.test(company.vatNumber)) {
    throw new CommandError(
      `${company.vatNumber} is no VAT number: set the shop's own in content/company.ts before an invoice goes to a customer.`,
    );
  }
  if (!isLivePayment(order)) {
    throw new CommandError(
      `${order.reference} was a test: no real money was paid, and there is nothing to invoice.`,
    );
  }
}
