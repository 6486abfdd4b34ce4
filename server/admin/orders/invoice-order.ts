import { formatPrice } from '../../../catalogue/money.ts';
import { isPublicShop } from '../../app/environment.ts';
import { invoiceRecipientName, rejectUninvoiceable } from '../../documents/issue-documents.ts';
import { readOrder } from '../../orders/order.ts';
import { rejectTestInvoice, sendInvoice } from '../../orders/send-invoice.ts';
import type { Command } from '../command.ts';
import { replaceControlCharacters } from '../report.ts';
import { commandActor } from './change-orders.ts';
import { parseReference } from './show-order.ts';

export const invoiceOrder: Command = {
  name: 'orders invoice',
  positionals: ['REF'],
  options: { company: 'NAME', address: 'TEXT' },
  help: 'emails the buyer a VAT invoice, made out to the company of the order or to NAME, at the delivery address or TEXT; repeated, it sends the same again',
  async run(context, args) {
    const database = await context.database();
    const recipient = {
      company: args.option('company')?.trim() || undefined,
      address: args.option('address')?.trim() || undefined,
    };
    const found = await readOrder(database.queries, parseReference(args.positional(0)));
    const { reference, email, totalPence } = found;
    rejectUninvoiceable(found, recipient);
    rejectTestInvoice(found, isPublicShop(context.environment()));
    const invoice = replaceControlCharacters(
      `VAT invoice of ${reference}, made out to ${invoiceRecipientName(found, recipient)}`,
    );
    await context.confirm(
      `Send the ${invoice}, for ${formatPrice(totalPence)}, to ${replaceControlCharacters(email)}?`,
    );
    const order = await sendInvoice({ database }, reference, { recipient, by: commandActor });
    return {
      text: `The ${invoice}, is queued for ${replaceControlCharacters(email)}.`,
      json: order,
    };
  },
};
