import { formatPrice } from '../../../catalogue/money.ts';
import { company } from '../../../content/company.ts';
import type { Environment } from '../../app/environment.ts';
import { isPublicShop } from '../../app/environment.ts';
import { invoiceOf, sendInvoice } from '../../orders/invoice.ts';
import { type Order, readOrder } from '../../orders/order.ts';
import { isLivePayment } from '../../payments/live-payments.ts';
import { type Command, CommandError } from '../command.ts';
import { plainText } from '../report.ts';
import { readReference } from './show-order.ts';

export const invoiceOrder: Command = {
  name: 'orders invoice',
  takes: ['REF'],
  options: { company: 'NAME', address: 'TEXT' },
  help: 'emails the buyer a VAT invoice, made out to the company of the order or to NAME, at the delivery address or TEXT; repeated, it replaces the one before',
  async run(context, given) {
    const database = await context.database();
    const recipient = {
      company: given.option('company')?.trim() || undefined,
      address: given.option('address')?.trim() || undefined,
    };
    const found = await readOrder(database.queries, readReference(given.word(0)));
    const { reference, email, totalPence } = found;
    const { madeOutTo } = invoiceOf(found, recipient);
    rejectUntrue(found, context.environment());
    const invoice = plainText(`VAT invoice of ${reference}, made out to ${madeOutTo}`);
    await context.confirm(
      `Send the ${invoice}, for ${formatPrice(totalPence)}, to ${plainText(email)}?`,
    );
    const order = await sendInvoice({ database }, reference, recipient);
    return { text: `The ${invoice}, is queued for ${plainText(email)}.`, json: order };
  },
};

/** What is only a trial must not reach customers: it would not be a legal invoice. */
function rejectUntrue(order: Order, environment: Environment): void {
  if (!isPublicShop(environment)) return;
  // The sample's number is all zeros.
  if (!/[1-9]/.test(company.vatNumber)) {
    throw new CommandError(
      `${company.vatNumber} is not a VAT number: set the shop's own in content/company.ts before you invoice a customer.`,
    );
  }
  if (!isLivePayment(order)) {
    throw new CommandError(
      `${order.reference} was a test: no real money was paid, and there is nothing to invoice.`,
    );
  }
}
