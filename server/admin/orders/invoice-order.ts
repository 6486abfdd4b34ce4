import { formatPrice } from '../../../catalogue/money.ts';
import { isPublicShop } from '../../app/environment.ts';
import { madeOutTo, rejectUninvoiceable } from '../../documents/issue-documents.ts';
import { rejectTrialInvoice, sendInvoice } from '../../orders/invoice.ts';
import { readOrder } from '../../orders/order.ts';
import type { Command } from '../command.ts';
import { plainText } from '../report.ts';
import { by } from './change-orders.ts';
import { readReference } from './show-order.ts';

export const invoiceOrder: Command = {
  name: 'orders invoice',
  takes: ['REF'],
  options: { company: 'NAME', address: 'TEXT' },
  help: 'emails the buyer a VAT invoice, made out to the company of the order or to NAME, at the delivery address or TEXT; repeated, it sends the same again',
  async run(context, given) {
    const database = await context.database();
    const recipient = {
      company: given.option('company')?.trim() || undefined,
      address: given.option('address')?.trim() || undefined,
    };
    const found = await readOrder(database.queries, readReference(given.word(0)));
    const { reference, email, totalPence } = found;
    rejectUninvoiceable(found, recipient);
    rejectTrialInvoice(found, isPublicShop(context.environment()));
    const invoice = plainText(
      `VAT invoice of ${reference}, made out to ${madeOutTo(found, recipient)}`,
    );
    await context.confirm(
      `Send the ${invoice}, for ${formatPrice(totalPence)}, to ${plainText(email)}?`,
    );
    const order = await sendInvoice({ database }, reference, { recipient, by });
    return { text: `The ${invoice}, is queued for ${plainText(email)}.`, json: order };
  },
};
