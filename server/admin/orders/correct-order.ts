import type { Shop } from '../../app/shop.ts';
import { correctAddress } from '../../orders/correct-address.ts';
import { correctEmail } from '../../orders/correct-email.ts';
import type { Order } from '../../orders/find-order.ts';
import { lastInvoice } from '../../orders/invoice.ts';
import { type Command, UsageError } from '../command.ts';
import type { Report } from '../report.ts';
import { plainText } from '../report.ts';
import { requireOrigin } from '../require-settings.ts';
import { describeEmails } from './describe-emails.ts';
import { readAddress } from './read-address.ts';
import { readReference } from './reference.ts';

type Books = Pick<Shop, 'database' | 'origin'>;

export const correctOrder: Command = {
  name: 'orders correct',
  takes: ['REF'],
  options: { email: 'EMAIL', address: 'TEXT' },
  says: "mends a buyer's mistyped e-mail address, and sends there what went to the wrong one; or has an order that has not left go to TEXT, and tells the buyer",
  async run(desk, given) {
    const email = given.option('email')?.trim();
    const typed = given.option('address')?.trim();
    if (!email === !typed) {
      throw new UsageError(
        'Say which address is wrong, one at a time: --email EMAIL, or --address "9 Mill Lane, Kendal, LA9 4XX"',
      );
    }
    const reference = readReference(given.word(0));
    const address = typed ? readAddress(typed) : undefined;
    requireOrigin(desk.environment());
    const books = { database: await desk.database(), origin: desk.environment().ORIGIN };
    return address
      ? describeAddress(await correctAddress(books, reference, address))
      : mendEmail(books, reference, email ?? '');
  },
};

async function mendEmail(books: Books, reference: string, email: string): Promise<Report> {
  const order = await correctEmail(books, reference, email);
  const mails = order.mails === 1 ? '1 mail goes' : `${order.mails} mails go`;
  return {
    text: `${order.reference} has ${email} now. ${mails} there with the next round.`,
    json: order,
  };
}

function describeAddress(order: Order & { told: boolean }): Report {
  const { reference, address, attention, events, told } = order;
  const invoiced =
    lastInvoice(events) &&
    `Its VAT invoice has gone out: orders invoice ${reference} sends one that replaces it.`;
  const left = attention && `To be looked at: ${attention}`;
  const goes = `${reference} goes to ${plainText(address?.line1 ?? '')}, ${address?.postcode} now.`;
  return {
    text: [goes, describeEmails({ changed: true, told }), left, invoiced].filter(Boolean).join(' '),
    json: order,
  };
}
